/** What becomes of attempts that can't be decided on or written. Pure but for the unit of work that it writes to. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"

/** How often an attempt is tried that can't be decided on or written. */
export const MAX_FAILURES = 5
/** How long it waits after each time. */
export const FAILURE_PAUSE_MILLIS = 60_000
const MAX_CAUSE_LENGTH = 300

/** The cause in one line, as an attempt keeps it. */
export const causeOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause))
    .slice(0, MAX_CAUSE_LENGTH)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed()

/** Makes an attempt wait for its next try, or ends it with the cause of the last one. */
const failed = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord, cause: unknown): void => {
  const failures = attempt.failures + 1
  if (failures < MAX_FAILURES) {
    unitOfWork.set(attempt, { failures, dueAt: unitOfWork.now + FAILURE_PAUSE_MILLIS })
    return
  }
  const ended = unitOfWork.set(unitOfWork.end(attempt, "failed", "internal"), {
    failures,
    error: { code: "internal", message: causeOf(cause) }
  })
  // What makes this step fail may make planning the next one fail as well; then none is planned.
  unitOfWork.attempt(
    () => unitOfWork.replan(ended, "catch_up"),
    () => undefined
  )
}

/** Counts a failure of an attempt that is scheduled. */
export const fail = (unitOfWork: AttemptUnitOfWork, id: number, cause: unknown): void => {
  const attempt = unitOfWork.get(id)
  if (attempt?.status === "scheduled") failed(unitOfWork, attempt, cause)
}

/** As `fail`, for an attempt that was marked as being sent in this transaction. */
export const failUnsent = (unitOfWork: AttemptUnitOfWork, id: number, cause: unknown): void => {
  const attempt = unitOfWork.get(id)
  if (attempt?.status !== "sending") return
  failed(unitOfWork, { ...attempt, status: "scheduled", tryCount: attempt.tryCount - 1 }, cause)
}
