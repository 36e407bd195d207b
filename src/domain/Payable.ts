/** Payables: what the company owes, single or as occurrences of a series (contract §4.5, §11.5). */
import { Either, Schema } from "effect"
import { isNewAmount, newAmount } from "./AmountField.ts"
import { CalendarDate } from "./CalendarDate.ts"
import { CurrencyCode } from "./Currency.ts"
import { FieldLocked, InvalidTransition, type ValidationFailed } from "./Errors.ts"
import { Id, Version } from "./Ids.ts"
import { Amount, MinorUnits } from "./Money.ts"
import { BillLabel, Description, ExternalReference } from "./Text.ts"
import { field, named, optionalField, optionalNamed, plain, record, strict } from "./JsonFields.ts"

/** The statuses of a payable. */
export const PayableStatus = Schema.Literal("open", "paid").annotations({
  identifier: "PayableStatus",
  description: "`open`: to be paid; `paid`."
})
export type PayableStatus = typeof PayableStatus.Type

/** A bill that the company owes. */
export const Payable = record({
  id: field("Identifier, given by the service.")(Id),
  billLabel: named("bill_label", "What the bill is for.")(plain(BillLabel)),
  amountMinor: named(
    "amount_minor",
    "The amount in minor units: 12050 is EUR 120.50 or JPY 12,050."
  )(MinorUnits),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  dueDate: named("due_date", "The day by which it should be paid.")(plain(CalendarDate)),
  status: field("Where it stands.")(PayableStatus),
  externalReference: named(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(Schema.NullOr(plain(ExternalReference))),
  description: field("What the amount is for.")(Schema.NullOr(plain(Description))),
  seriesId: named(
    "series_id",
    "The recurring series it belongs to; null for a single bill."
  )(Schema.NullOr(Id)),
  occurrenceIndex: named(
    "occurrence_index",
    "Position within the series, from 0; null for a single bill."
  )(Schema.NullOr(Schema.Int)),
  version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
}).annotations({ identifier: "Payable", description: "A bill that the company owes." })
export type Payable = typeof Payable.Type

/** The answer to mark-paid (contract §11.3). */
export const PayableState = record({
  id: field("Identifier, given by the service.")(Id),
  status: field("Where it stands.")(PayableStatus),
  version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
}).annotations({
  identifier: "PayableState",
  description: "A payable after its status changed."
})
export type PayableState = typeof PayableState.Type

/** The body of POST /payables. */
export const NewPayable = record({
  billLabel: named("bill_label", "What the bill is for.")(BillLabel),
  amount: field('Decimal string in the currency\'s units, such as `"120.50"`.')(Amount),
  currency: field("ISO 4217 currency code.")(CurrencyCode),
  dueDate: named("due_date", "The day by which it should be paid.")(CalendarDate),
  externalReference: optionalNamed(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(ExternalReference),
  description: optionalField(Description, "What the amount is for.")
}).annotations({
  ...strict,
  identifier: "NewPayable",
  description: "A bill that the company owes, to be recorded."
})
export type NewPayable = typeof NewPayable.Type

/** The body of PATCH /payables/{payable}: absent means unchanged, `null` clears. */
export const PayablePatch = record({
  expectedVersion: named("expected_version", "The `version` that you read and make this change on.")(Version),
  billLabel: optionalNamed("bill_label", "What the bill is for.")(BillLabel),
  amount: optionalField(Amount, 'Decimal string in the currency\'s units, such as `"120.50"`.'),
  currency: optionalField(CurrencyCode, "Needs an `amount` in the same request."),
  dueDate: optionalNamed("due_date", "The day by which it should be paid.")(CalendarDate),
  externalReference: optionalNamed(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(Schema.NullOr(ExternalReference)),
  description: optionalField(Schema.NullOr(Description), "What the amount is for.")
}).annotations({
  ...strict,
  identifier: "PayablePatch",
  description: "At least one field besides `expected_version`; a new `currency` needs an `amount` beside it."
})
export type PayablePatch = typeof PayablePatch.Type

/** Marks an open payable as paid. */
export const markPaid = (payable: Payable): Either.Either<Payable, InvalidTransition> =>
  payable.status === "open"
    ? Either.right({ ...payable, status: "paid" })
    : Either.left(InvalidTransition.from("payable", payable.status, "be marked paid"))

const jsonName = {
  billLabel: "bill_label",
  amount: "amount",
  currency: "currency",
  dueDate: "due_date"
} as const
const lockedOncePaid = ["billLabel", "amount", "currency", "dueDate"] as const

/** Applies a PATCH. Label, amount, currency and due date are locked once the payable is paid (contract §4.5). */
export const patch = (
  payable: Payable,
  change: PayablePatch
): Either.Either<Payable, FieldLocked | ValidationFailed> =>
  Either.gen(function* () {
    const currency = change.currency ?? payable.currency
    const amount = newAmount(payable, change)
    const moved = {
      billLabel: (change.billLabel ?? payable.billLabel) !== payable.billLabel,
      amount: change.amount !== undefined && isNewAmount(payable, currency, amount),
      currency: currency !== payable.currency,
      dueDate: (change.dueDate ?? payable.dueDate) !== payable.dueDate
    }
    const asked = lockedOncePaid.filter((field) => moved[field])
    if (asked.length > 0 && payable.status === "paid") {
      return yield* Either.left(
        FieldLocked.because(
          asked.map((field) => jsonName[field]),
          payable.status,
          "once a payable is paid"
        )
      )
    }
    return {
      ...payable,
      billLabel: change.billLabel ?? payable.billLabel,
      currency,
      amountMinor: yield* amount,
      dueDate: change.dueDate ?? payable.dueDate,
      externalReference:
        change.externalReference === undefined ? payable.externalReference : change.externalReference,
      description: change.description === undefined ? payable.description : change.description
    }
  })
