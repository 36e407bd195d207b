import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Either, Layer } from "effect"
import { testClocks } from "../../../src/cli/rehearsal.ts"
import { defaultPolicy, readPolicy, type ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { MAX_SAMPLES } from "../../../src/services/reminders/PolicyPreview.ts"
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

const clocks = Layer.provide(
  testClocks("http://localhost"),
  Layer.succeed(ServerTime, Clock.currentTimeMillis)
)

describe("a preview", () => {
  it.scoped("shows how the messages of the next 60 days differ, and writes nothing", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        // In the company's zone, where clocks are set forward on 2026-03-29: -3 is Friday 27.
        const first = yield* bill(companyId, { dueDate: "2026-03-30", email: "a@example.com" })
        // In the customer's own zone.
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

        // The first: 27 and 30 March, 2, 6, 13 and 29 April. The second: 2, 5, 9, 16 March and 1 April. The third rests.
        expect(yield* preview(companyId, defaultPolicy)).toEqual({
          debts: 3,
          messages: { inForce: 11, other: 11 },
          firstDifference: null,
          samples: []
        })

        const later = policyOf({
          receivables: { steps: email(-3, 0, 3, 7, 14, 30), window: { from: "10:30", to: "17:00" } }
        })
        const moved = yield* preview(companyId, later)
        expect(moved).toMatchObject({ debts: 3, messages: { inForce: 11, other: 11 } })
        expect(moved.samples).toHaveLength(11)
        expect(moved.firstDifference).toBe(Date.parse("2026-03-02T09:00:00-05:00"))
        expect(moved.samples[0]).toEqual({
          customerId: second.customerId,
          timezone: "America/New_York",
          at: Date.parse("2026-03-02T09:00:00-05:00"),
          channel: "email",
          tone: "friendly",
          inForce: {
            at: Date.parse("2026-03-02T09:00:00-05:00"),
            tone: "friendly",
            named: [second.receivableId]
          },
          other: {
            at: Date.parse("2026-03-02T10:30:00-05:00"),
            tone: "friendly",
            named: [second.receivableId]
          }
        })
        expect(moved.samples).toContainEqual({
          customerId: first.customerId,
          timezone: "Europe/Berlin",
          at: Date.parse("2026-03-30T09:00:00+02:00"),
          channel: "email",
          tone: "friendly",
          inForce: {
            at: Date.parse("2026-03-30T09:00:00+02:00"),
            tone: "friendly",
            named: [first.receivableId]
          },
          other: {
            at: Date.parse("2026-03-30T10:30:00+02:00"),
            tone: "friendly",
            named: [first.receivableId]
          }
        })

        const fewer = yield* preview(companyId, steps(-3, 3))
        expect(fewer.messages).toEqual({ inForce: 11, other: 3 })
        expect(fewer.samples.filter(({ other }) => other === null)).toHaveLength(8)

        expect(yield* facts).toEqual(before)
        expect(yield* rows("select 1 as one from audit_log where action like 'policy%'")).toEqual([])
      })
    )
  )

  it.scoped("knows that a customer was written to today about something else", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        const { receivableId } = yield* bill(companyId, { dueDate: "2026-02-20", email: "a@example.com" })
        yield* rows(
          `insert into reminder_messages (company_id, attempt_ids, sent_on, customer_id, channel, recipient, address,
             locale, subject, body, captured, status, created_at)
           select company_id, array[attempt_id], '2026-03-02', customer_id, 'email', 'a@example.com', 'a@example.com',
             'en', 'Due', 'Hello', false, 'sent', now()
           from reminder_attempts where receivable_id = ${receivableId} and status = 'scheduled'`
        )
        const later = policyOf({
          receivables: { steps: email(-3, 0, 3, 7, 14, 30), window: { from: "10:30", to: "17:00" } }
        })
        const [sample] = (yield* preview(companyId, later)).samples
        expect(sample).toMatchObject({
          inForce: { at: Date.parse("2026-03-03T09:00:00+01:00") },
          other: { at: Date.parse("2026-03-03T10:30:00+01:00") }
        })
      })
    )
  )

  it.scoped("leaves out what would not be sent: on channels without an address of the customer", () =>
    operating(() =>
      Effect.gen(function* () {
        const { preview } = yield* ReminderPolicies
        const companyId = yield* onClock("2026-03-02T06:00:00Z")
        yield* bill(companyId, { dueDate: "2026-03-12", email: "a@example.com" })
        const { customerId } = yield* bill(companyId, {
          dueDate: "2026-03-12",
          email: "b@example.com",
          phoneE164: "+33142685300"
        })
        const bySms = policyOf({ receivables: { steps: [{ offset_days: -3, channels: ["sms"] }] } })
        const found = yield* preview(companyId, bySms)
        expect(found.messages).toEqual({ inForce: 12, other: 1 })
        expect(found.samples.filter(({ other }) => other !== null)).toMatchObject([
          { customerId, channel: "sms", inForce: null }
        ])
      })
    )
  )

  it.scoped(
    "says that nothing is sent without steps, and that with steps again every open debt is named",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const { preview, put } = yield* ReminderPolicies
          const { advance } = yield* TestClocks
          const companyId = yield* onClock("2026-03-02T06:00:00Z")
          yield* Effect.flatMap(Plans, (plans) => plans.start(companyId, { plan: "pro" }))
          const late = yield* bill(companyId, { dueDate: "2026-01-05", email: "a@example.com" })
          const due = yield* bill(companyId, { dueDate: "2026-03-09", email: "b@example.com" })
          const none = policyOf({ receivables: { steps: [] } })
          const without = yield* preview(companyId, none)
          // 2, 9 and 23 March; and 6, 9, 12, 16, 23 March and 8 April.
          expect(without.messages).toEqual({ inForce: 9, other: 0 })
          yield* put(companyId, none)
          yield* advance(companyId, Date.parse("2026-05-04T06:00:00Z"), false)
          expect(yield* rows("select 1 as one from reminder_messages")).toEqual([])

          const again = yield* preview(companyId, defaultPolicy)
          expect(again.messages.inForce).toBe(0)
          const first = again.samples.filter(({ at }) => at < Date.parse("2026-05-05T00:00:00Z"))
          expect(first.map(({ inForce, other, tone }) => [inForce, tone, other?.named])).toEqual([
            [null, "friendly", [late.receivableId]],
            [null, "friendly", [due.receivableId]]
          ])
          yield* put(companyId, defaultPolicy)
          yield* advance(companyId, Date.parse("2026-07-03T06:00:00Z"), false)
          expect(yield* sentMessages).toEqual(
            again.samples.flatMap(({ other }) => other ?? []).map(({ at, named, tone }) => [at, tone, named])
          )
          expect(again.messages.other).toBe(6)
        }).pipe(Effect.provide(clocks))
      )
  )

  it.scoped(
    "considers every debt, and keeps few samples; with a limit it ends after the case that reaches it",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const { preview } = yield* ReminderPolicies
          const companyId = yield* onClock("2026-03-02T06:00:00Z")
          // More than one page of cases.
          yield* Effect.forEach(
            Array.from({ length: 60 }, (_, n) => n),
            (n) => bill(companyId, { dueDate: "2026-03-12", email: `${n}@example.com` }),
            { discard: true }
          )
          const found = yield* preview(companyId, steps(-2))
          expect(found).toMatchObject({ debts: 60, messages: { inForce: 360, other: 60 } })
          expect(found.samples).toHaveLength(MAX_SAMPLES)
          expect((yield* preview(companyId, steps(-2), 7)).debts).toBe(7)
        })
      )
  )
})

