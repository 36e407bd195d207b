import { createHmac } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"

const secret = new Uint8Array(32).fill(7)
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const link = fc.record({
  companyId: id,
  customerId: id,
  linkNumber: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999_999 }))
})
const aToken = link.map((value) => DebtorToken.make(value, secret))

describe("tokens of the debtor's page", () => {
  it("say what they are for", () => {
    fc.assert(
      fc.property(link, (value) => {
        const token = DebtorToken.make(value, secret)
        expect(DebtorToken.parse(token, secret)).toEqual(value)
        expect(encodeURIComponent(token)).toBe(token)
      })
    )
  })

  it("do not change: they are in messages that have been sent", () => {
    const signature = createHmac("sha256", secret).update("duebook debtor page 1 7_9_0").digest("hex")
    expect(DebtorToken.make({ companyId: 7, customerId: 9, linkNumber: 0 }, secret)).toBe(
      `7_9_0_${signature.slice(0, 32)}`
    )
  })

  it("are nothing once one character is changed, added, removed or moved", () => {
    const character = fc.constantFrom(..."0123456789abcdefABCDEF_-. %\n\u0000é")
    fc.assert(
      fc.property(aToken, fc.nat(), character, fc.constantFrom(0, 1, 2), (token, position, other, kind) => {
        const at = position % (token.length + 1)
        const changed = token.slice(0, at) + (kind === 2 ? "" : other) + token.slice(kind === 0 ? at : at + 1)
        fc.pre(changed !== token)
        expect(DebtorToken.parse(changed, secret)).toBeNull()
      }),
      { numRuns: 2_000 }
    )
  })

  it("give no signature to another company, customer or link", () => {
    fc.assert(
      fc.property(link, link, (mine, other) => {
        fc.pre(JSON.stringify(mine) !== JSON.stringify(other))
        const signature = DebtorToken.make(mine, secret).slice(-32)
        const forged = DebtorToken.make(other, secret).slice(0, -32) + signature
        expect(DebtorToken.parse(forged, secret)).toBeNull()
      })
    )
  })

  it("of another secret, or of another purpose with the same one, are nothing", () => {
    const value = { companyId: 7, customerId: 9, linkNumber: 0 }
    expect(DebtorToken.parse(DebtorToken.make(value, new Uint8Array(32)), secret)).toBeNull()
    const optOut = OptOutToken.make({ ...value, channel: "email" }, secret)
    expect(DebtorToken.parse(`7_9_0_${optOut.slice(-32)}`, secret)).toBeNull()
    expect(OptOutToken.parse(DebtorToken.make(value, secret), secret)).toBeNull()
  })

  it("have one spelling: no leading zeros, nothing beyond 2^53-1, nothing in front, though they were signed", () => {
    const signed = (body: string) => {
      const signature = createHmac("sha256", secret).update(`duebook debtor page 1 ${body}`).digest("hex")
      return `${body}_${signature.slice(0, 32)}`
    }
    expect(DebtorToken.parse(signed("7_9_1"), secret)).toEqual({
      companyId: 7,
      customerId: 9,
      linkNumber: 1
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
    ])
      expect([body, DebtorToken.parse(signed(body), secret)]).toEqual([body, null])
  })

  it("need a secret of 32 bytes", () => {
    const short = new Uint8Array(31)
    expect(() => DebtorToken.make({ companyId: 1, customerId: 1, linkNumber: 0 }, short)).toThrow(RangeError)
    expect(() => DebtorToken.parse("x", short)).toThrow(RangeError)
  })
})
