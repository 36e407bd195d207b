/** What a statement says, whatever its format: the accounts it is of, their periods and balances, and the booked movements. */

/** The largest file of statements. */
export const MAX_STATEMENT_BYTES = 10_485_760

/** Formats of statements, by the names that answers have for them. */
const statementFormats = ["camt.052", "camt.053", "camt.054", "mt940", "ofx", "csv"] as const
export type StatementFormat = (typeof statementFormats)[number]

/** `credit`: money came; `debit`: it left. */
export type Direction = "credit" | "debit"

/** The account that a statement is of, as it names it. */
export interface StatedAccount {
  /** In electronic form; null where it has none. */
  readonly iban: string | null
  /** An account number in electronic form, where there is no IBAN. */
  readonly number: string | null
  /** What its bank is known by, where the file says so beside an account number. */
  readonly bankCode: string | null
  /** ISO 4217; null where the file does not say it. */
  readonly currency: string | null
}

/** One statement of one account. Amounts are in minor units of the account's currency, negative for an overdrawn account. */
export interface StatementPart {
  readonly format: StatementFormat
  readonly account: StatedAccount
  /** YYYY-MM-DD. */
  readonly fromDate: string | null
  readonly toDate: string | null
  /** Booked balances; null where the file has none. */
  readonly openingMinor: number | null
  readonly closingMinor: number | null
}

/** What a return or reversal says of the movement that it takes back. */
export interface TakenBack {
  /** The bank's reason: code, words, or both; null for none. */
  readonly reason: string | null
  readonly endToEndId: string | null
  /** The bank's own reference of the original. No format that is read has a place for it: readers leave it null (ADR 57). */
  readonly bankReference: string | null
}

/** A booked movement, or one detail of a batch. */
export interface Movement {
  readonly direction: Direction
  /** Minor units, more than zero: what reached or left the account. */
  readonly amountMinor: number
  /** ISO 4217: that of the account. */
  readonly currency: string
  /** YYYY-MM-DD. */
  readonly bookedOn: string
  readonly valueOn: string | null
  readonly counterpartyName: string | null
  /** An IBAN or account number in electronic form. */
  readonly counterpartyAccount: string | null
  /** What the payer wrote, unstructured; lines are joined as the format says. */
  readonly remittance: string | null
  /** The structured reference, in electronic form. */
  readonly paymentReference: string | null
  readonly endToEndId: string | null
  /** The bank's own reference of this movement. For a detail of a batch, of the detail and not of the batch. */
  readonly bankReference: string | null
  /** The bank's own reference of the only detail of its entry, where the entry has another one. */
  readonly detailReference?: string | null
  /** Null unless it takes an earlier movement back. */
  readonly takesBack: TakenBack | null
  /** Its entry in the file, from 1. The details of a batch have the same. */
  readonly entry: number
  /** The line of the file at which the entry begins, from 1; null where the format has no lines. */
  readonly line: number | null
  /**
   * Which detail of its entry it is, from 1, and of how many; null for an entry that is one movement. `reference` is the
   * bank's own of the whole entry, where it has one.
   */
  readonly detail: { readonly number: number; readonly of: number; readonly reference?: string | null } | null
}
