/** Makes what waited for a channel due once the channel works, so that it leaves within a minute. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { ReminderQueue } from "../../repos/reminders/ReminderQueue.ts"
import type { ChannelHere } from "../send/Channels.ts"
import { MAX_ASIDE_MILLIS } from "./Claim.ts"

/** Companies that are woken in one round, and attempts of each. */
const MAX_COMPANIES = 100
const MAX_WOKEN = 200
const MAX_COMPANIES_AT_ONCE = 4
/**
 * For how long after its channel came up a process looks for what waits, and how often. Another process that does not
 * know of it yet may go on setting attempts aside for some seconds.
 */
const WAKE_MILLIS = 30_000
const PASS_MILLIS = 10_000

interface Wake {
  /**
   * Wakes some of what waits, in the rounds after a channel came up in this process, which its start is as well. Returns
   * how many attempts it woke.
   */
  readonly wake: (now: number) => Effect.Effect<number, ServiceUnavailable>
  /** When it looks next, epoch milliseconds; null if it has done so for long enough. */
  readonly nextAt: () => number | null
}

export const makeWake = Effect.fnUntraced(function* (here: ChannelHere) {
  const queue = yield* ReminderQueue
  const serverClock = yield* ServerClock
  /** Since when the channel is up, when the next pass over the companies begins, and the last company of this one. */
  let upSince = Number.NaN
  let nextPassAt = 0
  let after = 0

  const wake: Wake["wake"] = Effect.fnUntraced(function* (now) {
    const { since } = here.state()
    if (since !== upSince) {
      upSince = since
      nextPassAt = since
      after = 0
    }
    if (now < nextPassAt || nextPassAt > upSince + WAKE_MILLIS) return 0
    const at = yield* serverClock.now
    const until = at + MAX_ASIDE_MILLIS
    const { companies, next } = yield* queue.companiesDue(here.channel, until, after, MAX_COMPANIES)
    const woken = yield* Effect.forEach(
      companies,
      (companyId) =>
        queue.wakeWaiting(companyId, { channel: here.channel, now: at, until, limit: MAX_WOKEN }),
      { concurrency: MAX_COMPANIES_AT_ONCE }
    )
    // Those of whom there is more to wake come first in the next round.
    const isWhole = woken.every((n) => n < MAX_WOKEN)
    if (isWhole) after = next
    if (isWhole && next === 0) nextPassAt = now + PASS_MILLIS
    return woken.reduce((sum, n) => sum + n, 0)
  })
  const nextAt: Wake["nextAt"] = () => {
    const { since } = here.state()
    if (since !== upSince) return since
    return nextPassAt > upSince + WAKE_MILLIS ? null : nextPassAt
  }
  return { wake, nextAt } satisfies Wake
})
