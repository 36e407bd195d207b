/** The steps of a reminder's way, each a transaction of its own: decide, hand over between two of them, complete. */
import { Clock, Context, Effect, Layer, Random } from "effect"
import { todayIn } from "../domain/CalendarDate.ts"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Pacing from "../domain/dunning/Pace.ts"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { CompaniesRepo, settingsOf } from "../repos/Companies.ts"
import { ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import { ReminderFacts, type Sender } from "../repos/ReminderFacts.ts"
import { ReminderMessages } from "../repos/ReminderMessages.ts"
import { ReminderPace } from "../repos/ReminderPace.ts"
import { type Claimed, ReminderQueue } from "../repos/ReminderQueue.ts"
import { Tenant } from "../repos/Tenant.ts"
import { DunningRules } from "../services/DunningRules.ts"
import { OptOuts } from "../services/OptOuts.ts"
import {
  Transports,
  MAX_HAND_OVER_MILLIS,
  type OutgoingMessage,
  type Outcome,
  type Transport
} from "./transports/Transport.ts"
import { lost } from "./transports/Outcomes.ts"
import { complete } from "./Complete.ts"
import { decideAll, LEASE_MILLIS } from "./Decide.ts"
import * as Metrics from "./Metrics.ts"
import { messageOf } from "./Messages.ts"
import { AttemptUnitOfWork } from "./AttemptUnitOfWork.ts"

/** A company as its reminders know it, read anew for every batch. */
export interface Company {
  readonly settings: CompanySettings
  readonly sender: Sender
}

/** A message that has been stored and is to be handed over now. */
export interface Delivery {
  readonly claimed: Claimed
  readonly message: OutgoingMessage
  /** Epoch milliseconds: from then on it is too late, for somebody else may take it for lost before it has arrived. */
  readonly until: number
}

/** It was not handed over, and may be by somebody else. */
export interface NotSent {
  readonly _tag: "NotSent"
}
export const NOT_SENT: NotSent = { _tag: "NotSent" }

/** What became of a message. */
export interface DeliveryResult {
  readonly claimed: Claimed
  readonly channel: Channel
  readonly outcome: Outcome | NotSent
}

/** Attempts beyond the cap that are moved to later minutes at a time. */
const MAX_PUT_OFF = 1_000
/** Attempts that a test clock looks at in one transaction. */
const MAX_CAPTURED = 50
/** What somebody else holds is looked at again so much later, and a little more. */
const HELD_PAUSE_MILLIS = 100
/** From the decision on, a hand-over that has not begun by then might outlast the lease. */
const MAX_DELAY_MILLIS = 10_000

export class Engine extends Context.Tag("duebook/Engine")<
  Engine,
  {
    /** The company as of now; null where there is none. */
    readonly company: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /** Takes up to `share` of a company's due attempts, no more than its cap lets through; the rest is moved on. */
    readonly claim: (
      company: Company,
      share: number
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /**
     * Decides on claimed attempts, at most as many as are handed over at once, under the lock of what they are about;
     * stores the messages that are to leave. A payment that was committed before this ends means no message.
     */
    readonly decide: (
      company: Company,
      claimed: ReadonlyArray<Claimed>
    ) => Effect.Effect<ReadonlyArray<Delivery>, ServiceUnavailable>
    /** Hands one message over, outside of any transaction, unless it is too late for it. */
    readonly handOver: (delivery: Delivery) => Effect.Effect<DeliveryResult>
    /** Writes what became of messages, and plans what follows. */
    readonly complete: (
      company: Company,
      results: ReadonlyArray<DeliveryResult>
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Decides on what a company on a test clock has due by its clock, and captures the messages, in one transaction;
     * answers how many attempts it looked at: none when nothing is due any more.
     */
    readonly capture: (company: Company) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Engine,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const channels = yield* Transports
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const optOuts = yield* OptOuts
      const facts = yield* ReminderFacts
      const kept = yield* ReminderMessages
      const paces = yield* ReminderPace
      const queue = yield* ReminderQueue
      const tenant = yield* Tenant

      const transportOf =
        ({ testClock }: CompanySettings) =>
        (channel: Channel): Transport =>
          testClock === null ? channels[channel] : { _tag: "Capture" }

      const store = (companyId: number, unitOfWork: AttemptUnitOfWork, now: number) =>
        Effect.zipRight(
          attempts.update(companyId, unitOfWork.changes),
          attempts.insert(companyId, unitOfWork.added, now)
        )

      const read = Effect.fnUntraced(function* (companyId: number) {
        const found = yield* companies.find(companyId)
        if (found === null) return null
        const sender = yield* facts.sender(companyId, yield* Clock.currentTimeMillis)
        return sender === null ? null : { settings: settingsOf(found), sender }
      })

      /** Decides, and stores what was decided, within the transaction it is called in. */
      const decideAndStore = Effect.fnUntraced(function* (
        { sender, settings }: Company,
        claimed: ReadonlyArray<Claimed>,
        clock: Effect.Effect<number>,
        mode: "wait" | "orSkip"
      ) {
        const { companyId } = settings
        const rules = yield* dunningRules.rulesOf(settings)
        const pace = yield* paces.hold(companyId)
        const held = yield* facts.hold(
          companyId,
          claimed.map(({ id }) => id),
          mode
        )
        // Only now: the others may have been waited for.
        const now = yield* clock
        const unitOfWork = new AttemptUnitOfWork(settings, rules, held, now)
        const decided = decideAll(unitOfWork, claimed, {
          now,
          sender,
          pace,
          perMinute: rules.policy.receivables.maxPerMinute,
          transportOf: transportOf(settings)
        })
        const deliveries: Array<Delivery> = []
        const messages: Array<{ readonly message: OutgoingMessage; readonly captured: boolean }> = []
        for (const attempt of decided.sends) {
          const today = todayIn(attempt.timezone, now)
          const made = yield* messageOf(
            { sender, settings },
            attempt,
            unitOfWork.subjectOf(attempt),
            today,
            optOuts
          )
          const message = { ...made, recipients: recipientsOf(attempt) }
          // Of one that is handed over again, the time of the first hand-over stays.
          const { updatedAt } = attempt
          const transport = transportOf(settings)(attempt.channel)
          const providerMessageId =
            transport._tag === "Provider" ? (transport.provider.idOf?.(message) ?? null) : null
          unitOfWork.set(unitOfWork.get(attempt.id) ?? attempt, {
            locale: made.locale,
            updatedAt,
            providerMessageId
          })
          const captured = attempt.status === "sent"
          messages.push({ message, captured })
          if (!captured) {
            const { fence, id } = attempt
            deliveries.push({ claimed: { id, fence }, message, until: now + MAX_DELAY_MILLIS })
          }
        }
        yield* store(companyId, unitOfWork, now)
        yield* kept.keep(
          companyId,
          messages.map(({ captured, message }) => ({
            attemptId: message.attemptId,
            recipient: message.recipients.join(", "),
            subject: message.subject,
            text: message.text,
            captured
          })),
          now
        )
        if (decided.sends.length > 0) yield* paces.set(companyId, decided.pace)
        return { deliveries, left: decided.left, unitOfWork }
      })

      return Engine.of({
        // Links are made inside transactions, which are no place to look for the secret that signs them.
        company: (companyId) => Effect.zipRight(optOuts.prepare, read(companyId)),

        claim: Effect.fnUntraced(function* ({ settings }, share) {
          const { companyId } = settings
          const now = yield* Clock.currentTimeMillis
          const { maxPerMinute } = (yield* dunningRules.rulesOf(settings)).policy.receivables
          const pace = yield* paces.now(companyId)
          const left = Pacing.left(pace, maxPerMinute, now)
          if (left === 0) {
            yield* paces.putOff(companyId, now, maxPerMinute, MAX_PUT_OFF)
            return []
          }
          return yield* queue.claim(companyId, now, now + LEASE_MILLIS, Math.min(share, left))
        }),

        decide: Effect.fnUntraced(function* (asClaimed, claimed) {
          const { companyId } = asClaimed.settings
          // Claimed a while ago, perhaps under another policy or plan. Plans are nothing that a company's own
          // transaction may see, so this comes just before it.
          const company = (yield* read(companyId)) ?? asClaimed
          // A transaction of its own: what shares one is not kept from what the other holds, and this process may be
          // recording a payment.
          const { unitOfWork, deliveries, left } = yield* tenant.transaction(
            companyId,
            decideAndStore(company, claimed, Clock.currentTimeMillis, "orSkip")
          )
          Metrics.decided(unitOfWork)
          if (left.length > 0) {
            // Who holds it may be about to pay: it is looked at again. If it can't be given back, its lease ends.
            const pause = HELD_PAUSE_MILLIS * (1 + (yield* Random.next))
            const at = (yield* Clock.currentTimeMillis) + Math.round(pause)
            yield* Effect.ignore(queue.release(companyId, left, at))
          }
          return deliveries
        }),

        handOver: ({ claimed, message, until }) => {
          const { channel } = message
          const transport = channels[channel]
          if (transport._tag !== "Provider")
            return Effect.dieMessage("a message without a provider to take it")
          const send: Effect.Effect<Outcome | NotSent> = Metrics.timed(
            channel,
            bounded(transport.provider.send(message))
          )
          return Effect.flatMap(Clock.currentTimeMillis, (now) =>
            Effect.map(
              // A process that was stopped for a while must not send what it once decided.
              now < until ? send : Effect.succeed(NOT_SENT),
              (outcome): DeliveryResult => ({ claimed, channel, outcome })
            )
          )
        },

        complete: Effect.fnUntraced(function* (company, results) {
          const { companyId } = company.settings
          const unitOfWork = yield* tenant.transaction(
            companyId,
            Effect.gen(function* () {
              const now = yield* Clock.currentTimeMillis
              const random = yield* Random.next
              const found = yield* companies.find(companyId)
              const settings = found === null ? company.settings : settingsOf(found)
              const rules = yield* dunningRules.rulesOf(settings)
              const ids = results.map(({ claimed }) => claimed.id)
              const held = yield* facts.hold(companyId, ids, "wait")
              const unitOfWork = new AttemptUnitOfWork(settings, rules, held, now)
              for (const result of results) complete(unitOfWork, result, { now, random })
              yield* store(companyId, unitOfWork, now)
              return unitOfWork
            })
          )
          Metrics.completed(unitOfWork)
          yield* report(companyId, unitOfWork)
        }),

        capture: Effect.fnUntraced(function* (company) {
          const { companyId, testClock } = company.settings
          if (testClock === null) return yield* Effect.dieMessage("a company in real time has no test clock")
          return yield* tenant.transaction(
            companyId,
            Effect.gen(function* () {
              const claimed = yield* queue.claim(companyId, testClock, testClock, MAX_CAPTURED)
              if (claimed.length > 0)
                yield* decideAndStore(company, claimed, Effect.succeed(testClock), "wait")
              return claimed.length
            })
          )
        })
      })
    })
  )
}

const bounded = (send: Effect.Effect<Outcome>): Effect.Effect<Outcome> =>
  Effect.timeoutTo(Effect.disconnect(Effect.interruptible(send)), {
    duration: MAX_HAND_OVER_MILLIS,
    onTimeout: () => lost("timeout", "The provider did not answer in time."),
    onSuccess: (outcome) => outcome
  })

/** What somebody may have to look after. What the provider said may hold addresses: its code alone is logged. */
const report = (companyId: number, { changes }: AttemptUnitOfWork) =>
  Effect.forEach(
    changes.filter(({ after }) => after.status === "failed" || after.status === "unknown"),
    ({ after: { channel, error, id, reasonCode, status } }) =>
      Effect.annotateLogs(
        Effect.logInfo(status === "failed" ? "a message was not sent" : "a message may have been sent"),
        {
          company_id: companyId,
          attempt_id: id,
          channel,
          status,
          reason_code: reasonCode,
          error_code: error?.code ?? null
        }
      ),
    { discard: true }
  )

const recipientsOf = ({ recipient }: AttemptRecord): ReadonlyArray<string> =>
  recipient === null ? [] : recipient.split(", ")
