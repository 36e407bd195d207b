/** What a reminder said, in full (contract §9.7). */
import { Schema } from "effect"
import { LocaleTag } from "./Contact.ts"
import { Id } from "./Ids.ts"
import { field, named, plain, record, Timestamp } from "./JsonFields.ts"
import { AttemptStatus, Channel } from "./ReminderAttempt.ts"

/** The text of one message as it was handed over, about one receivable or several of one customer. */
export const ReminderMessage = record({
  attemptIds: named("attempt_ids", "The attempts that this message covers, oldest first.")(Schema.Array(Id)),
  customerId: named("customer_id", "The customer to whom it is written.")(Id),
  channel: field("How it goes.")(Channel),
  recipient: field("The address, in full.")(Schema.String.annotations({ examples: ["ada@example.com"] })),
  locale: field("The language it is written in.")(plain(LocaleTag)),
  subject: field("The subject; null for an SMS.")(
    Schema.NullOr(Schema.String.annotations({ examples: ["Invoice INV-2026-0042 is overdue"] }))
  ),
  text: field("What it says, as plain text.")(Schema.String),
  html: field("The same as HTML; null where there was none.")(Schema.NullOr(Schema.String)),
  sentAt: named(
    "sent_at",
    "When it was handed over; null if it was not, or if nobody knows."
  )(Schema.NullOr(Timestamp)),
  status: field("Where it stands.")(AttemptStatus)
}).annotations({
  identifier: "ReminderMessage",
  description: "What one message said, and to whom it went."
})
export type ReminderMessage = typeof ReminderMessage.Type
