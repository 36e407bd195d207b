/**
 * What of a transaction is applied without a person. Nothing that is wrong may be: a reference proves a debt, a number only
 * together with the amount and the payer, and nothing else does. Whatever contradicts it leaves it to a person. Pure.
 */
import {
  evidenceFor,
  type MatchFacts,
  isPayer,
  isProvedPayer,
  isSomebodyElses,
  namingOf,
  setOf,
  sumOf
} from "./Facts.ts"
import { type CandidateDebt, type MatchEvidence, evidenceWords, type Suggestion } from "./Types.ts"

/** Evidence in the order in which it is told, each word once. */
export const inOrder = (evidence: ReadonlyArray<MatchEvidence>): ReadonlyArray<MatchEvidence> =>
  evidenceWords.filter((word) => evidence.includes(word))

/** Debts that count as named: a number that is likely something else does not contradict a reference. One that only proves nothing, such as the last word of a text that was cut, does. */
const countedDebts = (facts: MatchFacts): ReadonlyArray<CandidateDebt> =>
  [...facts.debts.values()].filter((debt) => {
    const { byEndToEndId, byReference, number } = namingOf(facts, debt)
    return byReference || byEndToEndId || number?.counts === true
  })

/** Whether the text has a number that several debts share, and that none of these is. */
const namesOthers = ({ named }: MatchFacts, debts: ReadonlyArray<CandidateDebt>): boolean =>
  named.shared.some((group) => !debts.some(({ receivableId }) => group.has(receivableId)))

/**
 * Whether a short number without a word before it may be a coincidence: the payer owes another debt of this balance, so the
 * number alone tells them apart.
 */
const mayBeChance = (facts: MatchFacts, debt: CandidateDebt): boolean => {
  const { byReference, number } = namingOf(facts, debt)
  if (byReference || number === null || number.isLabelled || !number.isShort) return false
  return (
    facts.withMore.has(debt.customerId) ||
    facts.payable.some(
      (other) =>
        other.receivableId !== debt.receivableId &&
        other.balanceMinor === debt.balanceMinor &&
        isPayer(facts, other)
    )
  )
}

/** Whether a debt that no reference proves is proved by its number and the payer. */
const isProvedByNumber = (facts: MatchFacts, debt: CandidateDebt): boolean => {
  const { byReference, number } = namingOf(facts, debt)
  const isNamed = byReference || (number !== null && !number.isDoubtful)
  return isNamed && isProvedPayer(facts, debt) && !mayBeChance(facts, debt)
}

/**
 * Whether a reference may be a mistyped one: account or name say that somebody else paid, and a debt of theirs has nearly
 * this reference. Where not all of their debts are known, only the whole amount excludes that.
 */
const mayBeMistyped = (facts: MatchFacts, debt: CandidateDebt, isWhole: boolean): boolean => {
  if (!isSomebodyElses(facts, debt)) return false
  if (!isWhole && [...facts.possiblePayers].some((id) => facts.withMore.has(id))) return true
  return facts.payable.some((other) => facts.possiblePayers.has(other.customerId) && facts.isAlike(other))
}

/** Whether a reference proves a debt, of which the amount pays the whole balance or something else. */
const isProvedByReference = (facts: MatchFacts, debt: CandidateDebt, isWhole: boolean): boolean => {
  const { proof } = namingOf(facts, debt)
  if (proof === "none" || mayBeMistyped(facts, debt, isWhole)) return false
  return proof === "any" || isWhole || isProvedPayer(facts, debt)
}

const sumEvidence = (facts: MatchFacts, debt: CandidateDebt): ReadonlyArray<MatchEvidence> => {
  if (facts.amount === debt.balanceMinor) return ["amount"]
  const others = facts.payable.filter(({ customerId }) => customerId === debt.customerId)
  const set = facts.amount > debt.balanceMinor ? setOf(facts, debt.customerId, others) : null
  return set?.isOnly === true && set.items.includes(debt) ? ["sum"] : []
}

const oneDebt = (facts: MatchFacts, debt: CandidateDebt): Suggestion | null => {
  const isWhole = facts.amount === debt.balanceMinor
  const isProved = isProvedByReference(facts, debt, isWhole) || (isWhole && isProvedByNumber(facts, debt))
  if (!isProved) return null
  return {
    customerId: debt.customerId,
    allocations: [
      { receivableId: debt.receivableId, amountMinor: Math.min(facts.amount, debt.balanceMinor) }
    ],
    evidence: inOrder([...evidenceFor(facts, debt), ...sumEvidence(facts, debt)]),
    certain: true
  }
}

const severalDebts = (facts: MatchFacts, debts: ReadonlyArray<CandidateDebt>): Suggestion | null => {
  const [first] = debts
  const areProved = debts.every(
    (debt) => isProvedByReference(facts, debt, true) || isProvedByNumber(facts, debt)
  )
  if (first === undefined || !areProved || sumOf(debts) !== facts.amount) return null
  return {
    customerId: first.customerId,
    allocations: debts.map(({ balanceMinor, receivableId }) => ({ receivableId, amountMinor: balanceMinor })),
    evidence: inOrder([...debts.flatMap((debt) => evidenceFor(facts, debt)), "sum"]),
    certain: true
  }
}

/** What is certain; null if nothing is. */
export const certainOf = (facts: MatchFacts): Suggestion | null => {
  const { isRefused, named, payableIds } = facts
  const debts = countedDebts(facts)
  const [first, ...others] = debts
  const isContradicted =
    isRefused ||
    named.hasUnknown ||
    namesOthers(facts, debts) ||
    !debts.every(({ receivableId }) => payableIds.has(receivableId))
  if (first === undefined || isContradicted) return null
  return others.length === 0 ? oneDebt(facts, first) : severalDebts(facts, debts)
}
