/** Receivables: what customers owe, with their statuses and transitions (contract §4.1 to §4.3, §11.4). */
import { Either, Schema } from "effect"
import { CalendarDate, daysBetween, todayIn } from "./CalendarDate.ts"
import { CurrencyCode } from "./Currency.ts"
import { NewCustomer } from "./Customer.ts"
import { CurrencyMismatch, FieldLocked, InvalidTransition, Overpayment, ValidationFailed } from "./Errors.ts"
import { Id, Version } from "./Ids.ts"
import { Amount, MinorUnits } from "./Money.ts"
import { amountIn, isNewAmount, newAmount } from "./AmountField.ts"
import { Description, ExternalReference, Reason } from "./Text.ts"
import { field, named, optionalField, optionalNamed, plain, record, strict } from "./JsonFields.ts"

/** The statuses of a receivable. Overdue is not one of them: it is computed, never stored. */
export const ReceivableStatus = Schema.Literal(
  "open",
  "partially_paid",
  "paid",
  "paused",
  "cancelled"
).annotations({
  identifier: "ReceivableStatus",
  description:
    "`open`: nothing paid; `partially_paid`; `paid` in full; `paused`: no reminders, payments still possible; `cancelled`: nothing more happens."
})
export type ReceivableStatus = typeof ReceivableStatus.Type

