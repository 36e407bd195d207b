/** What schedules foretell of a customer with several debts is what is sent, on a test clock. */
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Either, Layer } from "effect"
import { testClocks } from "../../../src/cli/rehearsal.ts"
import { toRfc3339 } from "../../../src/domain/CalendarDate.ts"
import { readPolicy } from "../../../src/domain/dunning/Policy.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { operating, rows } from "../operating.ts"
import { bill, billAgain, pause, scheduleOf, sendNow } from "../rehearsing.ts"

const clocks = Layer.provide(
  testClocks("http://localhost"),
  Layer.succeed(ServerTime, Clock.currentTimeMillis)
)

const step = (offset_days: number, ...channels: ReadonlyArray<string>) => ({ offset_days, channels })

const usual = [-3, 0, 3, 7, 14, 30].map((days) => step(days, "email"))

const policies: ReadonlyArray<readonly [string, Record<string, unknown>]> = [
  ["the usual steps", { steps: usual }],
  [
    "a window in the afternoon, a step at 29 days, and SMS",
    {
      steps: [
        step(-3, "email"),
        step(0, "email"),
        step(3, "email", "sms"),
        step(10, "email"),
        step(29, "sms", "email")
      ],
      window: { from: "14:30", to: "17:00" }
    }
  ],
  ["repeats and a gap of three days", { steps: usual, repeat_days: 14, customer_gap_days: 3 }]
]

const zones = ["Pacific/Apia", "Europe/Berlin", "America/New_York"]

const company = (receivables: unknown) =>
  Effect.gen(function* () {
    const id = yield* Effect.flatMap(Companies, (companies) =>
      companies.create({
        name: "Rehearsal",
        timezone: "Europe/Berlin",
        country: "DE",
        email: null,
        testClock: Date.parse("2026-03-02T06:00:00Z")
      })
    )
    yield* Effect.flatMap(Plans, (plans) => plans.start(id, { plan: "pro" }))
    yield* Effect.flatMap(ReminderPolicies, ({ put }) =>
      put(id, Either.getOrThrow(readPolicy({ receivables })))
    )
    return id
  })

/** The messages that schedules name for the time until `until`, each as `receivable offset channel time`. */
const foretold = (companyId: number, ids: ReadonlyArray<number>, until: string) =>
  Effect.map(
    Effect.forEach(ids, (id) => Effect.map(scheduleOf(companyId, id), (entries) => ({ entries, id }))),
    (all) =>
      all
        .flatMap(({ entries, id }) =>
          entries
            .filter(({ scheduledFor, status }) => status === "scheduled" && scheduledFor < until)
            .map(({ channel, offsetDays, scheduledFor }) => `${id} ${offsetDays} ${channel} ${scheduledFor}`)
        )
        .toSorted()
  )

/** Those that were sent from `from` on; each of their messages was captured at the same time. */
const sent = (from: string) =>
  Effect.map(
    rows(
      `select a.receivable_id, a.offset_days, a.channel, a.sent_at from reminder_attempts a
       join reminder_messages m on m.company_id = a.company_id and a.attempt_id = any(m.attempt_ids)
       where a.status = 'sent' and m.captured and m.sent_at = a.sent_at and a.sent_at >= '${from}'`
    ),
    (found) =>
      found
        .map(
          (row) =>
            `${row["receivable_id"]} ${row["offset_days"]} ${row["channel"]} ${toRfc3339(Number(row["sent_at"]))}`
        )
        .toSorted()
  )

describe("what schedules foretell of a customer with several debts", () => {
  const cases = policies.flatMap(([name, policy]) => zones.map((zone) => [name, zone, policy] as const))
  it.scoped.each(cases)("is what is sent, to the minute: %s, %s", ([, timezone, policy]) =>
    operating(() =>
      Effect.gen(function* () {
        const { advance } = yield* TestClocks
        const companyId = yield* company(policy)
        const customer = { email: "a@example.com", phoneE164: "+33142685300", timezone }
        const first = yield* bill(companyId, { dueDate: "2026-04-16", ...customer })
        const others = yield* Effect.forEach(
          ["2026-01-12", "2026-03-20", "2026-04-10", "2026-05-02"],
          (dueDate) => billAgain(companyId, first.customerId, dueDate)
        )
        const ids = [first.receivableId, ...others]
        yield* pause(companyId, others[1] ?? 0, "2026-04-20")
        let from = "2026-03-02T06:00:00.000Z"
        for (const until of ["2026-04-18T00:00:00.000Z", "2026-07-01T00:00:00.000Z"]) {
          const said = yield* foretold(companyId, ids, until)
          expect(said.length).toBeGreaterThan(5)
          yield* advance(companyId, Date.parse(until), false)
          expect(yield* sent(from)).toEqual(said)
          from = until
        }
      }).pipe(Effect.provide(clocks))
    )
  )

  it.scoped("is what is sent after somebody has asked for a message early", () =>
    operating(() =>
      Effect.gen(function* () {
        const { advance } = yield* TestClocks
        const companyId = yield* company({ steps: usual })
        const first = yield* bill(companyId, { dueDate: "2026-02-20", email: "a@example.com" })
        const second = yield* billAgain(companyId, first.customerId, "2026-03-16")
        yield* advance(companyId, Date.parse("2026-03-04T12:00:00Z"), false)
        const from = "2026-03-04T12:00:00.000Z"
        const { leavesAt } = yield* sendNow(companyId, first.receivableId)
        const until = "2026-06-01T00:00:00.000Z"
        const said = yield* foretold(companyId, [first.receivableId, second], until)
        expect(said.some((each) => each.endsWith(leavesAt))).toBe(true)
        yield* advance(companyId, Date.parse(until), false)
        expect(yield* sent(from)).toEqual(said)
      }).pipe(Effect.provide(clocks))
    )
  )

  it.scoped("is what is sent once a company that was on hold sends again", () =>
    operating(() =>
      Effect.gen(function* () {
        const { advance } = yield* TestClocks
        const companies = yield* Companies
        const companyId = yield* company({ steps: usual })
        yield* companies.setReminders(companyId, "hold")
        const { receivableId } = yield* bill(companyId, { dueDate: "2026-02-20", email: "a@example.com" })
        yield* advance(companyId, Date.parse("2026-03-03T20:00:00Z"), false)
        yield* companies.setReminders(companyId, "on")
        const until = "2026-06-01T00:00:00.000Z"
        const said = yield* foretold(companyId, [receivableId], until)
        expect(said.some((each) => each.endsWith(" email 2026-03-04T08:00:00.000Z"))).toBe(true)
        const entries = yield* scheduleOf(companyId, receivableId)
        expect(entries.map(({ reasonCode }) => reasonCode)).not.toContain("on_hold")
        yield* advance(companyId, Date.parse(until), false)
        expect(yield* sent("2026-03-03T20:00:00.000Z")).toEqual(said)
      }).pipe(Effect.provide(clocks))
    )
  )
})
