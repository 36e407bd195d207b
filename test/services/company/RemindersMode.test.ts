import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, TestClock } from "effect"
import { readPolicy } from "../../../src/domain/dunning/Policy.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { newCompany, operating, rows, START } from "../operating.ts"

const HOUR = 3_600_000

const recorded = (companyId: number) =>
  Effect.map(
    rows(
      `select on_test_clock, changed_at, after_customer_id::integer as after from company_changes where company_id = $1`,
      [companyId]
    ),
    ([row]) => row ?? null
  )

const since = (companyId: number) =>
  Effect.map(
    Effect.flatMap(Companies, (companies) => companies.find(companyId)),
    ({ remindersSince }) => remindersSince
  )

/** Forgets what is recorded, and lets an hour pass. */
const later = Effect.zipRight(rows("delete from company_changes"), TestClock.adjust(HOUR))

const policy = (receivables: object) => Either.getOrThrow(readPolicy({ receivables }))
const step = (offset: number, ...channels: ReadonlyArray<string>) => ({ offset_days: offset, channels })

describe("the mode of a company's reminders", () => {
  it.scoped("is on unless said otherwise, is changed, and each change is in the audit log", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const id = yield* newCompany()
        expect(yield* companies.find(id)).toMatchObject({ remindersMode: "on", remindersSince: null })
        const held = yield* companies.create({
          name: "Careful",
          timezone: null,
          country: null,
          email: null,
          testClock: null,
          remindersMode: "hold"
        })
        expect(yield* companies.find(held)).toMatchObject({ remindersMode: "hold" })
        yield* companies.setReminders(id, "hold")
        yield* companies.setReminders(id, "hold")
        yield* companies.setReminders(id, "approve")
        expect(yield* companies.find(id)).toMatchObject({ remindersMode: "approve" })
        const entries = yield* rows(
          "select actor, subject_id, details from audit_log where action = 'company.reminders' order by audit_id"
        )
        expect(entries).toEqual([
          { actor: "operator", subject_id: id, details: { from: "on", to: "hold" } },
          { actor: "operator", subject_id: id, details: { from: "hold", to: "approve" } }
        ])
        expect(yield* Effect.flip(companies.setReminders(99, "on"))).toMatchObject({ _tag: "NotFound" })
      })
    )
  )

  it.scoped("has all debts planned anew; what was missed counts again once something can leave", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const id = yield* newCompany()
        yield* companies.setReminders(id, "hold")
        expect(yield* recorded(id)).toEqual({ on_test_clock: false, changed_at: START, after: 0 })
        expect(yield* since(id)).toBeNull()
        for (const [mode, moves] of [
          ["approve", true],
          ["on", true],
          ["approve", false],
          ["hold", false],
          ["on", true]
        ] as const) {
          const before = yield* since(id)
          yield* later
          yield* companies.setReminders(id, mode)
          const { changed_at: now } = (yield* recorded(id)) ?? {}
          expect(now, mode).not.toBeNull()
          expect(yield* since(id), mode).toBe(moves ? now : before)
        }
      })
    )
  )

  it.scoped(
    "is recorded by the company's own time, and once: planning begins again with the first customer",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const companies = yield* Companies
          const testClock = Date.parse("2026-06-01T08:00:00Z")
          const facts = { name: "Rehearsal", timezone: null, country: null, email: null, testClock }
          const id = yield* companies.create({ ...facts, remindersMode: "hold" })
          yield* companies.setReminders(id, "on")
          expect(yield* recorded(id)).toEqual({ on_test_clock: true, changed_at: testClock, after: 0 })
          expect(yield* since(id)).toBe(testClock)
          yield* rows(
            "update company_changes set after_customer_id = 7, changed_at = '2026-05-01' where company_id = $1",
            [id]
          )
          yield* companies.setReminders(id, "hold")
          expect(yield* recorded(id)).toEqual({ on_test_clock: true, changed_at: testClock, after: 0 })
        })
      )
  )
})

describe("a company that can send again", () => {
  it.scoped("has all debts planned anew: after it was inactive", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const id = yield* newCompany()
        yield* companies.setStatus(id, "active")
        yield* companies.setStatus(id, "inactive")
        expect([yield* recorded(id), yield* since(id)]).toEqual([null, null])
        yield* companies.setStatus(id, "active")
        expect(yield* recorded(id)).toMatchObject({ changed_at: START })
        expect(yield* since(id)).toBe(START)
      })
    )
  )

  it.scoped(
    "has all debts planned anew: when a plan period begins where none was in force, and else not",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const plans = yield* Plans
          const id = yield* newCompany()
          yield* plans.start(id, { plan: "trial", from: START + 24 * HOUR, to: START + 48 * HOUR })
          yield* plans.start(id, { plan: "trial", from: START - 24 * HOUR, to: START - HOUR })
          expect(yield* recorded(id)).toBeNull()
          yield* plans.start(id, { plan: "trial", to: START + 24 * HOUR })
          expect(yield* recorded(id)).toMatchObject({ changed_at: START })
          expect(yield* since(id)).toBe(START)
          yield* later
          yield* plans.start(id, { plan: "trial", from: START + 48 * HOUR })
          expect(yield* recorded(id)).toBeNull()
        })
      )
  )
})

describe("another time zone or country", () => {
  it.scoped(
    "has all debts planned anew; what was missed does not count again, and other facts plan nothing",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const companies = yield* Companies
          const id = yield* newCompany()
          yield* companies.update(id, { phone: "+4930123456" })
          expect(yield* recorded(id)).toBeNull()
          yield* companies.update(id, { timezone: "Asia/Tokyo" })
          expect(yield* recorded(id)).toMatchObject({ changed_at: START })
          yield* later
          yield* companies.update(id, { timezone: "Asia/Tokyo" })
          expect(yield* recorded(id)).toBeNull()
          yield* companies.update(id, { country: "JP" })
          expect(yield* recorded(id)).toMatchObject({ changed_at: START + HOUR })
          expect(yield* since(id)).toBeNull()
        })
      )
  )
})

describe("another policy", () => {
  it.scoped(
    "has all debts planned anew; one that reminds of more or otherwise lets what was missed count again, other rules do not",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const { put } = yield* ReminderPolicies
          const id = yield* newCompany()
          yield* put(id, policy({ steps: [step(0, "email", "sms"), step(7, "email")] }))
          expect(yield* recorded(id)).toMatchObject({ changed_at: START })
          expect(yield* since(id)).toBe(START)
          yield* later
          // The same policy, written in another order.
          yield* put(id, policy({ steps: [step(0, "sms", "email"), step(7, "email")] }))
          expect(yield* recorded(id)).toBeNull()
          const window = { from: "10:00", to: "16:00" }
          const steps = [step(0, "sms", "email"), step(7, "email")]
          yield* put(id, policy({ steps, window }))
          expect(yield* recorded(id)).toMatchObject({ changed_at: START + HOUR })
          expect(yield* since(id)).toBe(START)
          const others = [
            { steps: [], window },
            { steps, window, repeat_days: 14 },
            { steps, window, max_messages: 5 },
            { steps, window, min_balance: { EUR: "20.00" } }
          ]
          for (const [hours, other] of others.entries()) {
            yield* put(id, policy(other))
            expect(yield* since(id), JSON.stringify(other)).toBe(START + (hours + 1) * HOUR)
            yield* later
          }
        })
      )
  )
})
