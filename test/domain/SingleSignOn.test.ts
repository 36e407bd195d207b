import { describe, expect, it } from "vitest"
import { createHash } from "node:crypto"
import {
  accountNameOf,
  countsAsSecondFactor,
  isAuthenticatedSince,
  isWrongTry,
  proofsOf
} from "../../src/domain/SingleSignOn.ts"

describe("the second factor of a provider", () => {
  it("counts by the values that the operator names, and never without them", () => {
    expect(countsAsSecondFactor({ methods: ["pwd", "otp"] }, ["otp"])).toBe(true)
    expect(countsAsSecondFactor({ methods: ["pwd"] }, ["otp"])).toBe(false)
    expect(countsAsSecondFactor({ methods: ["OTP"] }, ["otp"])).toBe(false)
    expect(countsAsSecondFactor({ methods: ["pwd", "otp"] }, [])).toBe(false)
    expect(countsAsSecondFactor({ methods: [] }, ["otp"])).toBe(false)
  })
})

describe("the time of a sign-in at the provider", () => {
  it("is after ours, but for a minute by which clocks may differ", () => {
    const since = Date.parse("2026-03-01T12:00:00Z")
    expect(isAuthenticatedSince({ authenticatedAt: since + 1 }, since)).toBe(true)
    expect(isAuthenticatedSince({ authenticatedAt: since - 60_000 }, since)).toBe(true)
    expect(isAuthenticatedSince({ authenticatedAt: since - 60_001 }, since)).toBe(false)
    expect(isAuthenticatedSince({ authenticatedAt: null }, since)).toBe(false)
  })
})

describe("the proofs of a state", () => {
  it("are the same for the same browser and state, and for no other", () => {
    const one = proofsOf("cookie", "state")
    expect(proofsOf("cookie", "state")).toEqual(one)
    const others = [proofsOf("another", "state"), proofsOf("cookie", "another")]
    const all = [one, ...others].flatMap(({ nonce, verifier }) => [nonce, verifier])
    expect(new Set(all).size).toBe(6)
  })

  it("have a verifier and its challenge as RFC 7636 has them", () => {
    const { challenge, verifier } = proofsOf("cookie", "state")
    expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(challenge).toBe(createHash("sha256").update(verifier).digest("base64url"))
  })
})

describe("the name of a new account", () => {
  it("is the provider's in one line, or the beginning of the address", () => {
    expect(accountNameOf({ name: " Ida\u202e\n Example\u0000 " }, "ida@example.com")).toBe("Ida Example")
    expect(accountNameOf({ name: "\u200b" }, "ida@example.com")).toBe("ida")
    expect(accountNameOf({ name: null }, "ida@example.com")).toBe("ida")
    expect(accountNameOf({ name: null }, "@example.com")).toBe("?")
    expect(accountNameOf({ name: "\ud800x" }, "ida@example.com")).toBe("\ufffdx")
    expect(Array.from(accountNameOf({ name: "🙂".repeat(300) }, "ida@example.com"))).toHaveLength(200)
  })
})

describe("a wrong try", () => {
  it("is what a stranger causes, and not what the provider does or a person decides", () => {
    const all = [
      "unknown_state",
      "invalid",
      "unverified",
      "not_invited",
      "other_person",
      "not_asked_again",
      "no_second_factor"
    ] as const
    for (const problem of all) expect(isWrongTry(problem), problem).toBe(true)
    for (const problem of ["cancelled", "unavailable", "too_many", "not_joined"] as const) {
      expect(isWrongTry(problem), problem).toBe(false)
    }
  })
})
