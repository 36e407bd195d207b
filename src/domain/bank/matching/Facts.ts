/** What is known of a transaction and of the debts that it could mean, before anything is decided. Pure. */
import { type Named, namedBy, type Naming, unnamed } from "./Named.ts"
import { hasSameName } from "./Names.ts"
import { alikeTo } from "./Alike.ts"
import { MAX_SUMMED, type Subset, subsetOfSum } from "./Subsets.ts"
import type { CandidateDebt, MatchEvidence, Incoming, Known, MatchOptions } from "./Types.ts"

/** An account that paid debts of more customers is nobody's: a payment service, or a bank's own. */
export const MAX_CUSTOMERS_OF_ACCOUNT = 20
const DEFAULT_DISCOUNT_PERMILLE = 30

/** What decides. */
export interface MatchFacts {
  readonly incoming: Incoming
  readonly amount: number
  /** All candidates, once each, by number. */
  readonly debts: ReadonlyMap<number, CandidateDebt>
  /** Debts that it can be applied to, the oldest first. */
  readonly payable: ReadonlyArray<CandidateDebt>
  readonly payableIds: ReadonlySet<number>
  readonly named: Named
  /** Customers whose debts the account has paid before. */
  readonly payers: ReadonlySet<number>
  /** The customer whose name it has; empty where several have it, because it is no evidence then. */
  readonly namesakes: ReadonlySet<number>
  /** Whether that name is of nobody else: who has it was looked for, and this customer was found. */
  readonly isNameProved: boolean
  /** Customers who may have paid it, by account or name. */
  readonly possiblePayers: ReadonlySet<number>
  /** Customers whose debts its references prove, although nothing is owed on these. */
  readonly proved: ReadonlySet<number>
  /** Whether a person has refused something. */
  readonly isRefused: boolean
  readonly discountPermille: number
  /** Customers of whom not all debts are known. */
  readonly withMore: ReadonlySet<number>
  /** Whether what was quoted, and is no number of the payer's debts, is nearly the reference or the number of a debt. */
  readonly isNearly: (debt: CandidateDebt) => boolean
  /** Whether anything that was quoted is, or is nearly. */
  readonly isAlike: (debt: CandidateDebt) => boolean
}

/** The oldest debt first. */
export const compareAge = (a: CandidateDebt, b: CandidateDebt): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.receivableId - b.receivableId

/** Customers who have the payer's name, as it is compared. */
const customersNamed = (
  { counterpartyName }: Incoming,
  debts: Iterable<CandidateDebt>,
  known: Known
): ReadonlySet<number> => {
  if (counterpartyName === null) return new Set()
  const isSame = hasSameName(counterpartyName)
  const names = new Map(known.customers)
  for (const { customerId, customerName } of debts) names.set(customerId, customerName)
  return new Set([...names].flatMap(([customerId, name]) => (isSame(name) ? [customerId] : [])))
}

const manyDebts = (payable: ReadonlyArray<CandidateDebt>): ReadonlySet<number> => {
  const counts = new Map<number, number>()
  for (const { customerId } of payable) counts.set(customerId, (counts.get(customerId) ?? 0) + 1)
  return new Set([...counts].flatMap(([customerId, count]) => (count > MAX_SUMMED ? [customerId] : [])))
}

/** Customers whose debts the account has paid before, and the one whose debts this transaction has. */
const payersOf = ({ paidFor = null, payerOf }: Known): ReadonlySet<number> => {
  const known = payerOf.size > MAX_CUSTOMERS_OF_ACCOUNT ? [] : payerOf
  return new Set([...known, ...(paidFor === null ? [] : [paidFor])])
}

