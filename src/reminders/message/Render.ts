/** Renders messages from facts. Facts that fit their types always render, so a failure is a defect. */
import { Effect } from "effect"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import { type HtmlContent, markup, htmlOf } from "../../texts/Html.ts"
import { textsIn } from "../../texts/Languages.ts"
import { localeOfCountry, localeOfCustomer, type TextLocale } from "../../texts/Locale.ts"
import type { Texts, ToneTexts } from "../../texts/Texts.ts"
import { companyValues, MAX_NAME_LENGTH, MAX_SHORT_LENGTH, name, optionalName } from "./CompanyValues.ts"
import { debtValues, type OneDebtValues, type SeveralDebtValues } from "./DebtValues.ts"
import { dayOfMonth, formatAmount, formatDate } from "./Format.ts"
import { toGsm } from "./Gsm.ts"
import {
  behindDate,
  debtTable,
  factTable,
  heading,
  joined,
  linkPart,
  mailDocument,
  paragraph,
  type MailPart
} from "./Layout.ts"
import type { BillFacts, RenderedMessage, MessageFacts } from "./Message.ts"
import { ownTexts } from "./OwnTexts.ts"

type Debts = OneDebtValues | SeveralDebtValues
type Company = ReturnType<typeof companyValues>

const latenessOf = (isOverdue: boolean): "overdue" | "due" => (isOverdue ? "overdue" : "due")

const howMany = ({ count, overdueCount }: SeveralDebtValues): "all" | "some" | "none" =>
  overdueCount === 0 ? "none" : overdueCount === count ? "all" : "some"

const openingOf = (tone: ToneTexts, debts: Debts): string =>
  debts.isMany ? tone.several[howMany(debts)](debts) : tone.one[latenessOf(debts.isOverdue)](debts)

const aboutSeveral = ({ about }: Texts["reminder"], debts: SeveralDebtValues): string => {
  const { count, overdueCount, sum } = debts
  const which = howMany(debts)
  const noun = which === "all" ? about.allOverdue(count) : about.several(count)
  return `${noun}${sum === null ? "" : `, ${sum}`}${which === "some" ? ` (${about.overdueOnes(overdueCount)})` : ""}`
}

const withReference = (subject: string, reference: string | null): string => {
  const short = optionalName(reference, MAX_SHORT_LENGTH)
  return short === null ? subject : `${subject} (${short})`
}

/** What a reminder is about, in a few words; the only debt has its reference behind it. */
const aboutOf = ({ reminder }: Texts, debts: Debts, { debts: [debt] }: MessageFacts): string =>
  debts.isMany
    ? aboutSeveral(reminder, debts)
    : withReference(reminder.about.one[latenessOf(debts.isOverdue)](debts), debt?.reference ?? null)

const payment = ({ labels }: Texts, company: Company): MailPart | null => {
  const { accountHolder, bic, iban, payable, paymentReference, paymentUrl } = company
  if (!payable) return null
  const account = [
    { label: labels.accountHolder, value: accountHolder },
    { label: "IBAN", value: iban },
    { label: "BIC", value: bic },
    { label: labels.paymentReference, value: paymentReference }
  ]
  return joined(
    heading(labels.howToPay),
    iban === null ? null : factTable(account, labels.colon),
    linkPart(labels.payOnline, paymentUrl, labels.colon)
  )
}

const contact = ({ contact }: Texts["reminder"], { email, phone }: Company): MailPart | null => {
  if (phone !== null) {
    return paragraph(email === null ? contact.phone(phone) : contact.both(phone, email))
  }
  return email === null ? null : paragraph(contact.email(email))
}

const debtPart = ({ labels }: Texts, debts: Debts): MailPart => {
  if (debts.isMany) return debtTable(debts, labels)
  const facts = [
    { label: labels.reference, value: debts.reference },
    { label: labels.description, value: debts.description },
    { label: labels.dueDate, value: debts.dueDate, behind: behindDate(debts.late) },
    { label: labels.amount, value: debts.total },
    { label: labels.paid, value: debts.paid },
    { label: labels.balance, value: debts.balance }
  ]
  return factTable(facts, labels.colon)
}

/** An e-mail of a main part and a footer. */
const email = (
  { tag }: TextLocale,
  subject: string,
  main: MailPart,
  footer: { readonly text: string; readonly html: HtmlContent }
): RenderedMessage => ({
  locale: tag,
  subject,
  text: `${main.text}${footer.text}\n`,
  html: htmlOf(mailDocument(tag, subject, main.html, footer.html))
})

