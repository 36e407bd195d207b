/** Which movement a return takes back. Pure. */
import { addDays } from "../CalendarDate.ts"
import type { BankTransaction } from "./BankTransaction.ts"

/**
 * Days after which a movement is not taken back any more: 13 months, in which a payer may have a direct debit back that was
 * not authorised (SEPA Direct Debit rulebook; PSD2 article 71), and a month for the banks' investigation.
 */
export const MAX_AGE_DAYS = 430
/**
 * The same where only the end-to-end id names it: eight weeks, in which any direct debit is refunded (PSD2 article 77), and
 * the days that banks need. Credit transfers come back within days. Some payers give one id to the payments of every
 * month, so that more of them would mean the wrong one.
 */
const MAX_AGE_DAYS_BY_ID = 70
/** Movements of one return that are looked at; where there are more, none is certain. */
export const MAX_ORIGINALS = 20

/** What is read of a return. */
export type TakingBack = Pick<
  BankTransaction,
  | "amountMinor"
  | "bankAccountId"
  | "bookedOn"
  | "counterpartyAccount"
  | "currency"
  | "direction"
  | "id"
  | "originalBankReference"
  | "originalEndToEndId"
>

/** Whether two names are of different things; what is not named says nothing. */
const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

/** Whether a movement may be what a return takes back. What was taken back already counts: it may be meant again. */
const isPossible = (one: TakingBack, { bookedOn, ...candidate }: BankTransaction): boolean => {
  const byReference =
    one.originalBankReference !== null && one.originalBankReference === candidate.bankReference
  const oldest = addDays(one.bookedOn, -(byReference ? MAX_AGE_DAYS : MAX_AGE_DAYS_BY_ID))
  return (
    bookedOn <= one.bookedOn &&
    bookedOn >= oldest &&
    !differ(one.originalBankReference, candidate.bankReference) &&
    !differ(one.originalEndToEndId, candidate.endToEndId) &&
    !differ(one.counterpartyAccount, candidate.counterpartyAccount)
  )
}

/**
 * The movement that a return takes back, among those that have its references: the only one with its amount, or the only
 * one at all with the bank's reference if the return is larger, by the bank's charges. Null where it is not certain: where
 * there are several, where references or accounts that both name are others, or where it was taken back already.
 */
export const originalOf = (
  one: TakingBack,
  candidates: ReadonlyArray<BankTransaction>,
  taken: ReadonlySet<number>
): BankTransaction | null => {
  if (candidates.length > MAX_ORIGINALS) return null
  const possible = candidates.filter((candidate) => isPossible(one, candidate))
  const equal = possible.filter(({ amountMinor }) => amountMinor === one.amountMinor)
  const larger = possible.filter(
    ({ amountMinor, bankReference }) =>
      amountMinor < one.amountMinor && bankReference !== null && bankReference === one.originalBankReference
  )
  const [only = null] = equal.length > 0 ? equal : possible.length === 1 ? larger : []
  const isCertain = equal.length <= 1 && only !== null && only.status !== "returned" && !taken.has(only.id)
  return isCertain ? only : null
}

/** Whether a person can say that a return takes this movement back: other money that came or left, of at most its amount. */
export const canTakeBack = (
  one: Pick<BankTransaction, "amountMinor" | "bookedOn" | "currency" | "direction" | "id">,
  original: BankTransaction
): boolean =>
  original.id !== one.id &&
  !original.isReturn &&
  original.direction !== one.direction &&
  original.currency === one.currency &&
  original.bookedOn <= one.bookedOn &&
  original.amountMinor <= one.amountMinor
