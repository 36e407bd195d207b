/** The debts and amounts of a form that applies a transaction: what was chosen, and how much of it for each. Pure. */
import { Either } from "effect"
import { amountIn } from "../../../domain/AmountField.ts"
import { type FieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { isAmbiguousAmount, plainAmount } from "../../../domain/TypedAmount.ts"
import { decimalOf } from "../../Csv.ts"
import type { Form } from "../../Form.ts"

/** The most debts that a transaction is applied to at once, as the API has it. */
const MAX_CHOSEN = 100

const AMOUNT = "amount."

/** Debts that are ticked, or have an amount beside them. */
export const chosenIds = (form: Form): ReadonlyArray<number> => {
  const ticked = form.all("receivable_id").flatMap((text) => parseId(text) ?? [])
  const typed = [...form.fields].flatMap(([name, [text = ""]]) =>
    name.startsWith(AMOUNT) && text.trim() !== "" ? (parseId(name.slice(AMOUNT.length)) ?? []) : []
  )
  return [...new Set([...ticked, ...typed])].slice(0, MAX_CHOSEN)
}

/** A debt that can be chosen. */
interface Choosable {
  readonly id: number
  readonly balanceMinor: number
  /** Why nothing can be paid on it, such as `INV-7 is paid already.`; null where something can. */
  readonly closed: string | null
}

/** A debt, and how much of the transaction it gets. */
interface ChosenAmount {
  readonly receivableId: number
  /** A decimal string, as the API has it. */
  readonly amount: string
  readonly amountMinor: number
}

/** The transaction that is applied: its currency, and what is left of it in minor units. */
interface Source {
  readonly currency: string
  readonly leftMinor: number
}

/** The amount of one debt; without one, its balance as far as there is something left. */
const amountOf = (
  debt: Choosable,
  typed: string,
  { currency, leftMinor }: Source
): Either.Either<number, FieldIssue> => {
  const field = `${AMOUNT}${debt.id}`
  if (debt.closed !== null) return Either.left({ field, code: "invalid_transition", message: debt.closed })
  if (typed === "") {
    const usual = Math.min(debt.balanceMinor, leftMinor)
    return usual > 0
      ? Either.right(usual)
      : Either.left({ field, code: "overpayment", message: "Nothing is left for it. Type how much it gets." })
  }
  if (isAmbiguousAmount(typed)) {
    const message = `${typed} can mean two amounts: write it without the comma, or with a point.`
    return Either.left({ field, code: "invalid", message })
  }
  return Either.flatMap(
    Either.mapLeft(amountIn(plainAmount(typed, { currency }), currency), ({ details = [] }) => {
      const said = details[0]?.message ?? "must be an amount"
      return {
        field,
        code: "invalid",
        message: said
          .replace(/^amount/, "The amount")
          .replace(/ as a decimal string, such as "120\.50"/, ", such as 120.50 or 120,50")
      }
    }),
    (minor) =>
      minor > debt.balanceMinor
        ? Either.left({
            field,
            code: "overpayment",
            message: `At most ${decimalOf(debt.balanceMinor, currency)}, which is what is open.`
          })
        : Either.right(minor)
  )
}

/** What a form says: each debt once with its amount, in the order in which they were chosen. Every wrong one is named. */
export const allocationsIn = (
  form: Form,
  debts: ReadonlyMap<number, Choosable>,
  source: Source
): Either.Either<ReadonlyArray<ChosenAmount>, ValidationFailed> => {
  const ids = chosenIds(form)
  if (ids.length === 0) {
    return Either.left(
      ValidationFailed.of({ field: "q", code: "required", message: "Choose at least one receivable." })
    )
  }
  const issues: Array<FieldIssue> = []
  const chosen: Array<ChosenAmount> = []
  let leftMinor = source.leftMinor
  // Amounts that are typed come first: what is left goes to those without one.
  const typedFirst = ids.toSorted(
    (a, b) =>
      Number(form.text(`${AMOUNT}${a}`).trim() === "") - Number(form.text(`${AMOUNT}${b}`).trim() === "")
  )
  for (const id of typedFirst) {
    const debt = debts.get(id)
    if (debt === undefined) {
      issues.push({ field: `${AMOUNT}${id}`, code: "unknown", message: "Choose receivables of yours." })
      continue
    }
    const amount = amountOf(debt, form.text(`${AMOUNT}${id}`).trim(), { ...source, leftMinor })
    if (Either.isLeft(amount)) {
      issues.push(amount.left)
      continue
    }
    leftMinor -= amount.right
    chosen.push({
      receivableId: id,
      amount: decimalOf(amount.right, source.currency),
      amountMinor: amount.right
    })
  }
  return issues.length > 0 ? Either.left(ValidationFailed.all(issues)) : Either.right(chosen)
}
