/** Ways in which a transaction may be meant, for a person to choose from, best first. Pure. */
import { inOrder } from "./Certain.ts"
import { evidenceFor, type MatchFacts, isDiscounted, isPayer, namingOf, setOf, sumOf } from "./Facts.ts"
import type { Allocation, CandidateDebt, MatchEvidence, Suggestion } from "./Types.ts"

/** What each word of evidence weighs when suggestions are ordered. */
const weights: Readonly<Record<MatchEvidence, number>> = {
  reference: 100,
  end_to_end_id: 100,
  invoice_number: 50,
  amount: 40,
  sum: 36,
  payer: 20,
  name: 15,
  discount: 14
}
/** What a number weighs less that is likely something else. */
const DOUBT = 35
/** What is quoted nearly, and a number that several debts share. */
const NEARLY = 25
const SHARED = 18
/** How near an amount has to be to a balance to speak for it, in parts of a hundred, and what it weighs at most. */
const NEAR_PERCENT = 10
const NEAR = 10
/** A set of debts with exactly this sum, if it is not the only one. */
const EXACT = 20
/** Debts that an amount is spread over, oldest first, where nothing says which are meant. */
const MAX_SPREAD = 20

/** A suggestion with its weight, and the age of its first debt among all. */
export interface Weighed {
  readonly suggestion: Suggestion
  readonly weight: number
}

const weighed = (
  debts: ReadonlyArray<CandidateDebt>,
  allocations: ReadonlyArray<Allocation>,
  evidence: ReadonlyArray<MatchEvidence>,
  more: number
): ReadonlyArray<Weighed> => {
  const [first] = debts
  const words = inOrder(evidence)
  if (first === undefined || allocations.length === 0 || words.length === 0) return []
  const weight = words.reduce((sum, word) => sum + weights[word], more)
  return [
    { suggestion: { customerId: first.customerId, allocations, evidence: words, certain: false }, weight }
  ]
}

/** How much of an amount each debt gets, the oldest first, and none more than its balance. */
const spread = (amount: number, debts: ReadonlyArray<CandidateDebt>): ReadonlyArray<Allocation> => {
  let left = amount
  const allocations: Array<Allocation> = []
  for (const { balanceMinor, receivableId } of debts.slice(0, MAX_SPREAD)) {
    if (left === 0) break
    const amountMinor = Math.min(left, balanceMinor)
    allocations.push({ receivableId, amountMinor })
    left -= amountMinor
  }
  return allocations
}

/** How near the amount is to a balance, from 0 to `NEAR`. */
const nearness = (amount: number, balance: number): number => {
  const percent = (Math.abs(amount - balance) * 100) / balance
  return percent > NEAR_PERCENT ? 0 : NEAR * (1 - percent / (2 * NEAR_PERCENT))
}

const amountEvidence = (facts: MatchFacts, { balanceMinor }: CandidateDebt): ReadonlyArray<MatchEvidence> => {
  if (facts.amount === balanceMinor) return ["amount"]
  return isDiscounted(facts, balanceMinor) ? ["discount"] : []
}

/** Whether a number or name that several have is this debt's or its customer's, and no other debt has the amount. */
const isLikeliest = (
  { amount, payable, possiblePayers, proved }: MatchFacts,
  debt: CandidateDebt,
  isShared: boolean
): boolean =>
  (isShared || possiblePayers.has(debt.customerId) || proved.has(debt.customerId)) &&
  debt.balanceMinor === amount &&
  payable.filter(({ balanceMinor }) => balanceMinor === amount).length === 1

/** A debt by itself, if more than its amount speaks for it. */
const single = (facts: MatchFacts, debt: CandidateDebt): ReadonlyArray<Weighed> => {
  const { number } = namingOf(facts, debt)
  const byAmount = amountEvidence(facts, debt)
  const evidence = evidenceFor(facts, debt)
  const isShared = facts.named.shared.some((group) => group.has(debt.receivableId))
  if (evidence.length === 0 && !isLikeliest(facts, debt, isShared)) return []
  const isNamed = facts.named.debts.has(debt.receivableId)
  const quoted =
    (number?.isDoubtful === true ? -DOUBT : 0) +
    (!isNamed && isPayer(facts, debt) && facts.isNearly(debt) ? NEARLY : 0) +
    (isShared ? SHARED : 0)
  const near = nearness(facts.amount, debt.balanceMinor)
  const isMeant = isNamed || quoted > 0 || byAmount.length > 0 || near > 0
  return isMeant
    ? weighed([debt], spread(facts.amount, [debt]), [...evidence, ...byAmount], quoted + near)
    : []
}

/** All that is named, together. */
const together = (facts: MatchFacts): ReadonlyArray<Weighed> => {
  const debts = facts.payable.filter((debt) => {
    const naming = namingOf(facts, debt)
    return naming.byReference || naming.byEndToEndId || naming.number?.counts === true
  })
  if (debts.length < 2) return []
  const isSum = sumOf(debts) === facts.amount
  const evidence = [
    ...debts.flatMap((debt) => evidenceFor(facts, debt)),
    ...(isSum ? (["sum"] as const) : [])
  ]
  return weighed(debts, spread(facts.amount, debts), evidence, isSum ? 0 : -weights.amount / 2)
}

/** Where several sets have the sum, it is no evidence, but one of them is more likely than any other debts. */
const sumWords = (
  who: ReadonlyArray<MatchEvidence>,
  isOnly: boolean
): [evidence: ReadonlyArray<MatchEvidence>, more: number] => (isOnly ? [[...who, "sum"], 0] : [who, EXACT])

/** What a customer who may have paid owes: a set with this sum, and else the oldest debts. */
const ofCustomer = (facts: MatchFacts, customerId: number): ReadonlyArray<Weighed> => {
  const debts = facts.payable.filter((debt) => debt.customerId === customerId)
  const [first] = debts
  if (first === undefined) return []
  const who = evidenceFor(facts, first).filter((word) => word === "payer" || word === "name")
  const set = setOf(facts, customerId, debts)
  return [
    ...(set === null
      ? []
      : weighed(set.items, spread(facts.amount, set.items), ...sumWords(who, set.isOnly))),
    ...weighed(debts, spread(facts.amount, debts), who, 0)
  ]
}

/** Everything that may be meant. */
export const suggestionsOf = (facts: MatchFacts): ReadonlyArray<Weighed> => [
  ...together(facts),
  ...facts.payable.flatMap((debt) => single(facts, debt)),
  ...[...new Set([...facts.payers, ...facts.namesakes, ...facts.proved])].flatMap((id) =>
    ofCustomer(facts, id)
  )
]
