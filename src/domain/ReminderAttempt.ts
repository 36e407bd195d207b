/** Reminder attempts as integrators see them (contract §9). */
import { Schema } from "effect"
import { LocaleTag, TimeZone } from "./Contact.ts"
import { CurrencyCode } from "./Currency.ts"
import { Id } from "./Ids.ts"
import type { ShiftReason } from "./dunning/StepDates.ts"
import { MinorUnits } from "./Money.ts"
import { field, named, plain, record, Timestamp } from "./JsonFields.ts"

/** The channels of reminders. */
export const Channel = Schema.Literal("email", "sms").annotations({
  identifier: "Channel",
  description: "The ways a reminder can go."
})
export type Channel = typeof Channel.Type

/** The status of an attempt. */
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

/** The closed list of reasons why an attempt was not sent as first planned. */
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

/** An attempt as it is stored; instants are epoch milliseconds. */
export interface AttemptRecord {
  readonly id: number
  /** An attempt is for a receivable and its customer, or for a bill; the ids of the other are null. */
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
  /** The full address; several are separated by commas. */
  readonly recipient: string | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  readonly status: AttemptStatus
  readonly reasonCode: ReasonCode | null
  /** When a worker decides on it next; null once it has ended. */
  readonly dueAt: number | null
  readonly onTestClock: boolean
  /** Incremented by every claim, so that a worker whose lease has ended is recognised. */
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

/** A moment on somebody's clock, with its offset from UTC. */
export const LocalMoment = Schema.String.annotations({ examples: ["2026-04-03T09:00:00+02:00"] })

/** One intended message: a step of the policy on one channel, for one receivable. */
export const ReminderAttempt = record({
  id: field("Identifier, given by the service.")(Id),
  receivableId: named("receivable_id", "The receivable it belongs to.")(Id),
  customerId: named("customer_id", "The customer who owes it.")(Id),
  step: field("Position in the reminder policy's ladder, from 0.")(Schema.Int),
  offsetDays: named("offset_days", "Days from the due date; negative before it.")(Schema.Int),
  channel: field("How it goes.")(Channel),
  locale: field("The language it is written in.")(plain(LocaleTag)),
  timezone: field("The time zone that it was planned in.")(plain(TimeZone)),
  recipient: field("The address, masked.")(
    Schema.NullOr(Schema.String.annotations({ examples: ["a…@example.com"] }))
  ),
  scheduledFor: named("scheduled_for", "When it is to be sent.")(Timestamp),
  scheduledLocal: named(
    "scheduled_local",
    "The same moment on the customer's clock, with its offset."
  )(LocalMoment),
  status: field("Where it stands.")(AttemptStatus),
  reasonCode: named(
    "reason_code",
    "Why nothing was sent, or not as first planned."
  )(Schema.NullOr(ReasonCode)),
  tryCount: named("try_count", "How often handing it over was tried.")(Schema.Int),
  balanceMinor: named(
    "balance_minor",
    "What was left to pay when it was decided on, in minor units; null before."
  )(Schema.NullOr(MinorUnits)),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  providerMessageId: named(
    "provider_message_id",
    "The provider's id of the message; the Message-ID of an e-mail."
  )(Schema.NullOr(Schema.String.annotations({ examples: ["<1001.3@reminders.example.com>"] }))),
  sentAt: named("sent_at", "When it was handed over.")(Schema.NullOr(Timestamp)),
  error: field("What the provider last answered, if it refused.")(
    Schema.NullOr(
      record({
        code: field("Stable, for programs.")(Schema.String),
        message: field("A sentence for people.")(Schema.String)
      })
    )
  ),
  createdAt: named("created_at", "When it was recorded here.")(Timestamp)
}).annotations({
  identifier: "ReminderAttempt",
  description: "One intended message: a step of the reminder policy on one channel, for one receivable."
})
export type ReminderAttempt = typeof ReminderAttempt.Type
