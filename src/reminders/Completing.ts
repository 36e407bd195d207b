/** What becomes of an attempt whose message was handed over, by what became of the message. */
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import { LEASE_MILLIS } from "./Deciding.ts"
import type { Arrival } from "./Engine.ts"
import { MAX_TRIES, pauseMillis } from "./Retrying.ts"
import { standing, type Workbook } from "./Workbook.ts"

/** Whether it was handed over again, after a hand-over of which nobody knows what became. */
const isAgain = ({ dueAt, updatedAt }: AttemptRecord): boolean => (dueAt ?? 0) - updatedAt > LEASE_MILLIS

/** It is due again at once. Of one that may have left before, the time of that stays. */
const stay = (book: Workbook, attempt: AttemptRecord, now: number): void => {
  const { status, tryCount, updatedAt } = attempt
  if (status === "sending") {
    const left = { status: "scheduled", tryCount: tryCount - 1, providerMessageId: null } as const
    book.set(attempt, { ...(isAgain(attempt) ? { updatedAt } : left), dueAt: now })
  } else if (status === "scheduled") {
    book.set(attempt, { dueAt: now })
  }
}

/** Writes an outcome into the book; one that comes too late, when another worker has gone on, is nobody's. */
export const complete = (
  book: Workbook,
  { claimed, outcome }: Arrival,
  { now, random }: { readonly now: number; readonly random: number }
): void => {
  const attempt = book.get(claimed.id)
  if (attempt?.fence !== claimed.fence) return
  if (outcome._tag === "Stayed") {
    stay(book, attempt, now)
    return
  }
  if (attempt.status !== "sending") return
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
  const notTaken = { error, providerMessageId: null }
  switch (outcome._tag) {
    case "Sent":
      book.set(attempt, {
        status: "sent",
        sentAt: now,
        dueAt: null,
        error,
        providerMessageId: outcome.providerMessageId
      })
      break
    case "Rejected":
      book.set(book.end(attempt, "failed", "provider_rejected"), notTaken)
      break
    case "Lost":
      book.set(book.end(attempt, "unknown", "outcome_unknown"), { error })
      break
    case "Deferred": {
      if (isAgain(attempt)) {
        // The first may have been taken, and by the next try the provider may have forgotten it.
        book.set(book.end(attempt, "unknown", "outcome_unknown"), { error, updatedAt: attempt.updatedAt })
        break
      }
      const why = standing(book.subjectOf(attempt))
      if (why !== "active") {
        book.set(book.end(attempt, "cancelled", why), notTaken)
        break
      }
      if (attempt.tryCount < MAX_TRIES) {
        const dueAt = now + pauseMillis(attempt.tryCount, random)
        const waiting = book.set(attempt, { status: "scheduled", dueAt, ...notTaken })
        // For another due date its turn may come at another time: what follows finds it.
        if (book.ladderOf(book.subjectOf(attempt)).dueDate !== attempt.dueDate) break
        book.refresh(waiting)
        return
      }
      book.set(book.end(attempt, "failed", "retries_exhausted"), notTaken)
    }
  }
  book.replan(attempt, "catch_up")
}
