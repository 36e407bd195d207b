/** The schedule of a receivable's reminders, past and future, as integrators see it (contract §9.5). */
import { Schema } from "effect"
import { Id } from "../Ids.ts"
import { AttemptStatus, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { named, Timestamp } from "../JsonFields.ts"

/** What moves a step from where it was: the closed list. */
export const Shift = Schema.Literal("weekend", "holiday", "window", "gap", "cap", "catch_up").annotations({
  identifier: "Shift",
  description:
    "What moved a step: `weekend`, a day on which nothing is sent; `holiday` in the company's country; `window`, the hours in which messages leave; `gap`, too close to the step before; `cap`, too many messages of the company in one minute; `catch_up`, missed and sent late."
})

/** One step on one channel: what became of it, or what is to be expected. */
export const ScheduleEntry = Schema.Struct({
  attemptId: named("attempt_id")(
    Schema.NullOr(Id.annotations({ description: "Null for a step that is still to be planned." }))
  ),
  step: Schema.Int,
  offsetDays: named("offset_days")(Schema.Int),
  channel: Channel,
  status: AttemptStatus,
  scheduledFor: named("scheduled_for")(Timestamp),
  scheduledLocal: named("scheduled_local")(
    Schema.String.annotations({ description: "The same moment on the customer's clock, with its offset." })
  ),
  reasonCode: named("reason_code")(
    Schema.NullOr(ReasonCode).annotations({
      description: "Why it was not sent; of a future step, why it would not be if nothing changed until then."
    })
  ),
  shiftedBy: named("shifted_by")(Schema.Array(Shift))
}).annotations({ identifier: "ScheduleEntry" })
export type ScheduleEntry = typeof ScheduleEntry.Type
