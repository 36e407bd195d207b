/** How the outcome of a hand-over changes its attempt. Pure but for the unit of work that it writes to. */
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { LEASE_MILLIS } from "./Decide.ts"
import type { DeliveryResult } from "./Delivery.ts"
import { MAX_TRIES, pauseMillis } from "./RetryBackoff.ts"
import { remindability, type AttemptUnitOfWork } from "./AttemptUnitOfWork.ts"

/** Whether this was the second hand-over, after one whose outcome is not known. */
const isRepeated = ({ dueAt, updatedAt }: AttemptRecord): boolean => (dueAt ?? 0) - updatedAt > LEASE_MILLIS

/** Makes the attempt due at once. If an earlier hand-over may have arrived, the attempt keeps the time of that one. */
const returnToQueue = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord, now: number): void => {
  const { status, tryCount, updatedAt } = attempt
  if (status === "sending") {
    const reset = { status: "scheduled", tryCount: tryCount - 1, providerMessageId: null } as const
    unitOfWork.set(attempt, { ...(isRepeated(attempt) ? { updatedAt } : reset), dueAt: now })
  } else if (status === "scheduled") {
    unitOfWork.set(attempt, { dueAt: now })
  }
}

/** Applies an outcome to its attempt. An outcome is ignored if another worker has claimed the attempt since. */
export const complete = (
  unitOfWork: AttemptUnitOfWork,
  { claimed, outcome }: DeliveryResult,
  { now, random }: { readonly now: number; readonly random: number }
): void => {
  const attempt = unitOfWork.get(claimed.id)
  if (attempt?.fence !== claimed.fence) return
  if (outcome._tag === "NotSent") {
    returnToQueue(unitOfWork, attempt, now)
    return
  }
  if (attempt.status !== "sending") return
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
  const notTaken = { error, providerMessageId: null }
  switch (outcome._tag) {
    case "Sent":
      unitOfWork.set(attempt, {
        status: "sent",
        sentAt: now,
        dueAt: null,
        error,
        providerMessageId: outcome.providerMessageId
      })
      break
    case "Rejected":
      unitOfWork.set(unitOfWork.end(attempt, "failed", "provider_rejected"), notTaken)
      break
    case "Lost":
      unitOfWork.set(unitOfWork.end(attempt, "unknown", "outcome_unknown"), { error })
      break
    case "Deferred": {
      if (isRepeated(attempt)) {
        // The provider may have accepted the first hand-over, and may no longer recognise it at the next try.
        unitOfWork.set(unitOfWork.end(attempt, "unknown", "outcome_unknown"), {
          error,
          updatedAt: attempt.updatedAt
        })
        break
      }
      const why = remindability(unitOfWork.subjectOf(attempt))
      if (why !== "active") {
        unitOfWork.set(unitOfWork.end(attempt, "cancelled", why), notTaken)
        break
      }
      if (attempt.tryCount < MAX_TRIES) {
        const dueAt = now + pauseMillis(attempt.tryCount, random)
        const waiting = unitOfWork.set(attempt, { status: "scheduled", dueAt, ...notTaken })
        // With another due date the step may belong to another day, so the attempt is planned again below.
        if (unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt)).dueDate !== attempt.dueDate) break
        unitOfWork.refresh(waiting)
        return
      }
      unitOfWork.set(unitOfWork.end(attempt, "failed", "retries_exhausted"), notTaken)
    }
  }
  unitOfWork.replan(attempt, "catch_up")
}
