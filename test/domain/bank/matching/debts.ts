/** Debts and transactions of a company, with what matters to a test said by it. */
import { matchIncoming } from "../../../../src/domain/bank/matching/Matching.ts"
import type {
  CandidateDebt,
  Incoming,
  Known,
  MatchOptions
} from "../../../../src/domain/bank/matching/Types.ts"
import { creditorReference, paymentReferenceOf } from "../../../../src/domain/bank/References.ts"

/** The company whose books they are. */
export const COMPANY = 7

/** The own reference of a debt. */
export const rfOfDebt = (receivableId: number): string => creditorReference(COMPANY, receivableId)

/** An open debt over 100.00 EUR of customer 1. */
export const debt = (
  receivableId: number,
  more: Partial<CandidateDebt> & { readonly country?: string } = {}
): CandidateDebt => {
  const { country = "DE", ...said } = more
  const externalReference = said.externalReference ?? null
  const balanceMinor = said.balanceMinor ?? 10_000
  return {
    receivableId,
    customerId: 1,
    customerName: "Anna Beispiel",
    amountMinor: balanceMinor,
    currency: "EUR",
    dueDate: "2026-03-01",
    isOpen: true,
    status: "open",
    paymentReference: paymentReferenceOf({
      companyId: COMPANY,
      receivableId,
      externalReference,
      accountCountry: country
    }),
    ...said,
    balanceMinor,
    externalReference
  }
}

/** 100.00 EUR that say nothing. */
export const money = (more: Partial<Incoming> = {}): Incoming => ({
  amountMinor: 10_000,
  currency: "EUR",
  bookedOn: "2026-03-12",
  counterpartyName: null,
  counterpartyAccount: null,
  remittance: null,
  paymentReference: null,
  endToEndId: null,
  ...more
})

/** Nothing was confirmed before. */
export const nothingKnown: Known = { payerOf: new Set(), refused: new Set() }

/** The account has paid debts of customer 1 before. */
export const payerIsKnown: Known = { ...nothingKnown, payerOf: new Set([1]) }

/** Matches for the company of these tests. */
export const match = (
  incoming: Incoming,
  candidates: ReadonlyArray<CandidateDebt>,
  known: Known = nothingKnown,
  options: Partial<MatchOptions> = {}
) => matchIncoming(incoming, candidates, known, { companyId: COMPANY, accountCountry: "DE", ...options })

/** The first suggestion in short: debts and amounts, evidence, and whether it is certain. */
export const first = (...of: Parameters<typeof match>) => {
  const [suggestion] = match(...of).suggestions
  return suggestion === undefined
    ? null
    : {
        pays: Object.fromEntries(
          suggestion.allocations.map(({ amountMinor, receivableId }) => [receivableId, amountMinor])
        ),
        evidence: suggestion.evidence,
        certain: suggestion.certain
      }
}
