import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, FastCheck, TestClock } from "effect"
import { PlanPeriodsRepo } from "../../../src/repos/company/PlanPeriods.ts"
import { Gate } from "../../../src/services/installation/Gate.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { instance, newCompany, operating, rows, START } from "../operating.ts"

const at = (text: string) => Date.parse(text)

/** Counts one request. */
const use = (companyId: number, planPeriodId: number) =>
  rows("update plan_usage set used = used + 1 where company_id = $1 and plan_period_id = $2 returning used", [
    companyId,
    planPeriodId
  ])

const DAY = 86_400_000

const iso = (millis: number) => new Date(millis).toISOString()

/** How a period begins, and after which pauses somebody looks whether to renew it, in milliseconds. */
const life = FastCheck.record({
  waits: FastCheck.integer({ min: 0, max: 40 * DAY }),
  lasts: FastCheck.option(FastCheck.integer({ min: 1, max: 40 * DAY })),
  pauses: FastCheck.array(
    FastCheck.oneof(
      FastCheck.integer({ min: 0, max: 2 * DAY }),
      FastCheck.integer({ min: 20 * DAY, max: 100 * DAY })
    ),
    { minLength: 1, maxLength: 5 }
  ),
  testClock: FastCheck.constantFrom(null, "2020-01-31T08:00:00Z", "2031-12-31T23:59:59Z")
})

/** Of a company: how its periods follow one another, to the microsecond, and how many are in force at two moments. */
const SEAMS = `
  select min(starts_at) = $2 as begins, (count(*) filter (where starts_at <> before))::int as gaps,
    (count(*) filter (where starts_at <= $3 and ends_at > $3))::int as now,
    (count(*) filter (where starts_at <= $4 and ends_at > $4))::int as tomorrow,
    (count(*) filter (where renews))::int as renew, bool_or(renews and ends_at = latest) as last_renews
  from (
    select *, lag(ends_at) over (order by starts_at) as before, max(ends_at) over () as latest
    from plan_periods where company_id = $1
  ) p`

/** The periods of a company, each as its beginning, its end and whether another one follows. */
const timesOf = (companyId: number) =>
  Effect.map(
    Effect.flatMap(Plans, (plans) => plans.list(companyId)),
    (periods) =>
      periods.map(({ allowance, endsAt, plan, renews, startsAt }) => [
        new Date(startsAt).toISOString().slice(0, 16),
        new Date(endsAt).toISOString().slice(0, 16),
        plan,
        allowance,
        renews
      ])
  )

