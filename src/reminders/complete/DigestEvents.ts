/** What a unit of work did that the company's people should hear of in their digest. Pure. */
import type { DigestEvent } from "../../domain/Digest.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { type AttemptUnitOfWork, remindability } from "../AttemptUnitOfWork.ts"
import { digestEvent, hasEnded, isToCome, undelivered } from "./Undelivered.ts"

/** Whether all reminders of an unpaid receivable have ended with this one. */
const endsCycle = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord): boolean =>
  attempt.receivableId !== null &&
  remindability(unitOfWork.subjectOf(attempt)) === "active" &&
  !unitOfWork.attemptsForSame(attempt).some(isToCome)

/** The events of a unit of work: what was not delivered, and cycles that ended with something left to pay. */
export const digestEventsOf = (unitOfWork: AttemptUnitOfWork): ReadonlyArray<DigestEvent> => {
  const ended = unitOfWork.changes.filter(hasEnded)
  const last = new Map(
    ended
      .map(({ after }) => after)
      .filter((after) => endsCycle(unitOfWork, after))
      .map((after) => [after.receivableId, after])
  )
  return [
    ...undelivered(unitOfWork),
    ...[...last.values()].map((after) => digestEvent(after, "cycle_ended", null))
  ]
}
