/** What becomes of an attempt of a case that can't be decided on or written. Pure. */
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { FAILURE_PAUSE_MILLIS, internalError, MAX_FAILURES } from "../complete/InternalError.ts"
import { waiting, type WorkedCase } from "./CaseOutcome.ts"

/**
 * The attempt waits for its next try, or ends with the cause of the last one. What keeps a message from being decided on
 * may keep the next one from being planned: then the case has no message until something changes.
 */
export const afterFailure = (state: WorkedCase, attempt: AttemptRecord, cause: unknown): WorkedCase => {
  const failures = attempt.failures + 1
  const { now } = state.before
  if (failures < MAX_FAILURES) {
    return waiting(state, attempt.channel, {
      until: now + FAILURE_PAUSE_MILLIS,
      reason: null,
      failures
    })
  }
  const after: AttemptRecord = {
    ...attempt,
    status: "failed",
    reasonCode: "internal",
    error: internalError(cause),
    failures,
    dueAt: null,
    updatedAt: now
  }
  const { rules } = state.before
  const { round } = state.debtor
  // Its step has ended, and it leads no other debt's message before its next one; the other debts of the case go on.
  const debts = state.debtor.debts.map((debt) =>
    debt.id === attempt.receivableId
      ? {
          ...debt,
          noticePassedOn: Math.max(rules.dayAt(now), rules.effectiveDue(debt.dueDate).day),
          passedAt: now,
          passedOffset: rules.reminders.at(-1)?.offsetDays ?? attempt.offsetDays,
          passedRank: 3 as const
        }
      : debt
  )
  return {
    ...state,
    debtor: {
      ...state.debtor,
      debts,
      // Whoever asked for it does not get it, and a round that another channel has begun is over on this one.
      asked: null,
      round:
        round === null || round.number !== attempt.cycle
          ? round
          : { ...round, done: [...new Set([...round.done, attempt.channel])] }
    },
    worked: { ...state.worked, taken: [...state.worked.taken, { before: attempt, after }] }
  }
}
