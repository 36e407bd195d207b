import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Either, Layer } from "effect"
import { testClocks } from "../../../src/cli/rehearsal.ts"
import { defaultPolicy, readPolicy, type ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { instance, newCompany, operating, rows } from "../operating.ts"
import { bill, pause } from "../rehearsing.ts"

const policyOf = (json: unknown): ReminderPolicy => Either.getOrThrow(readPolicy(json))

const email = (...offsets: ReadonlyArray<number>) =>
  offsets.map((n) => ({ offset_days: n, channels: ["email"] }))

const steps = (...offsets: ReadonlyArray<number>) => policyOf({ receivables: { steps: email(...offsets) } })

const versions = Effect.map(rows("select version from reminder_policies order by version"), (found) =>
  found.map(({ version }) => version)
)

const onClock = (testClock: string) =>
  Effect.flatMap(Companies, (companies) =>
    companies.create({
      name: "Rehearsal",
      timezone: "Europe/Berlin",
      country: null,
      email: null,
      testClock: Date.parse(testClock)
    })
  )

describe("a policy", () => {
  it.scoped("is the default until another is put in force; each gets a version and an audit entry", () =>
    operating(() =>
      Effect.gen(function* () {
        const { inForce, put } = yield* ReminderPolicies
        const companyId = yield* newCompany()
        expect(yield* inForce(companyId)).toEqual(defaultPolicy)
        expect(yield* put(companyId, steps(0, 5))).toEqual({ version: 1, changed: true })
        expect(yield* put(companyId, steps(1))).toEqual({ version: 2, changed: true })
        expect(yield* inForce(companyId)).toEqual(steps(1))
        expect(yield* put(companyId, defaultPolicy)).toEqual({ version: 3, changed: true })
        expect(yield* inForce(companyId)).toEqual(defaultPolicy)
        expect(yield* inForce(yield* newCompany())).toEqual(defaultPolicy)
        expect(
          yield* rows(
            "select actor, subject_id, details->>'version' as v from audit_log where action = 'policy.set'"
          )
        ).toEqual(["1", "2", "3"].map((v) => ({ actor: "operator", subject_id: companyId, v })))
      })
    )
  )

  it.scoped("changes nothing when it equals the policy in force, in any order of fields", () =>
    operating(() =>
      Effect.gen(function* () {
        const { put } = yield* ReminderPolicies
        const companyId = yield* newCompany()
        expect(yield* put(companyId, policyOf({}))).toEqual({ version: 0, changed: false })
        const one = {
          receivables: { steps: [{ offset_days: 1, channels: ["email", "sms"] }], days: ["mon", "fri"] }
        }
        const same = {
          receivables: { days: ["fri", "mon"], steps: [{ channels: ["sms", "email"], offset_days: 1 }] }
        }
        expect(yield* put(companyId, policyOf(one))).toEqual({ version: 1, changed: true })
        expect(yield* put(companyId, policyOf(same))).toEqual({ version: 1, changed: false })
        expect(yield* versions).toEqual([1])
        expect(yield* rows("select 1 as one from audit_log where action = 'policy.set'")).toHaveLength(1)
      })
    )
  )

  it.scoped("gets one order of versions when several instances put policies in force at the same time", () =>
    operating((url) =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        const instances = yield* Effect.forEach([1, 2, 3], () => instance(ReminderPolicies, url))
        const put = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, n) => n),
          (n) => instances[n % 3]?.put(companyId, steps(n)) ?? Effect.dieMessage("no instance"),
          { concurrency: "unbounded" }
        )
        expect(put.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
          Array.from({ length: 12 }, (_, n) => n + 1)
        )
        expect(yield* versions).toHaveLength(12)
      })
    )
  )

  it.scoped("is refused for an unknown company", () =>
    operating(() =>
      Effect.gen(function* () {
        const { inForce, preview, put } = yield* ReminderPolicies
        for (const refused of [inForce(9), put(9, defaultPolicy), preview(9, defaultPolicy)]) {
          expect((yield* Effect.flip(refused as Effect.Effect<unknown, Error>)).message).toBe(
            "There is no company 9."
          )
        }
      })
    )
  )
})

