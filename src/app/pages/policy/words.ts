/** Steps, tones and days of the week in words; reasons are in `parts/Reasons`. */
import type { ReasonCode, ShiftReason, Tone } from "../../../domain/ReminderAttempt.ts"
import type { AttachDocument, Weekday } from "../../../domain/dunning/Policy.ts"
import { reasonSentences, shiftSentences } from "../../parts/Reasons.ts"
import { days } from "../../parts/Text.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** Tones by name. */
export const toneNames: Readonly<Record<Tone, Unsaid>> = {
  friendly: phrase("Friendly"),
  firm: phrase("Firm"),
  final: phrase("Final")
}

/** Days of the week by name. */
export const weekdayNames: Readonly<Record<Weekday, Unsaid>> = {
  mon: phrase("Monday"),
  tue: phrase("Tuesday"),
  wed: phrase("Wednesday"),
  thu: phrase("Thursday"),
  fri: phrase("Friday"),
  sat: phrase("Saturday"),
  sun: phrase("Sunday")
}

/** Why a message is on another day than the policy names; empty if it is not. */
export const movedBecause = (reasons: ReadonlyArray<ShiftReason>): string =>
  reasons.length === 0
    ? ""
    : say("Moved. {list}", { list: reasons.map((reason) => say(shiftSentences[reason])).join(" ") })

/** Why nothing is sent. */
export const notSentBecause = (reason: ReasonCode | null): string =>
  reason === null ? say("Not sent.") : say("Not sent. {reason}", { reason: say(reasonSentences[reason]) })

/** Where a step lies. */
export const stepName = (offsetDays: number): string => {
  if (offsetDays === 0) return say("on the due date")
  return offsetDays < 0
    ? say("{days} before the due date", { days: days(-offsetDays) })
    : say("{days} after the due date", { days: days(offsetDays) })
}

/** Which e-mails bring the original invoices along. */
export const attachNames: Readonly<Record<AttachDocument, Unsaid>> = {
  never: phrase("Never"),
  final: phrase("To final e-mails"),
  firm: phrase("To firm and final e-mails")
}
