/** Sends the next reminder of a receivable early. */
import { Context, Effect, Either, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { InvalidTransition, type NotFound } from "../../domain/Errors.ts"
import { bringForward, type NotAsked } from "../../domain/dunning/Asked.ts"
import { lastOn } from "../../domain/dunning/Simulation.ts"
import { Id } from "../../domain/Ids.ts"
import { named, record, Timestamp } from "../../domain/JsonFields.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { moves } from "../../domain/Receivable.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import type { ReachableCustomer } from "../../repos/Rows.ts"
import { moved } from "./Attempts.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"
import { orNotFound } from "../Lookup.ts"
import { unchanged, Write, type WriteEffect } from "../Write.ts"

/** When the reminder leaves. */
const SentEarly = record({
  receivableId: named("receivable_id", "The receivable that it is about.")(Id),
  leavesAt: named("leaves_at", "The first time at which it may leave.")(Timestamp)
})

export class SendNow extends Context.Tag("duebook/SendNow")<
  SendNow,
  {
    /**
     * Brings the next planned step of a receivable forward to now, or to the first time at which the policy's window and
     * gaps let it leave. A worker decides on it then, as on any other. Refused where nothing can be sent.
     */
    readonly ask: (receivableId: number) => WriteEffect<typeof SentEarly.Type, NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    SendNow,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const write = yield* Write
      const customers = yield* CustomersRepo
      const dunningRules = yield* DunningRules
      const facts = yield* ReminderFacts
      const receivables = yield* ReceivablesRepo
      return SendNow.of({
        ask: (receivableId) =>
          write.run({
            deed: "reminder.send_now",
            once: { status: 200, schema: SentEarly },
            subject: `receivable ${receivableId}`,
            reads: (companyId) => receivables.readForUpdate(companyId, receivableId),
            decide: Effect.fnUntraced(function* (company, now, locked) {
              const { companyId } = company
              const receivable = yield* orNotFound("receivable", Effect.succeed(locked))
              const { customerId, dueDate, status }: StoredReceivable = receivable
              if (moves[status].pause === undefined) {
                return yield* InvalidTransition.from("receivable", status, "be reminded of")
              }
              const recipient = yield* orNotFound("customer", customers.findRecipient(companyId, customerId))
              const schedule = receivableSchedule(
                yield* dunningRules.rulesOf(company),
                dueDate,
                recipient.timezone
              )
              const forward = bringForward(schedule, {
                attempts: yield* attempts.forPlanning(companyId, { receivableId }),
                blockOn: (channel) => blockOn(recipient, channel),
                messagedOn: lastOn(yield* facts.messagedOn(companyId, customerId)),
                now
              })
              if (Either.isLeft(forward)) {
                return yield* new InvalidTransition({ message: sentences[forward.left], details: { status } })
              }
              const { changes, leavesAt } = forward.right
              yield* attempts.update(
                companyId,
                changes.map(({ attempt, plannedState }) => ({
                  before: attempt,
                  after: moved(attempt, plannedState, now)
                }))
              )
              const value = { receivableId, leavesAt: toRfc3339(leavesAt) }
              if (changes.length === 0) return unchanged(value)
              return { value, subjectId: receivableId, details: { leaves_at: value.leavesAt } }
            })
          })
      })
    })
  )
}

const blockOn = (recipient: ReachableCustomer, channel: Channel) => {
  if (recipient.optedOut.includes(channel)) return "opted_out"
  if (recipient.suppressed.includes(channel)) return "suppressed"
  return (channel === "email" ? recipient.email : recipient.phoneE164) === null ? "no_address" : null
}

const sentences: Readonly<Record<NotAsked, string>> = {
  nothing_planned: "No reminder is planned for it.",
  sending: "A reminder is being sent at this moment.",
  cap: "The policy allows no more reminders of it.",
  no_address: "The customer has no address for the next reminder.",
  opted_out: "The customer does not want reminders on the channel of the next one.",
  suppressed: "The customer's address does not work, so the next reminder can't be sent."
}
