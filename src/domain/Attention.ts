/** What waits for a person of a company, and by what names it is shown. Pure. */

/** The kinds, the most urgent first. */
export const attentionKinds = ["disputed", "promise_broken", "failed", "unknown"] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A debt that waits. */
export interface AttentionItem {
  readonly receivableId: number
  readonly customer: string
  readonly reference: string | null
  readonly balanceMinor: number
  readonly currency: string
  /** The day on which its customer promised to pay. */
  readonly promisedOn: string | null
}

/** Money at the bank that waits for somebody who says what it is for. */
export interface AttentionPayment {
  readonly transactionId: number
  readonly counterparty: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly bookedOn: string
}

/** Such money: how much of it there is, and the newest. */
export interface AttentionPayments {
  readonly count: number
  readonly isMore: boolean
  readonly newest: ReadonlyArray<AttentionPayment>
}

/** A bank account of which a new statement is missing. */
interface AttentionAccount {
  readonly number: string
  /** The last day of its newest statement. */
  readonly statementTo: string
}

/** Such accounts: how many there are, and those that lack one for longest. */
export interface AttentionAccounts {
  readonly count: number
  readonly oldest: ReadonlyArray<AttentionAccount>
}

/** What waits of one kind. */
export interface AttentionSection {
  readonly kind: AttentionKind
  readonly count: number
  /** Whether there is more than was counted. */
  readonly isMore: boolean
  /** The newest. */
  readonly newest: ReadonlyArray<AttentionItem>
}
