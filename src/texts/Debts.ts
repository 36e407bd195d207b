/** What the sentences of messages speak of. Amounts and dates come written out in the sentence's language. */

/** A due date, and how far it is from today. */
export interface DueDate {
  readonly dueDate: string
  /** Its day of the month: Italian elides the article before some. */
  readonly day: number
  /** Days from the effective due date to the reader's today: 0 on it, negative before it. */
  readonly daysOverdue: number
}

/** The only debt of a reminder. */
export interface OneDebt extends DueDate {
  readonly balance: string
  readonly isPartPaid: boolean
}

/** Several debts of one reminder. */
export interface SeveralDebts {
  readonly count: number
  readonly overdueCount: number
}

/** The debts of a reminder, whether one or several. */
export interface OneOrSeveral {
  readonly isMany: boolean
  /** Whether at least one is overdue. */
  readonly isOverdue: boolean
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
