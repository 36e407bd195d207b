/** The reasons that have moved a message from its place. Pure. */
import type { ShiftReason } from "../ReminderAttempt.ts"

/** Joins reasons, each once. */
export const union = (
  first: ReadonlyArray<ShiftReason>,
  second: ReadonlyArray<ShiftReason>
): ReadonlyArray<ShiftReason> =>
  second.length === 0 ? first : first.length === 0 ? second : [...new Set([...first, ...second])]
