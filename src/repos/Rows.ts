/** Columns of the tables, and the conversion of rows to domain types: names, version tokens, instants. */
import { toRfc3339 } from "../domain/CalendarDate.ts"
import type { Customer } from "../domain/Customer.ts"
import { versionToken } from "../domain/Ids.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Payment } from "../domain/Payment.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import type { Row } from "../postgres/RoundTrip.ts"

// The migrations make columns nullable exactly where the types are; tests of the repositories check it.
const as = <A>(row: Row, column: string): A => row[column] as A

export const customerColumns =
  "t.customer_id, t.display_name, t.email, t.phone_e164, t.preferred_locale, t.timezone, t.version"
export const toCustomer = (row: Row): Customer => ({
  id: as(row, "customer_id"),
  displayName: as(row, "display_name"),
  email: as(row, "email"),
  phoneE164: as(row, "phone_e164"),
  preferredLocale: as(row, "preferred_locale"),
  timezone: as(row, "timezone"),
  version: versionToken(as(row, "version"))
})

/** A customer with the channels that reminders must not use. */
export interface Recipient extends Customer {
  readonly optedOut: ReadonlyArray<Channel>
}

export const recipientColumns = `${customerColumns}, t.email_opted_out_at is not null as email_out,
  t.sms_opted_out_at is not null as sms_out`
export const toRecipient = (row: Row): Recipient => ({
  ...toCustomer(row),
  optedOut: [
    ...(row["email_out"] === true ? (["email"] as const) : []),
    ...(row["sms_out"] === true ? (["sms"] as const) : [])
  ]
})

export const receivableColumns =
  "t.receivable_id, t.customer_id, t.amount_minor, t.paid_minor, t.currency, t.due_date, t.status, t.external_reference, t.description, t.version"
export const toReceivable = (row: Row): Receivable => ({
  id: as(row, "receivable_id"),
  customerId: as(row, "customer_id"),
  amountMinor: as(row, "amount_minor"),
  paidMinor: as(row, "paid_minor"),
  currency: as(row, "currency"),
  dueDate: as(row, "due_date"),
  status: as(row, "status"),
  externalReference: as(row, "external_reference"),
  description: as(row, "description"),
  version: versionToken(as(row, "version"))
})

export const payableColumns =
  "t.payable_id, t.bill_label, t.amount_minor, t.currency, t.due_date, t.status, t.external_reference, t.description, t.series_id, t.occurrence_index, t.version"
export const toPayable = (row: Row): Payable => ({
  id: as(row, "payable_id"),
  billLabel: as(row, "bill_label"),
  amountMinor: as(row, "amount_minor"),
  currency: as(row, "currency"),
  dueDate: as(row, "due_date"),
  status: as(row, "status"),
  externalReference: as(row, "external_reference"),
  description: as(row, "description"),
  seriesId: as(row, "series_id"),
  occurrenceIndex: as(row, "occurrence_index"),
  version: versionToken(as(row, "version"))
})

/** A payment without the receivable it belongs to. */
export type PaymentRecord = Omit<Payment, "receivable">

export const paymentColumns =
  "t.payment_id, t.receivable_id, t.amount_minor, t.currency, t.paid_at, t.method, t.external_reference, t.note, t.status, t.created_at"
export const toPaymentRecord = (row: Row): PaymentRecord => ({
  id: as(row, "payment_id"),
  receivableId: as(row, "receivable_id"),
  amountMinor: as(row, "amount_minor"),
  currency: as(row, "currency"),
  paidAt: toRfc3339(as(row, "paid_at")),
  method: as(row, "method"),
  externalReference: as(row, "external_reference"),
  note: as(row, "note"),
  status: as(row, "status"),
  createdAt: toRfc3339(as(row, "created_at"))
})
