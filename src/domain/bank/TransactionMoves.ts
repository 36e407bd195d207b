/** What may happen to a bank transaction (bank.md §3, §4): applying it to debts, and taking that back. Pure. */
import { Either } from "effect"
import { amountIn } from "../AmountField.ts"
import {
  CurrencyMismatch,
  type FieldIssue,
  fieldIssue,
  InvalidTransition,
  Overpayment,
  ValidationFailed
} from "../Errors.ts"
import { nextVersion } from "../Ids.ts"
import * as Receivable from "../Receivable.ts"
import { type BankTransaction, type BankTransactionStatus, unappliedMinor } from "./BankTransaction.ts"

/** An amount for a debt, as it was sent. */
export interface AskedAllocation {
  readonly receivableId: number
  /** A decimal string in the units of the transaction's currency. */
  readonly amount: string
}

/** A debt that a transaction pays, before and after it. */
export interface PaidDebt<R> {
  readonly before: R
  readonly after: Receivable.Receivable
  readonly amountMinor: number
}

/** A transaction after it was applied, and the debts that it has paid. */
export interface Applied<R> {
  readonly transaction: BankTransaction
  readonly paid: ReadonlyArray<PaidDebt<R>>
}

/** Why a transaction is not applied. */
export type ApplyFailure = InvalidTransition | CurrencyMismatch | ValidationFailed | Overpayment

/** Why a move is refused; `move` follows "can't". */
export const refusedAs = (status: string, move: string) =>
  InvalidTransition.from("bank transaction", status, move)

/** Where money that came stands, by what of it is applied; `isSuggested`: whether the rest may be meant for a debt. */
const standingOf = (
  { amountMinor, appliedMinor, isRepaid }: Pick<BankTransaction, "amountMinor" | "appliedMinor" | "isRepaid">,
  isSuggested: boolean
): BankTransactionStatus => {
  if (appliedMinor === 0) return isRepaid ? "ignored" : isSuggested ? "suggested" : "unmatched"
  return isRepaid || appliedMinor === amountMinor ? "applied" : "partially_applied"
}

/** The transaction with other values, as its next version. */
export const changed = (transaction: BankTransaction, change: Partial<BankTransaction>): BankTransaction => ({
  ...transaction,
  ...change,
  version: nextVersion(transaction.version)
})

/** Whether it can be applied at all: money that came, and that was neither set aside nor taken back. */
const isApplicable = (transaction: BankTransaction): boolean =>
  transaction.direction === "credit" &&
  transaction.returnsId === null &&
  transaction.status !== "ignored" &&
  transaction.status !== "returned"

/** Problems with the debts that are named: unknown ones, and those that are named twice. */
const debtIssues = (
  debts: ReadonlyMap<number, unknown>,
  asked: ReadonlyArray<AskedAllocation>
): ReadonlyArray<FieldIssue> => {
  const seen = new Set<number>()
  return asked.flatMap(({ receivableId }, index) => {
    const name = `allocations[${index}].receivable_id`
    const isTwice = seen.has(receivableId)
    seen.add(receivableId)
    if (isTwice) return [fieldIssue(name, "invalid", "must be another receivable than those before it")]
    return debts.has(receivableId)
      ? []
      : [{ field: name, code: "unknown", message: `${name} must be the id of one of your receivables.` }]
  })
}

const failAll = (issues: ReadonlyArray<FieldIssue>): Either.Either<void, ValidationFailed> =>
  issues.length === 0 ? Either.right(undefined) : Either.left(ValidationFailed.all(issues))

const mismatch = ({ currency, id }: Receivable.Receivable) =>
  new CurrencyMismatch({ message: `Receivable ${id} is in ${currency}.`, details: { currency } })

/**
 * Applies a transaction to debts, which the caller has locked; the rest stays unapplied. Checks the status of the
 * transaction first, then that each debt is known, the status of each debt, its currency, the form of each amount, the
 * balances, and at last what is left of the transaction.
 */
