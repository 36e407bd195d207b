/** What becomes of a message of a case whose lease ended during its hand-over. Pure. */
import { contentsOf } from "../../domain/dunning/case/Contents.ts"
import { planMessage } from "../../domain/dunning/case/Plan.ts"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { decidedReminder, landed, sentOrUnknown, type WorkedCase } from "./CaseOutcome.ts"

/**
 * The message that was planned for an attempt, where none was stored: a backup was restored, and the message may have been
 * sent after it. Null if the case is made of old attempts, which say it themselves, or if another message was planned.
 */
const assumed = ({ before, debtor }: WorkedCase, attempt: AttemptRecord): DecidedReminder | null => {
  if (before.row.isOld) return null
  const message = planMessage(before.rules, debtor, attempt.channel, attempt.updatedAt)
  if (message === null || message.leadingId !== attempt.receivableId) return null
  const contents = contentsOf(before.rules, debtor, message)
  return { ...decidedReminder(before, debtor, message, contents), at: attempt.updatedAt }
}

/** The attempt ends as `unknown`: its message may have been sent, so it is never sent again. */
export const recovered = (
  state: WorkedCase,
  attempt: AttemptRecord,
  stored: DecidedReminder | null
): WorkedCase => {
  const decided = stored ?? assumed(state, attempt)
  const { error, locale, messageId, providerMessageId, recipient, sentAt, tryCount } = attempt
  const end = {
    status: "unknown",
    reasonCode: "outcome_unknown",
    error,
    locale,
    messageId,
    providerMessageId,
    recipient,
    sentAt,
    tryCount
  } as const
  if (decided !== null) return sentOrUnknown(state, attempt, decided, end)
  const after: AttemptRecord = { ...attempt, ...end, dueAt: null }
  return {
    ...state,
    inFlight: landed(state.inFlight, attempt.channel),
    worked: { ...state.worked, taken: [...state.worked.taken, { before: attempt, after }] }
  }
}
