/** What the sentences of messages speak of. Amounts and dates come written out in the sentence's language. */

/** A date. */
export interface WrittenDate {
  readonly date: string
  /** Its day of the month: Italian elides the article before some. */
  readonly day: number
}

/** A due date, and how far it is from today. */
export interface DueDate {
  readonly dueDate: string
  /** Its day of the month. */
  readonly day: number
  /** Days from the effective due date to the reader's today: 0 on it, negative before it. */
  readonly daysOverdue: number
}

/** The only debt that a message is about; others may be listed beside it. */
export interface OneDebt extends DueDate {
  readonly balance: string
  readonly isPartPaid: boolean
}

/** Several debts that a message is about. */
export interface SeveralDebts {
  readonly count: number
}

/** What the debtor is asked for. */
export interface AskedPayment {
  /** Whether it is more than one debt. */
  readonly isMany: boolean
  /** Until when. */
  readonly deadline: WrittenDate
  /** Whether the company has said how to reach it. */
  readonly isReachable: boolean
}

/** A bill that the company itself has to pay. */
export interface OneBill extends DueDate {
  readonly company: string
  readonly label: string
}

export const isOverdue = ({ daysOverdue }: DueDate): boolean => daysOverdue > 0

/** Wording for the due date itself, the day before it, and any other day. */
export const onDay = ({ daysOverdue }: DueDate, today: string, tomorrow: string, otherDay: string): string =>
  daysOverdue === 0 ? today : daysOverdue === -1 ? tomorrow : otherDay