/** What a customer owes the company. */
export const Receivable = record({
  id: field("Identifier, given by the service.")(Id),
  customerId: named("customer_id", "The customer who owes it.")(Id),
  amountMinor: named(
    "amount_minor",
    "The amount in minor units: 12050 is EUR 120.50 or JPY 12,050."
  )(MinorUnits),
  paidMinor: named("paid_minor", "What is paid so far, in minor units.")(MinorUnits),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  dueDate: named("due_date", "The day by which it should be paid.")(plain(CalendarDate)),
  status: field("Where it stands.")(ReceivableStatus),
  externalReference: named(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(Schema.NullOr(plain(ExternalReference))),
  description: field("What the amount is for.")(Schema.NullOr(plain(Description))),
  version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
}).annotations({ identifier: "Receivable", description: "An amount that a customer owes the company." })
export type Receivable = typeof Receivable.Type

/** The answer to a status change (contract §11.3). */
export const ReceivableState = record({
  id: field("Identifier, given by the service.")(Id),
  status: field("Where it stands.")(ReceivableStatus),
  paidMinor: named("paid_minor", "What is paid so far, in minor units.")(MinorUnits),
  version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
}).annotations({ identifier: "ReceivableState", description: "A receivable after its status changed." })
export type ReceivableState = typeof ReceivableState.Type

/** The body of POST /receivables; exactly one of `customer_id` and `customer`. */
export const NewReceivable = record({
  customerId: optionalNamed(
    "customer_id",
    "An existing customer of the company; either this or `customer`."
  )(Id),
  customer: optionalField(
    NewCustomer,
    "A new customer, created along with the receivable; either this or `customer_id`."
  ),
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
  identifier: "NewReceivable",
  description: "Exactly one of `customer_id` and `customer` is required."
})
export type NewReceivable = typeof NewReceivable.Type

/** The body of PATCH /receivables/{receivable}: absent means unchanged, `null` clears. */
export const ReceivablePatch = record({
  expectedVersion: named("expected_version", "The `version` that you read and make this change on.")(Version),
  customerId: optionalNamed(
    "customer_id",
    "Another customer of the company; locked while payments are recorded."
  )(Id),
  amount: optionalField(Amount, 'Decimal string in the currency\'s units, such as `"120.50"`.'),
  currency: optionalField(
    CurrencyCode,
    "Needs an `amount` in the same request; locked while payments are recorded."
  ),
  dueDate: optionalNamed("due_date", "The day by which it should be paid.")(CalendarDate),
  externalReference: optionalNamed(
    "external_reference",
    "Your own reference, an invoice number say; not unique."
  )(Schema.NullOr(ExternalReference)),
  description: optionalField(Schema.NullOr(Description), "What the amount is for.")
}).annotations({
  ...strict,
  identifier: "ReceivablePatch",
  description: "At least one field besides `expected_version`; a new `currency` needs an `amount` beside it."
})
export type ReceivablePatch = typeof ReceivablePatch.Type

/** The body of a status change. */
export const StatusChange = record({ reason: field("Why; kept in the audit log.")(Reason) }).annotations({
  ...strict,
  identifier: "StatusChange",
  description: "Why; kept in the audit log."
})
export type StatusChange = typeof StatusChange.Type

/** What can change a receivable's status. */
export type Move = "pause" | "resume" | "cancel" | "pay" | "reverse"

type Amounts = Pick<Receivable, "amountMinor" | "paidMinor">

const phrases: Readonly<Record<Move, string>> = {
  pause: "be paused",
  resume: "be resumed",
  cancel: "be cancelled",
  pay: "take a payment",
  reverse: "have a payment reversed"
}

const to = (status: ReceivableStatus) => (): ReceivableStatus => status
const active = ({ paidMinor }: Amounts): ReceivableStatus => (paidMinor === 0 ? "open" : "partially_paid")
const paidOr =
  (otherwise: (amounts: Amounts) => ReceivableStatus) =>
  (amounts: Amounts): ReceivableStatus =>
    amounts.paidMinor === amounts.amountMinor ? "paid" : otherwise(amounts)

/**
 * The transition table: computes the status after a move from the amounts after it. Moves that are not listed are
 * refused.
 */
export const moves: Readonly<
  Record<ReceivableStatus, Partial<Record<Move, (after: Amounts) => ReceivableStatus>>>
> = {
  open: { pause: to("paused"), cancel: to("cancelled"), pay: paidOr(active) },
  partially_paid: { pause: to("paused"), cancel: to("cancelled"), pay: paidOr(active), reverse: active },
  paused: { resume: active, cancel: to("cancelled"), pay: paidOr(to("paused")), reverse: to("paused") },
  paid: { reverse: active },
  cancelled: {}
}

const move = (
  receivable: Receivable,
  what: Move,
  after: Amounts = receivable
): Either.Either<Receivable, InvalidTransition> => {
  const next = moves[receivable.status][what]
  return next === undefined
    ? Either.left(InvalidTransition.from("receivable", receivable.status, phrases[what]))
    : Either.right({
        ...receivable,
        amountMinor: after.amountMinor,
        paidMinor: after.paidMinor,
        status: next(after)
      })
}

/** Stops reminders; payments are still possible. */
export const pause = (receivable: Receivable) => move(receivable, "pause")
/** Ends a pause. */
export const resume = (receivable: Receivable) => move(receivable, "resume")
/** Cancels the receivable for good; payments already recorded stay. */
export const cancel = (receivable: Receivable) => move(receivable, "cancel")

/** The amount still owed, in minor units. */
export const balance = ({ amountMinor, paidMinor }: Amounts): number => amountMinor - paidMinor

/**
 * Adds a payment of `amount` (as sent). Checks the status first, then the currency, the amount's form and the balance.
 */
export const pay = (
  receivable: Receivable,
  payment: { readonly amount: string; readonly currency?: string }
): Either.Either<
  { readonly receivable: Receivable; readonly amountMinor: number },
  InvalidTransition | CurrencyMismatch | ValidationFailed | Overpayment
> =>
  Either.gen(function* () {
    yield* move(receivable, "pay")
    if (payment.currency !== undefined && payment.currency !== receivable.currency) {
      return yield* Either.left(
        new CurrencyMismatch({
          message: `This receivable is in ${receivable.currency}.`,
          details: { currency: receivable.currency }
        })
      )
    }
    const amountMinor = yield* amountIn(payment.amount, receivable.currency)
    if (amountMinor > balance(receivable)) {
      return yield* Either.left(new Overpayment({ details: { balance_minor: balance(receivable) } }))
    }
    const paid = yield* move(receivable, "pay", {
      amountMinor: receivable.amountMinor,
      paidMinor: receivable.paidMinor + amountMinor
    })
    return { receivable: paid, amountMinor }
  })

/** Subtracts a reversed payment of `amountMinor`. */
export const reverse = (receivable: Receivable, amountMinor: number) =>
  move(receivable, "reverse", {
    amountMinor: receivable.amountMinor,
    paidMinor: receivable.paidMinor - amountMinor
  })

const lockable = ["amount", "currency", "dueDate", "customerId"] as const
const jsonName = {
  amount: "amount",
  currency: "currency",
  dueDate: "due_date",
  customerId: "customer_id"
} as const satisfies Record<(typeof lockable)[number], string>

const lockedByStatus: ReadonlySet<ReceivableStatus> = new Set(["paid", "cancelled"])
const lockedByPayments: ReadonlySet<string> = new Set(["currency", "customerId"])

/**
 * Applies a PATCH. Checks locked fields first, then the amount in the (new) currency, then that it covers what is paid.
 */
export const patch = (
  receivable: Receivable,
  change: ReceivablePatch
): Either.Either<Receivable, FieldLocked | ValidationFailed> =>
  Either.gen(function* () {
    const currency = change.currency ?? receivable.currency
    const amount = newAmount(receivable, change)
    const moved = {
      amount: change.amount !== undefined && isNewAmount(receivable, currency, amount),
      currency: currency !== receivable.currency,
      dueDate: (change.dueDate ?? receivable.dueDate) !== receivable.dueDate,
      customerId: (change.customerId ?? receivable.customerId) !== receivable.customerId
    }
    const asked = lockable.filter((field) => moved[field])
    if (asked.length > 0 && lockedByStatus.has(receivable.status)) {
      return yield* Either.left(
        FieldLocked.because(
          asked.map((field) => jsonName[field]),
          receivable.status,
          `once a receivable is ${receivable.status}`
        )
      )
    }
    const locked = asked.filter((field) => lockedByPayments.has(field))
    if (locked.length > 0 && receivable.paidMinor > 0) {
      return yield* Either.left(
        FieldLocked.because(
          locked.map((field) => jsonName[field]),
          receivable.status,
          "while payments are recorded on the receivable"
        )
      )
    }
    const amountMinor = yield* amount
    if (amountMinor < receivable.paidMinor) {
      return yield* Either.left(
        ValidationFailed.of({
          field: "amount",
          code: "below_paid",
          message: `amount must be at least what is already paid (${receivable.paidMinor} minor units).`
        })
      )
    }
    const changed: Receivable = {
      ...receivable,
      customerId: change.customerId ?? receivable.customerId,
      currency,
      amountMinor,
      dueDate: change.dueDate ?? receivable.dueDate,
      externalReference:
        change.externalReference === undefined ? receivable.externalReference : change.externalReference,
      description: change.description === undefined ? receivable.description : change.description
    }
    // Only a new amount can change the status: at the paid amount the receivable becomes paid, above it partially paid.
    return change.amount === undefined ? changed : resettled(changed)
  })

const resettled = (receivable: Receivable): Receivable => ({
  ...receivable,
  status: (moves[receivable.status].pay ?? to(receivable.status))(receivable)
})

/**
 * Whole days after the due date (contract §4: today is that of the customer's zone) of what is still to be paid and not
 * paused; 0 or less before it is overdue, null for all others. `now` is the company's own time in epoch milliseconds.
 */
export const daysLate = (
  { dueDate, status }: Pick<Receivable, "dueDate" | "status">,
  zone: string,
  now: number
): number | null =>
  status === "open" || status === "partially_paid" ? daysBetween(dueDate, todayIn(zone, now)) : null