describe("a plan period that renews", () => {
  it.scoped("is followed by months of the same plan without a second in between, until it is ended", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        yield* plans.start(companyId, {
          plan: "basic",
          allowance: 7,
          to: at("2026-03-05T00:00:00Z"),
          renews: true
        })
        const first = ["2026-03-01T09:30", "2026-03-05T00:00", "basic", 7]
        // It is too early.
        expect(yield* plans.renewDue).toBe(0)
        expect(yield* timesOf(companyId)).toEqual([[...first, true]])
        yield* TestClock.setTime(at("2026-03-04T12:00:00Z"))
        expect(yield* plans.renewDue).toBe(1)
        expect(yield* plans.renewDue).toBe(0)
        const second = ["2026-03-05T00:00", "2026-04-05T00:00", "basic", 7]
        expect(yield* timesOf(companyId)).toEqual([
          [...first, false],
          [...second, true]
        ])
        // No process ran for two months: the first round fills the gap, so that no second is without a period.
        yield* TestClock.setTime(at("2026-05-20T00:00:00Z"))
        expect([yield* plans.renewDue, yield* plans.renewDue]).toEqual([2, 0])
        const [, , third, fourth] = yield* timesOf(companyId)
        expect([third, fourth]).toEqual([
          ["2026-04-05T00:00", "2026-05-05T00:00", "basic", 7, false],
          ["2026-05-05T00:00", "2026-06-05T00:00", "basic", 7, true]
        ])
        const last = (yield* plans.list(companyId)).at(-1)?.planPeriodId ?? 0
        yield* plans.end(companyId, last)
        yield* TestClock.setTime(at("2026-08-01T00:00:00Z"))
        expect(yield* plans.renewDue).toBe(0)
        expect(yield* timesOf(companyId)).toHaveLength(4)
      })
    )
  )

  it.scoped("begins when the company's last one ends, with an end of its own, or now if that is over", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        yield* plans.start(companyId, { plan: "trial", to: at("2026-03-10T00:00:00Z") })
        yield* plans.start(companyId, { plan: "pro", to: at("2026-03-20T00:00:00Z"), renews: true })
        // Another renewal takes the place of the first.
        yield* plans.start(companyId, { plan: "basic", renews: true })
        expect(
          (yield* timesOf(companyId)).map(([from, to, plan, , renews]) => [from, to, plan, renews])
        ).toEqual([
          ["2026-03-01T09:30", "2026-03-10T00:00", "trial", false],
          ["2026-03-10T00:00", "2026-03-20T00:00", "pro", false],
          ["2026-03-20T00:00", "2026-04-20T00:00", "basic", true]
        ])
        const other = yield* newCompany()
        yield* plans.start(other, { plan: "trial", to: at("2026-03-02T00:00:00Z") })
        yield* TestClock.setTime(at("2026-03-03T00:00:00Z"))
        yield* plans.start(other, { plan: "trial", renews: true })
        expect((yield* timesOf(other)).at(-1)?.[0]).toBe("2026-03-03T00:00")
      })
    )
  )

  it.scoped(
    "gives way to one that the operator has granted after it, and goes on while its company is inactive",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const plans = yield* Plans
          const companies = yield* Companies
          const [companyId, inactive] = [yield* newCompany(), yield* newCompany()]
          for (const each of [companyId, inactive]) yield* plans.start(each, { plan: "trial", renews: true })
          yield* companies.setStatus(inactive, "inactive")
          yield* plans.start(companyId, { plan: "pro", from: at("2026-04-01T09:30:00Z") })
          yield* TestClock.setTime(at("2026-04-01T00:00:00Z"))
          expect(yield* plans.renewDue).toBe(1)
          expect((yield* timesOf(companyId)).map(([, , plan, , renews]) => [plan, renews])).toEqual([
            ["trial", false],
            ["pro", false]
          ])
          expect(yield* timesOf(inactive)).toHaveLength(2)
        })
      )
  )

  it.scoped("leaves no moment without a period, whenever it begins and however rarely anybody looks", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        for (const { lasts, pauses, testClock, waits } of FastCheck.sample(life, 25)) {
          const now = (yield* Clock.currentTimeMillis) + waits
          yield* TestClock.setTime(now)
          const companyId = yield* newCompany()
          if (testClock !== null)
            yield* rows("update companies set test_clock = $2 where company_id = $1", [companyId, testClock])
          const to = lasts === null ? undefined : now + lasts
          yield* plans.start(companyId, { plan: "basic", to, renews: true })
          for (const pause of pauses) {
            yield* TestClock.adjust(pause)
            yield* plans.renewDue
            const at = yield* Clock.currentTimeMillis
            expect(yield* rows(SEAMS, [companyId, iso(now), iso(at), iso(at + DAY)]), `${now} ${at}`).toEqual(
              [{ begins: true, gaps: 0, now: 1, tomorrow: 1, renew: 1, last_renews: true }]
            )
          }
        }
      })
    )
  )

  it.scoped("is found at the first moment of the next period as at the last of the one before", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const periods = yield* PlanPeriodsRepo
        const companyId = yield* newCompany()
        const seam = at("2026-03-01T09:30:00.001Z")
        const first = yield* plans.start(companyId, { plan: "trial", to: seam, renews: true })
        yield* plans.renewDue
        const inForce = (moment: number) =>
          Effect.map(periods.upcoming(companyId, moment), ([period]) => period?.planPeriodId)
        const [, next] = yield* plans.list(companyId)
        expect(yield* inForce(seam - 1)).toBe(first)
        expect(yield* inForce(seam)).toBe(next?.planPeriodId)
        expect(next).toMatchObject({ startsAt: seam, renews: true })
      }).pipe(Effect.provide(PlanPeriodsRepo.layer))
    )
  )
})

