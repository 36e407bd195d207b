/** Decides on claimed attempts in a transaction of their own. */
import { Cause, Effect, Exit, Random } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { type Claimed, ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import { Tenant } from "../../repos/Tenant.ts"
import type { StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import { AttemptUnitOfWork, store } from "../AttemptUnitOfWork.ts"
import { makeFailCase } from "../case/FailCase.ts"
import { makeDecideCases } from "../case/DecideCases.ts"
import type { DecideAndStore } from "./DecideAndStore.ts"
import type { Company, Delivery } from "../Delivery.ts"
import { digestEventsOf } from "../complete/DigestEvents.ts"
import { fail } from "../complete/Failures.ts"
import * as Metrics from "../Metrics.ts"
import type { Failed } from "./WriteMessages.ts"

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

export const makeDecideClaimed = (decideAndStore: DecideAndStore) =>
  Effect.gen(function* () {
    const attempts = yield* ReminderAttemptsRepo
    const digests = yield* DigestsRepo
    const dunningRules = yield* DunningRules
    const facts = yield* ReminderFacts
    const queue = yield* ReminderQueue
    const tenant = yield* Tenant
    const failCase = yield* makeFailCase

    /** Counts a failure of a claimed attempt whose decision could not be stored. */
    const countFailure = Effect.fnUntraced(function* (company: Company, claimed: Claimed, cause: unknown) {
      const { companyId } = company.settings
      if (claimed.customerId !== null) return yield* failCase(company, claimed, cause)
      const rules = yield* dunningRules.rulesOf(company.settings)
      const options = { mode: "wait", with: "nothing", testClock: null } as const
      const rows = yield* facts.lock(companyId, [claimed.id], options)
      const unitOfWork = new AttemptUnitOfWork(company.settings, rules, rows)
      if (unitOfWork.asked(claimed.id)?.fence === claimed.fence) fail(unitOfWork, claimed.id, cause)
      yield* store(attempts, companyId, unitOfWork)
      yield* recordEvents(digests, company.settings, digestEventsOf(unitOfWork), unitOfWork.now)
      return unitOfWork as StoredAttempts
    })

    const decideCases = yield* makeDecideCases

    /** Decides on both kinds; bills have their own locks. */
    const decideBoth = Effect.fnUntraced(function* (company: Company, claimed: ReadonlyArray<Claimed>) {
      const bills = claimed.filter(({ customerId }) => customerId === null)
      const cases = claimed.filter(({ customerId }) => customerId !== null)
      const ofCases = cases.length === 0 ? null : yield* decideCases(company, cases)
      const ofBills = bills.length === 0 ? null : yield* decideAndStore(company, bills, "orSkip")
      return {
        deliveries: [...(ofCases?.deliveries ?? []), ...(ofBills?.deliveries ?? [])],
        failed: [...(ofCases?.failed ?? []), ...(ofBills?.failed ?? [])],
        locked: [...(ofCases?.locked ?? []), ...(ofBills?.locked ?? [])],
        now: ofCases?.now ?? ofBills?.unitOfWork.now ?? 0,
        stored: {
          changes: [...(ofCases?.stored.changes ?? []), ...(ofBills?.unitOfWork.changes ?? [])],
          added: [...(ofCases?.stored.added ?? []), ...(ofBills?.unitOfWork.added ?? [])]
        }
      }
    })

    /** Decides on attempts, and releases those that another transaction keeps from being decided on. */
    const decide = Effect.fnUntraced(function* (
      company: Company,
      claimed: ReadonlyArray<Claimed>
    ): Effect.fn.Return<ReadonlyArray<Delivery>, ServiceUnavailable> {
      const { companyId } = company.settings
      // Row locks don't keep apart what shares a transaction, and this process may be recording a payment. So the
      // decision never joins a batch of other writes.
      const exit = yield* Effect.exit(tenant.transaction(companyId, decideBoth(company, claimed)))
      const [only] = claimed
      // The caller decides on the attempts of a group one by one after a defect.
      if (Exit.isFailure(exit) && Cause.isDie(exit.cause) && claimed.length === 1 && only !== undefined) {
        const cause = Cause.squash(exit.cause)
        Metrics.decided(yield* tenant.transaction(companyId, countFailure(company, only, cause)))
        yield* logFailed(companyId, [{ id: only.id, cause }])
        return []
      }
      const { deliveries, failed, locked, now, stored } = yield* exit
      Metrics.decided(stored)
      yield* logFailed(companyId, failed)
      if (locked.length > 0) {
        const pause = LOCKED_PAUSE_MILLIS * (1 + (yield* Random.next))
        // If the release fails, the attempts are due again when their lease ends.
        yield* Effect.ignore(queue.release(companyId, locked, now + Math.round(pause)))
      }
      return deliveries
    })

    return { decide, both: decideBoth }
  })
