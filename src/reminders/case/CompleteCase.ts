/** How the outcome of a hand-over changes the case of its message. Pure. */
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { MessageEnd } from "../../services/reminders/CaseAttempts.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { MessageOutcome } from "../../repos/reminders/MessageRows.ts"
import { FAULT_PAUSE_MILLIS, MAX_TRIES, pauseMillis } from "../complete/RetryBackoff.ts"
import type { DeliveryResult } from "../Delivery.ts"
import type { Outcome } from "../transports/Transport.ts"
import { notSent, returned, sentOrUnknown, type WorkedCase } from "./CaseOutcome.ts"

/** What an outcome makes of a message. */
export const messageAfter = (outcome: DeliveryResult["outcome"], now: number): Partial<MessageOutcome> => {
  const error = "code" in outcome ? { code: outcome.code, message: outcome.message } : null
  switch (outcome._tag) {
    case "Sent":
      return { status: "sent", sentAt: now, providerMessageId: outcome.providerMessageId, error }
    case "Rejected":
      return { status: "failed", providerMessageId: null, error }
    case "Lost":
      // The id that the provider may know it by is kept.
      return { status: "unknown", error }
    default:
      return { status: "deferred", providerMessageId: null, error }
  }
}

const errorOf = (outcome: Outcome): AttemptRecord["error"] =>
  "code" in outcome ? { code: outcome.code, message: outcome.message } : null

/** What ends an attempt, beside its outcome. */
const endOf = (attempt: AttemptRecord, fields: Partial<MessageEnd>): MessageEnd => {
  const { error, locale, messageId, providerMessageId, reasonCode, recipient, sentAt, status, tryCount } =
    attempt
  return {
    error,
    locale,
    messageId,
    providerMessageId,
    reasonCode,
    recipient,
    sentAt,
    status,
    tryCount,
    ...fields
  }
}

type NotTaken = Extract<Outcome, { readonly _tag: "Deferred" | "Faulted" }>

/** The message waits for its next try, unless it has been tried often enough. */
const putOff = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  outcome: NotTaken,
  random: number
): WorkedCase => {
  const { now } = state.before
  const error = errorOf(outcome)
  if (outcome._tag === "Faulted") {
    // A fault of the channel costs no try; the message waits for the channel, for as long as its own time lasts.
    return returned(state, attempt, {
      tryCount: attempt.tryCount - 1,
      reasonCode: "channel_down",
      dueAt: now + (outcome.pauseMillis ?? FAULT_PAUSE_MILLIS),
      error
    })
  }
  if (attempt.tryCount >= MAX_TRIES) {
    const end = { status: "failed", reasonCode: "retries_exhausted", error, providerMessageId: null } as const
    return notSent(state, attempt, decided, endOf(attempt, end))
  }
  return returned(state, attempt, { dueAt: now + pauseMillis(attempt.tryCount, random), error })
}

/** The case after an outcome; `random` is at least 0 and less than 1. */
export const completed = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder,
  outcome: DeliveryResult["outcome"],
  random: number
): WorkedCase => {
  const { now } = state.before
  switch (outcome._tag) {
    case "NotSent":
      return returned(state, attempt, { tryCount: attempt.tryCount - 1, dueAt: now })
    case "Sent": {
      // A receipt may have come before this; its error stays.
      const { providerMessageId } = outcome
      const end = { status: "sent", reasonCode: null, sentAt: now, providerMessageId } as const
      return sentOrUnknown(state, attempt, decided, endOf(attempt, end))
    }
    case "Lost": {
      const error = attempt.error ?? errorOf(outcome)
      const end = { status: "unknown", reasonCode: "outcome_unknown", error } as const
      return sentOrUnknown(state, attempt, decided, endOf(attempt, end))
    }
    case "Rejected": {
      const end = {
        status: "failed",
        reasonCode: "provider_rejected",
        error: errorOf(outcome),
        providerMessageId: null
      } as const
      return notSent(state, attempt, decided, endOf(attempt, end))
    }
    default:
      return putOff(state, attempt, decided, outcome, random)
  }
}
