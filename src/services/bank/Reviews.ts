/** What bank transactions that wait may be meant for, which reminders wait for (bank.md §5). */
import type { Matched } from "../../domain/bank/matching/Types.ts"
import type { StoredReview } from "../../repos/bank/BankTransactions.ts"

/** Debts and customers that one transaction keeps waiting. */
const MAX_REVIEWS = 100

/**
 * One for each customer whose account or name paid it, and one for each debt that a suggestion names or that shares what it
 * quotes. Customers stand first: all of their debts wait, and where there are too many none of them is left out.
 */
export const reviewsOfMatch = ({ customers, either, suggestions }: Matched): ReadonlyArray<StoredReview> => {
  const debts = new Map<number, StoredReview>()
  for (const { allocations, customerId } of suggestions) {
    for (const { receivableId } of allocations) debts.set(receivableId, { customerId, receivableId })
  }
  for (const debt of either) debts.set(debt.receivableId, debt)
  return [...customers.map((customerId) => ({ customerId, receivableId: null })), ...debts.values()].slice(
    0,
    MAX_REVIEWS
  )
}
