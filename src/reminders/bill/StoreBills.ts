/** Decides on attempts about bills, and completes them, inside the caller's transaction. */
import { Clock, Effect, Random } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { BillAttempts } from "../../repos/reminders/BillAttempts.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import type { Claimed } from "../../repos/reminders/ReminderClaims.ts"
import { type KeptMessage, ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import { billRulesOf } from "../../services/reminders/BillReminders.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import { type StoredChanges, undelivered } from "../complete/Undelivered.ts"
import type { Company, Delivery, DeliveryResult, Failed } from "../Delivery.ts"
import { MAX_DELAY_MILLIS } from "../send/Lease.ts"
import { Transports, transportsOf } from "../transports/Transport.ts"
import { failScheduled, failUnwritten } from "./BillFailures.ts"
import { type BillWork, worksOf } from "./BillWork.ts"
import { completeBill } from "./CompleteBill.ts"
import { decideAllBills } from "./DecideBill.ts"
import { keepWritten, writeBill } from "./WriteBill.ts"

/** What a transaction stored about attempts; `now` is the company's own time, in epoch milliseconds. */
export interface StoredReminders extends StoredChanges {
  readonly now: number
}

/** What was decided and stored. */
export interface DecidedReminders {
  /** Messages to hand over once the transaction has committed. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Claimed attempts that another transaction keeps from being decided on. */
  readonly locked: ReadonlyArray<Claimed>
  readonly failed: ReadonlyArray<Failed>
  readonly stored: StoredReminders
}

/** With `orSkip`, bills that another transaction has locked are left out. */
export type DecideBills = (
  company: Company,
  claimed: ReadonlyArray<Claimed>,
  mode: "wait" | "orSkip"
) => Effect.Effect<DecidedReminders, ServiceUnavailable>

type CompleteBills = (
  company: Company,
  results: ReadonlyArray<DeliveryResult>
) => Effect.Effect<StoredReminders, ServiceUnavailable>

/** Counts a failure of a claimed attempt whose decision could not be stored. */
type FailBill = (
  company: Company,
  claimed: Claimed,
  cause: unknown
) => Effect.Effect<StoredReminders, ServiceUnavailable>

/** The function that stores all changes of works, with their events for the digest. */
const makeStore = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const digests = yield* DigestsRepo
  const messages = yield* ReminderMessages

  return Effect.fnUntraced(function* (
    company: CompanySettings,
    works: ReadonlyMap<number, BillWork>,
    now: number
  ): Effect.fn.Return<StoredReminders, ServiceUnavailable> {
    const { companyId } = company
    const all = [...new Set(works.values())]
    const stored = {
      changes: all.flatMap(({ changes }) => changes),
      added: all.flatMap(({ added }) => added),
      now
    }
    yield* attempts.update(companyId, stored.changes)
    yield* attempts.insert(companyId, stored.added, now)
    yield* messages.settle(
      companyId,
      all.flatMap(({ settled }) => settled)
    )
    yield* recordEvents(digests, company, undelivered(stored), now)
    return stored
  })
})

const idsOf = (claimed: ReadonlyArray<Claimed>): ReadonlyArray<number> => claimed.map(({ id }) => id)

/** Makes the function that decides on claimed attempts about bills, and stores the messages to send. */
export const makeDecideBills = Effect.gen(function* () {
  const bills = yield* BillAttempts
  const dunningRules = yield* DunningRules
  const messages = yield* ReminderMessages
  const paces = yield* ReminderPace
  const transports = yield* Transports
  const store = yield* makeStore

  const decideBills: DecideBills = Effect.fnUntraced(function* (company, claimed, mode) {
    const { sender, settings } = company
    const { companyId, testClock } = settings
    const rules = yield* dunningRules.rulesOf(settings)
    // Earlier than the time of the rows, so that the hand-over may begin a little too early to be, but never too late.
    const localTime = yield* Clock.currentTimeMillis
    const rows = yield* bills.lock(companyId, idsOf(claimed), { mode, testClock, pace: true })
    const works = worksOf(settings, billRulesOf(rules), rows)
    const transport = transportsOf(transports, settings)("email")
    const decided = decideAllBills(works, claimed, {
      mode: settings.remindersMode,
      sender,
      hasChannel: transport._tag !== "Off",
      maxPerMinute: rules.policy.receivables.maxPerMinute,
      pace: rows.pace
    })
    const failed: Array<Failed> = [...decided.failed]
    const needed = decided.toSend.reduce((sum, { recipients }) => sum + recipients.length, 0)
    const numbers = [...(yield* messages.reserve(needed))]
    const kept: Array<KeptMessage> = []
    const deliveries: Array<Delivery> = []
    for (const toSend of decided.toSend) {
      const { attempt, recipients, work } = toSend
      const written = work.attempt(
        () => {
          const made = writeBill(company, toSend, numbers.splice(0, recipients.length), transport)
          keepWritten(work, attempt, made)
          return made
        },
        (cause) => {
          failed.push({ id: attempt.id, cause })
          failUnwritten(work, attempt.id, cause)
          return []
        }
      )
      for (const each of written) {
        kept.push(each.kept)
        if (each.kept.captured) continue
        const claim = { id: attempt.id, fence: attempt.fence, customerId: null }
        deliveries.push({ claimed: [claim], message: each.message, until: localTime + MAX_DELAY_MILLIS })
      }
    }
    const stored = yield* store(settings, works, rows.now)
    yield* messages.keep(companyId, kept, rows.now)
    if (kept.length > 0) yield* paces.set(companyId, decided.pace)
    return { deliveries, locked: decided.locked, failed, stored }
  })
  return decideBills
})

/** Makes the function that stores the outcomes of hand-overs of messages about bills, and plans what follows. */
export const makeCompleteBills = Effect.gen(function* () {
  const bills = yield* BillAttempts
  const dunningRules = yield* DunningRules
  const store = yield* makeStore

  const completeBills: CompleteBills = Effect.fnUntraced(function* ({ settings }, results) {
    const ids = results.flatMap(({ claimed }) => idsOf(claimed))
    const rules = billRulesOf(yield* dunningRules.rulesOf(settings))
    const random = yield* Random.next
    const rows = yield* bills.lock(settings.companyId, ids, { mode: "wait", testClock: null })
    const works = worksOf(settings, rules, rows)
    for (const result of results) completeBill(works, result, random)
    return yield* store(settings, works, rows.now)
  })
  return completeBills
})

/** Makes the function that counts failures of attempts about bills. */
export const makeFailBill = Effect.gen(function* () {
  const bills = yield* BillAttempts
  const dunningRules = yield* DunningRules
  const store = yield* makeStore

  const failBill: FailBill = Effect.fnUntraced(function* ({ settings }, claimed, cause) {
    const rules = billRulesOf(yield* dunningRules.rulesOf(settings))
    const { companyId, testClock } = settings
    const rows = yield* bills.lock(companyId, [claimed.id], { mode: "wait", testClock })
    const works = worksOf(settings, rules, rows)
    const work = works.get(claimed.id)
    if (work?.get(claimed.id)?.fence === claimed.fence) failScheduled(work, claimed.id, cause)
    return yield* store(settings, works, rows.now)
  })
  return failBill
})
