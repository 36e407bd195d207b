/** Claims due attempts round by round, with a fair share for every company, and sends their messages. */
import { Cause, Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { CustomerChangesRepo } from "../repos/CustomerChanges.ts"
import { ReminderQueue } from "../repos/ReminderQueue.ts"
import { Engine } from "./Engine.ts"
import { logFailure, makeGroups } from "./Groups.ts"
import * as Metrics from "./Metrics.ts"
import { makeReplanner } from "./Replanner.ts"
import * as SendLimiter from "./SendLimiter.ts"

/** Companies served in one round. */
export const MAX_COMPANIES = 100
/** Attempts claimed in one round, divided among the companies that have any due. */
const ROUND_SIZE = 200
/** Attempts of one company in one round, however many other companies there are. */
const MIN_SHARE = 10
/** Messages that are being handed over at the same time. */
export const MAX_MESSAGES_IN_FLIGHT = 20
/** A decision on fewer attempts costs as much, so it waits until so many can be sent. */
const MIN_GROUP = MAX_MESSAGES_IN_FLIGHT / 2
/** Outcomes that are being stored. With the messages in flight, these are what a crash can leave unknown. */
const MAX_OUTCOMES_UNSTORED = 2 * MAX_MESSAGES_IN_FLIGHT
/** Companies that are served at the same time. */
export const MAX_COMPANIES_AT_ONCE = 16
/** How long a company is left out of the rounds after a defect. */
const SUSPENSION_MILLIS = 30_000
const MAX_SUSPENDED = 10_000

/** Attempts to claim of each of so many companies. */
export const shareOf = (companies: number): number =>
  Math.max(MIN_SHARE, Math.floor(ROUND_SIZE / Math.max(1, companies)))

export interface Dispatcher {
  /**
   * One round: claims what is due, decides on it and starts the hand-overs. Returns how many attempts it claimed. When
   * it is told to stop it releases what it has not decided on.
   */
  readonly next: (stopping: () => boolean) => Effect.Effect<number, ServiceUnavailable>
  /** Waits until every hand-over has ended and its outcome is stored. */
  readonly idle: Effect.Effect<void>
  /** Plans again for every changed customer, then a round, then `idle`. Returns how many attempts the round claimed. */
  readonly whole: Effect.Effect<number, ServiceUnavailable>
}

export const makeDispatcher: Effect.Effect<Dispatcher, never, CustomerChangesRepo | Engine | ReminderQueue> =
  Effect.gen(function* () {
    const engine = yield* Engine
    const queue = yield* ReminderQueue
    const replanner = yield* makeReplanner
    const limiter = yield* SendLimiter.make(MAX_MESSAGES_IN_FLIGHT)
    const groups = yield* makeGroups(limiter, MAX_OUTCOMES_UNSTORED)
    /** Companies after a defect, by the epoch milliseconds until which they are left out. */
    const suspended = new Map<number, number>()
    let after = 0

    const suspend = (companyId: number, now: number) => {
      if (suspended.size >= MAX_SUSPENDED) suspended.clear()
      suspended.set(companyId, now + SUSPENSION_MILLIS)
    }

    /** Claims a company's share and starts it. Returns how many attempts it claimed. */
    const serve = Effect.fnUntraced(function* (companyId: number, share: number, stopping: () => boolean) {
      const company = yield* engine.company(companyId)
      if (company === null || stopping()) return 0
      const claimed = yield* engine.claim(company, share)
      Metrics.claimed(claimed.length)
      // One group after another: decisions of one company wait for each other anyway, for the lock on its pace.
      let begun = 0
      while (begun < claimed.length) {
        const left = claimed.length - begun
        const size = yield* SendLimiter.takeUnlessStopping(
          limiter,
          Math.min(MIN_GROUP, left),
          Math.min(MAX_MESSAGES_IN_FLIGHT, left),
          stopping
        )
        if (size === 0) {
          yield* groups.release(company, claimed.slice(begun))
          break
        }
        const end = begun + size
        yield* groups.start(company, claimed.slice(begun, end), claimed.slice(end))
        begun = end
      }
      return claimed.length
    })

    const next: Dispatcher["next"] = (stopping) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const found = yield* queue.companiesDue(now, after, MAX_COMPANIES)
        const companies = found.companies.filter((companyId) => (suspended.get(companyId) ?? 0) <= now)
        const share = shareOf(companies.length)
        const claimed = yield* Effect.forEach(
          companies,
          (companyId) =>
            Effect.catchAllCause(serve(companyId, share, stopping), (cause) => {
              if (Cause.isDie(cause)) suspend(companyId, now)
              return Effect.as(logFailure({ settings: { companyId } }, cause), 0)
            }),
          { concurrency: MAX_COMPANIES_AT_ONCE }
        )
        after = found.next
        return claimed.reduce((sum, n) => sum + n, 0)
      })
    const idle = Effect.zipRight(limiter.idle, groups.idle)
    return {
      next,
      idle,
      whole: Effect.zipRight(
        replanner.all,
        Effect.zipLeft(
          next(() => false),
          idle
        )
      )
    }
  })
