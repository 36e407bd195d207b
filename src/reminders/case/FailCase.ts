/** Counts the failures of an attempt whose case can't be decided on at all, without planning anything. */
import { Effect } from "effect"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CaseWorkRepo } from "../../repos/reminders/CaseWork.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import type { StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { FAILURE_PAUSE_MILLIS, internalError, MAX_FAILURES } from "../complete/InternalError.ts"
import type { Company } from "../Delivery.ts"

/** The attempt after one more failure: it waits, or has ended with the cause. */
export const afterFailedDecision = (attempt: AttemptRecord, cause: unknown, now: number): AttemptRecord => {
  const failures = attempt.failures + 1
  if (failures < MAX_FAILURES) {
    return { ...attempt, status: "scheduled", failures, dueAt: now + FAILURE_PAUSE_MILLIS, updatedAt: now }
  }
  return {
    ...attempt,
    status: "failed",
    reasonCode: "internal",
    error: internalError(cause),
    failures,
    dueAt: null,
    updatedAt: now
  }
}

/** Makes the function that counts a failure, in a transaction of its own. */
export const makeFailCase = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const digests = yield* DigestsRepo
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
      ({ fence, status }) => fence === claimed.fence && status === "scheduled"
    )
    if (before === undefined) return { changes: [], added: [] }
    const after = afterFailedDecision(before, cause, now)
    const changes = [{ before, after }]
    yield* attempts.update(companyId, changes)
    const { customerId, error, receivableId } = after
    if (customerId !== null && after.status === "failed") yield* work.forgetNext(companyId, customerId)
    const event = {
      kind: "failed",
      customerId,
      receivableId,
      payableId: null,
      detail: error?.message ?? null
    } as const
    yield* recordEvents(digests, settings, after.status === "failed" ? [event] : [], now)
    return { changes, added: [] }
  })
})
