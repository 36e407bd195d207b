import { createHmac } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import { digestOf, type SentTo } from "../../src/domain/LinkAddress.ts"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"
import { sign } from "../../src/domain/SignedToken.ts"

const secret = new Uint8Array(32).fill(7)
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const link = fc.record({
  companyId: id,
  customerId: id,
  linkNumber: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999_999 }))
})
const email: SentTo = { channel: "email", address: "ada@example.com" }
const sms: SentTo = { channel: "sms", address: "+4915112345678" }
const sentTo = fc.constantFrom<ReadonlyArray<SentTo>>([], [email], [sms], [email, sms])
const aToken = fc.tuple(link, sentTo).map(([value, to]) => DebtorToken.make(value, to, secret))
const unbound = (body: string) => sign(body, { purpose: "duebook debtor page 1 ", secret })

describe("tokens of the debtor's page", () => {
  it("say what they are for", () => {
    fc.assert(
      fc.property(link, sentTo, (value, to) => {
        const token = DebtorToken.make(value, to, secret)
        const digest = to.length === 0 ? "" : digestOf(value, to, secret)
        const bound = { channels: to.map(({ channel }) => channel), digest }
        expect(DebtorToken.parse(token, secret)).toEqual({ ...value, bound })
        expect(encodeURIComponent(token)).toBe(token)
        expect(token).not.toMatch(/example|4915112345678/)
      })
    )
  })

  it("do not change: they are in messages that have been sent", () => {
    const value = { companyId: 7, customerId: 9, linkNumber: 0 }
    const body = `7_9_0e${digestOf(value, [email], secret)}`
    const signed = (text: string) => createHmac("sha256", secret).update(text).digest("hex").slice(0, 32)
    expect(DebtorToken.make(value, [email], secret)).toBe(
      `${body}_${signed(`duebook debtor page 2 ${body}`)}`
    )
    // From before they were bound to addresses.
    const before = `7_9_0_${signed("duebook debtor page 1 7_9_0")}`
    expect(DebtorToken.parse(before, secret)).toEqual({ ...value, bound: null })
  })

  it("are nothing once one character is changed, added, removed or moved", () => {
    const character = fc.constantFrom(..."0123456789abcdefABCDEF_-. %\n\u0000é")
    fc.assert(
      fc.property(
        fc.oneof(aToken, fc.constant(unbound("7_9_0"))),
        fc.nat(),
        character,
        fc.constantFrom(0, 1, 2),
        (token, position, other, kind) => {
          const at = position % (token.length + 1)
          const changed =
            token.slice(0, at) + (kind === 2 ? "" : other) + token.slice(kind === 0 ? at : at + 1)
          fc.pre(changed !== token)
          expect(DebtorToken.parse(changed, secret)).toBeNull()
        }
      ),
      { numRuns: 2_000 }
    )
  })

  it("give no signature to another company, customer, link or address", () => {
    fc.assert(
      fc.property(fc.tuple(link, sentTo), fc.tuple(link, sentTo), (mine, other) => {
        fc.pre(JSON.stringify(mine) !== JSON.stringify(other))
        const signature = DebtorToken.make(...mine, secret).slice(-32)
        const forged = DebtorToken.make(...other, secret).slice(0, -32) + signature
        expect(DebtorToken.parse(forged, secret)).toBeNull()
      })
    )
  })

  it("of another secret, or of another purpose with the same one, are nothing", () => {
    const value = { companyId: 7, customerId: 9, linkNumber: 0 }
    expect(DebtorToken.parse(DebtorToken.make(value, [email], new Uint8Array(32)), secret)).toBeNull()
    const optOut = OptOutToken.make(value, email, secret)
    const digest = digestOf(value, [email], secret)
    expect(DebtorToken.parse(`7_9_0e${digest}_${optOut.slice(-32)}`, secret)).toBeNull()
    expect(OptOutToken.parse(DebtorToken.make(value, [email], secret), secret)).toBeNull()
    // Of the kind without addresses for one with them, and the other way round.
    const bound = DebtorToken.make(value, [email], secret)
    expect(DebtorToken.parse(`7_9_0_${bound.slice(-32)}`, secret)).toBeNull()
    expect(DebtorToken.parse(bound.slice(0, -32) + unbound("7_9_0").slice(-32), secret)).toBeNull()
  })

  it("have one spelling: no leading zeros, nothing beyond 2^53-1, nothing in front, though they were signed", () => {
    const signed = (body: string) => sign(body, { purpose: "duebook debtor page 2 ", secret })
    expect(DebtorToken.parse(unbound("7_9_1"), secret)).toMatchObject({ linkNumber: 1, bound: null })
    expect(DebtorToken.parse(signed("7_9_1n"), secret)).toMatchObject({
      linkNumber: 1,
      bound: { channels: [], digest: "" }
    })
    for (const body of [
      "0_9_0",
      "7_0_0",
      "07_9_0",
      "7_09_0",
      "7_9_01",
      "7_9_",
      "7_9",
      "9007199254740992_1_0",
      " 7_9_0"
    ]) {
      expect([body, DebtorToken.parse(unbound(body), secret)]).toEqual([body, null])
      expect([body, DebtorToken.parse(signed(`${body}n`), secret)]).toEqual([body, null])
    }
    for (const end of ["", "e", "n01234567", "e0123456", "e012345678", "E01234567", "e0123456A", "x01234567"])
      expect([end, DebtorToken.parse(signed(`7_9_1${end}`), secret)]).toEqual([end, null])
  })

  it("need a secret of 32 bytes", () => {
    const short = new Uint8Array(31)
    const value = { companyId: 1, customerId: 1, linkNumber: 0 }
    expect(() => DebtorToken.make(value, [], short)).toThrow(RangeError)
    expect(() => DebtorToken.parse("x", short)).toThrow(RangeError)
  })
})
