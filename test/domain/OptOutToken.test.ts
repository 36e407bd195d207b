import { createHmac } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { digestOf, type SentTo } from "../../src/domain/LinkAddress.ts"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"
import { sign } from "../../src/domain/SignedToken.ts"

const secret = new Uint8Array(32).fill(7)
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const owner = fc.record({ companyId: id, customerId: id })
const sentTo = fc.constantFrom<SentTo>(
  { channel: "email", address: "ada@example.com" },
  { channel: "email", address: "bob@example.com" },
  { channel: "sms", address: "+4915112345678" }
)
const aToken = fc.tuple(owner, sentTo).map(([of, to]) => OptOutToken.make(of, to, secret))
/** A token from before tokens were bound to an address. */
const unbound = (body: string) => sign(body, { purpose: "duebook opt-out 1 ", secret })

describe("opt-out tokens", () => {
  it("say what they are for", () => {
    fc.assert(
      fc.property(owner, sentTo, (of, to) => {
        const token = OptOutToken.make(of, to, secret)
        const digest = digestOf(of, [to], secret)
        expect(OptOutToken.parse(token, secret)).toEqual({ ...of, channel: to.channel, digest })
        expect(token).toMatch(/^[es][1-9]\d*_[1-9]\d*_[0-9a-f]{8}_[0-9a-f]{32}$/)
        expect(encodeURIComponent(token)).toBe(token)
        expect(token).not.toMatch(/example|4915112345678/)
      })
    )
  })

  it("do not change: they are in messages that have been sent", () => {
    const of = { companyId: 7, customerId: 9 }
    const to = { channel: "email", address: "ada@example.com" } as const
    const body = `e7_9_${digestOf(of, [to], secret)}`
    const signature = createHmac("sha256", secret).update(`duebook opt-out 2 ${body}`).digest("hex")
    expect(OptOutToken.make(of, to, secret)).toBe(`${body}_${signature.slice(0, 32)}`)
    // From before they were bound to an address.
    expect(OptOutToken.parse("e7_9_5d79a2a227da16df6b9ad4e26883930d", secret)).toEqual({
      ...of,
      channel: "email",
      digest: null
    })
  })

  it("are nothing once one character is changed, added, removed or moved", () => {
    const character = fc.constantFrom(..."0123456789abcdefABCDEFes_-. %\n\u0000é")
    fc.assert(
      fc.property(
        fc.oneof(aToken, fc.constant(unbound("e7_9"))),
        fc.nat(),
        character,
        fc.constantFrom(0, 1, 2),
        (token, position, other, kind) => {
          const at = position % (token.length + 1)
          const changed =
            token.slice(0, at) + (kind === 2 ? "" : other) + token.slice(kind === 0 ? at : at + 1)
          fc.pre(changed !== token)
          expect(OptOutToken.parse(changed, secret)).toBeNull()
        }
      ),
      { numRuns: 2_000 }
    )
  })

  it("give no signature to another company, customer, channel or address", () => {
    fc.assert(
      fc.property(fc.tuple(owner, sentTo), fc.tuple(owner, sentTo), (mine, other) => {
        fc.pre(JSON.stringify(mine) !== JSON.stringify(other))
        const signature = OptOutToken.make(...mine, secret).slice(-32)
        const forged = OptOutToken.make(...other, secret).slice(0, -32) + signature
        expect(OptOutToken.parse(forged, secret)).toBeNull()
      })
    )
  })

  it("of another secret are nothing", () => {
    fc.assert(
      fc.property(aToken, fc.uint8Array({ minLength: 32, maxLength: 32 }), (token, another) => {
        fc.pre(another.some((byte) => byte !== 7))
        expect(OptOutToken.parse(token, another)).toBeNull()
      })
    )
  })

  it("are never read from what is none", () => {
    const shaped = fc.stringMatching(/^[es]0{0,2}[0-9]{1,17}_[0-9]{1,17}(_[0-9a-f]{7,9})?_[0-9a-f]{30,34}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), shaped), (text) => {
        expect(OptOutToken.parse(text, secret)).toBeNull()
      })
    )
  })

  it("have one spelling: no leading zeros, nothing beyond 2^53-1, nothing in front, though they were signed", () => {
    const signed = (body: string) => sign(body, { purpose: "duebook opt-out 2 ", secret })
    const of = { companyId: 7, customerId: 9, channel: "sms" }
    expect(OptOutToken.parse(unbound("s7_9"), secret)).toEqual({ ...of, digest: null })
    expect(OptOutToken.parse(signed("s7_9_01234567"), secret)).toEqual({ ...of, digest: "01234567" })
    for (const body of ["s7_9", "s7_9_0123456", "s7_9_012345678", "s7_9_0123456A", "s7_901234567"])
      expect(OptOutToken.parse(signed(body), secret), body).toBeNull()
    for (const body of [
      "e0_9",
      "e7_0",
      "e07_9",
      "e7_09",
      "e9007199254740992_9",
      "e7_9007199254740992",
      "-e7_9"
    ]) {
      expect(OptOutToken.parse(unbound(body), secret), body).toBeNull()
      expect(OptOutToken.parse(signed(`${body}_01234567`), secret), body).toBeNull()
    }
  })

  it("need a secret that is long enough", () => {
    expect(() =>
      OptOutToken.make(
        { companyId: 1, customerId: 1 },
        { channel: "sms", address: "+4915112345678" },
        new Uint8Array(31)
      )
    ).toThrow(RangeError)
    expect(() => OptOutToken.parse("", new Uint8Array())).toThrow(RangeError)
  })
})
