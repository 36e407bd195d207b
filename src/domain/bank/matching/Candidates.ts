/** Which of the debts and customers that were looked up are handed to the matching of a transaction, within limits. Pure. */
import { MAX_CUSTOMERS_OF_ACCOUNT } from "./Facts.ts"
import type { CandidateDebt } from "./Types.ts"

/** Debts with one reference that are looked at, the newest; more are never told apart. */
export const MAX_OF_REFERENCE = 5
/** Customers of one account that are looked at: one more than matching takes as evidence, so that it notices. */
export const MAX_CUSTOMERS_LOOKED_AT = MAX_CUSTOMERS_OF_ACCOUNT + 1
/** Customers of one name that are looked at. */
export const MAX_NAMESAKES = 20
/** Open debts of a customer that are looked at, the earliest due. */
export const MAX_DEBTS_OF_CUSTOMER = 20

/** What a transaction is looked up by. */
export interface CandidateKeys {
  /** Receivables that its references name. */
  readonly receivableIds: ReadonlyArray<number>
  /** External references that it may name, in lower case. */
  readonly references: ReadonlyArray<string>
  /** The account that paid; null if it is not known. */
  readonly account: string | null
  /** What the names of customers may begin with, in lower case. */
  readonly names: ReadonlyArray<string>
  /** The customer whose debts another part of it has paid; null if none was. */
  readonly paidFor: number | null
}

/** A debt without its payment reference, which depends on the company's account. */
export type FoundDebt = Omit<CandidateDebt, "paymentReference">

/** What was found for one transaction. */
export interface FoundCandidates {
  readonly debts: ReadonlyArray<FoundDebt>
  /** Customers whose debts the account has paid before. */
  readonly payerOf: ReadonlySet<number>
  /** Customers whose names begin as the payer's, whether or not they owe anything, and their names. */
  readonly customers: ReadonlyMap<number, string>
  /** Whether more names begin so than were looked at. */
  readonly isNameCommon: boolean
  /** Customers who owe more debts than were looked at. */
  readonly customersWithMore: ReadonlySet<number>
}

/** A customer and their name. */
export interface NamedCustomer {
  readonly customerId: number
  readonly name: string
}

/** What was found for the keys of many transactions, by key: of each one more than is looked at, if there are more. */
export interface LookedUp {
  readonly ids: ReadonlyMap<number, ReadonlyArray<FoundDebt>>
  /** The newest first. */
  readonly references: ReadonlyMap<string, ReadonlyArray<FoundDebt>>
  /** Customers of an account. */
  readonly payers: ReadonlyMap<string, ReadonlyArray<number>>
  readonly names: ReadonlyMap<string, ReadonlyArray<NamedCustomer>>
}

/** What was found for some keys, up to a limit for each. */
const upTo = <K, A>(
  found: ReadonlyMap<K, ReadonlyArray<A>>,
  keys: ReadonlyArray<K>,
  limit: number
): ReadonlyArray<A> => keys.flatMap((key) => (found.get(key) ?? []).slice(0, limit))

const namedDebts = (key: CandidateKeys, found: LookedUp): ReadonlyArray<FoundDebt> => [
  ...upTo(found.ids, key.receivableIds, 1),
  ...upTo(found.references, key.references, MAX_OF_REFERENCE)
]

const payersOf = ({ account }: CandidateKeys, { payers }: LookedUp): ReadonlyArray<number> =>
  account === null ? [] : upTo(payers, [account], MAX_CUSTOMERS_LOOKED_AT)

const namesakesOf = ({ names }: CandidateKeys, found: LookedUp): ReadonlyArray<NamedCustomer> =>
  upTo(found.names, names, MAX_NAMESAKES)

/** The customers whose open debts a transaction may mean. */
export const customersOf = (key: CandidateKeys, found: LookedUp): ReadonlySet<number> =>
  new Set([
    ...namedDebts(key, found).map(({ customerId }) => customerId),
    ...payersOf(key, found),
    ...namesakesOf(key, found).map(({ customerId }) => customerId),
    ...(key.paidFor === null ? [] : [key.paidFor])
  ])

/** What is handed to the matching of a transaction. `owed`: open debts by customer, one more than is looked at. */
export const candidatesOf = (
  key: CandidateKeys,
  found: LookedUp,
  owed: ReadonlyMap<number, ReadonlyArray<FoundDebt>>
): FoundCandidates => {
  const debts = new Map(namedDebts(key, found).map((debt) => [debt.receivableId, debt]))
  const customersWithMore = new Set<number>()
  for (const customer of customersOf(key, found)) {
    const own = owed.get(customer) ?? []
    if (own.length > MAX_DEBTS_OF_CUSTOMER) customersWithMore.add(customer)
    for (const debt of own.slice(0, MAX_DEBTS_OF_CUSTOMER)) debts.set(debt.receivableId, debt)
  }
  return {
    debts: [...debts.values()],
    payerOf: new Set(payersOf(key, found)),
    customers: new Map(namesakesOf(key, found).map(({ customerId, name }) => [customerId, name])),
    isNameCommon: key.names.some((name) => (found.names.get(name) ?? []).length > MAX_NAMESAKES),
    customersWithMore
  }
}
