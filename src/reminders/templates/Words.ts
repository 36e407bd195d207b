/** What a language has to say: Liquid templates of sentences, which the layout puts together. */

/** How urgent a reminder sounds: friendly up to the due date, firm after it, final from 30 days after it. */
export type Tone = "friendly" | "firm" | "final"

/** What differs between tones. */
export interface ToneWords {
  readonly subject: string
  readonly opening: string
  readonly request: string
  /** The whole SMS but the reference. Letters outside GSM 03.38 are avoided: a single one halves what fits. */
  readonly sms: string
}

/**
 * The texts of one language. They are templates for e-mail as text and as HTML alike, so they hold no markup and
 * none of `<`, `>` and `&`.
 *
 * Reminders know: creditor, debtor, balance, total, dueDate, reference, offset, days (offset without its sign),
 * partPaid, region, elided. Bills know: company, bill, amount, dueDate, reference, offset, days, region, elided.
 */
export interface Words {
  /** Between a label and what it labels. */
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
    /** What the opt-out link does. */
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
    /** Why somebody gets this. */
    readonly footer: string
  }
}

/** Wording for the due date itself, the day before it, and earlier. */
export const when = (today: string, tomorrow: string, earlier: string): string =>
  `{% if offset == 0 %}${today}{% elsif offset == -1 %}${tomorrow}{% else %}${earlier}{% endif %}`

/** Wording up to the due date and after it. */
export const ifOverdue = (overdue: string, before: string): string =>
  `{% if offset > 0 %}${overdue}{% else %}${before}{% endif %}`

/** A number of days, with the plural of these languages: one day, and any other number of them. */
export const days = (one: string, other: string): string =>
  `{% if days == 1 %}${one}{% else %}${other}{% endif %}`

/** Wording for what is left of an amount of which a part was paid. */
export const ifPartPaid = (partPaid: string, unpaid = ""): string =>
  `{% if partPaid %}${partPaid}{% else %}${unpaid}{% endif %}`
