/** A movement on a bank account of the company as the service keeps it (bank.md §4). */
import type { Direction } from "./Movement.ts"

/** Where a transaction stands. */
export const bankTransactionStatuses = [
  "unmatched",
  "suggested",
  "applied",
  "partially_applied",
  "ignored",
  "returned"
] as const
export type BankTransactionStatus = (typeof bankTransactionStatuses)[number]

/** How many transactions that wait for a person are counted; where there are more, the page says so. */
export const MAX_WAITING_COUNTED = 1_000

/** A stored transaction. */
export interface BankTransaction {
  readonly id: number
  readonly bankAccountId: number
  /** The file that brought it first. */
  readonly bankStatementId: number
  readonly direction: Direction
  readonly amountMinor: number
  /** What of it has payments that count. */
  readonly appliedMinor: number
  readonly currency: string
  readonly bookedOn: string
  readonly valueOn: string | null
  readonly counterpartyName: string | null
  readonly counterpartyAccount: string | null
  readonly remittance: string | null
  readonly paymentReference: string | null
  readonly endToEndId: string | null
  readonly bankReference: string | null
  readonly isReturn: boolean
  readonly returnReason: string | null
  readonly originalEndToEndId: string | null
  readonly originalBankReference: string | null
  /** The transaction that it took back. */
  readonly returnsId: number | null
  /** Whether somebody has taken back what was done with it: nothing of it is done without a person again. */
  readonly isLeftToPeople: boolean
  readonly customerId: number | null
  readonly status: BankTransactionStatus
  /** Whether what was left of it has been paid back. */
  readonly isRepaid: boolean
  readonly version: string
}

/** What of a transaction has no payment yet: nothing of debits, returns, returned ones and what was paid back. */
export const unappliedMinor = ({
  amountMinor,
  appliedMinor,
  direction,
  isRepaid,
  returnsId,
  status
}: Pick<
  BankTransaction,
  "amountMinor" | "appliedMinor" | "direction" | "isRepaid" | "returnsId" | "status"
>): number =>
  direction === "debit" || status === "returned" || isRepaid || returnsId !== null
    ? 0
    : amountMinor - appliedMinor
