/** The schedule of a receivable's reminders, past and future, as integrators see it (contract §9.5). */
import { Schema } from "effect"
import { Id } from "../Ids.ts"
import { AttemptStatus, Channel, LocalMoment, ReasonCode, Shift } from "../ReminderAttempt.ts"
import { field, named, record, Timestamp } from "../JsonFields.ts"

/** One message that names the receivable, past or expected. */
export const ScheduleEntry = record({
  attemptId: named(
    "attempt_id",
    "Identifier, given by the service."
  )(
    Schema.NullOr(
      Id.annotations({
        description: "Null for a message that is still to be planned, or that another receivable leads."
      })
    )
  ),
  step: field("The receivable's step among those of the policy, from 0.")(Schema.Int),
  offsetDays: named("offset_days", "Days from the due date; negative before it.")(Schema.Int),
  channel: field("How it goes.")(Channel),
  status: field("Where it stands.")(AttemptStatus),
  scheduledFor: named("scheduled_for", "When it is to be sent.")(Timestamp),
  scheduledLocal: named(
    "scheduled_local",
    "The same moment on the customer's clock, with its offset."
  )(LocalMoment),
  reasonCode: named(
    "reason_code",
    "Why nothing was sent, or not as first planned."
  )(Schema.NullOr(ReasonCode)),
  shiftedBy: named(
    "shifted_by",
    "What moved it from where the policy has it, in that order."
  )(Schema.Array(Shift))
}).annotations({
  identifier: "ScheduleEntry",
  description: "A message that names the receivable: what became of it, or what is to be expected."
})
export type ScheduleEntry = typeof ScheduleEntry.Type
