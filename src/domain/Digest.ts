/** What a company's owners and admins hear of each morning, and when. Pure. */
import { dayOf } from "./dunning/Calendar.ts"
import { todayIn } from "./CalendarDate.ts"
import { instantOnDay } from "./LocalTime.ts"

/** The kinds of events, in the order in which a digest has them, with the English heading of each. */
const headings = {
  disputed: "Disputed by the customer",
  promise_broken: "Promised, and not paid",
  cycle_ended: "Not paid, and no further reminders follow",
  failed: "Reminders that could not be delivered",
  unknown: "Reminders that may not have arrived",
  payment_in_review: "Reminders that wait until somebody says what a payment is for",
  no_statement: "Bank accounts without a new statement",
  bounced: "Addresses that do not work",
  opted_out: "Customers who want no more reminders",
  expired: "Reminders that became too late to send",
  channel_down: "Reminders that were not sent because a channel did not work"
} as const

/** What a digest tells of: what has happened, and what waits at its time. */
export type DigestKind = keyof typeof headings

/** The kinds of what waits; no event is kept of them. */
type DigestWait = Extract<DigestKind, "payment_in_review" | "no_statement">

/** What a digest says, in one language. */
interface DigestWords {
  readonly headings: Readonly<Record<DigestKind, string>>
  readonly subject: (company: string, count: number) => string
  readonly opening: (company: string) => string
  /** Ends a section that does not name all it counts. */
  readonly more: (count: number) => string
  /** The last day of an account's newest statement. */
  readonly statementTo: (date: string) => string
  /** Leads to all that waits. */
  readonly overview: (link: string) => string
  /** Why one gets it, and where one turns it off. */
  readonly account: (link: string) => string
}

const words = {
  en: {
    headings,
    subject: (company, count) => `${company}: ${count === 1 ? "1 thing" : `${count} things`} to look at`,
    opening: (company) => `Since the last digest of ${company}:`,
    more: (count) => `and ${count} more`,
    statementTo: (date) => `the newest one ends on ${date}`,
    overview: (link) => `All that waits for you: ${link}`,
    account: (link) =>
      `You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: ${link}`
  }
} as const satisfies Readonly<Record<string, DigestWords>>

/** The languages that digests are written in. */
type DigestLanguage = keyof typeof words

/** Something that owners and admins should hear of. */
export interface DigestEvent {
  readonly kind: Exclude<DigestKind, DigestWait>
  readonly customerId: number | null
  readonly receivableId: number | null
  readonly payableId: number | null
  /** What else there is to say, such as the customer's words; up to 1 000 characters. */
  readonly detail: string | null
}

/** The longest `detail` in code points; longer ones are cut. */
export const MAX_DETAIL_LENGTH = 1_000

/** The local hour at which digests are sent. */
const DIGEST_HOUR = 8

/** When a digest of a date is sent, in epoch milliseconds. */
export const digestAt = (timezone: string, date: string): number =>
  instantOnDay(timezone, dayOf(date), DIGEST_HOUR * 60)

/** The first time after `now` at which it is 08:00 in a zone; both in epoch milliseconds. */
export const nextDigestAt = (timezone: string, now: number): number => {
  const today = dayOf(todayIn(timezone, now))
  for (let day = today; ; day += 1) {
    const at = instantOnDay(timezone, day, DIGEST_HOUR * 60)
    if (at > now) return at
  }
}

/** An event with the words for what it is about. */
interface DigestLine {
  /** Such as `Ada Lovelace, R-17, €120.50`. */
  readonly subject: string
  readonly detail: string | null
  /** Where the application shows it; null for what has no page. */
  readonly link: string | null
}

/** The application's addresses that a digest ends with. */
export interface DigestLinks {
  readonly overview: string
  /** Where one turns the digest off. */
  readonly account: string
}

/** The page of what an event is about, below the company's address; null for what has none. */
export const digestPath = ({
  customerId,
  kind,
  payableId,
  receivableId
}: Pick<DigestEvent, "customerId" | "payableId" | "receivableId"> & {
  readonly kind: DigestKind
}): string | null => {
  if (kind === "payment_in_review" || kind === "no_statement") return "/bank"
  if (receivableId !== null) return `/receivables/${receivableId}`
  if (payableId !== null) return `/payables/${payableId}`
  return customerId === null ? null : `/customers/${customerId}`
}

/** The events of one kind. */
export interface DigestSection {
  readonly kind: DigestKind
  /** How many there are; `lines` may have fewer. */
  readonly count: number
  readonly lines: ReadonlyArray<DigestLine>
}

/** A digest as it is mailed. */
export interface DigestText {
  readonly subject: string
  readonly text: string
}

const sentence = ({ detail, link, subject }: DigestLine): string =>
  `- ${subject}${detail === null ? "" : `: ${detail.replaceAll(/\s+/g, " ").trim()}`}${link === null ? "" : `\n  ${link}`}`

const sectionText = (
  { count, kind, lines }: DigestSection,
  { headings: titles, more }: DigestWords
): string =>
  [
    `${titles[kind]} (${count})`,
    ...lines.map(sentence),
    ...(count > lines.length ? [`- ${more(count - lines.length)}`] : [])
  ].join("\n")

/** The mail of a digest: a section for each kind that has events, the most urgent first. */
export const digestText = (
  company: string,
  sections: ReadonlyArray<DigestSection>,
  { account, overview }: DigestLinks,
  language: DigestLanguage = "en"
): DigestText => {
  const said: DigestWords = words[language]
  const order = Object.keys(headings)
  const inOrder = sections.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const count = inOrder.reduce((sum, section) => sum + section.count, 0)
  return {
    subject: said.subject(company.replaceAll(/\s+/g, " "), count),
    text: [
      said.opening(company),
      ...inOrder.map((section) => sectionText(section, said)),
      said.overview(overview),
      said.account(account)
    ].join("\n\n")
  }
}

/** What a digest says of an account without a new statement. */
export const statementDetail = (date: string, language: DigestLanguage = "en"): string =>
  words[language].statementTo(date)
