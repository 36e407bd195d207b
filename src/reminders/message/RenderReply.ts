/** Renders what a person of the company answers to a debtor. */
import { isCompanyName } from "../../texts/Addressee.ts"
import { markup } from "../../texts/Html.ts"
import { textsIn } from "../../texts/Languages.ts"
import { localeOfCustomer } from "../../texts/Locale.ts"
import { companyValues, MAX_NAME_LENGTH, MAX_SHORT_LENGTH, name, optionalName } from "./CompanyValues.ts"
import { buttonPart, factList, heading, joined, type MailPart, paragraph } from "./Layout.ts"
import type { RenderedMessage, ReplyFacts } from "./Message.ts"
import { contactPart, emailOf } from "./Render.ts"

/** The paragraphs of what somebody typed. */
const typedParagraphs = (text: string): ReadonlyArray<MailPart> =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((each) => paragraph(each.trim()))

/** A person's answer to what a debtor wrote, in the frame of reminders. Nothing of it is about ending those. */
export const renderReply = (facts: ReplyFacts): RenderedMessage => {
  const locale = localeOfCustomer(facts.locale, facts.country)
  const texts = textsIn[locale.language]
  const { labels, reminder, reply } = texts
  const company = companyValues(facts.creditor)
  const { address, creditor, legalNotice, website } = company
  const debtor = name(facts.debtor, MAX_NAME_LENGTH)
  const reference = optionalName(facts.reference, MAX_SHORT_LENGTH)
  const signature = [reminder.regards(locale.region), creditor, address, website]
  const main = joined(
    paragraph(reminder.greeting(debtor, isCompanyName(debtor))),
    ...typedParagraphs(facts.text),
    facts.answers === null ? null : joined(heading(reply.quoted), ...typedParagraphs(facts.answers)),
    reference === null ? null : factList([{ label: labels.reference, value: reference }], labels.colon),
    buttonPart(reminder.page.view, facts.debtorUrl, labels.colon),
    contactPart(reminder, company),
    paragraph(signature.filter((line) => line !== null).join("\n"))
  )
  const footer = legalNotice === null ? { text: "", html: markup`` } : paragraph(legalNotice)
  return emailOf(locale, reply.subject(reference), main, footer)
}
