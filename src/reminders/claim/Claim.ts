/** Takes due attempts of a company's channel: to decide on them, or to let them wait for what stands in their way. */
import { Effect, Random } from "effect"
import * as Pacing from "../../domain/dunning/Pace.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import { type Claimed, type Obstacle, ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import type { Company } from "../Delivery.ts"
import { LEASE_MILLIS } from "../send/Lease.ts"

/** Attempts beyond the cap that are moved to later minutes at a time. */
const MAX_PUT_OFF = 1_000
/** Attempts that are set aside at a time. */
const MAX_SET_ASIDE = 1_000
/** How long they wait for what stands in their way before they are looked at again; up to half as long again, at random. */
const ASIDE_MILLIS = 300_000
/** The longest that they wait before they are looked at again. */
export const MAX_ASIDE_MILLIS = 1.5 * ASIDE_MILLIS

export interface Claims {
  /**
   * Claims up to `share` of a company's due attempts of a channel, at most as many as its cap per minute lets it send. When the
   * cap is reached nothing is claimed, and due attempts are moved to later minutes.
   */
  readonly claim: (
    company: Company,
    channel: Channel,
    share: number
  ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
  /**
   * Claims an attempt of a company that is due on a channel or waits for it, to try the provider with; none if the cap
   * is reached.
   */
  readonly claimToTry: (
    company: Company,
    channel: Channel
  ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
  /**
   * Lets due attempts of a channel wait for what stands in their way, some at a time. Claims those that have to be
   * decided on all the same.
   */
  readonly setAside: (
    company: Company,
    channel: Channel,
    obstacle: Obstacle
  ) => ReturnType<ReminderQueue["Type"]["setAside"]>
}

export const makeClaims = Effect.gen(function* () {
  const dunningRules = yield* DunningRules
  const paces = yield* ReminderPace
  const queue = yield* ReminderQueue
  const claims: Claims = {
    setAside: Effect.fnUntraced(function* ({ settings }, channel, obstacle) {
      const { now } = yield* paces.now(settings.companyId)
      return yield* queue.setAside(settings.companyId, {
        channel,
        obstacle,
        now,
        leaseUntil: now + LEASE_MILLIS,
        until: now + Math.round(ASIDE_MILLIS + (MAX_ASIDE_MILLIS - ASIDE_MILLIS) * (yield* Random.next)),
        limit: MAX_SET_ASIDE
      })
    }),

    claimToTry: Effect.fnUntraced(function* ({ settings }, channel) {
      const { companyId } = settings
      const { maxPerMinute } = (yield* dunningRules.rulesOf(settings)).policy.receivables
      const { now, pace } = yield* paces.now(companyId)
      if (Pacing.left(pace, maxPerMinute, now) === 0) return []
      return yield* queue.claimToTry(companyId, {
        channel,
        now,
        until: now + MAX_ASIDE_MILLIS,
        leaseUntil: now + LEASE_MILLIS
      })
    }),

    claim: Effect.fnUntraced(function* ({ settings }, channel, share) {
      const { companyId } = settings
      const { maxPerMinute } = (yield* dunningRules.rulesOf(settings)).policy.receivables
      const { now, pace } = yield* paces.now(companyId)
      const left = Pacing.left(pace, maxPerMinute, now)
      if (left === 0) {
        yield* paces.putOff(companyId, now, maxPerMinute, MAX_PUT_OFF)
        return []
      }
      return yield* queue.claim(companyId, now, now + LEASE_MILLIS, { [channel]: Math.min(share, left) })
    })
  }
  return claims
})
