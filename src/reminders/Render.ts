/** Renders messages from facts. Facts that fit their types always render, so a failure is a defect. */
import { Effect } from "effect"
import { formatAmount, formatDate, formatShortDate } from "./Format.ts"
import { isGsm } from "./Gsm.ts"
import { localeOfCountry, localeOfCustomer, type MessageLocale } from "./Locale.ts"
import type { BillFacts, Rendered, ReminderFacts } from "./Message.ts"
import { oneLine, paragraph } from "./PlainText.ts"
import { templates, type EmailTemplate, type Values } from "./Templates.ts"
import type { Tone } from "./templates/Words.ts"

/** Longest name or reference in e-mails, in code points. No stored one is longer. */
const MAX_NAME_LENGTH = 255

/** Longest name or reference in subjects and SMS, in code points. */
const MAX_SHORT_LENGTH = 60

/** No stored description is longer. */
const MAX_DESCRIPTION_LENGTH = 2000

/** The tone of a reminder so many days after the due date: friendly up to 0, firm from 1, final from 30. */
export const toneOf = (offsetDays: number): Tone =>
  offsetDays >= 30 ? "final" : offsetDays > 0 ? "firm" : "friendly"

/** A name without visible characters becomes "-", so that the sentence stays complete. */
const name = (text: string, maxLength: number): string => oneLine(text, maxLength) ?? "-"

const optionalName = (text: string | null, maxLength: number): string | null =>
  text === null ? null : oneLine(text, maxLength)

const dueValues = (facts: ReminderFacts | BillFacts, { tag, region }: MessageLocale) => ({
  locale: tag,
  region,
  offset: facts.offsetDays,
  days: Math.abs(facts.offsetDays),
  dueDate: formatDate(facts.dueDate, tag),
  /** Italian: whether the day's number begins with a vowel, so that its article is elided. */
  elided: facts.dueDate.endsWith("-08") || facts.dueDate.endsWith("-11")
})

/** An amount without no-break spaces and curly apostrophes, which are outside the 7-bit alphabet of SMS. */
const smsAmount = (amount: string): string => amount.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2019", "'")

/** The date in digits if the name of its month is outside the 7-bit alphabet of SMS, as "août" and "março" are. */
const smsDate = (date: string, long: string, { tag }: MessageLocale): string =>
  isGsm(long) ? long : formatShortDate(date, tag)

const reminderValues = (facts: ReminderFacts, locale: MessageLocale) => ({
  ...dueValues(facts, locale),
  creditor: name(facts.creditor, MAX_NAME_LENGTH),
  debtor: name(facts.debtor, MAX_NAME_LENGTH),
  balance: formatAmount(facts.balanceMinor, facts.currency, locale.tag),
  total: formatAmount(facts.amountMinor, facts.currency, locale.tag),
  partPaid: facts.balanceMinor < facts.amountMinor,
  reference: optionalName(facts.reference, MAX_NAME_LENGTH),
  description: facts.description === null ? null : paragraph(facts.description, MAX_DESCRIPTION_LENGTH),
  optOutUrl: facts.optOutUrl
})

const email = (
  template: EmailTemplate,
  locale: MessageLocale,
  values: Values,
  subjectValues: Values
): Rendered => {
  const subject = template.subject({ ...values, ...subjectValues })
  return {
    locale: locale.tag,
    subject,
    text: template.text(values),
    html: template.html({ ...values, subject })
  }
}

/**
 * A reminder to a customer. Words such as "today" and "in 3 days" come from `offsetDays`: pass the days from the due
 * date to the day of sending, which differ from the step's own if it was moved past a weekend.
 */
export const renderReminder = (facts: ReminderFacts): Effect.Effect<Rendered> =>
  Effect.map(templates, (templates) => {
    const locale = localeOfCustomer(facts.locale, facts.country)
    const tone = toneOf(facts.offsetDays)
    const values = reminderValues(facts, locale)
    const short = {
      creditor: name(facts.creditor, MAX_SHORT_LENGTH),
      debtor: name(facts.debtor, MAX_SHORT_LENGTH),
      reference: optionalName(facts.reference, MAX_SHORT_LENGTH)
    }
    if (facts.channel === "email") {
      return email(templates.reminderEmail(locale.language, tone), locale, values, short)
    }
    const text = templates.reminderSms(
      locale.language,
      tone
    )({
      ...values,
      ...short,
      balance: smsAmount(values.balance),
      total: smsAmount(values.total),
      dueDate: smsDate(facts.dueDate, values.dueDate, locale)
    })
    return { locale: locale.tag, subject: null, text, html: null }
  })

/** A reminder of a bill to the company's own members, in the main language of its country. */
export const renderBill = (facts: BillFacts): Effect.Effect<Rendered> =>
  Effect.map(templates, (templates) => {
    const locale = localeOfCountry(facts.country)
    const values = {
      ...dueValues(facts, locale),
      company: name(facts.company, MAX_NAME_LENGTH),
      bill: name(facts.billLabel, MAX_NAME_LENGTH),
      amount: formatAmount(facts.amountMinor, facts.currency, locale.tag),
      reference: optionalName(facts.reference, MAX_NAME_LENGTH)
    }
    return email(templates.billEmail(locale.language), locale, values, {
      bill: name(facts.billLabel, MAX_SHORT_LENGTH),
      reference: optionalName(facts.reference, MAX_SHORT_LENGTH)
    })
  })
