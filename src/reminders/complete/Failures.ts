/** What becomes of attempts that can't be decided on or written. Pure but for the unit of work that it writes to. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"
import { FAILURE_PAUSE_MILLIS, internalError, MAX_FAILURES } from "./InternalError.ts"

/** Makes an attempt wait for its next try, or ends it with the cause of the last one. */
const failed = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord, cause: unknown): void => {
  const failures = attempt.failures + 1
  if (failures < MAX_FAILURES) {
    unitOfWork.set(attempt, { failures, dueAt: unitOfWork.now + FAILURE_PAUSE_MILLIS })
    return
  }
  const ended = unitOfWork.set(unitOfWork.end(attempt, "failed", "internal"), {
    failures,
    error: internalError(cause)
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
