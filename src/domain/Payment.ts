/** Payments on receivables (contract §6). */
import { Schema } from "effect"
import { Instant } from "./CalendarDate.ts"
import { CurrencyCode } from "./Currency.ts"
import { Id, Version } from "./Ids.ts"
import { Amount, MinorUnits } from "./Money.ts"
import { ReceivableStatus } from "./Receivable.ts"
import { ExternalReference, Note, PaymentMethod } from "./Text.ts"
import { named, optional, optionalNamed, strict, Timestamp } from "./JsonFields.ts"

/** How far in the future `paid_at` may lie: a day, for clocks and time zones. */
export const MAX_PAID_AT_AHEAD_MILLIS = 86_400_000

/** A payment that counts, or one that was taken back. */
export const PaymentStatus = Schema.Literal("recorded", "reversed").annotations({
  identifier: "PaymentStatus"
})

/** A payment, with the receivable as it stands now. */
export const Payment = Schema.Struct({
  id: Id,
  receivableId: named("receivable_id")(Id),
  amountMinor: named("amount_minor")(MinorUnits),
  currency: Schema.String,
  paidAt: named("paid_at")(Timestamp),
  method: Schema.NullOr(Schema.String),
  externalReference: named("external_reference")(Schema.NullOr(Schema.String)),
  note: Schema.NullOr(Schema.String),
  status: PaymentStatus,
  createdAt: named("created_at")(Timestamp),
  receivable: Schema.Struct({
    id: Id,
    status: ReceivableStatus,
    paidMinor: named("paid_minor")(MinorUnits),
    version: Version
  })
}).annotations({ identifier: "Payment", description: "Money received for a receivable." })
export type Payment = typeof Payment.Type

/** The body of POST /receivables/{receivable}/payments. */
export const NewPayment = Schema.Struct({
  amount: Amount,
  currency: optional(CurrencyCode),
  paidAt: optionalNamed("paid_at")(Instant),
  method: optional(PaymentMethod),
  externalReference: optionalNamed("external_reference")(ExternalReference),
  note: optional(Note)
}).annotations({
  ...strict,
  identifier: "NewPayment",
  description: "`currency`, when sent, must be the receivable's; `paid_at` is now unless sent."
})
export type NewPayment = typeof NewPayment.Type
