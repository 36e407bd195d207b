/** Translates rows of reminder_attempts from and to the domain. */
import type { AttemptRecord, ShiftReason } from "../../domain/ReminderAttempt.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { columnsOf, insertingRecords } from "../../postgres/RowInsert.ts"

/** An attempt that is not stored yet. */
export type NewAttempt = Omit<AttemptRecord, "id" | "createdAt" | "updatedAt" | "fence">

const as = <A>(row: Row, column: string): A => row[column] as A

export const attemptColumns =
  "t.attempt_id, t.receivable_id, t.customer_id, t.payable_id, t.step, t.offset_days, t.due_date, t.cycle, t.counted_from, t.channel, t.locale, t.timezone, t.recipient, t.scheduled_for, array_to_string(t.shifted_by, ' ') as shifted_by, t.expires_at, t.status, t.reason_code, t.due_at, t.on_test_clock, t.fence, t.try_count, t.tone, t.balance_minor, t.currency, t.provider_message_id, t.sent_at, t.error_code, t.error_message, t.message_id, t.failures, t.created_at, t.updated_at"

const words = (text: string): ReadonlyArray<string> => (text === "" ? [] : text.split(" "))

export const toAttemptRecord = (row: Row): AttemptRecord => ({
  id: as(row, "attempt_id"),
  receivableId: as(row, "receivable_id"),
  customerId: as(row, "customer_id"),
  payableId: as(row, "payable_id"),
  step: as(row, "step"),
  offsetDays: as(row, "offset_days"),
  dueDate: as(row, "due_date"),
  cycle: as(row, "cycle"),
  countedFrom: as(row, "counted_from"),
  channel: as(row, "channel"),
  locale: as(row, "locale"),
  timezone: as(row, "timezone"),
  recipient: as(row, "recipient"),
  scheduledFor: as(row, "scheduled_for"),
  shiftedBy: words(as(row, "shifted_by")) as ReadonlyArray<ShiftReason>,
  expiresAt: as(row, "expires_at"),
  status: as(row, "status"),
  reasonCode: as(row, "reason_code"),
  dueAt: as(row, "due_at"),
  onTestClock: as(row, "on_test_clock"),
  fence: as(row, "fence"),
  tryCount: as(row, "try_count"),
  tone: as(row, "tone"),
  balanceMinor: as(row, "balance_minor"),
  currency: as(row, "currency"),
  providerMessageId: as(row, "provider_message_id"),
  sentAt: as(row, "sent_at"),
  error:
    row["error_code"] === null ? null : { code: as(row, "error_code"), message: as(row, "error_message") },
  messageId: as(row, "message_id"),
  failures: as(row, "failures"),
  createdAt: as(row, "created_at"),
  updatedAt: as(row, "updated_at")
})

const instant = (millis: number | null): string | null =>
  millis === null ? null : new Date(millis).toISOString()

/** The columns of an attempt that may change, as fields of a JSON object. */
const changing = (attempt: Omit<NewAttempt, "channel" | "countedFrom">) => ({
  step: attempt.step,
  offset_days: attempt.offsetDays,
  due_date: attempt.dueDate,
  cycle: attempt.cycle,
  customer_id: attempt.customerId,
  locale: attempt.locale,
  timezone: attempt.timezone,
  recipient: attempt.recipient,
  scheduled_for: instant(attempt.scheduledFor),
  shifted_by: attempt.shiftedBy,
  expires_at: instant(attempt.expiresAt),
  status: attempt.status,
  reason_code: attempt.reasonCode,
  due_at: instant(attempt.dueAt),
  try_count: attempt.tryCount,
  tone: attempt.tone,
  balance_minor: attempt.balanceMinor,
  currency: attempt.currency,
  provider_message_id: attempt.providerMessageId,
  sent_at: instant(attempt.sentAt),
  error_code: attempt.error?.code ?? null,
  error_message: attempt.error?.message ?? null,
  message_id: attempt.messageId,
  failures: attempt.failures
})

