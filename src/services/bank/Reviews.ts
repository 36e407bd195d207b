/** What bank transactions that wait may be meant for, which reminders wait for (bank.md §5). */
import type { Matched } from "../../domain/bank/matching/Types.ts"
import type { StoredReview } from "../../repos/bank/BankTransactions.ts"

/** Debts and customers that one transaction keeps waiting. */
const MAX_REVIEWS = 100

/** One for each debt that a suggestion names, and one for each customer whose account or name paid it. */
export const reviewsOfMatch = ({ customers, suggestions }: Matched): ReadonlyArray<StoredReview> => {
  const debts = new Map<number, StoredReview>()
  for (const { allocations, customerId } of suggestions) {
    for (const { receivableId } of allocations) debts.set(receivableId, { customerId, receivableId })
  }
  return [...debts.values(), ...customers.map((customerId) => ({ customerId, receivableId: null }))].slice(
    0,
    MAX_REVIEWS
  )
}
