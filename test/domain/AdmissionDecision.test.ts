/** Steps 4 to 6 of the order of checks (contract §1.1), without a database. */
import { describe, expect, it } from "@effect/vitest"
import { accessRefusal, firstRefusal, ownerRefusal } from "../../src/domain/AdmissionDecision.ts"
import { Forbidden, RateLimited } from "../../src/domain/Errors.ts"
import type { KeyHolder } from "../../src/domain/KeyHolder.ts"
import type { PlanPeriod } from "../../src/domain/Plan.ts"

const plan: PlanPeriod = { planPeriodId: 1, plan: "basic", allowance: 10, startsAt: 0, endsAt: 1 }

type Holder = Pick<KeyHolder, "plan" | "refused" | "scopes">

const holder = (fields: Partial<Holder> = {}): Holder => ({
  refused: null,
  scopes: ["receivables:read"],
  plan,
  ...fields
})

const reads = { scope: "receivables:read", charged: true } as const

describe("owner and company", () => {
  it.each([
    [true, true, true, null],
    [true, true, false, "company_inactive"],
    [true, false, true, "not_a_member"],
    [true, false, false, "not_a_member"],
    [false, true, true, "owner_unverified"],
    [false, true, false, "owner_unverified"],
    [false, false, true, "owner_unverified"],
    [false, false, false, "owner_unverified"]
  ] as const)("verified %s, member %s, active %s: %s", (verified, member, active, refused) => {
    expect(ownerRefusal({ verified, member, active })).toBe(refused)
  })
})

describe("a request with a valid key", () => {
  it("is not refused by owner, scope and plan when all of them hold", () => {
    expect(accessRefusal(holder(), reads)).toBeNull()
  })

  it("is refused by the first of owner or company, scope, plan period", () => {
    const reason = (fields: Partial<Holder>) => accessRefusal(holder(fields), reads)?.details?.reason
    expect(reason({ refused: "company_inactive", scopes: [], plan: null })).toBe("company_inactive")
    expect(reason({ scopes: ["receivables:write", "payables:read"], plan: null })).toBe("scope")
    expect(reason({ plan: null })).toBe("no_active_plan")
  })

  it("is told which scope it lacks, and no scope where another reason stands against it", () => {
    expect(accessRefusal(holder({ scopes: [] }), reads)).toMatchObject({
      status: 403,
      details: { reason: "scope", required_scope: "receivables:read" }
    })
    expect(accessRefusal(holder({ plan: null }), reads)?.details).toEqual({ reason: "no_active_plan" })
    expect(accessRefusal(holder({ refused: "not_a_member" }), reads)?.details).toEqual({
      reason: "not_a_member"
    })
  })

  it("needs a plan period only where the endpoint is charged for", () => {
    expect(accessRefusal(holder({ plan: null }), { ...reads, charged: false })).toBeNull()
  })
})

describe("the refusal that is answered", () => {
  const forbidden = Forbidden.because("company_inactive")
  const limited = (policy: "per_key" | "period") => new RateLimited({ details: { policy } })

  it("is the key's minute before anything else", () => {
    const perKey = limited("per_key")
    expect(firstRefusal(forbidden, perKey)).toBe(perKey)
    expect(firstRefusal(null, perKey)).toBe(perKey)
  })

  it("is what the key may not do before the period's allowance", () => {
    const period = limited("period")
    expect(firstRefusal(forbidden, period)).toBe(forbidden)
    expect(firstRefusal(null, period)).toBe(period)
    expect(firstRefusal(forbidden, null)).toBe(forbidden)
  })

  it("is none where nothing stands against the request", () => {
    expect(firstRefusal(null, null)).toBeNull()
  })
})
