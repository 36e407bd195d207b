/** Steps, tones and days of the week in words; reasons are in `parts/Reasons`. */
import type { ReasonCode, ShiftReason, Tone } from "../../../domain/ReminderAttempt.ts"
import type { AttachDocument, Weekday } from "../../../domain/dunning/Policy.ts"
import { reasonSentences, shiftSentences } from "../../parts/Reasons.ts"
import { days } from "../../parts/Text.tsx"

/** Tones by name. */
export const toneNames: Readonly<Record<Tone, string>> = {
  friendly: "Friendly",
  firm: "Firm",
  final: "Final"
}

/** Days of the week by name. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday"
}

/** Why a message is on another day than the policy names; empty if it is not. */
export const movedBecause = (reasons: ReadonlyArray<ShiftReason>): string =>
  reasons.length === 0 ? "" : `Moved. ${reasons.map((reason) => shiftSentences[reason]).join(" ")}`

/** Why nothing is sent. */
export const notSentBecause = (reason: ReasonCode | null): string =>
  reason === null ? "Not sent." : `Not sent. ${reasonSentences[reason]}`

/** Where a step lies. */
export const stepName = (offsetDays: number): string => {
  if (offsetDays === 0) return "on the due date"
  return offsetDays < 0
    ? `${days(-offsetDays)} before the due date`
    : `${days(offsetDays)} after the due date`
}

/** Which e-mails bring the original invoices along. */
export const attachNames: Readonly<Record<AttachDocument, string>> = {
  never: "Never",
  final: "To final e-mails",
  firm: "To firm and final e-mails"
}
