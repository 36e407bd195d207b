/** The facts that a message is rendered from, and the rendered message. */
import type { QuotedReference } from "../../domain/bank/QuotedReference.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { MAX_LISTED } from "../../domain/dunning/case/Types.ts"

/** The most debts that one message lists. */
export const MAX_DEBTS_IN_MESSAGE = MAX_LISTED

/** What two parties have agreed on: the debtor's promise to pay by a date, or a pause that the company has granted until one. */
interface Agreement {
  readonly cause: "promised" | "paused"
  readonly date: string
}

/** Why a debt rests: its debtor disputes it or has promised to pay it by a date, or the company has paused it. */
type Rest = { readonly cause: "disputed" | "paused" } | { readonly cause: "promised"; readonly date: string }

/** A debt in a message. It is resting, overdue or coming, see `Rest` and `daysOverdue`. */
export interface Debt {
  /** The external reference. */
  readonly reference: string | null
  /** What its debtor quotes. */
  readonly quoted: QuotedReference
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
  /**
   * How firmly the message names it; null for one that is only listed. A final message is final for the overdue debts
   * that have earned that, and lists the others below them.
   */
  readonly tone: Tone | null
  /** The day on which a final message named it; null if none did before this message. */
  readonly finalOn: string | null
  /** What was agreed on and not kept, or is over by now; said when the debt is named again for the first time. */
  readonly agreed: Agreement | null
  /** Null for a debt that is chased, or will be. */
  readonly rest: Rest | null
}

/** A sum in one currency. */
export interface CurrencySum {
  readonly currency: string
  /** Minor units; it may be larger than any single amount. */
  readonly minor: bigint
}

/** Kinds of debts in a message. */
export type DebtKind = "overdue" | "coming" | "resting"

/** The facts of a reminder to a customer. */
export interface MessageFacts {
  readonly channel: Channel
  /** The customer's BCP 47 tag; a language that is not built in becomes English. Null for the language of `country`. */
  readonly locale: string | null
  /** ISO 3166-1 code of the company. Its main language is used for customers without a locale; null means English. */
  readonly country: string | null
  readonly tone: Tone
  readonly creditor: Creditor
  /** The debtor's name. */
  readonly debtor: string
  /** One, or up to `MAX_DEBTS_IN_MESSAGE`; of each kind the oldest first. At least one of them does not rest. */
  readonly debts: ReadonlyArray<Debt>
  /** How many debts of each kind are not listed. */
  readonly more: Readonly<Record<DebtKind, number>>
  /** What is overdue, listed or not, or what is coming if nothing is; null for the sums of those that are listed. */
  readonly sums: ReadonlyArray<CurrencySum> | null
  /** What the company holds for the debtor and has not put to a debt. */
  readonly credit: ReadonlyArray<CurrencySum>
  /** The day by which a firm or a final message asks for payment. */
  readonly deadline: string
  /** The debtor's page. */
  readonly debtorUrl: string
  /** Where reminders on this channel are ended. */
  readonly optOutUrl: string
  /** The company's own texts for this language and tone. */
  readonly texts: MessageTexts | null
  /** Texts that somebody has given this one message, word for word; they come before the company's own. */
  readonly given?: MessageTexts | null
}

/** The facts of a person's answer to a debtor. */
export interface ReplyFacts extends Pick<
  MessageFacts,
  "locale" | "country" | "creditor" | "debtor" | "debtorUrl"
> {
  /** The external reference of the debt that it is about. */
  readonly reference: string | null
  readonly text: string
  /** What the debtor wrote; null where they wrote nothing. */
  readonly answers: string | null
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
