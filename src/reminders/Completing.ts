/** What becomes of an attempt whose message was handed over, by what became of the message. */
import type { AttemptRecord } from "../domain/ReminderAttempt.ts"
import type { Outcome } from "./channels/Channel.ts"
import type { Claimed } from "../repos/ReminderQueue.ts"
import { LEASE_MILLIS } from "./Deciding.ts"
import { MAX_TRIES, pauseMillis } from "./Retrying.ts"
import { standing, type Workbook } from "./Workbook.ts"

/** Whether it was handed over again, after a hand-over of which nobody knows what became. */
const isAgain = ({ dueAt, updatedAt }: AttemptRecord): boolean => (dueAt ?? 0) - updatedAt > LEASE_MILLIS

/** Writes an outcome into the book; one that comes too late, when another worker has gone on, is nobody's. */
export const complete = (
  book: Workbook,
  { claimed, outcome }: { readonly claimed: Claimed; readonly outcome: Outcome },
  { now, random }: { readonly now: number; readonly random: number }
): void => {
  const attempt = book.get(claimed.id)
  if (attempt?.status !== "sending" || attempt.fence !== claimed.fence) return
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
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
      book.set(book.end(attempt, "failed", "provider_rejected"), { error })
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
        book.set(book.end(attempt, "cancelled", why), { error })
        break
      }
      if (attempt.tryCount < MAX_TRIES) {
        book.set(attempt, { status: "scheduled", dueAt: now + pauseMillis(attempt.tryCount, random), error })
        return
      }
      book.set(book.end(attempt, "failed", "retries_exhausted"), { error })
    }
  }
  book.replan(attempt, "catch_up")
}
