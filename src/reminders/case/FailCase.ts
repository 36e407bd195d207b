/** Counts the failures of an attempt whose case can't be decided on at all, without planning anything. */
import { Effect } from "effect"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { CaseWorkRepo } from "../../repos/reminders/CaseWork.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import { CASE_RETRY_MILLIS } from "../../services/reminders/CasePlans.ts"
import type { StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { FAILURE_PAUSE_MILLIS, internalError, MAX_FAILURES } from "../complete/InternalError.ts"
import { undelivered } from "../complete/Undelivered.ts"
import type { Company } from "../Delivery.ts"

/**
 * The attempt after one more failure: it waits, or has ended with the cause. Of one that was being handed over nobody knows
 * whether it was sent.
 */
export const afterFailedDecision = (attempt: AttemptRecord, cause: unknown, now: number): AttemptRecord => {
  const failures = attempt.failures + 1
  if (failures < MAX_FAILURES) {
    return { ...attempt, failures, dueAt: now + FAILURE_PAUSE_MILLIS, updatedAt: now }
  }
  const end =
    attempt.status === "sending"
      ? ({ status: "unknown", reasonCode: "outcome_unknown", updatedAt: attempt.updatedAt } as const)
      : ({ status: "failed", reasonCode: "internal", updatedAt: now } as const)
  return { ...attempt, ...end, error: internalError(cause), failures, dueAt: null }
}

/** Makes the function that counts a failure, in a transaction of its own. */
export const makeFailCase = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const cases = yield* CasesRepo
  const digests = yield* DigestsRepo
  const messages = yield* ReminderMessages
  const work = yield* CaseWorkRepo
  return Effect.fnUntraced(function* (
    { settings }: Company,
    claimed: Claimed,
    cause: unknown
  ): Effect.fn.Return<StoredAttempts, ServiceUnavailable> {
    const { companyId, testClock } = settings
    const now = yield* work.now(testClock)
    // As whoever plans the case does, so that neither stores what the other has not seen.
    if (claimed.customerId !== null) yield* work.lockCase(companyId, claimed.customerId)
    const held = yield* work.attempts(companyId, [claimed.id])
    const [before] = held.attempts.filter(
      ({ fence, status }) => fence === claimed.fence && (status === "scheduled" || status === "sending")
    )
    if (before === undefined) return { changes: [], added: [] }
    const after = afterFailedDecision(before, cause, now)
    const changes = [{ before, after }]
    yield* attempts.update(companyId, changes)
    const { channel, customerId, dueAt } = after
    if (customerId !== null && dueAt === null) {
      yield* work.forgetNext(companyId, customerId, channel)
      yield* cases.postpone(companyId, [customerId], now + CASE_RETRY_MILLIS)
    }
    const lost =
      after.status === "unknown" ? held.messages.filter(({ record }) => record.status === "sending") : []
    yield* messages.settle(
      companyId,
      lost.map(({ record }) => ({ ...record, status: "unknown" as const }))
    )
    yield* recordEvents(digests, settings, undelivered({ changes, added: [] }), now)
    return { changes, added: [] }
  })
})
