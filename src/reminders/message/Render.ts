/** Renders messages from facts. Facts that fit their types always render, so a failure is a defect. */
import { Effect } from "effect"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import { isCompanyName } from "../../texts/Addressee.ts"
import { markup, htmlOf } from "../../texts/Html.ts"
import { textsIn } from "../../texts/Languages.ts"
import { localeOfCountry, localeOfCustomer, type TextLocale } from "../../texts/Locale.ts"
import type { Texts, ToneTexts } from "../../texts/Texts.ts"
import {
  type AccountValues,
  canBePaid,
  companyValues,
  MAX_NAME_LENGTH,
  MAX_SHORT_LENGTH,
  name,
  optionalName,
  paymentValues,
  type TransferReference
} from "./CompanyValues.ts"
import { type DebtValues, debtValues } from "./DebtValues.ts"
import { dayOfMonth, formatAmount, formatDate } from "./Format.ts"
import { smsSegments, toGsm } from "./Gsm.ts"
import {
  behindDate,
  buttonPart,
  debtTable,
  factList,
  heading,
  joined,
  mailDocument,
  paragraph,
  type MailPart
} from "./Layout.ts"
import type { BillFacts, RenderedMessage, MessageFacts } from "./Message.ts"
import { askedOf } from "./NamedDebts.ts"
import { ownTexts } from "./OwnTexts.ts"

type Company = ReturnType<typeof companyValues>

const latenessOf = (isOverdue: boolean): "overdue" | "due" => (isOverdue ? "overdue" : "due")

/** The words of a message. What is not overdue yet is never told of for the last time. */
const toneTexts = ({ reminder }: Texts, { tone }: MessageFacts, { isOverdue }: DebtValues): ToneTexts =>
  isOverdue ? reminder.overdue[tone] : reminder.notice[tone === "final" ? "firm" : tone]

const openingOf = (texts: Texts, facts: MessageFacts, debts: DebtValues): string => {
  const { about, isOverdue } = debts
  const tone = toneTexts(texts, facts, debts)
  if (about.isMany) return tone.several(about)
  if (about.agreed === null) return tone.one(about)
  // Friendly sentences suppose that the debt was overlooked, which nobody does who has agreed on a date.
  const stated = isOverdue && facts.tone === "friendly" ? texts.reminder.overdue.firm : tone
  return `${stated.one(about)} ${about.agreed}`
}

const withReference = (subject: string, reference: string | null): string => {
  const short = optionalName(reference, MAX_SHORT_LENGTH)
  return short === null ? subject : `${subject} (${short})`
}

/** What a reminder is about, in a few words; the only debt has its reference behind it. */
const aboutOf = ({ reminder }: Texts, { about, isOverdue }: DebtValues): string => {
  const lateness = latenessOf(isOverdue)
  if (!about.isMany) return withReference(reminder.about.one[lateness](about), about.reference)
  const noun = reminder.about.several[lateness](about)
  return about.sum === null ? noun : `${noun}, ${about.sum}`
}

const subjectOf = (texts: Texts, tone: ToneTexts, debts: DebtValues): string =>
  `${tone.lead(debts.about.isMany)}${texts.labels.colon} ${aboutOf(texts, debts)}`

const accountPart = (
  { labels }: Texts,
  { accountNumber, bankCode, bic, holder, iban }: AccountValues,
  reference: TransferReference | null
): MailPart =>
  factList(
    [
      { label: labels.accountHolder, value: holder },
      { label: "IBAN", value: iban },
      { label: labels.accountNumber, value: accountNumber },
      ...(bankCode === null ? [] : [{ label: labels.bankCode[bankCode.kind], value: bankCode.code }]),
      { label: "BIC", value: bic },
      { label: labels.paymentReference, value: reference?.printed ?? null }
    ],
    labels.colon
  )

/** The ways to pay what is asked for, each with the currencies that it is for if there are several. */
const payment = (texts: Texts, { creditor, ...facts }: MessageFacts): MailPart | null => {
  const { labels } = texts
  const asked = askedOf(facts)
  const { paymentUrl, transfers } = paymentValues(creditor, asked)
  if (transfers.length === 0 && paymentUrl === null) return null
  const isOneForAll = new Set(asked.map(({ currency }) => currency)).size === transfers[0]?.currencies.length
  return joined(
    heading(labels.howToPay),
    ...transfers.flatMap(({ account, currencies, reference }) => [
      isOneForAll ? null : heading(labels.payIn(currencies.join(", "))),
      accountPart(texts, account, reference)
    ]),
    paymentUrl === null ? null : buttonPart(labels.payOnline, paymentUrl, labels.colon)
  )
}

