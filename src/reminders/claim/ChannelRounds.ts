/** Claims due attempts of one channel round by round, with a fair share for every company, and sends their messages. */
import { Cause, Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { ChannelStates } from "../../repos/reminders/ChannelStates.ts"
import { type Obstacle, ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type ChannelHere, MAX_MESSAGES_IN_FLIGHT } from "../send/Channels.ts"
import type { Company } from "../Delivery.ts"
import { Engine } from "../Engine.ts"
import { type Groups, logFailure } from "../Groups.ts"
import * as Metrics from "../Metrics.ts"
import * as SendLimiter from "../send/SendLimiter.ts"
import * as Traces from "../Traces.ts"

/** Companies served in one round. */
export const MAX_COMPANIES = 100
/** Attempts claimed in one round, divided among the companies that have any due. */
const ROUND_SIZE = 200
/** Attempts of one company in one round, however many other companies there are. */
const MIN_SHARE = 10
/** A decision on fewer attempts costs as much, so it waits until so many can be sent. */
const MIN_GROUP = MAX_MESSAGES_IN_FLIGHT / 2
/** Companies that are served at the same time. */
export const MAX_COMPANIES_AT_ONCE = 16
/** How long a company is left out of the rounds after a defect. */
const SUSPENSION_MILLIS = 30_000
const MAX_SUSPENDED = 10_000

/** Attempts to claim of each of so many companies. */
export const shareOf = (companies: number): number =>
  Math.max(MIN_SHARE, Math.floor(ROUND_SIZE / Math.max(1, companies)))

/** The rounds of one channel. They wait for no other channel. */
export interface ChannelRounds {
  readonly here: ChannelHere
  /**
   * One round: claims what is due, decides on it and starts the hand-overs. Returns how many attempts it claimed or set
   * aside. When it is told to stop it releases what it has not decided on.
   */
  readonly next: (stopping: () => boolean) => Effect.Effect<number, ServiceUnavailable>
}

const obstacleOf = ({ sender }: Company): Obstacle | undefined => {
  if (!sender.active) return "company_inactive"
  return sender.planActive ? undefined : "no_active_plan"
}

/** Takes a company's share of a channel and starts it. Returns how many attempts it took. */
const makeServe = Effect.fnUntraced(function* (here: ChannelHere, groups: Groups) {
  const engine = yield* Engine

  /** Claims a company's share, or sets aside what is due. */
  const take = (company: Company, share: number, obstacle: Obstacle | undefined) =>
    obstacle === undefined
      ? Effect.map(engine.claim(company, here.channel, share), (claimed) => ({ claimed, waiting: 0 }))
      : Effect.map(engine.setAside(company, here.channel, obstacle), ({ over, waiting }) => ({
          claimed: over,
          waiting
        }))

  return Effect.fnUntraced(function* (
    companyId: number,
    share: number,
    blocked: Obstacle | undefined,
    stopping: () => boolean
  ) {
    const company = yield* engine.company(companyId)
    if (company === null || stopping()) return 0
    const { claimed, waiting } = yield* Traces.claim(take(company, share, blocked ?? obstacleOf(company)))
    Metrics.claimed(claimed.length)
    // One group after another: decisions of one company wait for each other anyway, for the lock on its pace.
    let begun = 0
    while (begun < claimed.length) {
      const left = claimed.length - begun
      const size = yield* SendLimiter.takeUnlessStopping(
        here.limiter,
        Math.min(MIN_GROUP, left),
        Math.min(MAX_MESSAGES_IN_FLIGHT, left),
        stopping
      )
      // The outcomes of the groups before may have shown that the provider does not work.
      const isDown = blocked === undefined && here.admits(yield* Clock.currentTimeMillis) === "channel_down"
      if (size === 0 || isDown) {
        yield* here.limiter.release(size)
        yield* groups.release(company, claimed.slice(begun))
        break
      }
      const end = begun + size
      yield* groups.start(here, company, claimed.slice(begun, end), claimed.slice(end))
      begun = end
    }
    return claimed.length + waiting
  })
})

/** The rounds of a channel. */
export const makeRounds = Effect.fnUntraced(function* (here: ChannelHere, groups: Groups) {
  const queue = yield* ReminderQueue
  const states = yield* ChannelStates
  const serverClock = yield* ServerClock
  const serve = yield* makeServe(here, groups)
  /** Companies after a defect, by the epoch milliseconds until which they are left out. */
  const suspended = new Map<number, number>()

  const suspend = (companyId: number, now: number) => {
    if (suspended.size >= MAX_SUSPENDED) suspended.clear()
    suspended.set(companyId, now + SUSPENSION_MILLIS)
  }
  let after = 0

  const next: ChannelRounds["next"] = (stopping) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const admitted = here.admits(now)
      const isProbe = admitted === "one"
      const blocked = admitted === "all" || isProbe ? undefined : admitted
      // What another process can send is left to it.
      if (blocked !== undefined && (yield* states.isUp(here.channel))) return 0
      const found = yield* queue.companiesDue(here.channel, yield* serverClock.now, after, MAX_COMPANIES)
      const companies = found.companies.filter((companyId) => (suspended.get(companyId) ?? 0) <= now)
      const share = isProbe ? 1 : shareOf(companies.length)
      const one = (companyId: number) =>
        Effect.catchAllCause(
          Traces.turn(companyId, here.channel)(serve(companyId, share, blocked, stopping)),
          (cause) => {
            if (Cause.isDie(cause)) suspend(companyId, now)
            return Effect.as(logFailure({ settings: { companyId } }, cause), 0)
          }
        )
      // The outcome of one message decides whether another one is tried.
      const probe = (companyId: number) =>
        Effect.suspend(() =>
          here.admits(now) === "one" ? Effect.zipLeft(one(companyId), here.limiter.idle) : Effect.succeed(0)
        )
      const taken = yield* isProbe
        ? Effect.forEach(companies, probe)
        : Effect.forEach(companies, one, { concurrency: MAX_COMPANIES_AT_ONCE })
      after = found.next
      return taken.reduce((sum, n) => sum + n, 0)
    })
  return { here, next } satisfies ChannelRounds
})
