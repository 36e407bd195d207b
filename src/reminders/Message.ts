/** What a message is made from, and what it is when it is made. */
import type { Channel } from "../domain/ReminderAttempt.ts"

/** What a reminder to a debtor tells. */
export interface ReminderFacts {
  readonly channel: Channel
  /** The customer's BCP 47 tag, of which an unknown language is English; null for that of the company's country. */
  readonly locale: string | null
  /** ISO 3166-1 code of the company, whose main language is written to customers who name none; null is English. */
  readonly country: string | null
  /** Days from the due date to the debtor's today: what the text says, whatever moved the step. */
  readonly offsetDays: number
  readonly creditor: string
  readonly debtor: string
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly reference: string | null
  readonly description: string | null
  /** E-mails end with it. */
  readonly optOutUrl: string
}

/** What a reminder of a bill tells the company's own members. */
export interface BillFacts {
  /** ISO 3166-1 code of the company, whose main language is written; null is English. */
  readonly country: string | null
  readonly company: string
  readonly billLabel: string
  /** Days from the due date to the company's today. */
  readonly offsetDays: number
  readonly amountMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly reference: string | null
}

/** A message as it will be read. */
export interface Rendered {
  /** The tag that it was written for: one of the built-in languages, with the customer's region or the country's. */
  readonly locale: string
  /** Null for SMS. */
  readonly subject: string | null
  readonly text: string
  /** Null for SMS. */
  readonly html: string | null
}
