/** Decides on claimed attempts and stores the decisions with their messages, inside the caller's transaction. */
import { Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { noLimits } from "../../domain/Trust.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { type KeptMessage, ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import { AttemptUnitOfWork, storeOutcomes } from "../AttemptUnitOfWork.ts"
import { decideAll } from "./Decide.ts"
import type { Company, Delivery, Failed } from "../Delivery.ts"
import { digestEventsOf } from "../complete/DigestEvents.ts"
import { makeLinks } from "../message/Links.ts"
import { MAX_DELAY_MILLIS } from "../send/Lease.ts"
import { captured } from "../send/Send.ts"
import { makeTrusts } from "./Trusts.ts"
import { Transports, transportsOf } from "../transports/Transport.ts"
import { keep, makeWriter } from "./WriteMessages.ts"

/** What was decided and stored. */
interface DecidedAndStored {
  /** Messages to hand over once the transaction has committed. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Claimed attempts that another transaction keeps from being decided on. */
  readonly locked: ReadonlyArray<Claimed>
  readonly failed: ReadonlyArray<Failed>
  readonly unitOfWork: AttemptUnitOfWork
}

/**
 * With `orSkip`, attempts that another transaction has locked are left out, with all others of their customers: a
 * message without a debt that is due would make the customer wait for the next day to hear of it.
 */
export type DecideAndStore = (
  company: Company,
  claimed: ReadonlyArray<Claimed>,
  mode: "wait" | "orSkip"
) => Effect.Effect<DecidedAndStored, ServiceUnavailable>

export const makeDecideAndStore = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const digests = yield* DigestsRepo
  const dunningRules = yield* DunningRules
  const facts = yield* ReminderFacts
  const messages = yield* ReminderMessages
  const links = yield* makeLinks
  const paces = yield* ReminderPace
  const transports = yield* Transports
  const trusts = yield* makeTrusts

  const decideAndStore: DecideAndStore = Effect.fnUntraced(function* (company, claimed, mode) {
    const { sender, settings } = company
    const { companyId, testClock } = settings
    const rules = yield* dunningRules.rulesOf(settings)
    const policy = rules.policy.receivables
    // What a company on a test clock sends is captured and reaches nobody.
    const limits = testClock === null ? sender.limits : null
    // Earlier than the time of the rows, so that the hand-over may begin a little too early to be, but never too late.
    const localTime = yield* Clock.currentTimeMillis
    const rows = yield* facts.lock(
      companyId,
      claimed.map(({ id }) => id),
      { mode, with: policy.combine ? "due" : "customers", testClock, pace: true }
    )
    const unitOfWork = new AttemptUnitOfWork(settings, rules, rows)
    const before = limits === null ? noLimits : yield* trusts.left(companyId, limits, rows.customers)
    const transport = transportsOf(transports, settings)
    const decided = decideAll(unitOfWork, claimed, {
      sender,
      policy,
      pace: rows.pace,
      trust: before,
      transportOf: transport
    })
    const failed: Array<Failed> = [...decided.failed]
    const write = makeWriter(company, unitOfWork, links, failed)
    const needed = decided.toSend.reduce((sum, { recipients }) => sum + recipients.length, 0)
    const ids = [...rows.messageIds]
    ids.push(...(yield* messages.reserve(Math.max(0, needed - ids.length))))
    const kept: Array<KeptMessage> = []
    const deliveries: Array<Delivery> = []
    const sent = new Set<number>()
    for (const intended of decided.toSend) {
      const numbers = ids.splice(0, intended.recipients.length)
      for (const made of yield* write(intended, numbers)) {
        const told = keep(unitOfWork, made, transport(made.message.channel))
        kept.push(told.kept)
        if (told.kept.captured) for (const { id } of told.attempts) sent.add(id)
        else {
          deliveries.push({
            claimed: told.attempts.map(({ fence, id }) => ({ fence, id, isBill: false })),
            message: made.message,
            until: localTime + MAX_DELAY_MILLIS
          })
        }
      }
    }
    captured(
      unitOfWork,
      [...sent].flatMap((id) => unitOfWork.get(id) ?? [])
    )
    yield* storeOutcomes(attempts, messages, companyId, unitOfWork)
    yield* recordEvents(digests, settings, digestEventsOf(unitOfWork), unitOfWork.now)
    yield* messages.keep(companyId, kept, unitOfWork.now)
    if (kept.length > 0) yield* paces.set(companyId, decided.pace)
    if (kept.length > 0 && limits !== null) {
      yield* trusts.use(companyId, before, decided.trust, unitOfWork.now)
    }
    return { deliveries, locked: decided.locked, failed, unitOfWork }
  })

  return decideAndStore
})
