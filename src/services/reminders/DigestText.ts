/** What a digest says, in the language that is spoken around it. */
import { type DigestKind, digestKinds } from "../../domain/Digest.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import { type Unsaid, phrase, say, spoken } from "../../words/Say.ts"

const headings: Readonly<Record<DigestKind, Unsaid>> = {
  disputed: phrase("Disputed by the customer"),
  promise_broken: phrase("Promised, and not paid"),
  cycle_ended: phrase("Not paid, and no further reminders follow"),
  failed: phrase("Reminders that could not be delivered"),
  unknown: phrase("Reminders that may not have arrived"),
  payment_in_review: phrase("Reminders that wait until somebody says what a payment is for"),
  no_statement: phrase("Bank accounts without a new statement"),
  bounced: phrase("Addresses that do not work"),
  opted_out: phrase("Customers who want no more reminders"),
  expired: phrase("Reminders that became too late to send"),
  channel_down: phrase("Reminders that were not sent because a channel did not work")
}

/** An event with the words for what it is about. */
interface DigestLine {
  /** Such as `Ada Lovelace, R-17, 120.50 EUR`. */
  readonly subject: string
  readonly detail: string | null
  /** Where the application shows it; null for what has no page. */
  readonly link: string | null
}

/** The events of one kind. */
export interface DigestSection {
  readonly kind: DigestKind
  /** How many there are; `lines` may have fewer. */
  readonly count: number
  readonly lines: ReadonlyArray<DigestLine>
}

/** The application's addresses that a digest ends with. */
interface DigestLinks {
  readonly overview: string
  /** Where one turns the digest off. */
  readonly account: string
}

/** A mail about a company as it is written. */
export interface CompanyMail {
  readonly language: Language
  readonly subject: string
  readonly text: string
}

const sentence = ({ detail, link, subject }: DigestLine): string =>
  `- ${subject}${detail === null ? "" : `: ${detail.replaceAll(/\s+/g, " ").trim()}`}${link === null ? "" : `\n  ${link}`}`

const sectionText = ({ count, kind, lines }: DigestSection): string =>
  [
    `${say(headings[kind])} (${count})`,
    ...lines.map(sentence),
    ...(count > lines.length
      ? [`- ${say("and {count, plural, one {# more} other {# more}}", { count: count - lines.length })}`]
      : [])
  ].join("\n")

/** The mail of a digest: a section for each kind that has events, the most urgent first. */
export const digestText = (
  company: string,
  sections: ReadonlyArray<DigestSection>,
  { account, overview }: DigestLinks
): CompanyMail => {
  const inOrder = sections.toSorted((a, b) => digestKinds.indexOf(a.kind) - digestKinds.indexOf(b.kind))
  const count = inOrder.reduce((sum, section) => sum + section.count, 0)
  return {
    language: spoken(),
    subject: say("{company}: {count, plural, one {# thing} other {# things}} to look at", {
      company: company.replaceAll(/\s+/g, " "),
      count
    }),
    text: [
      say("Since the last digest of {company}:", { company }),
      ...inOrder.map(sectionText),
      say("All that waits for you: {link}", { link: overview }),
      say(
        "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}",
        { link: account }
      )
    ].join("\n\n")
  }
}

/** What a digest says of an account whose newest statement ends on this date. */
export const statementDetail = (date: string): string => say("the newest one ends on {date}", { date })
