/** Writes messages: from what a reminder tells to what is read. Failures are defects; no facts that fit the types cause any. */
import { Effect } from "effect"
import { formatAmount, formatDate, formatShortDate } from "./Format.ts"
import { isGsm } from "./Gsm.ts"
import { localeOfCountry, localeOfCustomer, type MessageLocale } from "./Locale.ts"
import type { BillFacts, Rendered, ReminderFacts } from "./Message.ts"
import { oneLine, paragraph } from "./PlainText.ts"
import { templates, type EmailTemplate, type Values } from "./Templates.ts"
import type { Tone } from "./templates/Words.ts"

/** Longest names and references in e-mails, in code points: the longest there are. */
const MAX_NAME_LENGTH = 255

/** Longest names and references in subjects and SMS, where every character counts. */
const MAX_SHORT_LENGTH = 60

/** Longest description there is. */
const MAX_DESCRIPTION_LENGTH = 2000

/** The tone of a reminder so many days from the due date: friendly up to it, firm after it, final from 30 on. */
export const toneOf = (offsetDays: number): Tone =>
  offsetDays >= 30 ? "final" : offsetDays > 0 ? "firm" : "friendly"

/** A name of which nothing can be seen still has its place in the sentence. */
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

/** An amount without its locale's no-break spaces and curly apostrophes, which SMS have no room for. */
const smsAmount = (amount: string): string => amount.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2019", "'")

/** The date in digits if the name of its month would halve what fits, as "août" and "março" do. */
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
 * A reminder to a debtor. "Today" and "in 3 days" are said of `offsetDays`: where a step was moved past a weekend,
 * give the days from the due date to the day it is sent, not the step's own.
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
