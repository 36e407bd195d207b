/** Reminder attempts as integrators see them (contract §9). */
import { Schema } from "effect"
import { LocaleTag, TimeZone } from "./Contact.ts"
import { CurrencyCode } from "./Currency.ts"
import { Id } from "./Ids.ts"
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
  "suppressed",
  "disputed",
  "promised",
  "on_hold",
  "awaiting_approval",
  "skipped_by_person",
  "payment_in_review",
  "no_statement",
  "no_address",
  "no_channel",
  "channel_down",
  "company_inactive",
  "no_active_plan",
  "below_minimum",
  "gap",
  "cap",
  "expired",
  "rescheduled",
  "reopened",
  "provider_rejected",
  "retries_exhausted",
  "outcome_unknown",
  "internal"
).annotations({
  identifier: "ReasonCode",
  description:
    "Why nothing was sent, or what a scheduled message waits for. The list is closed. The receivable: `paid`; `cancelled`; `paused`; `promised` or `disputed` if the customer's promise or complaint has paused it; `below_minimum` less is owed than the policy's minimum. The plan: `rescheduled` it is no longer the customer's next message; `superseded` a newer step took its place, or nothing was left for it to name; `expired` too late to catch up. The address: `opted_out`; `suppressed` it bounced or complained; `no_address` for this channel. Waits until its time is over: `on_hold` the company's reminders are switched off; `awaiting_approval` nobody has approved it; `payment_in_review` a payment that has arrived may be for it, and somebody is to say so; `no_statement` the newest bank statement is too old; `no_channel` configured; `channel_down` the provider does not work; `company_inactive`; `no_active_plan`; `cap` on what a new company may do a day. The provider: `provider_rejected`; `retries_exhausted`; `outcome_unknown` the connection broke after the message was handed over; `internal` it could not be decided or written. A person: `skipped_by_person` somebody of the company did not want it sent. Only from earlier versions: `in_past`, `gap`, `reopened`."
})
export type ReasonCode = typeof ReasonCode.Type

/** What keeps all of a company's reminders from leaving, as long as somebody has not changed that. */
const companyReasons: ReadonlySet<ReasonCode | null> = new Set([
  "on_hold",
  "awaiting_approval",
  "company_inactive",
  "no_active_plan",
  "no_statement"
] as const)

/** Whether an attempt waits for something that lies with its company. */
export const waitsForCompany = ({
  reasonCode,
  status
}: Pick<AttemptRecord, "reasonCode" | "status">): boolean =>
  status === "scheduled" && companyReasons.has(reasonCode)

/** How firmly a message speaks, from a reminder to the last one before other steps. */
export const Tone = Schema.Literal("friendly", "firm", "final")
export type Tone = typeof Tone.Type

/** The closed list of what moves a message to another time. */
export const Shift = Schema.Literal(
  "weekend",
  "holiday",
  "window",
  "gap",
  "cap",
  "catch_up",
  "reopened",
  "asked"
).annotations({
  identifier: "Shift",
  description:
    "What moved a message: `weekend`, a day on which nothing is sent; `holiday` in the company's country; `window`, the hours in which messages leave; `gap`, too close to another message; `cap`, too many messages of the company in one minute; `catch_up`, sent late, because its day was missed or had passed; `reopened`, its steps are over, and it is named once more because it is open again or larger; `asked`, earlier, because somebody of the company wanted it sent."
})
export type ShiftReason = typeof Shift.Type

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
  /** Of a receivable, the round of its case that names it; of a bill, how often its due date was set. From 1. */
  readonly cycle: number
  /** Null but for attempts from before there were cases. */
  readonly countedFrom: string | null
  readonly channel: Channel
  readonly locale: string
  readonly timezone: string
  /** The full address; several are separated by commas. */
  readonly recipient: string | null
  readonly scheduledFor: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  /** From then on it is not sent any more. For one that was never to be sent, its own time. */
  readonly expiresAt: number
  readonly status: AttemptStatus
  /** Why it ended; for one that is scheduled, the obstacle that it waits for. */
  readonly reasonCode: ReasonCode | null
  /** When a worker decides on it next; null once it has ended. */
  readonly dueAt: number | null
  readonly onTestClock: boolean
  /** Incremented by every claim, so that a worker whose lease has ended is recognised. */
  readonly fence: number
  readonly tryCount: number
  /** The tone in which its message was made; null before. */
  readonly tone: Tone | null
  readonly balanceMinor: number | null
  readonly currency: string
  readonly providerMessageId: string | null
  readonly sentAt: number | null
  readonly error: { readonly code: string; readonly message: string } | null
  /** Its last message; null before the first. */
  readonly messageId: number | null
  /** How often it could not be decided on or written. */
  readonly failures: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** A moment on somebody's clock, with its offset from UTC. */
export const LocalMoment = Schema.String.annotations({ examples: ["2026-04-03T09:00:00+02:00"] })

/** One receivable in one message to its customer, planned or not, on one channel. */
export const ReminderAttempt = record({
  id: field("Identifier, given by the service.")(Id),
  receivableId: named("receivable_id", "The receivable it belongs to.")(Id),
  customerId: named("customer_id", "The customer who owes it.")(Id),
  step: field("The receivable's step among those of the policy, from 0.")(Schema.Int),
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
    "What was left to pay when its message was decided on, in minor units; before that, what is left now."
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
  description:
    "One receivable in one message to its customer. A message that is planned has an attempt of the receivable that leads it; once its outcome is known, one of each that it names."
})
export type ReminderAttempt = typeof ReminderAttempt.Type