/** The button to the debtor's page, which says how to pay where a message has no room for it. */
const page = ({ labels, reminder }: Texts, { creditor, debtorUrl, ...facts }: MessageFacts): MailPart => {
  const currencies = askedOf(facts).map(({ currency }) => currency)
  const { note, pay, view } = reminder.page
  return joined(
    buttonPart(canBePaid(creditor, currencies) ? pay : view, debtorUrl, labels.colon),
    paragraph(note)
  )
}

/** How a person of the company is reached; null where it says nothing of that. */
export const contactPart = ({ contact }: Texts["reminder"], { email, phone }: Company): MailPart | null => {
  if (phone !== null) {
    return paragraph(email === null ? contact.phone(phone) : contact.both(phone, email))
  }
  return email === null ? null : paragraph(contact.email(email))
}

/** Whether the ways to pay say what to quote. */
const isQuotedBelow = ({ creditor, ...facts }: MessageFacts): boolean =>
  paymentValues(creditor, askedOf(facts)).transfers.some(({ reference }) => reference !== null)

const debtPart = ({ labels }: Texts, facts: MessageFacts, { about, credit, list }: DebtValues): MailPart => {
  const creditFact = { label: labels.credit, value: credit }
  if (list !== null || about.isMany) {
    const table = debtTable(list ?? [], labels)
    return credit === null ? table : joined(table, factList([creditFact], labels.colon))
  }
  const known = [
    { label: labels.reference, value: about.reference },
    { label: labels.paymentReference, value: isQuotedBelow(facts) ? null : about.quoted },
    { label: labels.description, value: about.description },
    { label: labels.dueDate, value: about.dueDate, behind: behindDate(about.notes) },
    { label: labels.amount, value: about.total },
    { label: labels.paid, value: about.paid },
    { label: labels.balance, value: about.balance },
    creditFact
  ]
  return factList(known, labels.colon)
}

/** An e-mail of a main part and a footer. */
export const emailOf = (
  { tag }: TextLocale,
  subject: string,
  main: MailPart,
  footer: MailPart
): RenderedMessage => ({
  locale: tag,
  subject,
  text: `${main.text}${footer.text}\n`,
  html: htmlOf(mailDocument(tag, subject, main.html, footer.html))
})

const reminderEmail = (facts: MessageFacts, locale: TextLocale, own: MessageTexts): RenderedMessage => {
  const texts = textsIn[locale.language]
  const { labels, reminder } = texts
  const { optOutUrl } = facts
  const debts = debtValues(facts, locale)
  const tone = toneTexts(texts, facts, debts)
  const company = companyValues(facts.creditor)
  const { address, creditor, legalNotice, reachable, website } = company
  const signature = [reminder.regards(locale.region), creditor, address, website]
  const debtor = name(facts.debtor, MAX_NAME_LENGTH)
  const main = joined(
    paragraph(reminder.greeting(debtor, isCompanyName(debtor))),
    paragraph(own.opening ?? openingOf(texts, facts, debts)),
    debtPart(texts, facts, debts),
    paragraph(own.closing ?? tone.request({ ...debts.asked, isReachable: reachable })),
    payment(texts, facts),
    page(texts, facts),
    contactPart(reminder, company),
    paragraph(signature.filter((line) => line !== null).join("\n"))
  )
  const footer = joined(legalNotice === null ? null : paragraph(legalNotice), {
    text: `${reminder.optOut}${labels.colon} ${optOutUrl}`,
    html: markup`<p><a href="${optOutUrl}">${reminder.optOut}</a></p>\n`
  })
  return emailOf(locale, own.subject ?? subjectOf(texts, tone, debts), main, footer)
}

