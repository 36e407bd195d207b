/** Which addresses of a database send a password and all data to another machine in the clear: `doctor` warns of them. */
import { describe, expect, it } from "vitest"
import { isInTheClear, isUnverified } from "../../src/postgres/DatabaseUrl.ts"

const inTheClear = (rest: string): boolean => isInTheClear(`postgres://duebook:secret@${rest}`)

describe("a database's address", () => {
  it.each(["db.internal/d", "10.0.0.1:5432/d?sslmode=disable", "localhost/d?host=db.internal"])(
    "sends everything in the clear: %s",
    (rest) => {
      expect(inTheClear(rest)).toBe(true)
    }
  )

  it.each([
    "db.internal/d?sslmode=require",
    "db.internal/d?sslmode=verify-ca&sslrootcert=/ca.pem",
    "db.internal/d?sslmode=verify-full",
    "localhost/d",
    "127.0.0.1:5433/d?sslmode=disable",
    "[::1]/d",
    "db.internal/d?host=/run/postgresql"
  ])("does not: %s", (rest) => {
    expect(inTheClear(rest)).toBe(false)
  })

  it("is not verified by sslmode=require alone, except on this machine", () => {
    const unverified = (rest: string) => isUnverified(`postgres://duebook:secret@${rest}`)
    expect(unverified("db.internal/d?sslmode=require")).toBe(true)
    for (const rest of [
      "db.internal/d?sslmode=require&sslrootcert=/ca.pem",
      "db.internal/d?sslmode=verify-full",
      "localhost/d?sslmode=require",
      "db.internal/d"
    ])
      expect(unverified(rest), rest).toBe(false)
  })

  it("is that of a socket where it has no host", () => {
    expect(isInTheClear("postgres:///d?host=/run/postgresql")).toBe(false)
    expect(isInTheClear("postgres:///d?host=db.internal")).toBe(true)
  })
})
