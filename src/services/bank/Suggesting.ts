/** What bank transactions may be meant for: the debts are read for many at once, and matched by pure rules. */
import { Effect } from "effect"
import { type BankTransaction, unappliedMinor } from "../../domain/bank/BankTransaction.ts"
import type { CandidateKeys, FoundCandidates, FoundDebt } from "../../domain/bank/matching/Candidates.ts"
import { matchIncoming } from "../../domain/bank/matching/Matching.ts"
import { searchKeysOf } from "../../domain/bank/matching/SearchKeys.ts"
import type { CandidateDebt, Incoming, Matched, CompanyAccount } from "../../domain/bank/matching/Types.ts"
import { paymentReferenceOf } from "../../domain/bank/References.ts"
import { waits, withSuggestions } from "../../domain/bank/TransactionMoves.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { balance, moves, type Receivable } from "../../domain/Receivable.ts"
import type { StoredMove } from "../../repos/bank/BankTransactions.ts"
import { type CandidatesLane, MatchCandidates } from "../../repos/bank/MatchCandidates.ts"
import { reviewsOfMatch } from "./Reviews.ts"

/** What was read for a transaction, before it was decided on. */
export interface Prospect extends CompanyAccount {
  readonly found: FoundCandidates
}

/** What is known besides when suggestions are made. */
export interface Knowing {
  /** Debts for which a person has refused the transaction. */
  readonly refused: ReadonlySet<number>
  /** Debts as they are by now, where that is known better than when they were read. */
  readonly debts?: ReadonlyMap<number, Receivable>
}

/** What matching says of a transaction that is not looked at. */
export const NO_MATCH: Matched = {
  suggestions: [],
  customers: [],
  either: [],
  payer: null,
  explanations: [],
  isCutOff: false
}

/** What matching reads of a transaction. */
export const matchingOf = (
  transaction: BankTransaction,
  { accountCountry, companyId, found }: Prospect,
  knowing: Knowing
): Parameters<typeof matchIncoming> => {
  const own = { companyId, accountCountry }
  return [
    incomingOf(transaction),
    found.debts.map((debt) => candidateOf(debt, knowing.debts?.get(debt.receivableId), own)),
    {
      payerOf: found.payerOf,
      refused: knowing.refused,
      customers: found.customers,
      isNameCommon: found.isNameCommon,
      paidFor: paidForBy(transaction)
    },
    { ...own, customersWithMore: found.customersWithMore }
  ]
}

/** What a transaction may be meant for. */
export const suggest = (transaction: BankTransaction, prospect: Prospect | null, knowing: Knowing): Matched =>
  prospect === null || !waits(transaction)
    ? NO_MATCH
    : matchIncoming(...matchingOf(transaction, prospect, knowing))

/** The customer whose debts a part of a transaction has paid already: what is left of it is theirs, too. */
const paidForBy = ({ appliedMinor, customerId }: BankTransaction): number | null =>
  appliedMinor > 0 ? customerId : null

/** A transaction as matching reads it. */
const incomingOf = (transaction: BankTransaction): Incoming => {
  const { bookedOn, counterpartyAccount, counterpartyName, currency } = transaction
  const { endToEndId, paymentReference, remittance } = transaction
  return {
    amountMinor: unappliedMinor(transaction),
    currency,
    bookedOn,
    counterpartyName,
    counterpartyAccount,
    remittance,
    paymentReference,
    endToEndId
  }
}

/** A debt as it is by now, with what its debtor quotes. */
const candidateOf = (found: FoundDebt, now: Receivable | undefined, own: CompanyAccount): CandidateDebt => {
  const { externalReference, receivableId } = found
  const paymentReference = paymentReferenceOf({ ...own, receivableId, externalReference })
  if (now === undefined) return { ...found, paymentReference }
  const { amountMinor, status } = now
  const isOpen = moves[status].pay !== undefined
  return { ...found, paymentReference, amountMinor, balanceMinor: balance(now), status, isOpen }
}

/** What a transaction is looked up by. */
export const candidateKeysOf = (transaction: BankTransaction, own: CompanyAccount): CandidateKeys => {
  const keys = searchKeysOf(incomingOf(transaction), own)
  const references = [...keys.references, ...keys.tokens, ...keys.endToEndIds]
  return {
    receivableIds: keys.receivableIds,
    references: [...new Set(references.map((reference) => reference.toLowerCase()))],
    account: keys.payerAccount,
    names: keys.names.map((name) => name.toLowerCase()),
    paidFor: paidForBy(transaction)
  }
}

const NOTHING_FOUND: FoundCandidates = {
  debts: [],
  payerOf: new Set(),
  customers: new Map(),
  isNameCommon: false,
  customersWithMore: new Set()
}

/** A transaction as it is to be stored, with what its rest may be meant for; customers whose reviews it may change. */
export interface NewStanding {
  readonly move: StoredMove
  readonly customers: ReadonlyArray<number>
}

/** How a transaction stands after a change, before it is stored. `reviewed`: the customers of its reviews from before. */
export const standingAfter = (
  transaction: BankTransaction,
  matched: Matched,
  prospect: Prospect | null,
  reviewed: ReadonlyArray<number> = []
): NewStanding => {
  const reviews = reviewsOfMatch(matched)
  const after = waits(transaction)
    ? withSuggestions(transaction, {
        isSuggested: matched.suggestions.length > 0,
        customerId: prospect === null ? null : matched.payer
      })
    : transaction
  return {
    move: { transaction: after, reviews, hadReviews: reviewed.length > 0 },
    customers: [...new Set([...reviewed, ...reviews.map(({ customerId }) => customerId)])]
  }
}

/** Reads what transactions could be meant for, in their order. It must not run in a transaction. */
export const makeProspects = Effect.map(MatchCandidates, (candidates) =>
  Effect.fnUntraced(function* (
    companyId: number,
    transactions: ReadonlyArray<BankTransaction>,
    lane: CandidatesLane
  ): Effect.fn.Return<ReadonlyArray<Prospect>, ServiceUnavailable> {
    if (transactions.length === 0) return []
    const countries = yield* candidates.accountCountries(companyId)
    const own = ({ bankAccountId }: BankTransaction): CompanyAccount => ({
      companyId,
      accountCountry: countries.get(bankAccountId) ?? null
    })
    const keys = transactions.map((transaction) => candidateKeysOf(transaction, own(transaction)))
    const found = yield* candidates.find(companyId, keys, lane)
    return transactions.map((transaction, index) => ({
      ...own(transaction),
      found: found[index] ?? NOTHING_FOUND
    }))
  })
)
