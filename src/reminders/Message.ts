/** The facts that a message is rendered from, and the rendered message. */
import type { Channel } from "../domain/ReminderAttempt.ts"

/** The facts of a reminder to a customer. */
export interface ReminderFacts {
  readonly channel: Channel
  /** The customer's BCP 47 tag; a language that is not built in becomes English. Null for the language of `country`. */
  readonly locale: string | null
  /** ISO 3166-1 code of the company. Its main language is used for customers without a locale; null means English. */
  readonly country: string | null
  /** Days from the due date to the customer's today. The text says these, even if the step was moved to another day. */
  readonly offsetDays: number
  readonly creditor: string
  readonly debtor: string
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly currency: string
  readonly dueDate: string
  readonly reference: string | null
  readonly description: string | null
  /** The link at the end of e-mails. */
  readonly optOutUrl: string
}

/** The facts of a reminder of a bill to the company's own members. */
export interface BillFacts {
  /** ISO 3166-1 code of the company. Its main language is used; null means English. */
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

/** A message as its recipient reads it. */
export interface Rendered {
  /** The locale used: one of the built-in languages, with the customer's or the country's region. */
  readonly locale: string
  /** Null for SMS. */
  readonly subject: string | null
  readonly text: string
  /** Null for SMS. */
  readonly html: string | null
}
