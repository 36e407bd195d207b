/** Which movement a return takes back. Pure. */
import type { BankTransaction } from "./BankTransaction.ts"

/**
 * The movement that a return takes back, among those that have its references: the only one with its amount, or the only
 * one at all if the return is larger, by the bank's charges. Null where it is not certain.
 */
export const originalOf = (
  one: Pick<BankTransaction, "amountMinor" | "bookedOn">,
  candidates: ReadonlyArray<BankTransaction>,
  taken: ReadonlySet<number>
): BankTransaction | null => {
  const possible = candidates.filter(({ bookedOn, id }) => !taken.has(id) && bookedOn <= one.bookedOn)
  const equal = possible.filter(({ amountMinor }) => amountMinor === one.amountMinor)
  if (equal.length > 0) return equal.length === 1 ? (equal[0] ?? null) : null
  const [only] = possible
  return possible.length === 1 && only !== undefined && only.amountMinor < one.amountMinor ? only : null
}
