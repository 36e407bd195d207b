/** Money from customers that a person records for several debts at once: how it is spread, and what is left of it. Pure. */
import { Either, Schema } from "effect"
import { amountIn } from "./AmountField.ts"
import { CurrencyCode } from "./Currency.ts"
import {
  CurrencyMismatch,
  type FieldIssue,
  fieldIssue,
  InvalidTransition,
  Overpayment,
  ValidationFailed
} from "./Errors.ts"
import { Id } from "./Ids.ts"
import { field, named, record } from "./JsonFields.ts"
import { MinorUnits } from "./Money.ts"
import * as Receivable from "./Receivable.ts"

/** The most debts that one of them is spread over. */
export const MAX_SPREAD = 100

/** Money from a customer. */
export interface Deposit {
  readonly id: number
  readonly customerId: number
  readonly amountMinor: number
  readonly currency: string
  /** The day on which it came. */
  readonly paidOn: string
  /** What of it is for debts. */
  readonly appliedMinor: number
  /** What of it was paid back to the customer. */
  readonly repaidMinor: number
  /** It was recorded by mistake, and counts no more. */
  readonly isReversed: boolean
}

/** What a write of it comes to, as its reply is stored. */
export const DepositState = record({
  id: field("Identifier, given by the service.")(Id),
  appliedMinor: named("applied_minor", "What of it is for receivables, in minor units.")(MinorUnits),
  creditMinor: named("credit_minor", "What of it is left, in minor units.")(MinorUnits),
  currency: field("ISO 4217 currency code.")(Schema.typeSchema(CurrencyCode))
}).annotations({ identifier: "DepositState", description: "Money from a customer after a change." })
export type DepositState = typeof DepositState.Type

/** What is left of it: credit of its customer. */
export const creditMinor = ({ amountMinor, appliedMinor, isReversed, repaidMinor }: Deposit): number =>
  isReversed ? 0 : amountMinor - appliedMinor - repaidMinor

/** A debt that may get some of it. */
export interface SpreadDebt {
  readonly id: number
  readonly balanceMinor: number
}

/** How much each debt gets, in the order of the debts: all of the first, then all of the next, as far as it goes. */
export const oldestFirst = (debts: ReadonlyArray<SpreadDebt>, amountMinor: number): ReadonlyArray<number> => {
  let left = amountMinor
  return debts.map(({ balanceMinor }) => {
    const share = Math.min(left, balanceMinor)
    left -= share
    return share
  })
}

/** An amount for a debt, as it was sent. */
export interface AskedShare {
  readonly receivableId: number
  /** A decimal string in the units of the currency. */
  readonly amount: string
}

/** A debt before and after its share. */
export interface PaidShare<R> {
  readonly before: R
  readonly after: Receivable.Receivable
  readonly amountMinor: number
}

/** Why money is not spread as it was asked for. */
export type SpreadFailure = InvalidTransition | CurrencyMismatch | Overpayment | ValidationFailed

interface Purse {
  readonly customerId: number
  readonly currency: string
  readonly amountMinor: number
}

const issuesOf = <R extends Receivable.Receivable>(
  { amountMinor, currency, customerId }: Purse,
  debts: ReadonlyMap<number, R>,
  asked: ReadonlyArray<AskedShare>
): ReadonlyArray<FieldIssue> => {
  const seen = new Set<number>()
  return asked.flatMap(({ amount, receivableId }): ReadonlyArray<FieldIssue> => {
    const name = shareField(receivableId)
    const debt = debts.get(receivableId)
    const isTwice = seen.has(receivableId)
    seen.add(receivableId)
    if (debt === undefined || isTwice || debt.customerId !== customerId) {
      return [fieldIssue(name, "unknown", "must be a receivable of this customer")]
    }
    const minor = amountIn(amount, currency)
    if (Either.isLeft(minor)) {
      return (minor.left.details ?? []).map(({ code, message }) => ({
        field: name,
        code,
        message: message.replace(/^amount/, name)
      }))
    }
    return minor.right > Math.min(amountMinor, Receivable.balance(debt)) && debt.currency === currency
      ? [fieldIssue(name, "overpayment", "must be at most what is outstanding and what came")]
      : []
  })
}

/** The name of the field of a debt's amount. */
export const shareField = (receivableId: number): string => `amount.${receivableId}`

/**
 * Spreads money of a customer over debts, which the caller has locked; the rest is credit. Checks that each debt is the
 * customer's and each amount has its form and fits, then the statuses and currencies, then the sum.
 */