/** The debtor's page holds the ways to pay, to reach a person and to end reminders. */
const reminderSms = (facts: MessageFacts, locale: TextLocale): RenderedMessage => {
  const texts = textsIn[locale.language]
  const debts = debtValues(facts, locale)
  const tone = toneTexts(texts, facts, debts)
  const creditor = name(facts.creditor.name, MAX_SHORT_LENGTH)
  const request = tone.sms({ ...debts.asked, isReachable: true })
  const begin = `${creditor}: ${tone.lead(debts.about.isMany)}. ${aboutOf(texts, debts)}. ${request}`
  const end = `${texts.reminder.smsPage} ${facts.debtorUrl}`
  const textOf = (...parts: ReadonlyArray<string>): string => toGsm(parts.join(" ").replace(/ {2,}/g, " "))
  const short = textOf(begin, end)
  const quoted = debts.about.isMany ? null : debts.about.quoted
  const full =
    quoted === null
      ? short
      : textOf(begin, `${texts.reminder.smsReference}${texts.labels.colon} ${quoted}.`, end)
  // What to quote is also on the page, and not worth another SMS.
  const text = smsSegments(full) > smsSegments(short) ? short : full
  return { locale: locale.tag, subject: null, text, html: null }
}

/** What stands in an e-mail where the company has no text of its own. */
export const builtInTexts = (facts: MessageFacts): { readonly [Part in keyof MessageTexts]: string } => {
  const locale = localeOfCustomer(facts.locale, facts.country)
  const texts = textsIn[locale.language]
  const debts = debtValues(facts, locale)
  const tone = toneTexts(texts, facts, debts)
  return {
    subject: subjectOf(texts, tone, debts),
    opening: openingOf(texts, facts, debts),
    closing: tone.request({ ...debts.asked, isReachable: companyValues(facts.creditor).reachable })
  }
}

const givenOr = (own: MessageTexts, { given }: MessageFacts): MessageTexts => ({
  subject: given?.subject ?? own.subject,
  opening: given?.opening ?? own.opening,
  closing: given?.closing ?? own.closing
})

/** What stands in the places of an e-mail that somebody may fill: the built-in texts, the company's own, or given ones. */
export const writtenTexts = (
  facts: MessageFacts
): Effect.Effect<{ readonly [Part in keyof MessageTexts]: string }> =>
  Effect.suspend(() => {
    const ours = builtInTexts(facts)
    return Effect.map(ownTexts(facts, localeOfCustomer(facts.locale, facts.country)), (own) => {
      const { closing, opening, subject } = givenOr(own, facts)
      return {
        subject: subject ?? ours.subject,
        opening: opening ?? ours.opening,
        closing: closing ?? ours.closing
      }
    })
  })

/** A reminder to a customer, about one debt or several. */
export const renderReminder = (facts: MessageFacts): Effect.Effect<RenderedMessage> =>
  Effect.suspend(() => {
    const locale = localeOfCustomer(facts.locale, facts.country)
    return facts.channel === "sms"
      ? Effect.succeed(reminderSms(facts, locale))
      : Effect.map(ownTexts(facts, locale), (own) => reminderEmail(facts, locale, givenOr(own, facts)))
  })

/** A reminder of a bill to the company's own members, in the main language of its country. */
export const renderBill = (facts: BillFacts): RenderedMessage => {
  const locale = localeOfCountry(facts.country)
  const { bill, labels } = textsIn[locale.language]
  const { offsetDays: daysOverdue } = facts
  const isOverdue = daysOverdue > 0
  const dueDate = formatDate(facts.dueDate, locale.tag)
  const amount = formatAmount(facts.amountMinor, facts.currency, locale.tag)
  const company = name(facts.company, MAX_NAME_LENGTH)
  const label = name(facts.billLabel, MAX_NAME_LENGTH)
  const words = { company, label, dueDate, day: dayOfMonth(facts.dueDate), daysOverdue }
  const late = isOverdue ? [labels.daysOverdue(daysOverdue, String(daysOverdue))] : []
  const table = [
    { label: bill.company, value: company },
    { label: bill.bill, value: label },
    { label: bill.amount, value: amount },
    { label: labels.dueDate, value: dueDate, behind: behindDate(late) },
    { label: bill.reference, value: optionalName(facts.reference, MAX_NAME_LENGTH) }
  ]
  const subject = `${bill.subject[latenessOf(isOverdue)](words)}${labels.colon} ${name(facts.billLabel, MAX_SHORT_LENGTH)}, ${amount}`
  const footer = bill.footer(company)
  return emailOf(
    locale,
    withReference(subject, facts.reference),
    joined(
      paragraph(bill.greeting),
      paragraph(bill.opening(words)),
      factList(table, labels.colon),
      paragraph(bill.request)
    ),
    { text: footer, html: markup`<p>${footer}</p>\n` }
  )
}