export const applyTo = <R extends Receivable.Receivable>(
  transaction: BankTransaction,
  debts: ReadonlyMap<number, R>,
  asked: ReadonlyArray<AskedAllocation>
): Either.Either<Applied<R>, ApplyFailure> =>
  Either.gen(function* () {
    if (!isApplicable(transaction)) {
      return yield* Either.left(refusedAs(transaction.status, "be applied"))
    }
    yield* failAll(debtIssues(debts, asked))
    const named = asked.flatMap(({ amount, receivableId }, index) => {
      const debt = debts.get(receivableId)
      return debt === undefined ? [] : [{ debt, amount, index }]
    })
    for (const { debt } of named) {
      if (Receivable.moves[debt.status].pay === undefined) {
        const { id, status } = debt
        const message = `Receivable ${id} is ${status} and can't take a payment.`
        return yield* Either.left(new InvalidTransition({ message, details: { status } }))
      }
    }
    for (const { debt } of named) {
      if (debt.currency !== transaction.currency) return yield* Either.left(mismatch(debt))
    }
    yield* failAll(
      named.flatMap(({ amount, index }) =>
        Either.match(amountIn(amount, transaction.currency), {
          onLeft: ({ details = [] }) =>
            details.map(({ code, message }) => {
              const field = `allocations[${index}].amount`
              return { field, code, message: message.replace(/^amount/, field) }
            }),
          onRight: () => []
        })
      )
    )
    const paid: Array<PaidDebt<R>> = []
    for (const { amount, debt } of named) {
      const { amountMinor, receivable } = yield* Receivable.pay(debt, { amount })
      paid.push({ before: debt, after: receivable, amountMinor })
    }
    const sum = paid.reduce((total, { amountMinor }) => total + amountMinor, 0)
    const left = unappliedMinor(transaction)
    if (sum > left) {
      return yield* Either.left(
        new Overpayment({
          message: "The allocations are larger than what is left of the bank transaction.",
          details: { balance_minor: left }
        })
      )
    }
    return { transaction: withApplied(transaction, sum, customerOf(transaction, paid)), paid }
  })

const withApplied = (
  transaction: BankTransaction,
  minor: number,
  customerId: number | null
): BankTransaction => {
  const appliedMinor = transaction.appliedMinor + minor
  const status = standingOf({ ...transaction, appliedMinor }, false)
  return changed(transaction, { appliedMinor, customerId, status })
}

/** Whose money it is: the customer of its first payments, if that is one. */
const customerOf = (
  { appliedMinor, customerId }: BankTransaction,
  paid: ReadonlyArray<PaidDebt<Receivable.Receivable>>
): number | null => {
  if (appliedMinor > 0 && customerId !== null) return customerId
  const customers = new Set(paid.map(({ before }) => before.customerId))
  const [only = null] = customers
  return customers.size === 1 ? only : null
}

/** How it stands with the rest that is not applied, after suggestions were looked for. */
export const withSuggestions = (
  transaction: BankTransaction,
  { customerId, isSuggested }: { readonly isSuggested: boolean; readonly customerId: number | null }
): BankTransaction => ({
  ...transaction,
  status: standingOf(transaction, isSuggested),
  customerId: transaction.appliedMinor > 0 ? transaction.customerId : customerId
})

/** Whether suggestions are looked for: something of money that came is not applied, and nobody has set it aside. */
export const waits = (transaction: BankTransaction): boolean =>
  isApplicable(transaction) && unappliedMinor(transaction) > 0

/** Where a movement stands that nothing was done about: money that left, and takes nothing back, pays nothing here. */
export const untouchedStatus = ({ direction, isReturn }: BankTransaction): BankTransactionStatus =>
  direction === "debit" && !isReturn ? "ignored" : "unmatched"

