/** Rows of reminder_messages without their texts. */
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Row } from "../../postgres/RoundTrip.ts"

/** What became of a message. `deferred`: the provider did not take it, so that its attempts are decided on again. */
export type MessageStatus = "sending" | "sent" | "deferred" | "failed" | "unknown"

/** What a hand-over makes of a message. */
export interface MessageOutcome {
  readonly status: MessageStatus
  /** Epoch milliseconds. */
  readonly sentAt: number | null
  readonly providerMessageId: string | null
  readonly error: { readonly code: string; readonly message: string } | null
}

/** A message without its text. */
export interface MessageRecord extends MessageOutcome {
  readonly id: number
  /** The attempts that it is the message of, the first debt's first. */
  readonly attemptIds: ReadonlyArray<number>
  /** It goes to a customer, or to a member because of a bill; the other is null. */
  readonly customerId: number | null
  readonly payableId: number | null
  readonly channel: Channel
  readonly recipient: string
  /** The recipient's local date when it was decided on. */
  readonly sentOn: string
}

export const idsOf = (text: string): ReadonlyArray<number> => text.split(" ").map(Number)

const as = <A>(row: Row, column: string): A => row[column] as A

/** The columns of a message without its text, of a table `m`. */
export const messageColumns = `m.message_id, array_to_string(m.attempt_ids, ' ') as attempt_ids, m.customer_id,
  m.payable_id, m.channel, m.recipient, m.status, m.sent_on, m.sent_at, m.provider_message_id, m.error_code,
  m.error_message`

export const toMessageRecord = (row: Row): MessageRecord => ({
  id: as(row, "message_id"),
  attemptIds: idsOf(as(row, "attempt_ids")),
  customerId: as(row, "customer_id"),
  payableId: as(row, "payable_id"),
  channel: as(row, "channel"),
  recipient: as(row, "recipient"),
  status: as(row, "status"),
  sentOn: as(row, "sent_on"),
  sentAt: as(row, "sent_at"),
  providerMessageId: as(row, "provider_message_id"),
  error:
    row["error_code"] === null ? null : { code: as(row, "error_code"), message: as(row, "error_message") }
})
