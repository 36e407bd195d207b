/** The steps of sending a reminder: claim, decide, hand over, complete. Only the hand-over is outside of a transaction. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { ReminderFacts } from "../repos/reminders/ReminderFacts.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { type Claimed, ReminderQueue, type Rooms } from "../repos/reminders/ReminderQueue.ts"
import { Tenant } from "../repos/Tenant.ts"
import { DebtorLinks } from "../services/customers/DebtorLinks.ts"
import { OptOuts } from "../services/customers/OptOuts.ts"
import { type Claims, makeClaims } from "./claim/Claim.ts"
import { type CompleteAndStore, makeCompleteAndStore } from "./complete/CompleteAndStore.ts"
import { makeDecideBills } from "./bill/StoreBills.ts"
import { makeDecideCases } from "./case/DecideCases.ts"
import { decideEach } from "./decide/DecideEach.ts"
import { logFailed, makeDecideClaimed } from "./decide/DecideClaimed.ts"
import type { Company, Delivery, DeliveryResult } from "./Delivery.ts"
import { makeHandOver } from "./send/HandOver.ts"
import { makeReplanAndStore, type ReplanAndStore } from "./ReplanAndStore.ts"
import { Transports } from "./transports/Transport.ts"

/** Attempts that are decided on in one transaction for a company on a test clock, on each channel. */
const MAX_CAPTURED = 50
const CAPTURED: Rooms = { email: MAX_CAPTURED, sms: MAX_CAPTURED }

export class Engine extends Context.Tag("duebook/Engine")<
  Engine,
  {
    /** The company as it is now; null if there is no such company. */
    readonly company: (companyId: number) => Effect.Effect<Company | null, ServiceUnavailable>
    /** Whether messages of a channel have somewhere to go. */
    readonly hasProvider: (channel: Channel) => boolean
    /** Takes due attempts of a company's channel to decide on them. */
    readonly claim: Claims["claim"]
    /** Takes one attempt of a company's channel to try the provider with, whether it is due or waits for the channel. */
    readonly claimToTry: Claims["claimToTry"]
    /** Lets due attempts of a company's channel wait for what stands in their way. */
    readonly setAside: Claims["setAside"]
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
     * Returns how many attempts were due; 0 means that nothing is due any more. After a defect each attempt has a
     * transaction of its own, and the one that causes it is tried some times more, and then ends.
     */
    readonly capture: (company: Company) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Engine,
    Effect.gen(function* () {
      const debtorLinks = yield* DebtorLinks
      const facts = yield* ReminderFacts
      const optOuts = yield* OptOuts
      const queue = yield* ReminderQueue
      const tenant = yield* Tenant
      const transports = yield* Transports
      const claims = yield* makeClaims
      const completeAndStore = yield* makeCompleteAndStore
      const decide = decideEach(yield* makeDecideCases, yield* makeDecideBills)
      const decideClaimed = yield* makeDecideClaimed(decide)
      const replanAndStore = yield* makeReplanAndStore

      return Engine.of({
        // The secrets that sign links are loaded here, because links are made inside transactions.
        company: (companyId) =>
          Effect.zipRight(Effect.zipRight(optOuts.prepare, debtorLinks.prepare), facts.company(companyId)),

        hasProvider: (channel) => transports[channel]._tag !== "Off",

        ...claims,

        // Policy and plan may have changed since the claim. A company's own transaction can't read plan periods, so they
        // are read just before it.
        decide: (company, claimed) =>
          Effect.flatMap(facts.company(company.settings.companyId), (now) =>
            decideClaimed(now ?? company, claimed)
          ),

        handOver: yield* makeHandOver,
        complete: completeAndStore,
        replan: replanAndStore,

        capture: Effect.fnUntraced(function* (company) {
          const { companyId, testClock } = company.settings
          if (testClock === null) return yield* Effect.dieMessage("a company in real time has no test clock")
          const claim = queue.claim(companyId, testClock, testClock, CAPTURED)
          const together = Effect.gen(function* () {
            const claimed = yield* claim
            if (claimed.length === 0) return 0
            const { failed, locked } = yield* decide(company, claimed, "wait")
            yield* logFailed(companyId, failed)
            return claimed.length - locked.length
          })
          const oneByOne = Effect.gen(function* () {
            const claimed = yield* claim
            yield* Effect.forEach(claimed, (one) => decideClaimed(company, [one]), { discard: true })
            return claimed.length
          })
          return yield* Effect.catchAllDefect(tenant.transaction(companyId, together), () => oneByOne)
        })
      })
    })
  )
}