describe("a preview", () => {
  it.scoped("knows that a customer was written to today about another debt", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        const { receivableId } = yield* bill(companyId, { dueDate: "2026-03-02", email: "a@example.com" })
        yield* rows(
          `insert into reminder_messages (company_id, attempt_ids, sent_on, customer_id, channel, recipient, locale,
             subject, body, captured, status, created_at)
           select company_id, array[attempt_id], '2026-03-02', customer_id, 'email', 'a@example.com', 'en', 'Due', 'Hello',
             false, 'sent', now()
           from reminder_attempts where receivable_id = ${receivableId} and status = 'scheduled'`
        )
        const later = policyOf({
          receivables: { steps: email(0), window: { from: "10:30", to: "17:00" } }
        })
        expect((yield* preview(companyId, later)).examples).toMatchObject([
          { change: "moved", from: "2026-03-03T09:00:00+01:00", to: "2026-03-03T10:30:00+01:00" }
        ])
      })
    )
  )

  it.scoped("shows what happens to the next steps, and writes nothing", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        // In the company's zone, where clocks are set forward on 2026-03-29, the next step is -3, on Friday 27.
        const first = yield* bill(companyId, { dueDate: "2026-03-30", email: "a@example.com" })
        // In the customer's own zone, the next step is the due date itself, because -3 is over.
        const second = yield* bill(companyId, {
          dueDate: "2026-03-02",
          email: "b@example.com",
          timezone: "America/New_York"
        })
        const paused = yield* bill(companyId, { dueDate: "2026-03-30", email: "c@example.com" })
        yield* pause(companyId, paused.receivableId)
        const facts = rows(
          "select attempt_id, status, scheduled_for, due_at, fence, updated_at from reminder_attempts order by 1"
        )
        const before = yield* facts

        expect(yield* preview(companyId, defaultPolicy)).toEqual({
          receivables: 2,
          unchanged: 2,
          moved: 0,
          added: 0,
          dropped: 0,
          skipped: [],
          examples: []
        })

        const later = policyOf({
          receivables: { steps: email(-3, 0, 3), window: { from: "10:30", to: "17:00" } }
        })
        expect(yield* preview(companyId, later)).toMatchObject({
          receivables: 2,
          unchanged: 0,
          moved: 2,
          examples: [
            {
              receivableId: first.receivableId,
              offsetDays: -3,
              channel: "email",
              change: "moved",
              from: "2026-03-27T09:00:00+01:00",
              to: "2026-03-27T10:30:00+01:00",
              timezone: "Europe/Berlin",
              reasonCode: null
            },
            {
              receivableId: second.receivableId,
              offsetDays: 0,
              from: "2026-03-02T09:00:00-05:00",
              to: "2026-03-02T10:30:00-05:00",
              timezone: "America/New_York"
            }
          ]
        })

        expect(yield* preview(companyId, steps(-3, 1))).toMatchObject({
          receivables: 2,
          unchanged: 1,
          moved: 0,
          added: 1,
          dropped: 1,
          examples: [
            { receivableId: second.receivableId, offsetDays: 0, change: "dropped", to: null },
            {
              receivableId: second.receivableId,
              offsetDays: 1,
              change: "added",
              from: null,
              to: "2026-03-03T09:00:00-05:00"
            }
          ]
        })
        const fewer = policyOf({
          receivables: { steps: email(0, 5), window: { from: "10:00", to: "12:00" }, days: ["wed"] }
        })
        expect(yield* preview(companyId, fewer)).toMatchObject({
          moved: 2,
          added: 0,
          dropped: 1,
          unchanged: 0
        })
        expect((yield* preview(companyId, fewer)).examples).toContainEqual({
          receivableId: first.receivableId,
          offsetDays: 0,
          channel: "email",
          change: "moved",
          from: "2026-03-30T09:00:00+02:00",
          to: "2026-04-01T10:00:00+02:00",
          timezone: "Europe/Berlin",
          reasonCode: null
        })

        expect(yield* facts).toEqual(before)
        expect(yield* rows("select 1 as one from audit_log where action like 'policy%'")).toEqual([])
      })
    )
  )

  it.scoped("shows what would be skipped: on channels without an address of the customer, or too late", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        yield* bill(companyId, { dueDate: "2026-03-12", email: "a@example.com" })
        yield* bill(companyId, { dueDate: "2026-03-12", email: "b@example.com", phoneE164: "+33142685300" })
        const bySms = policyOf({
          receivables: {
            steps: [
              { offset_days: -9, channels: ["email"] },
              { offset_days: -3, channels: ["sms"] }
            ]
          }
        })
        expect(yield* preview(companyId, bySms)).toMatchObject({
          receivables: 2,
          moved: 0,
          added: 1,
          dropped: 2,
          skipped: [
            { offsetDays: -9, channel: "email", reasonCode: "superseded", messages: 2 },
            { offsetDays: -3, channel: "sms", reasonCode: "no_address", messages: 1 }
          ]
        })
      })
    )
  )

  it.scoped("considers every receivable and payable, and keeps few examples", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        const { receivableId } = yield* bill(companyId, { dueDate: "2026-03-12", email: "a@example.com" })
        // 620 more of the same, which is more than three pages, in two statuses.
        yield* rows(
          `with made as (
             insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, created_at, updated_at, billed_on)
             select company_id, customer_id, amount_minor, case when n > 400 then 1 else 0 end, currency, due_date,
               case when n > 400 then 'partially_paid' else 'open' end, created_at, updated_at, billed_on
             from receivables, generate_series(1, 620) n where company_id = $1 and receivable_id = $2
             returning receivable_id)
           insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
             timezone, scheduled_for, expires_at, status, due_at, on_test_clock, currency, balance_minor, created_at, updated_at)
           select company_id, made.receivable_id, customer_id, step, offset_days, due_date, channel, locale, timezone,
             scheduled_for, expires_at, status, due_at, on_test_clock, currency, balance_minor, created_at, updated_at
           from reminder_attempts, made where company_id = $1 returning 1 as one`,
          [companyId, receivableId]
        )
        const found = yield* preview(companyId, steps(-2))
        expect(found).toMatchObject({ receivables: 621, unchanged: 0, dropped: 621, added: 621 })
        expect(found.examples).toHaveLength(10)
      })
    )
  )
})