export const spread = <R extends Receivable.Receivable>(
  purse: Purse,
  debts: ReadonlyMap<number, R>,
  asked: ReadonlyArray<AskedShare>
): Either.Either<ReadonlyArray<PaidShare<R>>, SpreadFailure> =>
  Either.gen(function* () {
    if (asked.length > MAX_SPREAD) {
      return yield* Either.left(
        ValidationFailed.of(fieldIssue("amount", "invalid", `must be for at most ${MAX_SPREAD} receivables`))
      )
    }
    const issues = issuesOf(purse, debts, asked)
    if (issues.length > 0) return yield* Either.left(ValidationFailed.all(issues))
    const shares: Array<PaidShare<R>> = []
    for (const { amount, receivableId } of asked) {
      const before = debts.get(receivableId)
      if (before === undefined) continue
      const { currency } = purse
      const { amountMinor, receivable } = yield* Receivable.pay(before, { amount, currency })
      shares.push({ before, after: receivable, amountMinor })
    }
    const sum = sharedMinor(shares)
    if (sum > purse.amountMinor) {
      return yield* Either.left(new Overpayment({ details: { balance_minor: purse.amountMinor } }))
    }
    return shares
  })

/** What debts got together. */
export const sharedMinor = (shares: ReadonlyArray<{ readonly amountMinor: number }>): number =>
  shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What one payment takes of one deposit. */
export interface Draw {
  readonly depositId: number
  readonly receivableId: number
  readonly amountMinor: number
}

/** Takes the shares of debts from what is left of deposits, the first one first. There has to be enough. */
export const drawn = (
  held: ReadonlyArray<Deposit>,
  shares: ReadonlyArray<{ readonly receivableId: number; readonly amountMinor: number }>
): ReadonlyArray<Draw> => {
  const purses = held.map((deposit) => ({ id: deposit.id, left: creditMinor(deposit) }))
  return shares.flatMap(({ amountMinor, receivableId }) => {
    let wanted = amountMinor
    return purses.flatMap((purse) => {
      const minor = Math.min(wanted, purse.left)
      wanted -= minor
      purse.left -= minor
      return minor === 0 ? [] : [{ depositId: purse.id, receivableId, amountMinor: minor }]
    })
  })
}

/** It after some of it was taken for debts. */
export const withDraws = (deposit: Deposit, draws: ReadonlyArray<Draw>): Deposit => ({
  ...deposit,
  appliedMinor: deposit.appliedMinor + sharedMinor(draws.filter(({ depositId }) => depositId === deposit.id))
})

/** Deposits of which some is used: the shares of debts, what each payment takes, and the deposits after it. */
export interface UsedCredit<R> {
  readonly shares: ReadonlyArray<PaidShare<R>>
  readonly draws: ReadonlyArray<Draw>
  /** Those that have changed. */
  readonly deposits: ReadonlyArray<Deposit>
  /** What is left of all of them. */
  readonly leftMinor: number
}

/** Uses what is left of deposits, the first one first, for debts; all of them are locked. At most `maxDraws` payments. */
export const useHeld = <R extends Receivable.Receivable>(
  held: ReadonlyArray<Deposit>,
  purse: Purse,
  debts: ReadonlyMap<number, R>,
  { asked, maxDraws }: { readonly asked: ReadonlyArray<AskedShare>; readonly maxDraws: number }
): Either.Either<UsedCredit<R>, SpreadFailure> =>
  Either.gen(function* () {
    const before = held.reduce((sum, one) => sum + creditMinor(one), 0)
    if (purse.amountMinor > before) {
      return yield* Either.left(new Overpayment({ details: { balance_minor: before } }))
    }
    const shares = yield* spread(purse, debts, asked)
    if (shares.length === 0) {
      const issue = fieldIssue("amount", "required", "must be for one receivable at least")
      return yield* Either.left(ValidationFailed.of(issue))
    }
    const wanted = shares.map((share) => ({ receivableId: share.before.id, amountMinor: share.amountMinor }))
    const draws = drawn(held, wanted)
    if (draws.length > maxDraws) {
      const issue = fieldIssue("amount", "invalid", "must be for fewer receivables at once")
      return yield* Either.left(ValidationFailed.of(issue))
    }
    const used = new Set(draws.map(({ depositId }) => depositId))
    const deposits = held.filter(({ id }) => used.has(id)).map((one) => withDraws(one, draws))
    return { shares, draws, deposits, leftMinor: before - sharedMinor(shares) }
  })

const refused = (message: string, status: string) => new InvalidTransition({ message, details: { status } })

/** What was left of it was paid back to the customer. */
export const payBack = (deposit: Deposit): Either.Either<Deposit, InvalidTransition> => {
  const left = creditMinor(deposit)
  return left === 0
    ? Either.left(refused("Nothing is left of this payment.", deposit.isReversed ? "reversed" : "applied"))
    : Either.right({ ...deposit, repaidMinor: deposit.repaidMinor + left })
}

/** It was recorded by mistake; its payments are reversed along with it. */
export const takeBack = (deposit: Deposit): Either.Either<Deposit, InvalidTransition> =>
  deposit.isReversed
    ? Either.left(refused("This payment was taken back already.", "reversed"))
    : Either.right({ ...deposit, appliedMinor: 0, isReversed: true })
