/** The outbox in words: where a message stands, and why it leaves when it does. */
import type { CardState, OutboxCard } from "../../../reminders/outbox/Cards.ts"
import type { Word } from "../../parts/Reasons.ts"
import { shiftSentences } from "../../parts/Reasons.ts"
import { stepName, toneNames } from "../policy/words.ts"

/** Where a message stands. */
export const cardWords: Readonly<Record<CardState, Word>> = {
  leaves: { text: "Leaves by itself", kind: "info" },
  waits: { text: "Waits for approval", kind: "warn" },
  approved: { text: "Approved", kind: "good" },
  held: { text: "On hold", kind: "warn" },
  hindered: { text: "Waits", kind: "warn" },
  unsendable: { text: "Cannot be sent", kind: "bad" },
  foretold: { text: "Foretold", kind: "quiet" }
}

const kindNames = { notice: "Notice", reminder: "Reminder" } as const

/** How firm a message is; a notice has no tone of its own. */
export const toneOf = ({ kind, tone }: Pick<OutboxCard, "kind" | "tone">): string =>
  kind === "notice" ? kindNames.notice : `${kindNames.reminder}, ${toneNames[tone].toLowerCase()}`

/** Why a message leaves when it does, in sentences. */
export const whyThen = ({ offsetDays, shiftedBy }: Pick<OutboxCard, "offsetDays" | "shiftedBy">): string =>
  [`The step ${stepName(offsetDays)}.`, ...shiftedBy.map((shift) => shiftSentences[shift])].join(" ")

/** Groups of the outbox, by days from today. */
export const groups = [
  { label: "Today", before: 1 },
  { label: "Tomorrow", before: 2 },
  { label: "This week", before: 7 },
  { label: "Later", before: Number.POSITIVE_INFINITY }
] as const
