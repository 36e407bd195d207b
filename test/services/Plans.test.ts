import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Gate } from "../../src/services/Gate.ts"
import { Plans } from "../../src/services/Plans.ts"
import { instance, newCompany, operating, rows, START } from "./operating.ts"

const at = (text: string) => Date.parse(text)

describe("a plan period", () => {
  it.scoped("begins now, lasts a month and has its plan's allowance, unless told otherwise", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        const id = yield* plans.start(companyId, { plan: "basic" })
        const other = yield* newCompany()
        const told = { plan: "trial", allowance: 7, from: at("2026-01-31T08:00:00Z") } as const
        yield* plans.start(other, told)
        expect(yield* plans.list()).toMatchObject([
          {
            planPeriodId: id,
            plan: "basic",
            allowance: 20_000,
            startsAt: START,
            endsAt: at("2026-04-01T09:30:00Z")
          },
          { plan: "trial", allowance: 7, used: 0, endsAt: at("2026-02-28T08:00:00Z") }
        ])
        expect(yield* plans.list(other)).toHaveLength(1)
      })
    )
  )

  it.scoped("never overlaps another of the company, which the refusal names", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        const id = yield* plans.start(companyId, { plan: "trial" })
        const refused = yield* Effect.flip(plans.start(companyId, { plan: "pro", from: START + 1 }))
        expect(refused.message).toContain(`Plan period ${id} (trial)`)
        expect(refused.message).toContain("2026-04-01T09:30:00.000Z")
        yield* plans.start(companyId, { plan: "pro", from: at("2026-04-01T09:30:00Z") })
        yield* plans.start(yield* newCompany(), { plan: "pro" })
        expect(yield* rows("select 1 as one from audit_log where action = 'plan.start'")).toHaveLength(3)
      })
    )
  )

  it.scoped("is granted once when two instances grant it at once", () =>
    operating((url) =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        const instances = [yield* Plans, yield* instance(Plans, url)]
        const outcomes = yield* Effect.all(
          instances.map((plans) => Effect.option(plans.start(companyId, { plan: "trial" }))),
          { concurrency: "unbounded" }
        )
        expect(outcomes.filter((outcome) => outcome._tag === "Some")).toHaveLength(1)
      })
    )
  )

  it.scoped("ends after it begins", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        expect(yield* Effect.flip(plans.start(companyId, { plan: "pro", to: START }))).toMatchObject({
          _tag: "ValidationFailed",
          details: [{ field: "to" }]
        })
      })
    )
  )
})

describe("the gate", () => {
  it.scoped("is closed in a new database, and its opening is told of once", () =>
    operating(() =>
      Effect.gen(function* () {
        const gate = yield* Gate
        expect(yield* gate.isOpen).toBe(false)
        yield* gate.set(true)
        yield* gate.set(true)
        expect(yield* gate.isOpen).toBe(true)
        yield* gate.set(false)
        expect(yield* gate.isOpen).toBe(false)
        const told = yield* rows("select action, company_id from audit_log order by audit_id")
        expect(told).toEqual([
          { action: "gate.open", company_id: 0 },
          { action: "gate.close", company_id: 0 }
        ])
      })
    )
  )
})
