/** What becomes of a message of a case whose lease ended during its hand-over. Pure. */
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { landed, sentOrUnknown, type WorkedCase } from "./CaseOutcome.ts"

/** The attempt ends as `unknown`: its message may have been sent, so it is never sent again. */
export const recovered = (
  state: WorkedCase,
  attempt: AttemptRecord,
  decided: DecidedReminder | null
): WorkedCase => {
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
  // From before there were cases: what it said is read from its attempts.
  const after: AttemptRecord = { ...attempt, ...end, dueAt: null }
  return {
    ...state,
    inFlight: landed(state.inFlight, attempt.channel),
    worked: { ...state.worked, taken: [...state.worked.taken, { before: attempt, after }] }
  }
}
