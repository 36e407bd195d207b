/** The outbox in words: where a message stands, and why it leaves when it does. */
import type { CardState, OutboxCard } from "../../../reminders/outbox/Cards.ts"
import type { Word } from "../../parts/Reasons.ts"
import { shiftSentences } from "../../parts/Reasons.ts"
import { stepName, toneNames } from "../policy/words.ts"
import { phrase, say } from "../../../words/Say.ts"

/** Where a message stands. */
export const cardWords: Readonly<Record<CardState, Word>> = {
  leaves: { text: phrase("Leaves by itself"), kind: "info" },
  waits: { text: phrase("Waits for approval"), kind: "warn" },
  approved: { text: phrase("Approved"), kind: "good" },
  held: { text: phrase("On hold"), kind: "warn" },
  hindered: { text: phrase("Waits"), kind: "warn" },
  unsendable: { text: phrase("Cannot be sent"), kind: "bad" },
  foretold: { text: phrase("Foretold"), kind: "quiet" }
}

const kindNames = { notice: phrase("Notice"), reminder: phrase("Reminder") } as const

/** How firm a message is; a notice has no tone of its own. */
export const toneOf = ({ kind, tone }: Pick<OutboxCard, "kind" | "tone">): string =>
  kind === "notice"
    ? say(kindNames.notice)
    : `${say(kindNames.reminder)}, ${say(toneNames[tone]).toLowerCase()}`

/** Why a message leaves when it does, in sentences. */
export const whyThen = ({ offsetDays, shiftedBy }: Pick<OutboxCard, "offsetDays" | "shiftedBy">): string =>
  [
    say("The step {step}.", { step: stepName(offsetDays) }),
    ...shiftedBy.map((shift) => say(shiftSentences[shift]))
  ].join(" ")

/** Groups of the outbox, by days from today. */
export const groups = [
  { label: phrase("Today"), before: 1 },
  { label: phrase("Tomorrow"), before: 2 },
  { label: phrase("This week"), before: 7 },
  { label: phrase("Later"), before: Number.POSITIVE_INFINITY }
] as const
