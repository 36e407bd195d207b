/** What becomes of an attempt whose message was handed over, by what became of the message. */
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { LEASE_MILLIS } from "./Decide.ts"
import type { DeliveryResult } from "./Engine.ts"
import { MAX_TRIES, pauseMillis } from "./RetryBackoff.ts"
import { remindability, type AttemptUnitOfWork } from "./AttemptUnitOfWork.ts"

/** Whether it was handed over again, after a hand-over of which nobody knows what became. */
const isAgain = ({ dueAt, updatedAt }: AttemptRecord): boolean => (dueAt ?? 0) - updatedAt > LEASE_MILLIS

/** It is due again at once. Of one that may have left before, the time of that stays. */
const returnToQueue = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord, now: number): void => {
  const { status, tryCount, updatedAt } = attempt
  if (status === "sending") {
    const left = { status: "scheduled", tryCount: tryCount - 1, providerMessageId: null } as const
    unitOfWork.set(attempt, { ...(isAgain(attempt) ? { updatedAt } : left), dueAt: now })
  } else if (status === "scheduled") {
    unitOfWork.set(attempt, { dueAt: now })
  }
}

/** Writes an outcome into the book; one that comes too late, when another worker has gone on, is nobody's. */
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
      if (isAgain(attempt)) {
        // The first may have been taken, and by the next try the provider may have forgotten it.
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
        // For another due date its turn may come at another time: what follows finds it.
        if (unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt)).dueDate !== attempt.dueDate) break
        unitOfWork.refresh(waiting)
        return
      }
      unitOfWork.set(unitOfWork.end(attempt, "failed", "retries_exhausted"), notTaken)
    }
  }
  unitOfWork.replan(attempt, "catch_up")
}
