/** The sentences of a language, as Liquid templates that the layout combines. */
import type { Tone } from "../../domain/ReminderAttempt.ts"

/** What differs between tones. */
export interface ToneWords {
  /** Begins subjects and SMS. */
  readonly lead: string
  /** The first sentence about one debt, and about several. */
  readonly one: string
  readonly many: string
  /** What the debtor is asked to do. */
  readonly request: string
  /** The same in an SMS, in a few words; may be empty. */
  readonly sms: string
}

/**
 * The texts of one language. They are used for plain text and for HTML, so they hold no markup and none of `<`, `>`
 * and `&`. An SMS writes letters outside GSM 03.38 without their accents.
 *
 * Reminders may use: creditor, debtor, count, many, overdue (a debt is overdue), allOverdue, overdueCount, offset (days
 * from the effective due date of the only debt), dueDate, reference, balance (of the only debt), partPaid, sum (null for several
 * currencies), reachable (phone or e-mail is known), phone, email, region, elided. Bills may use: company, bill, amount,
 * dueDate, offset, days (without sign), overdue, region, elided.
 */
export interface Words {
  /** Stands between a label and its value. */
  readonly colon: string
  readonly dueDate: string
  readonly reference: string
  /** How long overdue, with `days`; stands behind the due date. */
  readonly daysOverdue: string
  readonly reminder: {
    readonly greeting: string
    readonly description: string
    readonly amount: string
    readonly paid: string
    readonly balance: string
    readonly total: string
    /** Follows the lead of a subject. */
    readonly about: string
    readonly howToPay: string
    readonly accountHolder: string
    readonly paymentReference: string
    /** Says what the payment link does. */
    readonly payOnline: string
    /** Says what the link to the debtor's page does. */
    readonly page: string
    /** How to reach a person, by both ways or by the one that is known. */
    readonly contact: { readonly both: string; readonly phone: string; readonly email: string }
    readonly regards: string
    /** Says what the opt-out link does. */
    readonly optOut: string
    /** Labels of an SMS. */
    readonly sms: {
      readonly details: string
      readonly pay: string
      readonly phone: string
      readonly stop: string
    }
  } & Readonly<Record<Tone, ToneWords>>
  readonly bill: {
    readonly subject: string
    readonly greeting: string
    readonly opening: string
    readonly request: string
    readonly company: string
    readonly bill: string
    readonly amount: string
    readonly reference: string
    /** Says why the recipient gets this. */
    readonly footer: string
  }
}

/** Wording for the due date itself, the day before it, and any other day. */
export const when = (today: string, tomorrow: string, other: string): string =>
  `{% if offset == 0 %}${today}{% elsif offset == -1 %}${tomorrow}{% else %}${other}{% endif %}`

/** Wording if something is overdue, and if nothing is. */
export const ifOverdue = (overdue: string, before: string): string =>
  `{% if overdue %}${overdue}{% else %}${before}{% endif %}`

/** Wording if all is overdue, if a part of several debts is, and if nothing is. */
export const howOverdue = (all: string, some: string, none: string): string =>
  `{% if allOverdue %}${all}{% elsif overdue %}${some}{% else %}${none}{% endif %}`

/** Wording for several debts, and for one. */
export const ifMany = (many: string, one: string): string => `{% if many %}${many}{% else %}${one}{% endif %}`

/** How many of several debts are overdue: the wording for one, and for more. */
export const overdueOnes = (one: string, more: string): string =>
  `{% if overdueCount == 1 %}${one}{% else %}${more}{% endif %}`

/** A number of days: the wording for one, and for any other number. */
export const days = (one: string, other: string): string =>
  `{% if days == 1 %}${one}{% else %}${other}{% endif %}`

/** Wording for a partly paid amount, and for one that is unpaid. */
export const ifPartPaid = (partPaid: string, unpaid = ""): string =>
  `{% if partPaid %}${partPaid}{% else %}${unpaid}{% endif %}`

/** Wording that needs a phone number or an e-mail address of the company. */
export const ifReachable = (text: string): string => `{% if reachable %}${text}{% endif %}`
