/**
 * What a transaction pays: suggestions with their evidence, best first, and whether the best is certain. It depends on what
 * is given to it and on nothing else. Rules: bank.md §3 and docs/matching.md. Pure.
 */
import { certainOf } from "./Certain.ts"
import { type MatchFacts, factsOf, namingOf } from "./Facts.ts"
import { suggestionsOf, type Weighed } from "./Suggest.ts"
import type {
  CandidateDebt,
  Explanation,
  Incoming,
  Known,
  Matched,
  MatchOptions,
  Suggestion
} from "./Types.ts"

/** Suggestions that a person is shown. */
const MAX_SUGGESTIONS = 5
/** Debts of which it is told why they are not suggested. */
const MAX_EXPLANATIONS = 10

const nameOf = ({ allocations }: Suggestion): string =>
  allocations.map(({ amountMinor, receivableId }) => `${receivableId} ${amountMinor}`).join()

/** The weightiest first; of equals, in the order in which they were made: the oldest debt first. */
const ranked = (suggestions: ReadonlyArray<Weighed>): ReadonlyArray<Suggestion> => {
  const best = new Map<string, Weighed>()
  for (const each of suggestions) {
    const name = nameOf(each.suggestion)
    if ((best.get(name)?.weight ?? -Infinity) < each.weight) best.set(name, each)
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight).map(({ suggestion }) => suggestion)
}

const explanationOf = (
  { incoming }: MatchFacts,
  { balanceMinor, currency, isOpen, receivableId, status }: CandidateDebt
): ReadonlyArray<Explanation> => {
  if (status === "cancelled") return [{ receivableId, reason: "cancelled" }]
  if (!isOpen || balanceMinor <= 0) return [{ receivableId, reason: "paid" }]
  return currency === incoming.currency ? [] : [{ receivableId, reason: "other_currency" }]
}

const explanationsOf = (facts: MatchFacts): ReadonlyArray<Explanation> =>
  [...facts.debts.values()]
    .filter((debt) => {
      const { byEndToEndId, byReference, number } = namingOf(facts, debt)
      return byReference || byEndToEndId || number?.counts === true
    })
    .flatMap((debt) => explanationOf(facts, debt))
    .slice(0, MAX_EXPLANATIONS)

/** The only one of some customers. */
const onlyOf = (customers: ReadonlySet<number>): number | null => {
  const [only = null] = customers
  return customers.size === 1 ? only : null
}

/** Open debts of which one is meant, by a number or reference that they share. */
const eitherOf = ({ named, payable }: MatchFacts): Matched["either"] =>
  payable.flatMap(({ customerId, receivableId }) =>
    named.either.has(receivableId) ? [{ customerId, receivableId }] : []
  )

/** What a credit transaction pays. */
export const matchIncoming = (
  incoming: Incoming,
  candidates: ReadonlyArray<CandidateDebt>,
  known: Known,
  options: MatchOptions
): Matched => {
  const facts = factsOf(incoming, candidates, known, options)
  const certain = certainOf(facts)
  const others = ranked(suggestionsOf(facts)).filter(
    (suggestion) => certain === null || nameOf(suggestion) !== nameOf(certain)
  )
  const explanations = explanationsOf(facts)
  return {
    suggestions: [...(certain === null ? [] : [certain]), ...others].slice(0, MAX_SUGGESTIONS),
    customers: [...new Set([...facts.possiblePayers, ...facts.proved])].toSorted((a, b) => a - b),
    either: eitherOf(facts),
    payer: facts.payers.size > 0 ? onlyOf(facts.payers) : onlyOf(facts.proved),
    explanations,
    isCutOff: [...facts.possiblePayers].some((id) => facts.withMore.has(id))
  }
}

/** Whether a match teaches whose account it came from: only what a reference made certain does. */
export const teachesPayer = ({ certain, evidence }: Suggestion): boolean =>
  certain && (evidence.includes("reference") || evidence.includes("end_to_end_id"))