describe("a plan period", () => {
  it.scoped("begins now, lasts a month and has its plan's allowance by default", () =>
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

  it.scoped("never overlaps another one of the company; the refusal names that one", () =>
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

  it.scoped("is granted once when two instances grant it at the same time", () =>
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

  it.scoped("can be ended once, and then another can start", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        const id = yield* plans.start(companyId, { plan: "trial" })
        yield* use(companyId, id)
        yield* TestClock.adjust("1 hour")
        const now = START + 3_600_000
        const blocked = yield* Effect.flip(plans.start(companyId, { plan: "pro" }))
        expect(blocked.message).toContain(`duebook plan end --company ${companyId} --id ${id}`)
        expect(yield* plans.end(companyId, id)).toBe("ended")
        const next = yield* plans.start(companyId, { plan: "pro" })
        expect(yield* plans.list(companyId)).toMatchObject([
          { planPeriodId: id, endsAt: now, used: 1 },
          { planPeriodId: next, plan: "pro", startsAt: now, used: 0 }
        ])
        expect((yield* Effect.flip(plans.end(companyId, id))).message).toBe(
          `Plan period ${id} of company ${companyId} is over already: it ended at 2026-03-01T10:30:00.000Z.`
        )
        expect(
          yield* rows(
            "select company_id, actor, subject_id, details from audit_log where action = 'plan.end'"
          )
        ).toEqual([
          {
            company_id: companyId,
            actor: "operator",
            subject_id: id,
            details: { ends_at: "2026-03-01T10:30:00.000Z", before: "2026-04-01T09:30:00.000Z" }
          }
        ])
      })
    )
  )

  it.scoped("that has not started is removed when it is ended, unless requests were counted in it", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        const [soon, later] = [at("2026-03-01T09:30:01Z"), at("2026-05-01T00:00:00Z")]
        const used = yield* plans.start(companyId, { plan: "trial", from: soon, to: later })
        const planned = yield* plans.start(companyId, { plan: "basic", from: later })
        yield* use(companyId, used)
        expect(yield* plans.end(companyId, planned)).toBe("removed")
        expect(yield* plans.end(companyId, used)).toBe("ended")
        expect(yield* plans.list(companyId)).toMatchObject([
          { planPeriodId: used, startsAt: soon, endsAt: soon + 1 }
        ])
        expect(
          yield* rows("select subject_id, details from audit_log where action = 'plan.end' order by audit_id")
        ).toMatchObject([
          { subject_id: planned, details: { removed: { plan: "basic" } } },
          { subject_id: used }
        ])
      })
    )
  )

  it.scoped("that has just begun ends one millisecond after its start", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companyId = yield* newCompany()
        const id = yield* plans.start(companyId, { plan: "trial" })
        expect(yield* plans.end(companyId, id)).toBe("ended")
        expect(yield* plans.list()).toMatchObject([{ startsAt: START, endsAt: START + 1 }])
      })
    )
  )

  it.scoped("is ended only under its own company, and by only one of two instances", () =>
    operating((url) =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const [companyId, other] = [yield* newCompany(), yield* newCompany()]
        const id = yield* plans.start(companyId, { plan: "trial" })
        expect((yield* Effect.flip(plans.end(other, id))).message).toBe(
          `There is no plan period ${id} in company ${other}.`
        )
        yield* TestClock.adjust("1 hour")
        const outcomes = yield* Effect.all(
          [plans, yield* instance(Plans, url)].map((service) => Effect.either(service.end(companyId, id))),
          { concurrency: "unbounded" }
        )
        expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(["Left", "Right"])
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
  it.scoped("is closed in a new database, and opening it twice is audited once", () =>
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