const changingTypes = `step integer, offset_days integer, due_date date, cycle integer, customer_id bigint, locale text, timezone text, recipient text, scheduled_for timestamptz,
  shifted_by text[], expires_at timestamptz, status text, reason_code text, due_at timestamptz, try_count integer,
  tone text, balance_minor bigint, currency text, provider_message_id text, sent_at timestamptz, error_code text, error_message text,
  message_id bigint, failures integer`

const changingColumns = columnsOf(changingTypes)

/** A new attempt as fields of a JSON object. */
const inserted = (attempt: NewAttempt) => ({
  ...changing(attempt),
  receivable_id: attempt.receivableId,
  payable_id: attempt.payableId,
  counted_from: attempt.countedFrom,
  channel: attempt.channel,
  on_test_clock: attempt.onTestClock
})

/** The parameter of `UPDATE`: rows as JSON. */
export const updatedRows = (attempts: ReadonlyArray<AttemptRecord>): string =>
  JSON.stringify(
    attempts.map((attempt) => ({
      ...changing(attempt),
      attempt_id: attempt.id,
      updated_at: instant(attempt.updatedAt)
    }))
  )

/** The parameters of `INSERT_ONE`. Most writes insert one attempt, and parameters cost less than JSON. */
export const insertedRow = (companyId: number, attempt: NewAttempt, now: number): ReadonlyArray<unknown> => [
  companyId,
  attempt.receivableId,
  attempt.customerId,
  attempt.payableId,
  attempt.offsetDays,
  attempt.dueDate,
  attempt.channel,
  attempt.onTestClock,
  attempt.step,
  attempt.locale,
  attempt.timezone,
  instant(attempt.scheduledFor),
  attempt.shiftedBy,
  attempt.status,
  attempt.reasonCode,
  instant(attempt.dueAt),
  attempt.balanceMinor,
  attempt.currency,
  instant(now),
  attempt.cycle,
  attempt.countedFrom,
  instant(attempt.expiresAt)
]

/** Whether nothing was tried of an attempt yet: only such a one is inserted by `INSERT_ONE`. */
export const isUntried = ({ error, failures, messageId, recipient, tone, tryCount }: NewAttempt): boolean =>
  tryCount === 0 &&
  failures === 0 &&
  error === null &&
  messageId === null &&
  recipient === null &&
  tone === null

/** Inserts one attempt. Columns that are empty in a new attempt are left to their defaults. */
export const INSERT_ONE = `
  insert into reminder_attempts (company_id, receivable_id, customer_id, payable_id, offset_days, due_date, channel,
    on_test_clock, step, locale, timezone, scheduled_for, shifted_by, status, reason_code, due_at, balance_minor,
    currency, created_at, updated_at, cycle, counted_from, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19, $20, $21, $22)`

/**
 * SQL for the attempts that planning for a receivable or bill depends on: those of its last cycle, and those of others
 * that are scheduled or were tried. What was skipped or withdrawn in an earlier cycle is history, and grows with every
 * new due date. `company` and `subject` are SQL for the values of these columns.
 */
export const mattersFor = (
  column: "receivable_id" | "payable_id",
  company: string,
  subject: string
): string =>
  `(t.cycle = (select max(l.cycle) from reminder_attempts l where l.company_id = ${company} and l.${column} = ${subject})
    or t.status not in ('skipped', 'cancelled') or t.try_count > 0)`

const insertedTypes = `receivable_id bigint, payable_id bigint, counted_from date, channel text, on_test_clock boolean, ${changingTypes}`

const insertAll = insertingRecords("reminder_attempts", insertedTypes, ["created_at", "updated_at"])

/** Inserts attempts. */
export const insertOf = (companyId: number, attempts: ReadonlyArray<NewAttempt>, now: number): Statement =>
  insertAll(companyId, attempts.map(inserted), instant(now))

const assignments = changingColumns
  .split(", ")
  .map((column) => `${column} = r.${column}`)
  .join(", ")

/** Updates attempts; parameters: company, rows, their ids, so that no plan reads others. */
export const UPDATE = `
  update reminder_attempts t set ${assignments}, updated_at = r.updated_at
  from json_to_recordset($2::json) r (attempt_id bigint, updated_at timestamptz, ${changingTypes})
  where t.company_id = $1 and t.attempt_id = r.attempt_id and t.attempt_id = any($3::bigint[])`
