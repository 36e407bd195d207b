/** Claims due attempts of one channel round by round, with a fair share for every company, and sends their messages. */
import { Cause, Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { ChannelStates } from "../../repos/reminders/ChannelStates.ts"
import { type Obstacle, ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type ChannelHere, MAX_MESSAGES_IN_FLIGHT } from "../send/Channels.ts"
import { MAX_ASIDE_MILLIS } from "./Claim.ts"
import type { Company } from "../Delivery.ts"
import { Engine } from "../Engine.ts"
import { type Groups, logFailure } from "../Groups.ts"
import * as Metrics from "../Metrics.ts"
import * as SendLimiter from "../send/SendLimiter.ts"
import * as Traces from "../Traces.ts"
import { makeWake } from "./Wake.ts"

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
/** Companies that are asked for a message that tries the provider, and how often while they have none. */
const MAX_COMPANIES_TRIED = 20
const SEARCH_MILLIS = 1_000

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
  /**
   * When another round has something to do although nothing is due, epoch milliseconds: while the channel does not work,
   * and soon after it came up. Null if nothing but what is due is to be done.
   */
  readonly nextAt: (now: number) => number | null
}

/** The companies in order of id, beginning after `companyId`. */
const inTurnAfter = (companyId: number, companies: ReadonlyArray<number>): ReadonlyArray<number> => {
  const inOrder = companies.toSorted((a, b) => a - b)
  return [...inOrder.filter((id) => id > companyId), ...inOrder.filter((id) => id <= companyId)]
}

const obstacleOf = ({ sender }: Company): Obstacle | undefined => {
  if (!sender.active) return "company_inactive"
  return sender.planActive ? undefined : "no_active_plan"
}

/** What a round may do: send, try the provider with one message, or only set aside what is due. */
type Mode = ReturnType<ChannelHere["admits"]>

interface Turn {
  readonly mode: Mode
  readonly share: number
  readonly stopping: () => boolean
}

/** Takes a company's share of a channel and starts it. Returns how many attempts it took. */
const makeServe = Effect.fnUntraced(function* (here: ChannelHere, groups: Groups) {
  const engine = yield* Engine
  const { channel } = here

  /** Claims a company's share, or sets aside what is due. */
  const take = (company: Company, { mode, share }: Turn) => {
    const obstacle = mode === "all" || mode === "one" ? obstacleOf(company) : mode
    if (obstacle !== undefined) {
      return Effect.map(engine.setAside(company, channel, obstacle), ({ over, waiting }) => ({
        claimed: over,
        waiting
      }))
    }
    const claim = mode === "one" ? engine.claimToTry(company, channel) : engine.claim(company, channel, share)
    return Effect.map(claim, (claimed) => ({ claimed, waiting: 0 }))
  }

  return Effect.fnUntraced(function* (companyId: number, turn: Turn) {
    const { mode, stopping } = turn
    const company = yield* engine.company(companyId)
    if (company === null || stopping()) return 0
    const { claimed, waiting } = yield* Traces.claim(take(company, turn))
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
      const isDown = mode === "all" && here.admits(yield* Clock.currentTimeMillis) !== "all"
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
  const wake = yield* makeWake(here)
  /** Companies after a defect, by the epoch milliseconds until which they are left out. */
  const suspended = new Map<number, number>()

  const suspend = (companyId: number, now: number) => {
    if (suspended.size >= MAX_SUSPENDED) suspended.clear()
    suspended.set(companyId, now + SUSPENSION_MILLIS)
  }
  let after = 0
  /** The company whose message tried the provider last, and when none had any. */
  let triedLast = 0
  let foundNobodyAt = Number.NEGATIVE_INFINITY

  const isIncluded = (companyId: number, now: number) => (suspended.get(companyId) ?? 0) <= now
  const serveOne = (companyId: number, now: number, turn: Turn) =>
    Effect.catchAllCause(Traces.turn(companyId, here.channel)(serve(companyId, turn)), (cause) => {
      if (Cause.isDie(cause)) suspend(companyId, now)
      return Effect.as(logFailure({ settings: { companyId } }, cause), 0)
    })

  /** Tries the provider with one message, each time of another company if there is one. */
  const tryProvider = Effect.fnUntraced(function* (now: number, stopping: () => boolean) {
    // What was set aside lately is looked at, too.
    const until = (yield* serverClock.now) + MAX_ASIDE_MILLIS
    const found = yield* queue.companiesDue(here.channel, until, triedLast, MAX_COMPANIES_TRIED)
    let taken = 0
    for (const companyId of inTurnAfter(triedLast, found.companies)) {
      if (here.admits(now) !== "one" || stopping()) break
      if (!isIncluded(companyId, now)) continue
      taken += yield* serveOne(companyId, now, { mode: "one", share: 1, stopping })
      triedLast = companyId
    }
    if (taken === 0) foundNobodyAt = now
    return taken
  })

  const next: ChannelRounds["next"] = (stopping) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const admitted = here.admits(now)
      const isTimeToTry = Math.abs(now - foundNobodyAt) >= SEARCH_MILLIS
      if (admitted === "one" && isTimeToTry) return yield* tryProvider(now, stopping)
      const mode = admitted === "one" ? "channel_down" : admitted
      // What another process can send is left to it.
      if (mode !== "all" && (yield* states.isUp(here.channel))) return 0
      const woken = mode === "all" ? yield* wake.wake(now) : 0
      const found = yield* queue.companiesDue(here.channel, yield* serverClock.now, after, MAX_COMPANIES)
      const companies = found.companies.filter((companyId) => isIncluded(companyId, now))
      const turn = { mode, share: shareOf(companies.length), stopping }
      const taken = yield* Effect.forEach(companies, (companyId) => serveOne(companyId, now, turn), {
        concurrency: MAX_COMPANIES_AT_ONCE
      })
      after = found.next
      return taken.reduce((sum, n) => sum + n, woken)
    })
  const nextAt: ChannelRounds["nextAt"] = (now) => {
    const mode = here.admits(now)
    if (mode === "all") return wake.nextAt()
    return mode === "no_channel" ? null : now
  }
  return { here, next, nextAt } satisfies ChannelRounds
})
