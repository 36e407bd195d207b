/** Columns of the tables, and the conversion of rows to domain types: names, version tokens, instants. */
import type { Block } from "../domain/BlockedAddress.ts"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { channelsOf, type Customer, type CustomerResource } from "../domain/Customer.ts"
import { versionToken } from "../domain/Ids.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Payment } from "../domain/Payment.ts"
import type { StoredReceivable } from "../domain/Pause.ts"
import { type KnownAddresses, MAX_FORMER_ADDRESSES } from "../domain/LinkAddress.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import type { Row } from "../postgres/RoundTrip.ts"

// The migrations make columns nullable exactly where the types are; tests of the repositories check it.
const as = <A>(row: Row, column: string): A => row[column] as A

/** A moment as a parameter of a statement. */
export const iso = (millis: number): string => new Date(millis).toISOString()

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

/** A customer with the channels that reminders must not use. A channel is in one of the two lists at most. */
export interface ReachableCustomer extends Customer {
  /** Nobody at the address wants reminders. */
  readonly optedOut: ReadonlyArray<Channel>
  /** The address bounced or complained, and nobody there has opted out. */
  readonly suppressed: ReadonlyArray<Channel>
}

/**
 * SQL for why an address is blocked, by the primary key of `blocked_addresses`; null where it is not. `company` is SQL for
 * the company: a parameter where there is one, because that names the shard in a distributed database.
 */
const blockOf = (channel: Channel, address: string, company: string): string => `(
  select case when b.opted_out_at is not null then 'opted_out' else 'suppressed' end from blocked_addresses b
  where b.company_id = ${company} and b.channel = '${channel}' and b.address = ${address})`

/** SQL for a customer's addresses in the form in which they are compared. */
export const comparableAddress = { email: 'lower(t.email collate "C")', sms: "t.phone_e164" } as const

/** The columns of a customer's former addresses. */
export const formerColumns = "t.former_emails, t.former_phones"

/** SQL for one of these columns after a change of `before` into `after`, as the pure `formerAfter` has it. */
export const formerAfterChange = (column: string, before: string, after: string): string => `
  case when ${before} is not distinct from ${after} or array_position(${column}, ${before}) is not null
      or cardinality(${column}) >= ${MAX_FORMER_ADDRESSES} then ${column}
    else array_append(coalesce(${column}, '{}'::text[]), ${before}) end`

/** The addresses of a row with `formerColumns` and the present ones. */
export const toKnownAddresses = (row: Row): KnownAddresses => ({
  email: as(row, "email"),
  phoneE164: as(row, "phone_e164"),
  former: {
    email: as<ReadonlyArray<string | null> | null>(row, "former_emails") ?? [],
    sms: as<ReadonlyArray<string | null> | null>(row, "former_phones") ?? []
  }
})

/** The columns of a recipient, given SQL for the company. */
export const recipientColumnsOf = (company: string): string => `${customerColumns},
  ${blockOf("email", comparableAddress.email, company)} as email_block,
  ${blockOf("sms", comparableAddress.sms, company)} as sms_block`

/** The same of the company that is `$1`. */
export const recipientColumns = recipientColumnsOf("$1")

/** Why the addresses of a row with `recipientColumns` are blocked. */
export const toBlocks = (row: Row): Readonly<Record<Channel, Block>> => ({
  email: as(row, "email_block"),
  sms: as(row, "sms_block")
})

/** The channels of a recipient by what blocks them. */
export const blockedChannels = (
  blocks: Readonly<Record<Channel, Block>>
): Pick<ReachableCustomer, "optedOut" | "suppressed"> => {
  const blockedBy = (wanted: Block) =>
    (["email", "sms"] as const).filter((channel) => blocks[channel] === wanted)
  return { optedOut: blockedBy("opted_out"), suppressed: blockedBy("suppressed") }
}

export const toRecipient = (row: Row): ReachableCustomer => ({
  ...toCustomer(row),
  ...blockedChannels(toBlocks(row))
})

/** The customer as integrators read it. */
export const toResource = ({ optedOut, suppressed, ...customer }: ReachableCustomer): CustomerResource => {
  const blockOn = (channel: Channel): Block =>
    optedOut.includes(channel) ? "opted_out" : suppressed.includes(channel) ? "suppressed" : null
  return { ...customer, ...channelsOf(customer, { email: blockOn("email"), sms: blockOn("sms") }) }
}

export const receivableColumns =
  "t.receivable_id, t.customer_id, t.amount_minor, t.paid_minor, t.currency, t.due_date, t.status, t.external_reference, t.description, t.version, t.pause_cause, t.paused_until, t.resume_at, t.promised_on"
export const toReceivable = (row: Row): StoredReceivable => ({
  id: as(row, "receivable_id"),
  customerId: as(row, "customer_id"),
  amountMinor: as(row, "amount_minor"),
  paidMinor: as(row, "paid_minor"),
  currency: as(row, "currency"),
  dueDate: as(row, "due_date"),
  status: as(row, "status"),
  externalReference: as(row, "external_reference"),
  description: as(row, "description"),
  version: versionToken(as(row, "version")),
  pauseCause: as(row, "pause_cause"),
  pausedUntil: as(row, "paused_until"),
  resumeAt: as(row, "resume_at"),
  promisedOn: as(row, "promised_on")
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
export interface PaymentRecord extends Omit<Payment, "receivable"> {
  /** The day on which it counts as paid, as `PaymentDraft` says. */
  readonly paidOn: string
}

export const paymentColumns =
  "t.payment_id, t.receivable_id, t.amount_minor, t.currency, t.paid_at, t.method, t.external_reference, t.note, t.status, t.created_at, t.paid_on"
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
  createdAt: toRfc3339(as(row, "created_at")),
  paidOn: as(row, "paid_on")
})
