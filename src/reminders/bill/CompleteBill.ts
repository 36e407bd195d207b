/** How the outcome of a hand-over changes the attempt of its message about a bill. Pure but for the `BillWork`. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { MessageOutcome, MessageRecord } from "../../repos/reminders/MessageRows.ts"
import { FAULT_PAUSE_MILLIS, pauseMillis } from "../complete/RetryBackoff.ts"
import type { DeliveryResult } from "../Delivery.ts"
import type { Outcome } from "../transports/Transport.ts"
import { conclude, withUncountedTry } from "./BillOutcome.ts"
import type { BillWork } from "./BillWork.ts"

/** What an outcome makes of a message. */
const settledBy = (outcome: Outcome, now: number): Partial<MessageOutcome> => {
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

/** Makes the attempt of a message that was not handed over due again at once. The try does not count. */
const returnToQueue = (work: BillWork, attempt: AttemptRecord, message: MessageRecord): void => {
  const returned = work.set(attempt, {
    tryCount: withUncountedTry(work, attempt).tryCount,
    updatedAt: attempt.updatedAt
  })
  work.settle(message, { status: "deferred", providerMessageId: null, error: null })
  conclude(work, returned, work.now)
}

/** Undoes a decision of which it is not known whether it was stored. */
const undo = (work: BillWork, id: number): void => {
  const attempt = work.get(id)
  if (attempt?.status === "scheduled") work.set(attempt, { dueAt: work.now })
  if (attempt?.status !== "sending") return
  for (const message of work.messagesOf(attempt)) {
    const present = work.get(id)
    if (message.status === "sending" && present?.status === "sending") returnToQueue(work, present, message)
  }
}

const apply = (
  work: BillWork,
  attempt: AttemptRecord,
  message: MessageRecord,
  { outcome, random }: { readonly outcome: Outcome; readonly random: number }
): void => {
  const { now } = work
  const isFault = outcome._tag === "Faulted"
  // A fault of the channel costs no try; the attempt waits for the channel, for as long as its own time lasts.
  const counted = isFault
    ? work.set(withUncountedTry(work, attempt), { reasonCode: "channel_down", updatedAt: attempt.updatedAt })
    : attempt
  work.settle(message, settledBy(outcome, now))
  conclude(
    work,
    counted,
    now +
      (isFault
        ? (outcome.pauseMillis ?? FAULT_PAUSE_MILLIS)
        : pauseMillis(Math.max(1, counted.tryCount), random))
  )
}

/**
 * Applies an outcome. It is ignored if another worker has claimed the attempt since. `random` is at least 0 and less
 * than 1.
 */
export const completeBill = (
  works: ReadonlyMap<number, BillWork>,
  { claimed: [claimed], messageId, outcome }: DeliveryResult,
  random: number
): void => {
  const work = works.get(claimed?.id ?? 0)
  const attempt = work?.get(claimed?.id ?? 0)
  if (work === undefined || attempt === undefined || attempt.fence !== claimed?.fence) return
  if (messageId === null) {
    undo(work, attempt.id)
    return
  }
  const message = work.message(messageId)
  if (message?.status !== "sending" || attempt.status !== "sending") return
  if (outcome._tag === "NotSent") returnToQueue(work, attempt, message)
  else apply(work, attempt, message, { outcome, random })
}
