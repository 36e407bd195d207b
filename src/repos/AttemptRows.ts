/** Rows of reminder_attempts as the domain knows them. */
import type { AttemptStatus, Channel, ReminderAttempt } from "../domain/ReminderAttempt.ts"
import type { Row } from "../sql/RoundTrip.ts"

/** An attempt as stored: the address in full, instants as epoch milliseconds. */
export interface AttemptRecord {
  readonly id: number
  readonly receivableId: number
  readonly customerId: number
  readonly step: number
  readonly offsetDays: number
  readonly channel: Channel
  readonly locale: string
  readonly timezone: string
  readonly recipient: string | null
  readonly scheduledFor: number
  readonly status: AttemptStatus
  readonly reasonCode: ReminderAttempt["reasonCode"]
  readonly tryCount: number
  readonly balanceMinor: number | null
  readonly currency: string
  readonly providerMessageId: string | null
  readonly sentAt: number | null
  readonly error: { readonly code: string; readonly message: string } | null
  readonly createdAt: number
}

const as = <A>(row: Row, column: string): A => row[column] as A

export const attemptColumns =
  "t.attempt_id, t.receivable_id, t.customer_id, t.step, t.offset_days, t.channel, t.locale, t.timezone, t.recipient, t.scheduled_for, t.status, t.reason_code, t.try_count, t.balance_minor, t.currency, t.provider_message_id, t.sent_at, t.error_code, t.error_message, t.created_at"

export const toAttemptRecord = (row: Row): AttemptRecord => ({
  id: as(row, "attempt_id"),
  receivableId: as(row, "receivable_id"),
  customerId: as(row, "customer_id"),
  step: as(row, "step"),
  offsetDays: as(row, "offset_days"),
  channel: as(row, "channel"),
  locale: as(row, "locale"),
  timezone: as(row, "timezone"),
  recipient: as(row, "recipient"),
  scheduledFor: as(row, "scheduled_for"),
  status: as(row, "status"),
  reasonCode: as(row, "reason_code"),
  tryCount: as(row, "try_count"),
  balanceMinor: as(row, "balance_minor"),
  currency: as(row, "currency"),
  providerMessageId: as(row, "provider_message_id"),
  sentAt: as(row, "sent_at"),
  error:
    row["error_code"] === null ? null : { code: as(row, "error_code"), message: as(row, "error_message") },
  createdAt: as(row, "created_at")
})
