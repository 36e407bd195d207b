/** What becomes of attempts about bills that can't be decided on or written. Pure but for their `BillWork`. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { FAILURE_PAUSE_MILLIS, internalError, MAX_FAILURES } from "../complete/InternalError.ts"
import type { BillWork } from "./BillWork.ts"

/** Makes an attempt wait for its next try, or ends it with the cause of the last one. */
const failed = (work: BillWork, attempt: AttemptRecord, cause: unknown): void => {
  const failures = attempt.failures + 1
  if (failures < MAX_FAILURES) {
    work.set(attempt, { failures, dueAt: work.now + FAILURE_PAUSE_MILLIS })
    return
  }
  work.set(work.end(attempt, "failed", "internal"), { failures, error: internalError(cause) })
  work.planNext()
}

/** Counts a failure of an attempt that is scheduled. */
export const failScheduled = (work: BillWork, id: number, cause: unknown): void => {
  const attempt = work.get(id)
  if (attempt?.status === "scheduled") failed(work, attempt, cause)
}

/** As `failScheduled`, for an attempt that was marked as being sent in this transaction. */
export const failUnwritten = (work: BillWork, id: number, cause: unknown): void => {
  const attempt = work.get(id)
  if (attempt?.status !== "sending") return
  failed(work, { ...attempt, status: "scheduled", tryCount: attempt.tryCount - 1 }, cause)
}
