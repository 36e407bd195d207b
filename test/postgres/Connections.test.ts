import { DatabaseError } from "pg"
import { describe, expect, it } from "vitest"
import { isUsable } from "../../src/postgres/Connections.ts"

const told = (severity: string, code: string) =>
  Object.assign(new DatabaseError("told by the server", 1, "error"), { severity, code })

describe("a connection", () => {
  it("is used again after a statement's own error, in whichever language it is told", () => {
    for (const severity of ["ERROR", "FEHLER", "ERREUR", "ОШИБКА", "エラー"]) {
      for (const code of ["23505", "40P01", "55P03", "57014", "42P01", "22P02", "25P02"]) {
        expect(isUsable(told(severity, code))).toBe(true)
      }
    }
  })

  it("is not used again after a refused write, or when its prepared statements are another client's", () => {
    for (const code of ["25006", "26000", "42P05"]) expect(isUsable(told("ERROR", code))).toBe(false)
  })

  it("is not used again after a server's last words, or an error that is not the server's", () => {
    for (const severity of ["FATAL", "PANIC", "ВАЖНО", "致命的エラー"]) {
      for (const code of ["57P01", "57P02", "57P05", "25P03", "25P04", "08006", "28000", "53300"]) {
        expect(isUsable(told(severity, code))).toBe(false)
      }
    }
    for (const error of [
      null,
      undefined,
      "severity",
      new Error("Query read timeout"),
      Object.assign(new Error("broken pipe"), { code: "EPIPE" })
    ]) {
      expect(isUsable(error)).toBe(false)
    }
  })
})
