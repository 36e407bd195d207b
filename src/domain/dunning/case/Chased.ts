/** Which debts of a case are chased, and why the others rest. Pure. */
import { Either } from "effect"
import { activeCurrencies, isActiveCurrency, minorUnits } from "../../Currency.ts"
import { parseAmount } from "../../Money.ts"
import type { CasePolicy, CaseDebt, RestReason } from "./Types.ts"

/** Where a policy names no minimum: less than this many major units, and less than a tenth of the original amount. */
const MINIMUM_MAJOR = 5
const MINIMUM_SHARE = 10

type Owed = Pick<CaseDebt, "amountMinor" | "balanceMinor" | "currency">
type MinBalance = Pick<CasePolicy, "minBalance">

/** By currency, less than how many minor units are too little to be reminded of. */
export interface Minima {
  /** As the policy says it. */
  readonly set: Readonly<Record<string, number>>
  /** Where it says nothing; only for debts of which less than one part in `share` of the original amount is left. */
  readonly usual: Readonly<Record<string, number>>
  readonly share: number
}

const usual: Minima["usual"] = Object.fromEntries(
  activeCurrencies.map((currency) => [currency, MINIMUM_MAJOR * 10 ** minorUnits(currency)])
)

/** The minima of a policy. */
export const minimaOf = ({ minBalance }: MinBalance): Minima => {
  const set: Record<string, number> = {}
  for (const [currency, minimum] of Object.entries(minBalance)) {
    if (!isActiveCurrency(currency)) continue
    set[currency] = Either.getOrElse(parseAmount(minimum, currency), () => 0)
  }
  return { set, usual, share: MINIMUM_SHARE }
}

/** Whether too little is left to be reminded of. */
const isBelowMinimum = (
  { minBalance }: MinBalance,
  { amountMinor, balanceMinor, currency }: Owed
): boolean => {
  const minimum = minBalance[currency]
  if (minimum === undefined)
    return balanceMinor < (usual[currency] ?? 0) && balanceMinor * MINIMUM_SHARE < amountMinor
  if (!isActiveCurrency(currency)) return false
  return balanceMinor < Either.getOrElse(parseAmount(minimum, currency), () => 0)
}

/** Whether nothing is left to pay, so that the debt is no part of the case any more. */
export const isSettled = ({ status }: Pick<CaseDebt, "status">): boolean =>
  status === "paid" || status === "cancelled"

/** Why a debt that is open rests; null for one that is chased, or settled. */
export const restOf = (policy: MinBalance, debt: CaseDebt): RestReason | null => {
  if (isSettled(debt)) return null
  if (debt.status === "paused") return debt.pauseCause ?? "paused"
  return isBelowMinimum(policy, debt) ? "below_minimum" : null
}

/** Whether reminders are sent for a debt: it is open, does not rest and is not below the minimum. */
export const isChased = (policy: MinBalance, debt: CaseDebt): boolean =>
  !isSettled(debt) && restOf(policy, debt) === null
