/** Renders messages from facts. Facts that fit their types always render, so a failure is a defect. */
import { Effect } from "effect"
import { type MessageTexts, textTemplates, type TextTemplates } from "../../domain/MessageTexts.ts"
import { MAX_NAME_LENGTH, MAX_SHORT_LENGTH, name, optionalName } from "./CompanyValues.ts"
import { formatAmount, formatDate } from "./Format.ts"
import { toGsm } from "./Gsm.ts"
import { localeOfCountry, localeOfCustomer, type MessageLocale } from "../Locale.ts"
import type { BillFacts, Rendered, ReminderFacts } from "./Message.ts"
import { flattened } from "./PlainText.ts"
import { isElided, reminderValues, textValues } from "./ReminderValues.ts"
import { type EmailTemplate, templates, type Values } from "../Templates.ts"

/** Longest subject of a company's own, in code points. */
const MAX_SUBJECT_LENGTH = 200

/** The texts of a company's own; one that is absent or comes out blank is null, and ours takes its place. */
const ownTexts = ({ texts, ...facts }: ReminderFacts, locale: MessageLocale, engine: TextTemplates) => {
  if (texts === null) return { subject: null, opening: null, closing: null }
  const values = textValues({ texts, ...facts }, locale)
  const render = (source: string | null): string | null =>
    source === null ? null : engine.render(source, values).trim() || null
  const subject = render(texts.subject)
  return {
    subject: subject === null ? null : flattened(subject, MAX_SUBJECT_LENGTH),
    opening: render(texts.opening),
    closing: render(texts.closing)
  }
}

/** An e-mail; `ownSubject` takes the place of the template's. */
const email = (
  template: EmailTemplate,
  locale: MessageLocale,
  values: Values,
  subjectValues: Values,
  ownSubject: string | null
): Rendered => {
  const subject = ownSubject ?? template.subject({ ...values, ...subjectValues })
  return {
    locale: locale.tag,
    subject,
    text: template.text(values),
    html: template.html({ ...values, subject })
  }
}

/** What stands in an e-mail where the company has no text of its own. */
export const builtInTexts = (
  facts: ReminderFacts
): Effect.Effect<{ readonly [Part in keyof MessageTexts]: string }> =>
  Effect.gen(function* () {
    const { closing, opening } = (yield* templates).reminderTexts(
      localeOfCustomer(facts.locale, facts.country).language,
      facts.tone
    )
    const { subject } = yield* renderReminder({ ...facts, texts: null })
    const values = reminderValues(facts, localeOfCustomer(facts.locale, facts.country), yield* templates)
    return { subject: subject ?? "", opening: opening(values), closing: closing(values) }
  })

/** A reminder to a customer, about one debt or several. */
export const renderReminder = (facts: ReminderFacts): Effect.Effect<Rendered> =>
  Effect.gen(function* () {
    const all = yield* templates
    const locale = localeOfCustomer(facts.locale, facts.country)
    const values = reminderValues(facts, locale, all)
    const short = {
      creditor: name(facts.creditor.name, MAX_SHORT_LENGTH),
      reference: values.many ? null : optionalName(facts.debts[0]?.reference ?? null, MAX_SHORT_LENGTH)
    }
    if (facts.channel === "sms") {
      const { iban, phone } = facts.creditor
      const text = all.reminderSms(locale.language, facts.tone)({ ...values, ...short, iban, phone })
      return { locale: locale.tag, subject: null, text: toGsm(text.replace(/ {2,}/g, " ")), html: null }
    }
    const { subject, ...texts } = ownTexts(facts, locale, yield* textTemplates)
    const template = all.reminderEmail(locale.language, facts.tone)
    return email(template, locale, { ...values, ...texts }, short, subject)
  })

/** A reminder of a bill to the company's own members, in the main language of its country. */
export const renderBill = (facts: BillFacts): Effect.Effect<Rendered> =>
  Effect.map(templates, (templates) => {
    const locale = localeOfCountry(facts.country)
    const overdue = facts.offsetDays > 0
    const values = {
      locale: locale.tag,
      region: locale.region,
      offset: facts.offsetDays,
      overdue,
      late: overdue ? templates.daysOverdue(locale.language)({ days: facts.offsetDays }) : null,
      dueDate: formatDate(facts.dueDate, locale.tag),
      elided: isElided(facts.dueDate),
      company: name(facts.company, MAX_NAME_LENGTH),
      bill: name(facts.billLabel, MAX_NAME_LENGTH),
      amount: formatAmount(facts.amountMinor, facts.currency, locale.tag),
      reference: optionalName(facts.reference, MAX_NAME_LENGTH)
    }
    const short = {
      bill: name(facts.billLabel, MAX_SHORT_LENGTH),
      reference: optionalName(facts.reference, MAX_SHORT_LENGTH)
    }
    return email(templates.billEmail(locale.language), locale, values, short, null)
  })
