/** The sentences of a language, as Liquid templates that the layout combines. */

/** How urgent a reminder sounds: friendly up to the due date, firm after it, final from 30 days after it. */
export type Tone = "friendly" | "firm" | "final"

/** What differs between tones. */
export interface ToneWords {
  readonly subject: string
  readonly opening: string
  readonly request: string
  /** The SMS without the reference. A single letter outside GSM 03.38 halves what fits, so they are avoided. */
  readonly sms: string
}

/**
 * The texts of one language. They are used for plain text and for HTML, so they hold no markup and none of `<`, `>`
 * and `&`.
 *
 * Reminders may use: creditor, debtor, balance, total, dueDate, reference, offset, days (offset without its sign),
 * partPaid, region, elided. Bills may use: company, bill, amount, dueDate, reference, offset, days, region, elided.
 */
export interface Words {
  /** Stands between a label and its value. */
  readonly colon: string
  readonly dueDate: string
  readonly reference: string
  readonly reminder: {
    readonly greeting: string
    readonly partPaid: string
    readonly creditor: string
    readonly balance: string
    readonly total: string
    readonly description: string
    readonly regards: string
    /** Says what the opt-out link does. */
    readonly optOut: string
    readonly smsReference: string
  } & Readonly<Record<Tone, ToneWords>>
  readonly bill: {
    readonly subject: string
    readonly greeting: string
    readonly opening: string
    readonly request: string
    readonly company: string
    readonly bill: string
    readonly amount: string
    /** Says why the recipient gets this. */
    readonly footer: string
  }
}

/** Wording for the due date itself, the day before it, and earlier. */
export const when = (today: string, tomorrow: string, earlier: string): string =>
  `{% if offset == 0 %}${today}{% elsif offset == -1 %}${tomorrow}{% else %}${earlier}{% endif %}`

/** Wording up to the due date and after it. */
export const ifOverdue = (overdue: string, before: string): string =>
  `{% if offset > 0 %}${overdue}{% else %}${before}{% endif %}`

/** A number of days: the wording for one, and for any other number. */
export const days = (one: string, other: string): string =>
  `{% if days == 1 %}${one}{% else %}${other}{% endif %}`

/** Wording for a partly paid amount, and for one that is unpaid. */
export const ifPartPaid = (partPaid: string, unpaid = ""): string =>
  `{% if partPaid %}${partPaid}{% else %}${unpaid}{% endif %}`
