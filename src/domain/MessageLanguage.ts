/** The languages of what debtors read, and the tones of reminders. */
import { Tone } from "./ReminderAttempt.ts"

/** The built-in languages. Portuguese has two, because Portugal and Brazil write business letters differently. */
export const languages = ["en", "de", "fr", "es", "it", "nl", "pt-PT", "pt-BR"] as const
export type Language = (typeof languages)[number]

/** The tones of a reminder, from the first to the last. */
export const tones = Tone.literals