/** What is known of a transaction. The order of the candidates says nothing. */
export const factsOf = (
  incoming: Incoming,
  candidates: ReadonlyArray<CandidateDebt>,
  known: Known,
  options: MatchOptions
): MatchFacts => {
  const sorted = candidates.toSorted(compareAge)
  const debts = new Map(sorted.map((debt) => [debt.receivableId, debt]))
  const each = [...debts.values()]
  const payable = each.filter(
    ({ balanceMinor, currency, isOpen, receivableId }) =>
      isOpen && balanceMinor > 0 && currency === incoming.currency && !known.refused.has(receivableId)
  )
  const payableIds = new Set(payable.map(({ receivableId }) => receivableId))
  const named = namedBy(incoming, each, options)
  const payers = payersOf(known)
  const alike = customersNamed(incoming, each, known)
  const possiblePayers = new Set([...payers, ...alike])
  // What is the number of a debt of theirs is not mistyped.
  const isOfPayer = (number: string): boolean =>
    (named.owners.get(number) ?? []).some((id) => possiblePayers.has(debts.get(id)?.customerId ?? 0))
  return {
    incoming,
    amount: incoming.amountMinor,
    debts,
    payable,
    payableIds,
    named,
    payers,
    namesakes: alike.size === 1 && known.isNameCommon !== true ? alike : new Set(),
    isNameProved: known.customers === undefined || [...alike].every((id) => known.customers?.has(id)),
    possiblePayers,
    proved: new Set(
      each.flatMap(({ customerId, receivableId }) =>
        !payableIds.has(receivableId) &&
        !known.refused.has(receivableId) &&
        named.debts.get(receivableId)?.proof === "any"
          ? [customerId]
          : []
      )
    ),
    isRefused: known.refused.size > 0,
    discountPermille: options.discountPermille ?? DEFAULT_DISCOUNT_PERMILLE,
    withMore: new Set([...(options.customersWithMore ?? []), ...manyDebts(payable)]),
    isAlike: alikeTo(incoming, named.numbers),
    isNearly: alikeTo(
      incoming,
      named.numbers.filter((number) => !isOfPayer(number.compact))
    )
  }
}

/** How a debt is named. */
export const namingOf = ({ named }: MatchFacts, { receivableId }: CandidateDebt): Naming =>
  named.debts.get(receivableId) ?? unnamed

/** Whether the payer is this customer, as far as account or name say so. */
export const isPayer = ({ namesakes, payers }: MatchFacts, { customerId }: CandidateDebt): boolean =>
  payers.has(customerId) || namesakes.has(customerId)

/** Whether they prove it: an account that is known to be of others says more than a name. */
export const isProvedPayer = (
  { isNameProved, namesakes, payers }: MatchFacts,
  { customerId }: CandidateDebt
): boolean => payers.has(customerId) || (payers.size === 0 && isNameProved && namesakes.has(customerId))

/** Whether account or name say that the payer is somebody else, even if not who of several. */
export const isSomebodyElses = ({ possiblePayers }: MatchFacts, { customerId }: CandidateDebt): boolean =>
  possiblePayers.size > 0 && !possiblePayers.has(customerId)

/** Whether an amount is less than a balance by no more than a discount. */
export const isDiscounted = ({ amount, discountPermille }: MatchFacts, balance: number): boolean =>
  amount < balance && (balance - amount) * 1_000 <= balance * discountPermille

/** Balances of debts together. */
export const sumOf = (debts: ReadonlyArray<CandidateDebt>): number =>
  debts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)

/** Several debts of one customer, of all of theirs, that the amount pays together; null if there are none. */
export const setOf = (
  { amount, withMore }: MatchFacts,
  customerId: number,
  debts: ReadonlyArray<CandidateDebt>
): Subset<CandidateDebt> | null => {
  const found = subsetOfSum(debts, ({ balanceMinor }) => balanceMinor, amount)
  if (found === null || found.items.length < 2) return null
  return { ...found, isOnly: found.isOnly && !withMore.has(customerId) }
}

/** The words for what speaks for a debt by itself: how it is named, and who paid. */
export const evidenceFor = (facts: MatchFacts, debt: CandidateDebt): ReadonlyArray<MatchEvidence> => {
  const { byEndToEndId, byNumber, byReference } = namingOf(facts, debt)
  return [
    ...(byReference ? (["reference"] as const) : []),
    ...(byEndToEndId ? (["end_to_end_id"] as const) : []),
    ...(byNumber ? (["invoice_number"] as const) : []),
    ...(facts.payers.has(debt.customerId) ? (["payer"] as const) : []),
    ...(facts.namesakes.has(debt.customerId) ? (["name"] as const) : [])
  ]
}
