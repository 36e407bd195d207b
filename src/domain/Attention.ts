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

/** What waits of one kind. */
export interface AttentionSection {
  readonly kind: AttentionKind
  readonly count: number
  /** Whether there is more than was counted. */
  readonly isMore: boolean
  /** The newest. */
  readonly newest: ReadonlyArray<AttentionItem>
}
