/** The facts that a message is rendered from, and the rendered message. */
import type { CompanyFacts } from "../../domain/CompanyFacts.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { MAX_TAKEN_IN } from "../../repos/reminders/ReminderLocks.ts"

/** The most debts that one message lists. */
export const MAX_DEBTS_IN_MESSAGE = MAX_TAKEN_IN

/** A debt that a message is about. */
export interface Debt {
  readonly reference: string | null
  readonly description: string | null
  readonly dueDate: string
  /**
   * Days from the effective due date to the debtor's today: 0 on it, negative before it. The debt is called overdue only
   * if it is more than 0. The effective due date may be later than `dueDate`, so no text says "in 3 days" beside a date.
   */
  readonly daysOverdue: number
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly currency: string
}

/** The facts of a reminder to a customer. */
export interface MessageFacts {
  readonly channel: Channel
  /** The customer's BCP 47 tag; a language that is not built in becomes English. Null for the language of `country`. */
  readonly locale: string | null
  /** ISO 3166-1 code of the company. Its main language is used for customers without a locale; null means English. */
  readonly country: string | null
  readonly tone: Tone
  readonly creditor: CompanyFacts
  /** The debtor's name. */
  readonly debtor: string
  /** One, or up to `MAX_DEBTS_IN_MESSAGE`. */
  readonly debts: ReadonlyArray<Debt>
  /** The debtor's page. */
  readonly debtorUrl: string | null
  /** Where reminders on this channel are ended. */
  readonly optOutUrl: string
  /** The company's own texts for this language and tone. */
  readonly texts: MessageTexts | null
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
export interface RenderedMessage {
  /** The locale used: one of the built-in languages, with the customer's or the country's region. */
  readonly locale: string
  /** Null for SMS. */
  readonly subject: string | null
  readonly text: string
  /** Null for SMS. */
  readonly html: string | null
}
