/** The rounds of all channels, side by side: a channel that hangs holds up no other. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { CasesRepo } from "../repos/reminders/Cases.ts"
import type { ChannelStates } from "../repos/reminders/ChannelStates.ts"
import type { CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import type { CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import type { ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import { type ChannelRounds, makeRounds } from "./claim/ChannelRounds.ts"
import { makeChannels } from "./send/Channels.ts"
import type { Engine } from "./Engine.ts"
import type { ServerClock } from "../repos/installation/ServerClock.ts"
import { makeGroups } from "./Groups.ts"
import { makeReplanner } from "./Replanner.ts"

export interface Dispatcher {
  readonly channels: ReadonlyArray<ChannelRounds>
  /** Waits until every hand-over has ended and its outcome is stored. */
  readonly idle: Effect.Effect<void>
  /** Plans again for every changed customer, then a round of every channel, then `idle`. Returns what `next` does. */
  readonly whole: Effect.Effect<number, ServiceUnavailable>
}

export const makeDispatcher: Effect.Effect<
  Dispatcher,
  never,
  CasesRepo | ChannelStates | CompanyChangesRepo | CustomerChangesRepo | Engine | ReminderQueue | ServerClock
> = Effect.gen(function* () {
  const replanner = yield* makeReplanner
  const groups = yield* makeGroups
  const here = yield* makeChannels
  const channels = yield* Effect.forEach(here, (channel) => makeRounds(channel, groups))
  const idle = Effect.zipRight(
    Effect.forEach(here, ({ limiter }) => limiter.idle, { discard: true }),
    groups.idle
  )
  const rounds = Effect.forEach(channels, ({ next }) => next(() => false), { concurrency: "unbounded" })
  return {
    channels,
    idle,
    whole: Effect.zipRight(
      replanner.all,
      Effect.map(Effect.zipLeft(rounds, idle), (taken) => taken.reduce((sum, n) => sum + n, 0))
    )
  }
})
