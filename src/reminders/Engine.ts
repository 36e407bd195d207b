/** The steps of sending a reminder: claim, decide, hand over, complete. Only the hand-over is outside of a transaction. */
import { Clock, Context, Effect, Layer, Random } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Pacing from "../domain/dunning/Pace.ts"
import { CompaniesRepo, settingsOf } from "../repos/Companies.ts"
import { ReminderFacts } from "../repos/ReminderFacts.ts"
import { ReminderPace } from "../repos/ReminderPace.ts"
import { type Claimed, ReminderQueue } from "../repos/ReminderQueue.ts"
import { Tenant } from "../repos/Tenant.ts"
import { DunningRules } from "../services/DunningRules.ts"
import { OptOuts } from "../services/OptOuts.ts"
import { type CompleteAndStore, makeCompleteAndStore } from "./CompleteAndStore.ts"
import { LEASE_MILLIS } from "./Decide.ts"
import { makeDecideAndStore } from "./DecideAndStore.ts"
import type { Company, Delivery, DeliveryResult } from "./Delivery.ts"
import { handOver } from "./HandOver.ts"
import * as Metrics from "./Metrics.ts"
import { makeReplanAndStore, type ReplanAndStore } from "./ReplanAndStore.ts"
import { Transports } from "./transports/Transport.ts"

/** Attempts beyond the cap that are moved to later minutes at a time. */
const MAX_PUT_OFF = 1_000
/** Attempts that are decided on in one transaction for a company on a test clock. */
const MAX_CAPTURED = 50
/** How long an attempt waits that another transaction has locked; up to twice as long, at random. */
const LOCKED_PAUSE_MILLIS = 100

export class Engine extends Context.Tag("duebook/Engine")<
  Engine,
  {
    /** The company as it is now; null if there is no such company. */
    readonly company: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /**
     * Claims up to `share` of a company's due attempts, at most as many as its cap per minute lets it send. When the
     * cap is reached nothing is claimed, and due attempts are moved to later minutes.
     */
    readonly claim: (
      company: Company,
      share: number
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /**
     * Decides on claimed attempts while their receivables and bills are locked, and stores the messages to send. A
     * payment that was committed before this ends is taken into account. The caller passes at most as many attempts
     * as can be handed over at once.
     */
    readonly decide: (
      company: Company,
      claimed: ReadonlyArray<Claimed>
    ) => Effect.Effect<ReadonlyArray<Delivery>, ServiceUnavailable>
    /** Hands one message over, outside of any transaction, unless `delivery.until` has passed. */
    readonly handOver: (delivery: Delivery) => Effect.Effect<DeliveryResult>
    /** Stores the outcomes of hand-overs, and plans what follows. */
    readonly complete: CompleteAndStore
    /** Plans the attempts of a customer with another time zone or language again, some in each transaction. */
    readonly replan: ReplanAndStore
    /**
     * Decides on what is due by the clock of a company on a test clock, and captures the messages, in one transaction.
     * Returns how many attempts were due; 0 means that nothing is due any more.
     */
    readonly capture: (company: Company) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Engine,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const facts = yield* ReminderFacts
      const optOuts = yield* OptOuts
      const paces = yield* ReminderPace
      const queue = yield* ReminderQueue
      const tenant = yield* Tenant
      const transports = yield* Transports
      const completeAndStore = yield* makeCompleteAndStore
      const decideAndStore = yield* makeDecideAndStore
      const replanAndStore = yield* makeReplanAndStore

      const readCompany = Effect.fnUntraced(function* (companyId: number) {
        const found = yield* companies.find(companyId)
        if (found === null) return null
        const sender = yield* facts.sender(companyId, yield* Clock.currentTimeMillis)
        return sender === null ? null : { settings: settingsOf(found), sender }
      })

      return Engine.of({
        // The secret that signs opt-out links is loaded here, because links are made inside transactions.
        company: (companyId) => Effect.zipRight(optOuts.prepare, readCompany(companyId)),

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
          // Policy and plan may have changed since the claim. A company's own transaction can't read plan periods, so
          // they are read just before it.
          const company = (yield* readCompany(companyId)) ?? asClaimed
          // Row locks don't keep apart what shares a transaction, and this process may be recording a payment. So the
          // decision never joins a batch of other writes.
          const { deliveries, locked, unitOfWork } = yield* tenant.transaction(
            companyId,
            decideAndStore(company, claimed, Clock.currentTimeMillis, "orSkip")
          )
          Metrics.decided(unitOfWork)
          if (locked.length > 0) {
            const pause = LOCKED_PAUSE_MILLIS * (1 + (yield* Random.next))
            const at = (yield* Clock.currentTimeMillis) + Math.round(pause)
            // If the release fails, the attempts are due again when their lease ends.
            yield* Effect.ignore(queue.release(companyId, locked, at))
          }
          return deliveries
        }),

        handOver: handOver(transports),
        complete: completeAndStore,
        replan: replanAndStore,

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