/** When each message was sent, its tone and the receivables that it names. */
const sentMessages = Effect.map(
  rows(
    `select m.sent_at, m.tone, array_agg(a.receivable_id order by a.receivable_id) as named from reminder_messages m
     join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = any(m.attempt_ids)
     where m.status = 'sent' group by m.company_id, m.message_id, m.sent_at, m.tone, m.customer_id
     order by m.sent_at, m.customer_id`
  ),
  (found) =>
    found.map(({ named, sent_at, tone }) => [sent_at, tone, (named as ReadonlyArray<unknown>).map(Number)])
)

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
            // Customers with one number would get a day of their own each.
            ...(index === 0 ? {} : { phoneE164: `+3314268530${index}` })
          })
        }
        yield* advance(companyId, Date.parse("2026-03-04T12:00:00Z"), false)
        const before = yield* sentMessages
        const policy = policyOf({ receivables })
        const found = yield* preview(companyId, policy)
        expect(found.debts).toBe(5)
        expect(found.samples).not.toEqual([])
        yield* put(companyId, policy)
        yield* advance(companyId, Date.parse("2026-05-03T12:00:00Z"), false)
        const after = (yield* sentMessages).slice(before.length)
        expect(after).toHaveLength(found.messages.other)
        for (const { other } of found.samples) {
          if (other !== null) expect(after).toContainEqual([other.at, other.tone, other.named])
        }
      }).pipe(Effect.provide(clocks))
    )
  )
})
