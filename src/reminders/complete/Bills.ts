/** The outcome of an attempt about a bill, of which each member gets a message of their own. Pure. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { MessageRecord } from "../../repos/reminders/MessageRows.ts"
import { type AttemptUnitOfWork, endReasonOf } from "../AttemptUnitOfWork.ts"
import { MAX_TRIES } from "./RetryBackoff.ts"

/** The last message to each member. */
const lastToEach = (messages: ReadonlyArray<MessageRecord>): ReadonlyArray<MessageRecord> => [
  ...new Map(messages.map((message) => [message.recipient, message])).values()
]

/** The members that an attempt has reached, or will never reach: they get no second message of it. */
export const settledRecipients = (messages: ReadonlyArray<MessageRecord>): ReadonlySet<string> =>
  new Set(
    lastToEach(messages)
      .filter(({ status }) => status !== "deferred")
      .map(({ recipient }) => recipient)
  )

/** The end of an attempt none of whose messages is deferred or being handed over. The error of a receipt stays. */
const ending = (attempt: AttemptRecord, messages: ReadonlyArray<MessageRecord>): Partial<AttemptRecord> => {
  const sent = messages.find(({ status }) => status === "sent")
  const wrong = messages.find(({ status }) => status !== "sent")
  const error = attempt.error ?? wrong?.error ?? null
  if (sent !== undefined) {
    const { id, providerMessageId, sentAt } = sent
    return { status: "sent", messageId: id, providerMessageId, sentAt, reasonCode: null, error, dueAt: null }
  }
  if (messages.some(({ status }) => status === "unknown")) {
    return { status: "unknown", reasonCode: "outcome_unknown", error, dueAt: null }
  }
  const isDeferred = messages.some(({ status }) => status === "deferred")
  return {
    status: "failed",
    reasonCode: isDeferred ? "retries_exhausted" : "provider_rejected",
    providerMessageId: null,
    error,
    dueAt: null
  }
}

/**
 * Gives an attempt the outcome of its messages once none is being handed over. If a member's was deferred, the attempt
 * is decided on again at `nextTryAt`, for that member alone. It is `sent` if at least one was; then `error` tells of
 * one that was not. If none is known to be sent, the gap to the next step counts from `handedOverAt`.
 */
export const settleBill = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  nextTryAt: number,
  handedOverAt: number = unitOfWork.now
): void => {
  const messages = lastToEach(unitOfWork.messagesOfBill(attempt))
  if (messages.some(({ status }) => status === "sending")) return
  const deferred = messages.find(({ status }) => status === "deferred")
  const why = endReasonOf(unitOfWork.subjectOf(attempt))
  if (deferred !== undefined && why === null && attempt.tryCount < MAX_TRIES) {
    const { error } = deferred
    const waiting = unitOfWork.set(attempt, {
      status: "scheduled",
      dueAt: nextTryAt,
      error,
      providerMessageId: null
    })
    if (unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt)).dueDate === attempt.dueDate) {
      unitOfWork.refresh(waiting)
      return
    }
  } else if (deferred !== undefined && why !== null && !messages.some(({ status }) => status === "sent")) {
    unitOfWork.set(unitOfWork.end(attempt, "cancelled", why), {
      error: deferred.error,
      providerMessageId: null
    })
  } else {
    unitOfWork.set(attempt, { ...ending(attempt, messages), updatedAt: handedOverAt })
  }
  unitOfWork.replan(attempt, "catch_up")
}
