import { Either, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { challengeOf, newChallenge, PasskeyName, siteOf, ticketOf } from "../../src/domain/Passkey.ts"

describe("the site of passkeys", () => {
  it("is the host of PUBLIC_URL, by the scheme that the browser speaks", () => {
    expect(siteOf("https://duebook.example", true)).toEqual({
      id: "duebook.example",
      origin: "https://duebook.example"
    })
    expect(siteOf("http://localhost:3000", false)).toEqual({
      id: "localhost",
      origin: "http://localhost:3000"
    })
    // Behind a proxy that is trusted and speaks https.
    expect(siteOf("http://duebook.example", true)?.origin).toBe("https://duebook.example")
    expect(siteOf("https://duebook.example:8443/v1/", true)?.origin).toBe("https://duebook.example:8443")
  })

  it("is none for an address in numbers, which browsers keep no passkeys for", () => {
    for (const url of ["http://127.0.0.1:3000", "https://192.0.2.7", "https://[2001:db8::1]:8443"]) {
      expect(siteOf(url, true), url).toBeNull()
    }
  })
})

describe("the name of a passkey", () => {
  const isName = (text: string) => Either.isRight(Schema.decodeEither(PasskeyName)(text))

  it("has 1 to 50 characters", () => {
    for (const name of ["A", "My phone", "x".repeat(50), "🔑".repeat(50), "Grüße 📱"]) {
      expect(isName(name), name).toBe(true)
    }
    for (const name of ["", "   ", "x".repeat(51), "🔑".repeat(51)]) expect(isName(name), name).toBe(false)
  })

  it("has no control characters, breaks of lines and marks of writing direction", () => {
    for (const code of [0x00, 0x07, 0x09, 0x0a, 0x0d, 0x7f, 0x85, 0x2028, 0x2029, 0x200f, 0x202e, 0x2066]) {
      expect(isName(`My${String.fromCodePoint(code)}phone`), code.toString(16)).toBe(false)
    }
    expect(isName("half \ud83d")).toBe(false)
  })
})

describe("the ticket of a challenge", () => {
  const secret = new Uint8Array(32).fill(7)
  const purpose = { use: "confirm", subject: "user 7" } as const
  const challenge = newChallenge(1_000)

  it("gives the challenge back, for the purpose that it was made for alone", () => {
    const ticket = ticketOf(challenge, purpose, secret)
    expect(challengeOf(ticket, purpose, secret)).toEqual(challenge)
    expect(challengeOf(ticket, { ...purpose, use: "add" }, secret)).toBeNull()
    expect(challengeOf(ticket, { ...purpose, use: "sign_in" }, secret)).toBeNull()
    expect(challengeOf(ticket, { ...purpose, subject: "user 77" }, secret)).toBeNull()
    expect(challengeOf(ticket, { ...purpose, subject: "browser 7" }, secret)).toBeNull()
    expect(challengeOf(ticket, purpose, new Uint8Array(32).fill(8))).toBeNull()
  })

  it("is not taken with another end or another challenge", () => {
    const ticket = ticketOf(challenge, purpose, secret)
    expect(challengeOf(ticket.replace(".301000_", ".901000_"), purpose, secret)).toBeNull()
    const first = ticket.startsWith("A") ? "B" : "A"
    expect(challengeOf(`${first}${ticket.slice(1)}`, purpose, secret)).toBeNull()
    expect(challengeOf("", purpose, secret)).toBeNull()
  })

  it("ends after five minutes, and its 256 bits are others each time", () => {
    expect(challenge.endsAt).toBe(301_000)
    expect(Buffer.from(challenge.challenge, "base64url")).toHaveLength(32)
    expect(newChallenge(0).challenge).not.toBe(newChallenge(0).challenge)
  })
})
