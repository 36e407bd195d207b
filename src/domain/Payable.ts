/** Payables: what the company owes, single or as occurrences of a series (contract §4.5, §11.5). */
import { Either, Schema } from "effect"
import { isNewAmount, newAmount } from "./AmountField.ts"
import { CalendarDate } from "./CalendarDate.ts"
import { CurrencyCode } from "./Currency.ts"
import { FieldLocked, InvalidTransition, type ValidationFailed } from "./Errors.ts"
import { Id, Version } from "./Ids.ts"
import { Amount, MinorUnits } from "./Money.ts"
import { BillLabel, Description, ExternalReference } from "./Text.ts"
import { named, optional, optionalNamed, strict } from "./JsonFields.ts"

/** The statuses there are. */
export const PayableStatus = Schema.Literal("open", "paid").annotations({ identifier: "PayableStatus" })
export type PayableStatus = typeof PayableStatus.Type

/** A bill that the company owes. */
export const Payable = Schema.Struct({
  id: Id,
  billLabel: named("bill_label")(Schema.String),
  amountMinor: named("amount_minor")(MinorUnits),
  currency: Schema.String,
  dueDate: named("due_date")(Schema.String),
  status: PayableStatus,
  externalReference: named("external_reference")(Schema.NullOr(Schema.String)),
  description: Schema.NullOr(Schema.String),
  seriesId: named("series_id")(Schema.NullOr(Id)),
  occurrenceIndex: named("occurrence_index")(
    Schema.NullOr(Schema.Int.annotations({ description: "Position within the series, from 0." }))
  ),
  version: Version
}).annotations({ identifier: "Payable", description: "A bill that the company owes." })
export type Payable = typeof Payable.Type

/** What mark-paid answers (contract §11.3). */
export const PayableState = Schema.Struct({ id: Id, status: PayableStatus, version: Version }).annotations({
  identifier: "PayableState"
})
export type PayableState = typeof PayableState.Type

/** The body of POST /payables. */
export const NewPayable = Schema.Struct({
  billLabel: named("bill_label")(BillLabel),
  amount: Amount,
  currency: CurrencyCode,
  dueDate: named("due_date")(CalendarDate),
  externalReference: optionalNamed("external_reference")(ExternalReference),
  description: optional(Description)
}).annotations({ ...strict, identifier: "NewPayable" })
export type NewPayable = typeof NewPayable.Type

/** The body of PATCH /payables/{payable}: absent means unchanged, `null` clears. */
export const PayablePatch = Schema.Struct({
  expectedVersion: named("expected_version")(Version),
  billLabel: optionalNamed("bill_label")(BillLabel),
  amount: optional(Amount),
  currency: optional(CurrencyCode),
  dueDate: optionalNamed("due_date")(CalendarDate),
  externalReference: optionalNamed("external_reference")(Schema.NullOr(ExternalReference)),
  description: optional(Schema.NullOr(Description))
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

const wireName = {
  billLabel: "bill_label",
  amount: "amount",
  currency: "currency",
  dueDate: "due_date"
} as const
const lockedOncePaid = ["billLabel", "amount", "currency", "dueDate"] as const

/** Applies a PATCH; label, amount, currency and due date are locked once it is paid. */
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
          asked.map((field) => wireName[field]),
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
