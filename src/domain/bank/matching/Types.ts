/** What matching reads and what it answers. Amounts are in minor units. */

/** What speaks for a suggestion: the words of bank.md §3. */
export const evidenceWords = [
  "reference",
  "end_to_end_id",
  "invoice_number",
  "amount",
  "sum",
  "payer",
  "name",
  "discount"
] as const
export type MatchEvidence = (typeof evidenceWords)[number]

/** A credit transaction, as far as matching depends on it. */
export interface Incoming {
  /** What of it has no payment yet. */
  readonly amountMinor: number
  readonly currency: string
  readonly bookedOn: string
  readonly counterpartyName: string | null
  readonly counterpartyAccount: string | null
  readonly remittance: string | null
  readonly paymentReference: string | null
  readonly endToEndId: string | null
}

/** A debt that could be meant, open or not: one that is paid or cancelled is explained and never applied to. */
export interface CandidateDebt {
  readonly receivableId: number
  readonly customerId: number
  readonly customerName: string
  readonly balanceMinor: number
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly isOpen: boolean
  readonly status: string
  readonly externalReference: string | null
  /** What its debtor quotes (References.paymentReferenceOf): its own, or the external reference if that is structured. */
  readonly paymentReference: string
}

/** What was confirmed before: this account paid debts of these customers. */
export interface Known {
  /** Customers whose debts the transaction's account has paid before. */
  readonly payerOf: ReadonlySet<number>
  /** Debts for which a person has refused this transaction. */
  readonly refused: ReadonlySet<number>
  /**
   * Names of customers who may have the payer's name, whether or not they owe anything, by customer: those that were found by
   * that name. A name proves nothing of others, because whoever else is written so was not found, either. Absent where there
   * are no others than those of the candidates.
   */
  readonly customers?: ReadonlyMap<number, string>
  /** Whether more customers may have that name than were looked at, so that it says nothing. */
  readonly isNameCommon?: boolean
  /** The customer whose debts another part of the transaction has paid. */
  readonly paidFor?: number | null
}

/** Whose transaction it is, and the country of the account that it came to. */
export interface CompanyAccount {
  readonly companyId: number
  /** ISO 3166-1 code: national references count for accounts of their country alone. Null if it is unknown. */
  readonly accountCountry: string | null
}

/** How a transaction is matched. */
export interface MatchOptions extends CompanyAccount {
  /** Customers who owe more debts than the candidates have. */
  readonly customersWithMore?: ReadonlySet<number>
  /** How much less than a balance is taken for a discount, in parts of a thousand; 30 if absent. */
  readonly discountPermille?: number
}

/** An amount for a debt. */
export interface Allocation {
  readonly receivableId: number
  readonly amountMinor: number
}

/** A way in which a transaction may be meant. */
export interface Suggestion {
  readonly customerId: number
  readonly allocations: ReadonlyArray<Allocation>
  readonly evidence: ReadonlyArray<MatchEvidence>
  /** Whether it is applied without a person. At most the first one is. */
  readonly certain: boolean
}

/** Why a debt can't be paid although a transaction names it. */
export const explanationReasons = ["paid", "cancelled", "other_currency"] as const

/** Why a debt that the transaction names is not suggested. */
export interface Explanation {
  readonly receivableId: number
  readonly reason: (typeof explanationReasons)[number]
}

/** What matching says of a transaction. */
export interface Matched {
  /** Best first. */
  readonly suggestions: ReadonlyArray<Suggestion>
  /**
   * Customers who may have paid it, whether or not a debt is suggested: by account, by name, or because it has the reference
   * of a debt of theirs on which nothing is owed any more.
   */
  readonly customers: ReadonlyArray<number>
  /** Debts that share a number or reference which it has: one of them is meant. */
  readonly either: ReadonlyArray<{ readonly customerId: number; readonly receivableId: number }>
  /** Whose money it is, as far as the account says it, or the reference of a debt on which nothing is owed any more. */
  readonly payer: number | null
  readonly explanations: ReadonlyArray<Explanation>
  /** Whether more debts could be meant than were looked at. */
  readonly isCutOff: boolean
}
