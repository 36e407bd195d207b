/** The mail of the morning: what leaves of a company on that day. Pure. */
import type { Channel, Tone } from "./ReminderAttempt.ts"
import { toLocal } from "./LocalTime.ts"

/** A message that leaves. */
export interface MorningLine {
  /** Epoch milliseconds. */
  readonly at: number
  readonly channel: Channel
  readonly customer: string
  readonly references: ReadonlyArray<string>
  /** Debts of it beside these. */
  readonly more: number
  /** Such as `120.50 EUR`. */
  readonly sums: string
  readonly tone: Tone
}

/** What the mail is about. */
interface MorningAbout {
  /** The company's name. */
  readonly name: string
  /** The address of the outbox, and of the reader's account. */
  readonly outbox: string
  readonly account: string
  /** The company's zone, by which times are told. */
  readonly zone: string
  /** Whether messages wait for approval. */
  readonly waits: boolean
  /** Whether more messages leave than are named. */
  readonly isCut: boolean
}

/** A mail. */
export interface MorningText {
  readonly subject: string
  readonly text: string
}

/** What the mail says, in one language. */
const words = {
  channel: { email: "e-mail", sms: "SMS" },
  subject: (company: string, count: number) =>
    count === 1 ? `${company}: 1 message leaves today` : `${company}: ${count} messages leave today`,
  subjectWaits: (company: string, count: number) =>
    count === 1
      ? `${company}: 1 message waits for approval`
      : `${company}: ${count} messages wait for approval`,
  subjectCut: (company: string, count: number) => `${company}: more than ${count} messages leave today`,
  opening: "If nobody pays before, these leave today:",
  openingWaits: "These leave today, as soon as somebody has approved them:",
  line: (time: string, channel: string, customer: string, tone: Tone, about: string, sums: string) =>
    `- ${time}, ${channel} to ${customer} (${tone}): ${about}, ${sums}`,
  more: (named: string, count: number) => `${named} and ${count} more`,
  rest: "- and others",
  outbox: (link: string) => `Read, change and stop them in the outbox: ${link}`,
  account: (link: string) => `To have this mail no more, change your account: ${link}`
} as const

const subjectOf = (count: number, { isCut, name, waits }: MorningAbout): string => {
  const company = name.replaceAll(/\s+/g, " ")
  if (isCut) return words.subjectCut(company, count)
  return waits ? words.subjectWaits(company, count) : words.subject(company, count)
}

/** The mail of messages in the order of time. */
export const morningText = (lines: ReadonlyArray<MorningLine>, about: MorningAbout): MorningText => {
  const sentences = lines.map(({ at, channel, customer, more, references, sums, tone }) => {
    const named = references.join(", ")
    const time = toLocal(at, about.zone).slice(11, 16)
    return words.line(
      time,
      words.channel[channel],
      customer,
      tone,
      more === 0 ? named : words.more(named, more),
      sums
    )
  })
  return {
    subject: subjectOf(lines.length, about),
    text: [
      about.waits ? words.openingWaits : words.opening,
      [...sentences, ...(about.isCut ? [words.rest] : [])].join("\n"),
      words.outbox(about.outbox),
      words.account(about.account)
    ].join("\n\n")
  }
}