/** Whether what is certain of money that waits is applied without a person: nobody has done anything with it yet. */
export const isUntouched = (transaction: BankTransaction): boolean =>
  waits(transaction) && transaction.appliedMinor === 0 && !transaction.isReturn && !transaction.isLeftToPeople

/**
 * What undoing comes to: the transaction without what is taken back, before suggestions are looked for. `reverses`: its
 * payments are reversed; `restores`: the movement waits again that it had taken back, whose payments stay reversed;
 * `forgets`: what was refused may be suggested again; otherwise it was set aside or paid back, and waits again.
 */
export interface Undone {
  readonly transaction: BankTransaction
  readonly reverses: boolean
  readonly restores: number | null
  readonly forgets: boolean
}

/** Takes back the last of what was done; of what waits, the refusals of suggestions, if there are some. */
export const undo = (
  transaction: BankTransaction,
  { hasRefusals }: { readonly hasRefusals: boolean }
): Either.Either<Undone, InvalidTransition> => {
  const { appliedMinor, direction, isRepaid, isReturn, returnsId, status } = transaction
  const undone = (change: Partial<BankTransaction>, what: Partial<Undone> = {}) =>
    Either.right({
      transaction: changed(transaction, { ...change, isLeftToPeople: true }),
      reverses: false,
      restores: null,
      forgets: false,
      ...what
    })
  if (returnsId !== null) {
    return undone({ returnsId: null, status: "unmatched" }, { restores: returnsId })
  }
  if (isRepaid) {
    return undone({ isRepaid: false, status: standingOf({ ...transaction, isRepaid: false }, false) })
  }
  if (status === "ignored" && (direction === "credit" || isReturn)) return undone({ status: "unmatched" })
  if (appliedMinor > 0) {
    return undone({ appliedMinor: 0, customerId: null, status: "unmatched" }, { reverses: true })
  }
  return hasRefusals && waits(transaction)
    ? undone({}, { forgets: true })
    : Either.left(refusedAs(status, "be undone"))
}

/** Sets aside what pays nothing. */
export const ignore = (transaction: BankTransaction): Either.Either<BankTransaction, InvalidTransition> =>
  transaction.status === "unmatched" || transaction.status === "suggested"
    ? Either.right(changed(transaction, { status: "ignored", customerId: null }))
    : Either.left(refusedAs(transaction.status, "be ignored"))

/** A person says that it does not pay debts; they have to be among those that are suggested. */
export const refuse = (
  transaction: BankTransaction,
  debts: ReadonlyArray<number>,
  suggested: ReadonlySet<number>
): Either.Either<BankTransaction, InvalidTransition> => {
  const { status } = transaction
  if (!waits(transaction)) return Either.left(refusedAs(status, "have a suggestion refused"))
  const other = debts.find((id) => !suggested.has(id))
  if (other === undefined) return Either.right(changed(transaction, {}))
  const message = `Receivable ${other} is not suggested for this bank transaction.`
  return Either.left(new InvalidTransition({ message, details: { status } }))
}

/** What is left of it was paid back to whoever had paid it. */
export const repay = (transaction: BankTransaction): Either.Either<BankTransaction, InvalidTransition> => {
  if (!waits(transaction)) return Either.left(refusedAs(transaction.status, "be paid back"))
  const after = { ...transaction, isRepaid: true }
  return Either.right(changed(after, { status: standingOf(after, false) }))
}

/** A payment of it was reversed by itself. */
export const withoutPayment = (transaction: BankTransaction, amountMinor: number): BankTransaction => {
  const after = { ...transaction, appliedMinor: transaction.appliedMinor - amountMinor }
  return changed(after, {
    status: standingOf(after, false),
    isLeftToPeople: true,
    customerId: after.appliedMinor > 0 ? after.customerId : null
  })
}

/** A movement that was looked at for the first time. */
export const looked = (transaction: BankTransaction): BankTransaction =>
  changed(transaction, untouchedStatus(transaction) === "ignored" ? { status: "ignored" } : {})
