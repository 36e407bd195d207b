/**
 * Finds the debts that a transaction could mean, as the indexes of the database do: by exact spellings of references, by
 * beginnings of names, by accounts that have paid before. Nothing else is looked at.
 */
import { compareAge } from "../../../../src/domain/bank/matching/Facts.ts"
import { hasSameName } from "../../../../src/domain/bank/matching/Names.ts"
import { searchKeysOf } from "../../../../src/domain/bank/matching/SearchKeys.ts"
import type { Incoming, Known, MatchOptions } from "../../../../src/domain/bank/matching/Types.ts"
import type { Book, Debt } from "./Book.ts"

/** Open debts of one customer, debts of one reference, and customers of one beginning, that are read. */
const MAX_OPEN_DEBTS = 20
const MAX_OF_REFERENCE = 5
const MAX_OF_BEGINNING = 20

/** What is handed to matching. */
export interface Found {
  readonly candidates: ReadonlyArray<Debt>
  readonly known: Known
  readonly options: MatchOptions
}

/** Prepares a book for searches. */
export const searchIn = (book: Book): ((incoming: Incoming) => Found) => {
  const { companyId, country: accountCountry } = book
  const byId = new Map(book.debts.map((debt) => [debt.receivableId, debt]))
  const byReference = new Map<string, Array<Debt>>()
  for (const debt of book.debts) {
    const name = debt.externalReference?.toLowerCase()
    if (name !== undefined) byReference.set(name, [...(byReference.get(name) ?? []), debt])
  }
  const names = book.customers
    .map(({ id, name }) => ({ id, name, lower: name.toLowerCase() }))
    .sort((a, b) => (a.lower < b.lower ? -1 : 1))
  const beginningWith = (beginning: string) => {
    let [low, high] = [0, names.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((names[middle]?.lower ?? "") < beginning) low = middle + 1
      else high = middle
    }
    return names.slice(low, low + MAX_OF_BEGINNING).filter(({ lower }) => lower.startsWith(beginning))
  }
  return (incoming) => {
    const keys = searchKeysOf(incoming, { companyId, accountCountry })
    const payerOf = new Set(book.payers.get(keys.payerAccount ?? ""))
    const isSame = hasSameName(incoming.counterpartyName ?? "")
    const customers = new Map(keys.names.flatMap(beginningWith).map(({ id, name }) => [id, name] as const))
    const namesakes = [...customers].flatMap(([id, name]) => (isSame(name) ? [id] : []))
    const customersWithMore = new Set<number>()
    const ofCustomers = [...payerOf, ...namesakes].flatMap((id) => {
      const open = (book.customers[id - 1]?.debts ?? []).filter(({ isOpen }) => isOpen).sort(compareAge)
      if (open.length > MAX_OPEN_DEBTS) customersWithMore.add(id)
      return open.slice(0, MAX_OPEN_DEBTS)
    })
    const named = [...keys.references, ...keys.tokens].flatMap((spelling) =>
      (byReference.get(spelling) ?? []).slice(0, MAX_OF_REFERENCE)
    )
    const own = keys.receivableIds.flatMap((id) => byId.get(id) ?? [])
    return {
      candidates: [...new Set([...own, ...named, ...ofCustomers])],
      known: { payerOf, customers, refused: new Set() },
      options: { companyId, accountCountry, customersWithMore }
    }
  }
}
