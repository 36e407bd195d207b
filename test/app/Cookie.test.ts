/** The cookie of a session. */
import { describe, expect, it } from "vitest"
import { anonymous, nameOf, read, write } from "../../src/app/Cookie.ts"

const TOKEN = "a-_".padEnd(43, "Z")

const sent = (cookie: string | null, isSecure = true) =>
  read({ headers: new Headers(cookie === null ? {} : { cookie }) }, isSecure)

describe("the cookie of a session", () => {
  it("has a name behind https that no other site can set", () => {
    expect([nameOf(true), nameOf(false)]).toEqual(["__Host-duebook", "duebook"])
  })

  it("is read among others, by its name for the scheme", () => {
    expect(sent(`a=1; __Host-duebook=${TOKEN}; b=2`)).toBe(TOKEN)
    expect(sent(`a=1;duebook=${TOKEN}`, false)).toBe(TOKEN)
    expect(sent(`duebook=${TOKEN}`)).toBeNull()
    expect(sent(`__Host-duebook=${TOKEN}`, false)).toBeNull()
  })

  it("is none where the browser sends none, or something that is no token", () => {
    for (const value of ["", TOKEN.slice(1), `${TOKEN}Z`, `${TOKEN.slice(1)}!`, `!${TOKEN}`]) {
      expect(sent(`__Host-duebook=${value}`)).toBeNull()
    }
    for (const cookie of [null, "", "__Host-duebook", ";;"]) expect(sent(cookie)).toBeNull()
  })

  it("is the first of two, so that a wrong one is not passed over", () => {
    expect(sent(`__Host-duebook=x; __Host-duebook=${TOKEN}`)).toBeNull()
  })

  it("is kept from scripts and other sites, and from plain http where there is https", () => {
    expect(write(TOKEN, true)).toBe(`__Host-duebook=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Secure`)
    expect(write(TOKEN, false)).toBe(`duebook=${TOKEN}; Path=/; HttpOnly; SameSite=Lax`)
  })

  it("before sign-in is one that can be read, and another one every time", () => {
    expect(sent(`__Host-duebook=${anonymous()}`)).toHaveLength(43)
    expect(anonymous()).not.toBe(anonymous())
  })
})
