/** Payments on receivables (contract §6). */
import { Schema } from "effect"
import { Instant } from "./CalendarDate.ts"
import { CurrencyCode } from "./Currency.ts"
import { Id, Version } from "./Ids.ts"
import { Amount, MinorUnits } from "./Money.ts"
import { ReceivableStatus } from "./Receivable.ts"
import { ExternalReference, Note, PaymentMethod } from "./Text.ts"
import { field, named, optionalField, optionalNamed, plain, record, strict, Timestamp } from "./JsonFields.ts"

/** How far `paid_at` may lie in the future: a day, to allow for inexact clocks and time zones. */
export const MAX_PAID_AT_AHEAD_MILLIS = 86_400_000

/** Whether a payment counts or has been reversed. */
export const PaymentStatus = Schema.Literal("recorded", "reversed").annotations({
  identifier: "PaymentStatus",
  description: "`recorded`: it counts; `reversed`: it was taken back."
})

/** A payment, with the current state of its receivable. */
export const Payment = record({
  id: field("Identifier, given by the service.")(Id),
  receivableId: named("receivable_id", "The receivable it belongs to.")(Id),
  amountMinor: named(
    "amount_minor",
    "The amount in minor units: 12050 is EUR 120.50 or JPY 12,050."
  )(MinorUnits),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  paidAt: named("paid_at", "When the money came.")(Timestamp),
  method: field("How it was paid, in your own words.")(Schema.NullOr(plain(PaymentMethod))),
  externalReference: named(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(Schema.NullOr(plain(ExternalReference))),
  note: field("A remark.")(Schema.NullOr(plain(Note))),
  status: field("Where it stands.")(PaymentStatus),
  createdAt: named("created_at", "When it was recorded here.")(Timestamp),
  receivable: field("The receivable as it stands now.")(
    record({
      id: field("Identifier, given by the service.")(Id),
      status: field("Where it stands.")(ReceivableStatus),
      paidMinor: named("paid_minor", "What is paid so far, in minor units.")(MinorUnits),
      version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
    })
  )
}).annotations({ identifier: "Payment", description: "Money received for a receivable." })
export type Payment = typeof Payment.Type

/** The body of POST /receivables/{receivable}/payments. */
export const NewPayment = record({
  amount: field('Decimal string in the currency\'s units, such as `"120.50"`.')(Amount),
  currency: optionalField(CurrencyCode, "When sent, must be the receivable's."),
  paidAt: optionalNamed(
    "paid_at",
    "When the money came; now unless sent, at most a day in the future."
  )(Instant),
  method: optionalField(PaymentMethod, "How it was paid, in your own words."),
  externalReference: optionalNamed(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(ExternalReference),
  note: optionalField(Note, "A remark.")
}).annotations({
  ...strict,
  identifier: "NewPayment",
  description: "`currency`, when sent, must be the receivable's; `paid_at` is now unless sent."
})
export type NewPayment = typeof NewPayment.Type
