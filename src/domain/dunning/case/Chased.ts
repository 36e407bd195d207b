/** Which debts of a case are chased, and why the others rest. Pure. */
import { Either } from "effect"
import { isActiveCurrency, minorUnits } from "../../Currency.ts"
import { parseAmount } from "../../Money.ts"
import type { CasePolicy, CaseDebt, RestReason } from "./Types.ts"

/** Where a policy names no minimum: less than this many major units, and less than a tenth of the original amount. */
const MINIMUM_MAJOR = 5
const MINIMUM_SHARE = 10

type Owed = Pick<CaseDebt, "amountMinor" | "balanceMinor" | "currency">

/** Whether too little is left to be reminded of. */
const isBelowMinimum = (
  { minBalance }: Pick<CasePolicy, "minBalance">,
  { amountMinor, balanceMinor, currency }: Owed
): boolean => {
  if (!isActiveCurrency(currency)) return false
  const minimum = minBalance[currency]
  if (minimum === undefined) {
    return (
      balanceMinor < MINIMUM_MAJOR * 10 ** minorUnits(currency) && balanceMinor * MINIMUM_SHARE < amountMinor
    )
  }
  return Either.match(parseAmount(minimum, currency), {
    onLeft: () => false,
    onRight: (minor) => balanceMinor < minor
  })
}

/** Whether nothing is left to pay, so that the debt is no part of the case any more. */
export const isSettled = ({ status }: Pick<CaseDebt, "status">): boolean =>
  status === "paid" || status === "cancelled"

/** Why a debt that is open rests; null for one that is chased, or settled. */
export const restOf = (policy: Pick<CasePolicy, "minBalance">, debt: CaseDebt): RestReason | null => {
  if (isSettled(debt)) return null
  if (debt.status === "paused") return debt.pauseCause ?? "paused"
  return isBelowMinimum(policy, debt) ? "below_minimum" : null
}

/** Whether reminders are sent for a debt: it is open, does not rest and is not below the minimum. */
export const isChased = (policy: Pick<CasePolicy, "minBalance">, debt: CaseDebt): boolean =>
  !isSettled(debt) && restOf(policy, debt) === null
