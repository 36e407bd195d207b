/**
 * Looks up what a transaction could mean in a book, as the indexes of the database do: by ids, exact spellings of references,
 * accounts that have paid before, and beginnings of names. What is made of it is what the service makes of it.
 */
import type { BankTransaction } from "../../../../src/domain/bank/BankTransaction.ts"
import {
  candidatesOf,
  customersOf,
  type FoundDebt,
  type LookedUp,
  MAX_CUSTOMERS_LOOKED_AT,
  MAX_DEBTS_OF_CUSTOMER,
  MAX_NAMESAKES,
  MAX_OF_REFERENCE,
  type NamedCustomer
} from "../../../../src/domain/bank/matching/Candidates.ts"
import { compareAge } from "../../../../src/domain/bank/matching/Facts.ts"
import type { matchIncoming } from "../../../../src/domain/bank/matching/Matching.ts"
import type { Incoming } from "../../../../src/domain/bank/matching/Types.ts"
import { candidateKeysOf, matchingOf } from "../../../../src/services/bank/Suggesting.ts"
import type { Book } from "./Book.ts"

/** A transaction that has just come in. */
const transactionOf = (incoming: Incoming): BankTransaction => ({
  ...incoming,
  id: 1,
  bankAccountId: 1,
  bankStatementId: 1,
  direction: "credit",
  appliedMinor: 0,
  valueOn: null,
  bankReference: null,
  isReturn: false,
  returnReason: null,
  originalEndToEndId: null,
  originalBankReference: null,
  returnsId: null,
  isLeftToPeople: false,
  customerId: null,
  status: "unmatched",
  isRepaid: false,
  version: "1"
})

/** What is found by some keys. */
const foundBy = <K, A>(
  keys: ReadonlyArray<K>,
  of: (key: K) => ReadonlyArray<A>
): ReadonlyMap<K, ReadonlyArray<A>> => new Map(keys.map((key) => [key, of(key)]))

/** Prepares a book for searches: what matching reads of a transaction. */
export const searchIn = (book: Book): ((incoming: Incoming) => Parameters<typeof matchIncoming>) => {
  const own = { companyId: book.companyId, accountCountry: book.country }
  const byId = new Map(book.debts.map((debt) => [debt.receivableId, debt]))
  const byReference = Map.groupBy(
    book.debts.toReversed(),
    ({ externalReference }) => externalReference?.toLowerCase() ?? null
  )
  const byName = book.customers
    .map(({ id, name }) => ({ customerId: id, name, lower: name.toLowerCase() }))
    .toSorted((a, b) => (a.lower < b.lower ? -1 : a.lower > b.lower ? 1 : a.customerId - b.customerId))
  const beginningWith = (beginning: string): ReadonlyArray<NamedCustomer> => {
    let [low, high] = [0, byName.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((byName[middle]?.lower ?? "") < beginning) low = middle + 1
      else high = middle
    }
    return byName.slice(low, low + MAX_NAMESAKES + 1).filter(({ lower }) => lower.startsWith(beginning))
  }
  const owedBy = (customerId: number): ReadonlyArray<FoundDebt> =>
    (book.customers[customerId - 1]?.debts ?? [])
      .filter(({ isOpen }) => isOpen)
      .toSorted(compareAge)
      .slice(0, MAX_DEBTS_OF_CUSTOMER + 1)
  return (incoming) => {
    const transaction = transactionOf(incoming)
    const keys = candidateKeysOf(transaction, own)
    const looked: LookedUp = {
      ids: foundBy(keys.receivableIds, (id) => {
        const debt = byId.get(id)
        return debt === undefined ? [] : [debt]
      }),
      references: foundBy(keys.references, (reference) =>
        (byReference.get(reference) ?? []).slice(0, MAX_OF_REFERENCE + 1)
      ),
      payers: foundBy(keys.account === null ? [] : [keys.account], (account) =>
        [...(book.payers.get(account) ?? [])].toSorted((a, b) => a - b).slice(0, MAX_CUSTOMERS_LOOKED_AT)
      ),
      names: foundBy(keys.names, beginningWith)
    }
    const found = candidatesOf(keys, looked, foundBy([...customersOf(keys, looked)], owedBy))
    return matchingOf(transaction, { ...own, found }, { refused: new Set() })
  }
}
