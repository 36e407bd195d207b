/** Reminder attempts as integrators see them (contract §9). */
import { Schema } from "effect"
import { Id } from "./Ids.ts"
import type { ShiftReason } from "./dunning/StepDates.ts"
import { MinorUnits } from "./Money.ts"
import { named, Timestamp } from "./JsonFields.ts"

/** The ways a reminder can go. */
export const Channel = Schema.Literal("email", "sms").annotations({ identifier: "Channel" })
export type Channel = typeof Channel.Type

/** Where an attempt stands. */
export const AttemptStatus = Schema.Literal(
  "scheduled",
  "sending",
  "sent",
  "failed",
  "skipped",
  "cancelled",
  "unknown"
).annotations({
  identifier: "AttemptStatus",
  description: "`unknown`: handed over, but nobody can tell whether it arrived; never sent again."
})
export type AttemptStatus = typeof AttemptStatus.Type

/** Why an attempt was not sent as first planned: the closed list. */
export const ReasonCode = Schema.Literal(
  "in_past",
  "superseded",
  "paid",
  "cancelled",
  "paused",
  "opted_out",
  "no_address",
  "no_channel",
  "company_inactive",
  "no_active_plan",
  "gap",
  "cap",
  "expired",
  "rescheduled",
  "provider_rejected",
  "retries_exhausted",
  "outcome_unknown"
).annotations({
  identifier: "ReasonCode",
  description:
    "Why nothing was sent, or not as first planned. The list is closed: `in_past` the step's day was over when the receivable was made; `superseded` a newer step took its place; `paid`, `cancelled`, `paused` the receivable's status at the moment of sending; `opted_out` the customer; `no_address` for this channel; `no_channel` configured; `company_inactive`; `no_active_plan`; `gap` too close to the step before; `cap` on messages reached; `expired` too late to catch up; `rescheduled` the due date, or another policy, moved it away; `provider_rejected`; `retries_exhausted`; `outcome_unknown` the connection broke after the message was handed over."
})
export type ReasonCode = typeof ReasonCode.Type

/** An attempt as it is kept; instants are epoch milliseconds. */
export interface AttemptRecord {
  readonly id: number
  /** Of a receivable, or of a bill: the others are null. */
  readonly receivableId: number | null
  readonly customerId: number | null
  readonly payableId: number | null
  readonly step: number
  readonly offsetDays: number
  /** The due date that the offset counts from. */
  readonly dueDate: string
  readonly channel: Channel
  readonly locale: string
  readonly timezone: string
  /** The address in full; of several, separated by commas. */
  readonly recipient: string | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  readonly status: AttemptStatus
  readonly reasonCode: ReasonCode | null
  /** When a worker is to look at it next; null once it has ended. */
  readonly dueAt: number | null
  readonly onTestClock: boolean
  /** Moves on with every claim. */
  readonly fence: number
  readonly tryCount: number
  readonly balanceMinor: number | null
  readonly currency: string
  readonly providerMessageId: string | null
  readonly sentAt: number | null
  readonly error: { readonly code: string; readonly message: string } | null
  readonly createdAt: number
  readonly updatedAt: number
}

/** One intended message: a step of the policy on one channel, for one receivable. */
export const ReminderAttempt = Schema.Struct({
  id: Id,
  receivableId: named("receivable_id")(Id),
  customerId: named("customer_id")(Id),
  step: Schema.Int.annotations({ description: "Position in the policy's ladder, from 0." }),
  offsetDays: named("offset_days")(
    Schema.Int.annotations({ description: "Days from the due date; negative before it." })
  ),
  channel: Channel,
  locale: Schema.String,
  timezone: Schema.String,
  recipient: Schema.NullOr(Schema.String.annotations({ description: "The address, masked." })),
  scheduledFor: named("scheduled_for")(Timestamp),
  scheduledLocal: named("scheduled_local")(
    Schema.String.annotations({ description: "The same moment on the customer's clock, with its offset." })
  ),
  status: AttemptStatus,
  reasonCode: named("reason_code")(Schema.NullOr(ReasonCode)),
  tryCount: named("try_count")(Schema.Int),
  balanceMinor: named("balance_minor")(Schema.NullOr(MinorUnits)),
  currency: Schema.String,
  providerMessageId: named("provider_message_id")(Schema.NullOr(Schema.String)),
  sentAt: named("sent_at")(Schema.NullOr(Timestamp)),
  error: Schema.NullOr(Schema.Struct({ code: Schema.String, message: Schema.String })),
  createdAt: named("created_at")(Timestamp)
}).annotations({ identifier: "ReminderAttempt" })
export type ReminderAttempt = typeof ReminderAttempt.Type
