/** A form that spreads money over a customer's debts: what was typed, and what follows from it. Pure. */
import { Either } from "effect"
import { amountIn } from "../../../domain/AmountField.ts"
import { isActiveCurrency } from "../../../domain/Currency.ts"
import { type FieldIssue, fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import type { StoredReceivable } from "../../../domain/Pause.ts"
import { balance } from "../../../domain/Receivable.ts"
import { type AskedShare, oldestFirst, shareField, sharedMinor } from "../../../domain/Deposit.ts"
import { isAmbiguousAmount, plainAmount } from "../../../domain/TypedAmount.ts"
import { decimalOf } from "../../Csv.ts"
import { Form } from "../../Form.ts"
import { receivableName } from "../receivable/Words.tsx"

/** The hidden field of a form whose debts were filled in before: an empty one gets nothing then. */
export const FILLED = "filled"

/** A form whose debts are filled in, oldest first, for somebody to look at before anything is recorded. */
export class Prefilled {
  readonly action: string
  readonly form: Form
  constructor(action: string, form: Form) {
    this.action = action
    this.form = form
  }
}

/** What a form says. `isComplete`: nothing has to be looked at before. */
export interface Spreading {
  readonly amountMinor: number
  readonly currency: string
  readonly shares: ReadonlyArray<AskedShare & { readonly amountMinor: number }>
  readonly isComplete: boolean
}

const readable = (message: string): string =>
  message
    .replace(/^amount/, "The amount")
    .replace(/ as a decimal string, such as "120\.50"/, ", such as 120.50 or 120,50")

const minorOf = (field: string, typed: string, currency: string): Either.Either<number, FieldIssue> => {
  if (isAmbiguousAmount(typed)) {
    const message = `${typed} can mean two amounts: write it without the comma, or with a point.`
    return Either.left({ field, code: "invalid", message })
  }
  return Either.mapLeft(amountIn(plainAmount(typed, { currency }), currency), ({ details = [] }) => ({
    field,
    code: "invalid",
    message: readable(details[0]?.message ?? "must be an amount")
  }))
}

/** How much a debt gets; nothing for an empty field, and for a nought. */
const shareOf = (
  debt: StoredReceivable,
  typed: string,
  currency: string
): Either.Either<number, FieldIssue> => {
  const field = shareField(debt.id)
  if (typed === "" || /^0+([.,]0*)?$/.test(typed)) return Either.right(0)
  if (debt.currency !== currency) {
    const message = `${receivableName(debt)} is in ${debt.currency}, and the payment in ${currency}.`
    return Either.left({ field, code: "currency_mismatch", message })
  }
  return Either.flatMap(minorOf(field, typed, currency), (minor) =>
    minor <= balance(debt)
      ? Either.right(minor)
      : Either.left({
          field,
          code: "overpayment",
          message: `At most ${decimalOf(balance(debt), currency)}, which is what is open.`
        })
  )
}

const textOf = (form: Form, name: string): string => form.text(name).trim()

/** Reads a form. `debts` are the open ones of the customer, the oldest first. Every wrong field is named. */
export const spreadingIn = (
  form: Form,
  debts: ReadonlyArray<StoredReceivable>
): Either.Either<Spreading, ValidationFailed> => {
  const currency = textOf(form, "currency")
  if (!isActiveCurrency(currency)) {
    return Either.left(ValidationFailed.of(fieldIssue("currency", "invalid", "must be one of the list")))
  }
  const typed = textOf(form, "amount")
  const amount =
    typed === ""
      ? Either.left(fieldIssue("amount", "required", "is required"))
      : minorOf("amount", typed, currency)
  const shares = debts.map((debt) => ({
    debt,
    minor: shareOf(debt, textOf(form, shareField(debt.id)), currency)
  }))
  const issues = [amount, ...shares.map(({ minor }) => minor)].flatMap((each) =>
    Either.isLeft(each) ? [each.left] : []
  )
  if (Either.isLeft(amount) || issues.length > 0) return Either.left(ValidationFailed.all(issues))
  const isUntouched = form.text(FILLED) === "" && debts.every(({ id }) => textOf(form, shareField(id)) === "")
  const wanted = isUntouched
    ? usual(debts, { currency, amountMinor: amount.right })
    : shares.map(({ minor }) => Either.getOrElse(minor, () => 0))
  const given = debts.flatMap((debt, index) => {
    const amountMinor = wanted[index] ?? 0
    return amountMinor === 0
      ? []
      : [{ receivableId: debt.id, amount: decimalOf(amountMinor, currency), amountMinor }]
  })
  const sum = sharedMinor(given)
  if (sum > amount.right) {
    const message = `The receivables get ${decimalOf(sum, currency)}, which is more than came.`
    return Either.left(ValidationFailed.of({ field: "amount", code: "overpayment", message }))
  }
  return Either.right({
    amountMinor: amount.right,
    currency,
    shares: given,
    isComplete: !isUntouched || given.length === 0
  })
}

/** How money is spread where nobody says otherwise: over the debts in its currency, the oldest first. */
const usual = (
  debts: ReadonlyArray<StoredReceivable>,
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: string }
): ReadonlyArray<number> =>
  oldestFirst(
    debts.map((debt) => ({ id: debt.id, balanceMinor: debt.currency === currency ? balance(debt) : 0 })),
    amountMinor
  )

/** The form with the amounts of its debts filled in. */
export const prefilled = (action: string, form: Form, { currency, shares }: Spreading): Prefilled =>
  new Prefilled(
    action,
    new Form(
      new Map([
        ...form.fields,
        [FILLED, ["yes"]],
        ...shares.map(
          ({ amountMinor, receivableId }) =>
            [shareField(receivableId), [decimalOf(amountMinor, currency)]] as const
        )
      ])
    )
  )
