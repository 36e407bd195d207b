/** The outcome of an attempt about a bill, of which each member gets a message of their own. Pure but for its `BillWork`. */
import type { AttemptRecord, ReasonCode } from "../../domain/ReminderAttempt.ts"
import type { MessageRecord } from "../../repos/reminders/MessageRows.ts"
import { MAX_TRIES } from "../complete/RetryBackoff.ts"
import type { BillWork } from "./BillWork.ts"

/** The last message to each member. */
const lastToEach = (messages: ReadonlyArray<MessageRecord>): ReadonlyArray<MessageRecord> => [
  ...new Map(messages.map((message) => [message.recipient, message])).values()
]

/** The members who got an attempt's message, or never will: they get no second one. */
export const membersTold = (messages: ReadonlyArray<MessageRecord>): ReadonlySet<string> =>
  new Set(
    lastToEach(messages)
      .filter(({ status }) => status !== "deferred")
      .map(({ recipient }) => recipient)
  )

/** The end of an attempt none of whose messages is being handed over. The error of a receipt stays. */
const ending = (attempt: AttemptRecord, messages: ReadonlyArray<MessageRecord>): Partial<AttemptRecord> => {
  const sent = messages.find(({ status }) => status === "sent")
  const wrong = messages.find(({ status }) => status !== "sent")
  const error = attempt.error ?? wrong?.error ?? null
  if (sent !== undefined) {
    const { id, providerMessageId, sentAt } = sent
    return { status: "sent", messageId: id, providerMessageId, sentAt, reasonCode: null, error, dueAt: null }
  }
  if (messages.length === 0 || messages.some(({ status }) => status === "unknown")) {
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

/** Whether a message has or may have reached its member. */
const mayHaveArrived = ({ status }: MessageRecord): boolean => status === "sent" || status === "unknown"

/**
 * Gives an attempt the outcome of its messages once none is being handed over, and plans what follows. If a member's was
 * deferred, the attempt is decided on again at `nextTryAt`, for that member alone; null if nobody is left to be tried. It
 * is `sent` if at least one was; then `error` tells of one that was not. If none is known to be sent, the distance to
 * the next step counts from `handedOverAt`.
 */
export const conclude = (
  work: BillWork,
  attempt: AttemptRecord,
  nextTryAt: number | null,
  handedOverAt: number = work.now
): void => {
  const messages = lastToEach(work.messagesOf(attempt))
  if (messages.some(({ status }) => status === "sending")) return
  const deferred = messages.find(({ status }) => status === "deferred")
  const isPaid = work.payable.status !== "open"
  const isSameDueDate = work.payable.dueDate === attempt.dueDate
  if (deferred !== undefined && !messages.some(mayHaveArrived) && (isPaid || !isSameDueDate)) {
    const ended = work.end(attempt, "cancelled", isPaid ? "paid" : "rescheduled")
    work.set(ended, { error: deferred.error, providerMessageId: null })
  } else if (
    deferred !== undefined &&
    nextTryAt !== null &&
    attempt.tryCount < MAX_TRIES &&
    !isPaid &&
    isSameDueDate
  ) {
    const { error } = deferred
    work.setFresh(attempt, { status: "scheduled", dueAt: nextTryAt, error, providerMessageId: null })
    return
  } else {
    work.set(attempt, { ...ending(attempt, messages), updatedAt: handedOverAt })
  }
  work.planNext()
}

/** Ends an attempt that is not sent any more, and plans what follows. What an earlier try has sent is its outcome. */
export const endUnsent = (
  work: BillWork,
  attempt: AttemptRecord,
  status: "cancelled" | "skipped",
  reasonCode: ReasonCode
): void => {
  const messages = lastToEach(work.messagesOf(attempt))
  if (messages.some(mayHaveArrived)) {
    work.set(attempt, ending(attempt, messages))
  } else work.end(attempt, status, reasonCode)
  work.planNext()
}

/**
 * A try that was the channel's fault, or that did not take place, does not count: once, however many members' messages
 * it was for.
 */
export const withUncountedTry = (work: BillWork, attempt: AttemptRecord): AttemptRecord => {
  const isUncounted =
    attempt.reasonCode === "channel_down" ||
    lastToEach(work.messagesOf(attempt)).some(({ error, status }) => status === "deferred" && error === null)
  return isUncounted ? attempt : { ...attempt, tryCount: attempt.tryCount - 1 }
}
