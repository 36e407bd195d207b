/** What becomes of a message whose lease ended during its hand-over. Pure but for the unit of work that it writes to. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"
import { settleBill } from "./Bills.ts"

/**
 * Ends an attempt whose message may or may not have been sent, and all others of the same message. It is never sent
 * again.
 */
export const recover = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord): void => {
  const message = unitOfWork.message(attempt.messageId)
  if (attempt.payableId !== null && message !== undefined) {
    for (const each of unitOfWork.messagesOfBill(attempt)) {
      if (each.status === "sending") unitOfWork.settle(each, { status: "unknown" })
    }
    settleBill(unitOfWork, attempt, unitOfWork.now, attempt.updatedAt)
    return
  }
  if (message !== undefined) unitOfWork.settle(message, { status: "unknown" })
  for (const id of message?.attemptIds ?? [attempt.id]) {
    const other = unitOfWork.get(id)
    if (other?.status !== "sending" || other.messageId !== attempt.messageId) continue
    // The message may have been sent at the hand-over, so the gap to the next step counts from then.
    const { updatedAt } = other
    unitOfWork.set(unitOfWork.end(other, "unknown", "outcome_unknown"), { updatedAt })
    // If the next step can't be planned, this one has ended all the same.
    unitOfWork.attempt(
      () => unitOfWork.replan(other, "catch_up"),
      () => undefined
    )
  }
}
