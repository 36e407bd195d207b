/** What the mail of the morning says of what leaves that day, in the language that is spoken around it. */
import { toLocal } from "../../domain/LocalTime.ts"
import type { Channel, Tone } from "../../domain/ReminderAttempt.ts"
import { say, spoken } from "../../words/Say.ts"
import { mailAmount } from "../people/MailFormat.ts"
import type { CompanyMail } from "./DigestText.ts"
import { toneSaid } from "./ToneWords.ts"

/** A message that leaves. */
export interface MorningLine {
  /** Epoch milliseconds. */
  readonly at: number
  readonly channel: Channel
  readonly customer: string
  /** The debts' own references, or their numbers where they have none. */
  readonly references: ReadonlyArray<string | number>
  /** Debts of it beside these. */
  readonly more: number
  /** Minor units by currency. */
  readonly sums: Readonly<Record<string, number>>
  readonly tone: Tone
}

/** What the mail is about. */
export interface MorningAbout {
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

const sumsText = (sums: MorningLine["sums"], tag: string): string =>
  Object.entries(sums)
    .map(([currency, minor]) => mailAmount(minor, currency, tag) ?? currency)
    .join(" + ")

const debtsText = ({ more, references }: MorningLine): string => {
  const debts = references
    .map((reference) =>
      typeof reference === "number" ? say("No. {number}", { number: String(reference) }) : reference
    )
    .join(", ")
  return more === 0
    ? debts
    : say("{debts} and {count, plural, one {# more} other {# more}}", { debts, count: more })
}

const lineText = (line: MorningLine, zone: string, tag: string): string => {
  const values = {
    time: toLocal(line.at, zone).slice(11, 16),
    customer: line.customer,
    tone: toneSaid(line.tone),
    debts: debtsText(line),
    sums: sumsText(line.sums, tag)
  }
  return line.channel === "email"
    ? say("{time}, e-mail to {customer} ({tone}): {debts}, {sums}", values)
    : say("{time}, SMS to {customer} ({tone}): {debts}, {sums}", values)
}

const subjectOf = (count: number, { isCut, name, waits }: MorningAbout): string => {
  const values = { company: name.replaceAll(/\s+/g, " "), count }
  if (isCut)
    return say(
      "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today",
      values
    )
  return waits
    ? say("{company}: {count, plural, one {# message waits} other {# messages wait}} for approval", values)
    : say("{company}: {count, plural, one {# message leaves} other {# messages leave}} today", values)
}

/** The mail of messages in the order of time, with amounts as the locale of a tag writes them. */
export const morningText = (
  lines: ReadonlyArray<MorningLine>,
  about: MorningAbout,
  tag: string
): CompanyMail => ({
  language: spoken(),
  subject: subjectOf(lines.length, about),
  text: [
    about.waits
      ? say("These leave today, as soon as somebody has approved them:")
      : say("If nobody pays before, these leave today:"),
    [...lines.map((line) => lineText(line, about.zone, tag)), ...(about.isCut ? [say("and others")] : [])]
      .map((line) => `- ${line}`)
      .join("\n"),
    say("Read, change and stop them in the outbox: {link}", { link: about.outbox }),
    say("To have this mail no more, change your account: {link}", { link: about.account })
  ].join("\n\n")
})
