/** How the outcome of a hand-over changes the attempts of its message. Pure but for the unit of work that it writes to. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { MessageRecord } from "../../repos/reminders/MessageRows.ts"
import { type AttemptUnitOfWork, endReasonOf } from "../AttemptUnitOfWork.ts"
import { settleBill } from "./Bills.ts"
import type { DeliveryResult } from "../Delivery.ts"
import { FAULT_PAUSE_MILLIS, MAX_TRIES, pauseMillis } from "./RetryBackoff.ts"
import type { Outcome } from "../transports/Transport.ts"

/** What an outcome depends on, beside the locked rows; `random` is at least 0 and less than 1. */
interface Circumstances {
  readonly random: number
}

/** The attempts that are being sent in a message; none if another worker has ended some of them. */
const attemptsOf = (unitOfWork: AttemptUnitOfWork, message: MessageRecord): ReadonlyArray<AttemptRecord> => {
  const attempts = message.attemptIds.flatMap((id) => unitOfWork.get(id) ?? [])
  const isWhole = attempts.every(
    ({ messageId, payableId, status }) =>
      status === "sending" && (payableId !== null || messageId === message.id)
  )
  return isWhole && attempts.length === message.attemptIds.length ? attempts : []
}

/** Makes the attempts of a message that was not handed over due again at once. The try does not count. */
const returnToQueue = (unitOfWork: AttemptUnitOfWork, message: MessageRecord): void => {
  const { now } = unitOfWork
  for (const attempt of attemptsOf(unitOfWork, message)) {
    unitOfWork.settle(message, { status: "deferred", providerMessageId: null })
    const uncounted = unitOfWork.set(attempt, {
      tryCount: attempt.tryCount - 1,
      updatedAt: attempt.updatedAt
    })
    if (message.payableId === null) {
      unitOfWork.set(uncounted, { status: "scheduled", providerMessageId: null, dueAt: now })
    } else {
      settleBill(unitOfWork, uncounted, now)
    }
  }
}

/** Undoes a decision of which it is not known whether it was stored. */
const undo = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord): void => {
  if (attempt.status === "scheduled") unitOfWork.set(attempt, { dueAt: unitOfWork.now })
  if (attempt.status !== "sending") return
  const messages =
    attempt.payableId === null ? [unitOfWork.message(attempt.messageId)] : unitOfWork.messagesOfBill(attempt)
  for (const message of messages) if (message?.status === "sending") returnToQueue(unitOfWork, message)
}

/** What an outcome makes of a message. */
const settledBy = (outcome: Outcome, now: number): Parameters<AttemptUnitOfWork["settle"]>[1] => {
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
  switch (outcome._tag) {
    case "Sent":
      return { status: "sent", sentAt: now, providerMessageId: outcome.providerMessageId, error }
    case "Rejected":
      return { status: "failed", providerMessageId: null, error }
    case "Lost":
      // The id that the provider may know it by is kept.
      return { status: "unknown", error }
    case "Deferred":
    case "Faulted":
      return { status: "deferred", providerMessageId: null, error }
  }
}

type NotTaken = Extract<Outcome, { readonly _tag: "Deferred" | "Faulted" }>

/** A fault of the channel costs no try; the attempt waits for the channel, for as long as its own time lasts. */
const uncounted = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord): AttemptRecord =>
  unitOfWork.set(attempt, { tryCount: attempt.tryCount - 1, reasonCode: "channel_down" })

/** The attempt waits for its next try, unless it is not needed any more or has been tried often enough. */
const defer = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  { code, message }: NotTaken,
  dueAt: number
): void => {
  const notTaken = { error: { code, message }, providerMessageId: null }
  const why = endReasonOf(unitOfWork.subjectOf(attempt))
  if (why !== null) {
    unitOfWork.set(unitOfWork.end(attempt, "cancelled", why), notTaken)
  } else if (attempt.tryCount >= MAX_TRIES) {
    unitOfWork.set(unitOfWork.end(attempt, "failed", "retries_exhausted"), notTaken)
  } else {
    const waiting = unitOfWork.set(attempt, { status: "scheduled", dueAt, ...notTaken })
    // With another due date the step may belong to another day, so the attempt is planned again.
    if (unitOfWork.scheduleOf(unitOfWork.subjectOf(attempt)).dueDate === attempt.dueDate) {
      unitOfWork.refresh(waiting)
      return
    }
  }
  unitOfWork.replan(attempt, "catch_up")
}

const end = (
  unitOfWork: AttemptUnitOfWork,
  attempt: AttemptRecord,
  outcome: Exclude<Outcome, NotTaken>
): void => {
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
  switch (outcome._tag) {
    case "Sent":
      // A receipt may have come before this; its error stays.
      unitOfWork.set(attempt, {
        status: "sent",
        sentAt: unitOfWork.now,
        dueAt: null,
        providerMessageId: outcome.providerMessageId
      })
      break
    case "Rejected":
      unitOfWork.set(unitOfWork.end(attempt, "failed", "provider_rejected"), {
        error,
        providerMessageId: null
      })
      break
    case "Lost":
      unitOfWork.set(unitOfWork.end(attempt, "unknown", "outcome_unknown"), { error: attempt.error ?? error })
  }
  unitOfWork.replan(attempt, "catch_up")
}

/** Applies an outcome to a message and to all of its attempts. */
const apply = (
  unitOfWork: AttemptUnitOfWork,
  message: MessageRecord,
  outcome: Outcome,
  { random }: Circumstances
): void => {
  const attempts = attemptsOf(unitOfWork, message)
  if (attempts.length === 0) return
  unitOfWork.settle(message, settledBy(outcome, unitOfWork.now))
  // All of them are tried again at the same time, in one message.
  const tries = Math.max(...attempts.map(({ tryCount }) => tryCount))
  const isFault = outcome._tag === "Faulted"
  const pause = isFault ? (outcome.pauseMillis ?? FAULT_PAUSE_MILLIS) : pauseMillis(tries, random)
  const nextTryAt = unitOfWork.now + pause
  for (const each of attempts) {
    const attempt = isFault ? uncounted(unitOfWork, each) : each
    if (attempt.payableId !== null) settleBill(unitOfWork, attempt, nextTryAt)
    else if (outcome._tag === "Deferred" || outcome._tag === "Faulted") {
      defer(unitOfWork, attempt, outcome, nextTryAt)
    } else end(unitOfWork, attempt, outcome)
  }
}

/** Applies an outcome. It is ignored if another worker has claimed any of its attempts since. */
export const complete = (
  unitOfWork: AttemptUnitOfWork,
  { claimed, messageId, outcome }: DeliveryResult,
  circumstances: Circumstances
): void => {
  const attempts = claimed.flatMap(({ fence, id }) => {
    const attempt = unitOfWork.get(id)
    return attempt?.fence === fence ? [attempt] : []
  })
  if (attempts.length < claimed.length) return
  const message = unitOfWork.message(messageId)
  if (messageId === null) for (const attempt of attempts) undo(unitOfWork, attempt)
  else if (message?.status !== "sending") return
  else if (outcome._tag === "NotSent") returnToQueue(unitOfWork, message)
  else apply(unitOfWork, message, outcome, circumstances)
}