const reminderEmail = (facts: MessageFacts, locale: TextLocale, own: MessageTexts): RenderedMessage => {
  const texts = textsIn[locale.language]
  const { labels, reminder } = texts
  const { debtorUrl, optOutUrl } = facts
  const tone = reminder[facts.tone]
  const debts = debtValues(facts, locale)
  const company = companyValues(facts.creditor, facts.debts)
  const { address, creditor, website } = company
  const signature = [reminder.regards(locale.region), creditor, address, website]
  const main = joined(
    paragraph(reminder.greeting(name(facts.debtor, MAX_NAME_LENGTH))),
    paragraph(own.opening ?? openingOf(tone, debts)),
    debtPart(texts, debts),
    payment(texts, company),
    paragraph(own.closing ?? tone.request(debts, company.reachable)),
    linkPart(reminder.page, debtorUrl, labels.colon),
    contact(reminder, company),
    paragraph(signature.filter((line) => line !== null).join("\n"))
  )
  return email(
    locale,
    own.subject ?? `${tone.lead(debts)}${labels.colon} ${aboutOf(texts, debts, facts)}`,
    main,
    {
      text: `${reminder.optOut}${labels.colon} ${optOutUrl}`,
      html: markup`<a href="${optOutUrl}">${reminder.optOut}</a>`
    }
  )
}

/** The ways to pay, to reach a person and to end reminders, for a debtor without a page. */
const waysInSms = ({ sms }: Texts["reminder"], facts: MessageFacts): string => {
  const { email, paymentUrl } = companyValues(facts.creditor, facts.debts)
  const { iban, phone } = facts.creditor
  const pay = paymentUrl !== null ? `${sms.pay} ${paymentUrl}` : iban !== null ? `IBAN ${iban}.` : ""
  const reach = phone !== null ? `${sms.phone} ${phone}` : (email ?? "")
  return `${pay} ${reach} ${sms.stop} ${facts.optOutUrl}`
}

/** Where the debtor has a page, it holds the ways to pay, to reach a person and to end reminders. */
const reminderSms = (facts: MessageFacts, locale: TextLocale): RenderedMessage => {
  const texts = textsIn[locale.language]
  const { reminder } = texts
  const { lead, sms: request } = reminder[facts.tone]
  const debts = debtValues(facts, locale)
  const creditor = name(facts.creditor.name, MAX_SHORT_LENGTH)
  const { debtorUrl } = facts
  const ways = debtorUrl === null ? waysInSms(reminder, facts) : `${reminder.sms.details} ${debtorUrl}`
  const text = `${creditor}: ${lead(debts)}. ${aboutOf(texts, debts, facts)}. ${request[latenessOf(debts.isOverdue)]} ${ways}`
  return { locale: locale.tag, subject: null, text: toGsm(text.replace(/ {2,}/g, " ")), html: null }
}

/** What stands in an e-mail where the company has no text of its own. */
export const builtInTexts = (facts: MessageFacts): { readonly [Part in keyof MessageTexts]: string } => {
  const locale = localeOfCustomer(facts.locale, facts.country)
  const texts = textsIn[locale.language]
  const tone = texts.reminder[facts.tone]
  const debts = debtValues(facts, locale)
  return {
    subject: `${tone.lead(debts)}${texts.labels.colon} ${aboutOf(texts, debts, facts)}`,
    opening: openingOf(tone, debts),
    closing: tone.request(debts, companyValues(facts.creditor, facts.debts).reachable)
  }
}

/** A reminder to a customer, about one debt or several. */
export const renderReminder = (facts: MessageFacts): Effect.Effect<RenderedMessage> =>
  Effect.suspend(() => {
    const locale = localeOfCustomer(facts.locale, facts.country)
    return facts.channel === "sms"
      ? Effect.succeed(reminderSms(facts, locale))
      : Effect.map(ownTexts(facts, locale), (own) => reminderEmail(facts, locale, own))
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
  const late = isOverdue ? labels.daysOverdue(daysOverdue, String(daysOverdue)) : null
  const table = [
    { label: bill.company, value: company },
    { label: bill.bill, value: label },
    { label: bill.amount, value: amount },
    { label: labels.dueDate, value: dueDate, behind: behindDate(late) },
    { label: bill.reference, value: optionalName(facts.reference, MAX_NAME_LENGTH) }
  ]
  const subject = `${bill.subject[latenessOf(isOverdue)](words)}${labels.colon} ${name(facts.billLabel, MAX_SHORT_LENGTH)}, ${amount}`
  const footer = bill.footer(company)
  return email(
    locale,
    withReference(subject, facts.reference),
    joined(
      paragraph(bill.greeting),
      paragraph(bill.opening(words)),
      factTable(table, labels.colon),
      paragraph(bill.request)
    ),
    { text: footer, html: footer }
  )
}
