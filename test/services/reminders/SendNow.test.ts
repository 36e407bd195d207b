/** The next reminder sent early: what asking changes, and where it is refused. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { readPolicy } from "../../../src/domain/dunning/Policy.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { operating, rows } from "../operating.ts"
import { bill, billAgain, pause, scheduleOf, sendNow } from "../rehearsing.ts"

/** A company whose clock stands at noon of Monday, 2 March 2026, in Berlin. */
const company = Effect.flatMap(Companies, (companies) =>
  companies.create({
    name: "Rehearsal",
    timezone: "Europe/Berlin",
    country: null,
    email: null,
    testClock: Date.parse("2026-03-02T11:00:00Z")
  })
)

const withPolicy = (companyId: number, receivables: unknown) =>
  Effect.flatMap(ReminderPolicies, ({ put }) =>
    put(companyId, Either.getOrThrow(readPolicy({ receivables })))
  )

const refused = (companyId: number, receivableId: number) =>
  Effect.map(Effect.flip(sendNow(companyId, receivableId)), (error) =>
    "message" in error ? error.message : ""
  )

describe("asking for the next reminder", () => {
  it.scoped("brings the next message that names it forward, once; the schedule says so", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* company
        const { customerId, receivableId } = yield* bill(companyId, {
          dueDate: "2026-02-20",
          email: "a@example.com"
        })
        const coming = yield* billAgain(companyId, customerId, "2026-04-20")
        const { receivableId: other } = yield* bill(companyId, {
          dueDate: "2026-04-20",
          email: "b@example.com"
        })
        yield* rows("update companies set test_clock = '2026-03-02T17:00:00Z'")
        const { leavesAt } = yield* sendNow(companyId, receivableId)
        expect(leavesAt).toBe("2026-03-03T08:00:00.000Z")
        yield* rows("update companies set test_clock = '2026-03-03T09:00:00Z'")
        expect(yield* refused(companyId, coming)).toBe(
          "Another reminder to the customer leaves first. Ask again after it."
        )
        // A notice of what is not due yet.
        expect((yield* sendNow(companyId, other)).leavesAt).toBe("2026-03-03T09:00:00.000Z")
        const scheduled = (yield* scheduleOf(companyId, other)).filter(({ attemptId }) => attemptId !== null)
        expect(scheduled).toMatchObject([
          { scheduledFor: "2026-03-03T09:00:00.000Z", status: "scheduled", shiftedBy: ["asked"] }
        ])
        expect(
          yield* rows("select details->>'leaves_at' as at from audit_log where action = 'reminder.send_now'")
        ).toContainEqual({ at: "2026-03-03T09:00:00.000Z" })
      })
    )
  )

  it.scoped("is refused where nothing can be sent, with the reason, and changes nothing", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* company
        const facts = rows("select status, scheduled_for from reminder_attempts order by attempt_id")
        const nobody = yield* bill(companyId, { dueDate: "2026-02-20" })
        const paused = yield* bill(companyId, { dueDate: "2026-02-20", email: "b@example.com" })
        yield* pause(companyId, paused.receivableId)
        const little = yield* bill(companyId, { dueDate: "2026-02-20", email: "c@example.com" })
        yield* rows(`update receivables set paid_minor = amount_minor - 1, status = 'partially_paid'
          where receivable_id = ${little.receivableId}`)
        const sending = yield* bill(companyId, { dueDate: "2026-02-20", email: "d@example.com" })
        yield* rows(`update cases set state = jsonb_set(state, '{inFlight}', '{"email": 7}')
          where customer_id = ${sending.customerId}`)
        const before = yield* facts
        expect(yield* refused(companyId, nobody.receivableId)).toBe(
          "The customer has no address for the next reminder."
        )
        expect(yield* refused(companyId, paused.receivableId)).toContain("paused")
        expect(yield* refused(companyId, little.receivableId)).toBe(
          "It is below the minimum balance of the policy, so no reminder is sent for it."
        )
        expect(yield* refused(companyId, sending.receivableId)).toBe(
          "A reminder is being sent at this moment."
        )
        expect(yield* facts).toEqual(before)
        const open = yield* bill(companyId, { dueDate: "2026-02-20", email: "e@example.com" })
        yield* withPolicy(companyId, { steps: [] })
        expect(yield* refused(companyId, open.receivableId)).toBe("No reminder is planned for it.")
      })
    )
  )
})
