/** What binds links to addresses. */
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import {
  digestOf,
  findOn,
  firstOn,
  formerAfter,
  isDigestOf,
  type KnownAddresses,
  MAX_FORMER_ADDRESSES,
  type SentTo
} from "../../src/domain/LinkAddress.ts"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"
import { sign } from "../../src/domain/SignedToken.ts"

const secret = new Uint8Array(32).fill(7)
const owner = { companyId: 7, customerId: 9 }
const email = (address: string): SentTo => ({ channel: "email", address })
const sms = (address: string): SentTo => ({ channel: "sms", address })

/** A customer after changes of the e-mail address, from the first to the last. */
const after = (...emails: readonly [string | null, ...ReadonlyArray<string | null>]): KnownAddresses => {
  let former: ReadonlyArray<string | null> = []
  for (const [index, next] of emails.slice(1).entries())
    former = formerAfter(former, emails[index] ?? null, next)
  return { email: emails.at(-1) ?? null, phoneE164: null, former: { email: former, sms: [] } }
}

describe("a digest", () => {
  it("does not change: it is in messages that have been sent", () => {
    expect(digestOf(owner, [email("ada@example.com")], secret)).toBe("7fc5b012")
    expect(OptOutToken.make(owner, email("ada@example.com"), secret)).toMatch(/^e7_9_7fc5b012_[0-9a-f]{32}$/)
    const link = { ...owner, linkNumber: 3 }
    expect(DebtorToken.make(link, [email("ada@example.com")], secret)).toMatch(
      /^7_9_3e7fc5b012_[0-9a-f]{32}$/
    )
    expect(DebtorToken.make(link, [], secret)).toMatch(/^7_9_3n_[0-9a-f]{32}$/)
  })

  it("is of an address in any case, of its channel, customer, company and secret", () => {
    const digest = digestOf(owner, [email("Ada@Example.com")], secret)
    expect(isDigestOf(digest, owner, [email("ada@example.COM")], secret)).toBe(true)
    for (const [of, to, key] of [
      [owner, [email("bob@example.com")], secret],
      [owner, [sms("ada@example.com")], secret],
      [owner, [email("ada@example.com"), sms("+4915112345678")], secret],
      [{ ...owner, customerId: 10 }, [email("ada@example.com")], secret],
      [{ ...owner, companyId: 8 }, [email("ada@example.com")], secret],
      [owner, [email("ada@example.com")], new Uint8Array(32)]
    ] as const)
      expect([to, isDigestOf(digest, of, to, key)]).toEqual([to, false])
  })
})

describe("former addresses", () => {
  it("are kept once each, the oldest first, and none without a change", () => {
    expect(after("a").former.email).toEqual([])
    expect(after("a", "b", "a", "b", "c").former.email).toEqual(["a", "b"])
    expect(after(null, "b", null, "c").former.email).toEqual([null, "b"])
  })

  it("are at most so many, and the first stays", () => {
    const many = Array.from({ length: MAX_FORMER_ADDRESSES + 9 }, (_, n) => `a${n}`)
    const { former } = after("first", ...many)
    expect([former.email.length, former.email[0]]).toEqual([MAX_FORMER_ADDRESSES, "first"])
  })

  it("have any address that the customer ever had, and the one before all changes", () => {
    const address = fc.constantFrom("a", "b", "c", null)
    fc.assert(
      fc.property(fc.array(address, { minLength: 1, maxLength: 9 }), (history) => {
        const known = after(history[0] ?? null, ...history.slice(1))
        for (const each of ["a", "b", "c", "d"]) {
          const found = findOn("email", known, (candidate) => candidate === each)
          expect(found).toBe(history.includes(each) ? each : undefined)
        }
        expect(firstOn("email", known)).toBe(history[0])
      })
    )
  })
})

describe("a link to the debtor's page", () => {
  const link = { ...owner, linkNumber: 0 }
  const opened = (sentTo: ReadonlyArray<SentTo>) =>
    DebtorToken.parse(DebtorToken.make(link, sentTo, secret), secret) ?? expect.fail()
  const isTheirs = (sentTo: ReadonlyArray<SentTo>, email: string | null, phoneE164: string | null = null) =>
    DebtorToken.isBoundToPresent(opened(sentTo), { email, phoneE164, former: { email: [], sms: [] } }, secret)

  it("in a message is bound to its one address, and not to the other channel's", () => {
    expect(isTheirs([email("A@example.com")], "a@EXAMPLE.com", "+4915112345678")).toBe(true)
    expect(isTheirs([email("a@example.com")], "b@example.com")).toBe(false)
    expect(isTheirs([email("a@example.com")], null)).toBe(false)
    expect(isTheirs([sms("+4915112345678")], "b@example.com", "+4915112345678")).toBe(true)
    expect(isTheirs([sms("+4915112345678")], "b@example.com", "+4915112345679")).toBe(false)
  })

  it("that is handed over is bound to all addresses of its making, and to none where there were none", () => {
    const both = [email("a@example.com"), sms("+4915112345678")]
    expect(isTheirs(both, "a@example.com", "+4915112345678")).toBe(true)
    expect(isTheirs(both, "b@example.com", "+4915112345678")).toBe(false)
    expect(isTheirs(both, "a@example.com", null)).toBe(false)
    expect(isTheirs([], null)).toBe(true)
    expect(isTheirs([], "a@example.com", "+4915112345678")).toBe(true)
  })

  it("knows the address that it was sent to, on its own channel alone", () => {
    const known = after("a@example.com", "b@example.com")
    const sentTo = (to: ReadonlyArray<SentTo>, channel: "email" | "sms") =>
      DebtorToken.addressSentTo(opened(to), channel, known, secret)
    expect(sentTo([email("A@example.com")], "email")).toBe("a@example.com")
    expect(sentTo([email("a@example.com")], "sms")).toBeNull()
    expect(sentTo([email("c@example.com")], "email")).toBeNull()
    expect(sentTo([email("a@example.com"), sms("+4915112345678")], "email")).toBeNull()
    expect(sentTo([], "email")).toBeNull()
  })

  it("from before links were bound is theirs while no address was replaced, or all are back", () => {
    const unbound = sign("7_9_0", { purpose: "duebook debtor page 1 ", secret })
    const before = DebtorToken.parse(unbound, secret) ?? expect.fail()
    const isStill = (known: KnownAddresses) => DebtorToken.isBoundToPresent(before, known, secret)
    expect(isStill(after("a"))).toBe(true)
    expect(isStill(after(null, "a"))).toBe(true)
    expect(isStill(after("a", "b"))).toBe(false)
    expect(isStill(after("a", null))).toBe(false)
    expect(isStill(after("a", "b", "a"))).toBe(true)
    expect(isStill({ ...after("a"), phoneE164: "+2", former: { email: [], sms: ["+1"] } })).toBe(false)
    expect(DebtorToken.addressSentTo(before, "email", after("a", "b"), secret)).toBe("a")
    expect(DebtorToken.sentOn(before)).toEqual(["email", "sms"])
  })
})
