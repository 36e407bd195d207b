/** Decides on claimed attempts in a transaction of their own. */
import { Cause, Effect, Exit, Random } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { type Claimed, ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { makeFailBill } from "../bill/StoreBills.ts"
import { makeFailCase } from "../case/FailCase.ts"
import type { StoredChanges } from "../complete/Undelivered.ts"
import type { DecideEach } from "./DecideEach.ts"
import type { Company, Delivery, Failed } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"

/** How long an attempt waits that another transaction has locked; up to twice as long, at random. */
const LOCKED_PAUSE_MILLIS = 100

/** Logs the attempts that could not be decided on or written. They are tried some times more, and then end. */
export const logFailed = (companyId: number, failed: ReadonlyArray<Failed>): Effect.Effect<void> =>
  Effect.forEach(
    failed,
    ({ cause, id }) =>
      Effect.annotateLogs(Effect.logWarning("a reminder could not be made", Cause.die(cause)), {
        company_id: companyId,
        attempt_id: id
      }),
    { discard: true }
  )

/**
 * Logs what was decided, one line for each message: whoever asks why a debtor got one, or none, finds it by the id of its
 * attempt. The line has no address and no amount.
 */
const logDecided = (
  { settings: { companyId } }: Company,
  claimed: ReadonlyArray<Claimed>,
  { changes }: StoredChanges
): Effect.Effect<void> => {
  const ids = new Set(claimed.map(({ id }) => id))
  const decided = changes.filter(({ after }) => ids.has(after.id)).map(({ after }) => after)
  const messages = Map.groupBy(decided, ({ id, messageId }) =>
    messageId === null ? `attempt ${id}` : `message ${messageId}`
  )
  return Effect.forEach(
    [...messages.values()],
    (attempts) => {
      const [{ channel, customerId, dueAt, messageId, payableId, reasonCode, status }] = attempts as [
        AttemptRecord
      ]
      return Effect.annotateLogs(Effect.logInfo("a message was decided on"), {
        company_id: companyId,
        attempt_ids: attempts.map(({ id }) => id),
        channel,
        status,
        reason_code: reasonCode,
        ...(messageId === null ? {} : { message_id: messageId }),
        ...(customerId === null ? { payable_id: payableId } : { customer_id: customerId }),
        // What is put off is looked at again then.
        ...(status === "scheduled" && dueAt !== null ? { next_look_at: toRfc3339(dueAt) } : {})
      })
    },
    { discard: true }
  )
}

export const makeDecideClaimed = (decideEach: DecideEach) =>
  Effect.gen(function* () {
    const failBill = yield* makeFailBill
    const failCase = yield* makeFailCase
    const queue = yield* ReminderQueue
    const tenant = yield* Tenant

    /** Decides on attempts, and releases those that another transaction keeps from being decided on. */
    return Effect.fnUntraced(function* (
      company: Company,
      claimed: ReadonlyArray<Claimed>
    ): Effect.fn.Return<ReadonlyArray<Delivery>, ServiceUnavailable> {
      const { companyId } = company.settings
      // Row locks don't keep apart what shares a transaction, and this process may be recording a payment. So the
      // decision never joins a batch of other writes.
      const exit = yield* Effect.exit(tenant.transaction(companyId, decideEach(company, claimed, "orSkip")))
      const [only] = claimed
      // The caller decides on the attempts of a group one by one after a defect.
      if (Exit.isFailure(exit) && Cause.isDie(exit.cause) && claimed.length === 1 && only !== undefined) {
        const cause = Cause.squash(exit.cause)
        const count = only.customerId === null ? failBill : failCase
        Metrics.ended(yield* tenant.transaction(companyId, count(company, only, cause)))
        yield* logFailed(companyId, [{ id: only.id, cause }])
        return []
      }
      const { deliveries, failed, locked, stored } = yield* exit
      for (const each of stored) {
        Metrics.decided(each)
        yield* logDecided(company, claimed, each)
      }
      yield* logFailed(companyId, failed)
      if (locked.length > 0) {
        const pause = LOCKED_PAUSE_MILLIS * (1 + (yield* Random.next))
        const now = stored[0]?.now ?? 0
        // If the release fails, the attempts are due again when their lease ends.
        yield* Effect.ignore(queue.release(companyId, locked, now + Math.round(pause)))
      }
      return deliveries
    })
  })
