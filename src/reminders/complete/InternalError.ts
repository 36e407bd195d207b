/** How often what can't be decided on or written is tried, and how its cause is told. Pure. */

/** How often an attempt is tried that can't be decided on or written. */
export const MAX_FAILURES = 5
/** How long it waits after each time. */
export const FAILURE_PAUSE_MILLIS = 60_000
const MAX_CAUSE_LENGTH = 300

/** The error of an attempt that was given up: its last cause, as one line. */
export const internalError = (cause: unknown): { readonly code: string; readonly message: string } => ({
  code: "internal",
  message: (cause instanceof Error ? cause.message : String(cause))
    .slice(0, MAX_CAUSE_LENGTH)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed()
})
