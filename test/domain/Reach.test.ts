/** Why nobody hears of a customer's debts. */
import { describe, expect, it } from "vitest"
import { unreachableAt, unreachableBy } from "../../src/domain/Reach.ts"

describe("a customer", () => {
  it.each([
    [["none", "none"], "no_address"],
    [["allowed", "none"], null],
    [["none", "allowed"], null],
    [["opted_out", "allowed"], null],
    [["opted_out", "none"], "opted_out"],
    [["suppressed", "none"], "suppressed"],
    [["suppressed", "opted_out"], "opted_out"]
  ] as const)("with %j can be reached, or says why not: %s", (statuses, why) => {
    expect(unreachableBy(statuses)).toBe(why)
  })

  it("is known by the addresses and what blocks them", () => {
    const ada = { email: "ada@example.com", phoneE164: null, optedOut: [], suppressed: [] }
    expect(unreachableAt(ada)).toBeNull()
    expect(unreachableAt({ ...ada, email: null })).toBe("no_address")
    expect(unreachableAt({ ...ada, suppressed: ["email"] })).toBe("suppressed")
    expect(unreachableAt({ ...ada, optedOut: ["email"], phoneE164: "+49151" })).toBeNull()
    // A block of a channel without an address blocks nothing.
    expect(unreachableAt({ ...ada, optedOut: ["sms"] })).toBeNull()
  })
})
