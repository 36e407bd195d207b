/** What counting a request against its key's limit and the period's allowance has found (contract §8.1, §8.2). */

/** The result of counting for the key. */
interface WindowCount {
  readonly letThrough: boolean
  /** Requests within the window, including this one if it was let through. */
  readonly used: number
  /** When the oldest of them leaves the window; epoch milliseconds. */
  readonly freesAt: number
}

/** The result of counting for the company. */
interface AllowanceCount {
  /** Whether this request was counted against the allowance. */
  readonly taken: boolean
  /** Requests in the period, including this one if it was taken. */
  readonly used: number
}

/** Both results for one request. */
export interface Counted {
  /** When it was counted, by the clock that all instances share; epoch milliseconds. */
  readonly at: number
  /** Whether it was to be counted against an allowance, and there was a plan period. */
  readonly charge: boolean
  readonly window: WindowCount
  readonly period: AllowanceCount
}