describe("what a preview shows", () => {
  const promises: ReadonlyArray<readonly [string, unknown]> = [
    ["another window", { steps: email(-3, 0, 3, 7), window: { from: "11:00", to: "12:00" } }],
    ["an earlier window", { steps: email(-3, 0, 3, 7), window: { from: "08:00", to: "08:30" } }],
    ["other days", { steps: email(-3, 0, 3, 7), days: ["tue", "sat"] }],
    ["other steps", { steps: email(-4, 1, 5) }],
    ["fewer messages", { steps: email(-3, 0, 3, 7), max_messages: 1 }],
    ["another channel", { steps: [-3, 0, 3, 7].map((n) => ({ offset_days: n, channels: ["sms"] })) }]
  ]
  it.scoped.each(promises)("happens once the policy is in force: %s", ([, receivables]) =>
    operating(() =>
      Effect.gen(function* () {
        const { preview, put } = yield* ReminderPolicies
        const { advance } = yield* TestClocks
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        yield* Effect.flatMap(Plans, (plans) => plans.start(companyId, { plan: "pro" }))
        for (const [index, day] of ["02", "04", "06", "08", "10"].entries()) {
          yield* bill(companyId, {
            dueDate: `2026-03-${day}`,
            email: `${day}@example.com`,
            timezone: index % 2 === 0 ? "America/New_York" : "Asia/Tokyo",
            ...(index === 0 ? {} : { phoneE164: "+33142685300" })
          })
        }
        yield* advance(companyId, Date.parse("2026-03-04T12:00:00Z"), false)
        const sent = yield* rows("select attempt_id from reminder_attempts where status = 'sent'")
        const policy = policyOf({ receivables })
        const found = yield* preview(companyId, policy)
        expect(found.receivables).toBe(5)
        expect(found.examples.length).toBe(
          found.moved +
            found.added +
            found.dropped +
            found.skipped.reduce((n, { messages }) => n + messages, 0)
        )
        yield* put(companyId, policy)
        yield* advance(companyId, Date.parse("2026-05-01T00:00:00Z"), false)
        const ended = yield* rows(
          `select receivable_id, offset_days, channel, status, reason_code, sent_at from reminder_attempts
           where not attempt_id = any($1)`,
          [sent.map((row) => row["attempt_id"])]
        )
        for (const { change, channel, offsetDays, reasonCode, receivableId, to } of found.examples) {
          const became = ended.find(
            (row) =>
              row["receivable_id"] === receivableId &&
              row["offset_days"] === offsetDays &&
              row["channel"] === channel
          )
          const what = `${receivableId} ${offsetDays} ${channel} ${change} ${to}`
          if (to !== null) expect(became, what).toMatchObject({ status: "sent", sent_at: Date.parse(to) })
          else if (reasonCode !== null) {
            expect(became, what).toMatchObject({ status: "skipped", reason_code: reasonCode })
          } else expect(became, what).toMatchObject({ status: "cancelled" })
        }
        if (found.unchanged < 5) expect(found.examples).not.toEqual([])
      }).pipe(
        Effect.provide(
          Layer.provide(testClocks("http://localhost"), Layer.succeed(ServerTime, Clock.currentTimeMillis))
        )
      )
    )
  )
})
