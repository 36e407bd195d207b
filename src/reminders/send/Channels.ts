/** The channels of this process: their room for messages in flight, and whether their providers work. */
import { Clock, Effect } from "effect"
import { Channel } from "../../domain/ReminderAttempt.ts"
import type { ChannelState } from "../../repos/reminders/ChannelStates.ts"
import type { Obstacle } from "../../repos/reminders/ReminderQueue.ts"
import * as CircuitBreaker from "./CircuitBreaker.ts"
import { Engine } from "../Engine.ts"
import type { DeliveryResult } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"
import * as SendLimiter from "./SendLimiter.ts"

/** Messages of one channel that are being handed over at the same time. */
export const MAX_MESSAGES_IN_FLIGHT = 20

/** A channel in this process. */
export interface ChannelHere {
  readonly channel: Channel
  readonly limiter: SendLimiter.SendLimiter
  /** What may be claimed at a moment: anything, one message that tries the provider, or nothing, because of an obstacle. */
  readonly admits: (now: number) => "all" | "one" | Extract<Obstacle, "no_channel" | "channel_down">
  /** Takes the outcome of a hand-over into account that began at `begunAt`, epoch milliseconds. */
  readonly settled: (result: DeliveryResult, begunAt: number) => Effect.Effect<void>
  readonly state: () => ChannelState
}

const logChange = (channel: Channel, breaker: CircuitBreaker.CircuitBreaker) =>
  // Of what the provider said only the code is logged, because the text may hold addresses.
  breaker._tag === "Open"
    ? Effect.annotateLogs(
        Effect.logWarning("a channel is down: its messages wait, and one tries it now and then"),
        {
          channel,
          error_code: breaker.fault.code,
          pause_seconds: breaker.pauseMillis / 1_000
        }
      )
    : Effect.annotateLogs(Effect.logInfo("a channel is up again"), { channel })

const makeChannel = Effect.fnUntraced(function* (channel: Channel, hasProvider: boolean) {
  const limiter = yield* SendLimiter.make(MAX_MESSAGES_IN_FLIGHT)
  let breaker = CircuitBreaker.closed
  let since = yield* Clock.currentTimeMillis
  if (hasProvider) Metrics.channelUp(channel, true)

  const admits: ChannelHere["admits"] = (now) => {
    if (!hasProvider) return "no_channel"
    const admitted = CircuitBreaker.admits(breaker, now)
    return admitted === "none" ? "channel_down" : admitted
  }
  const settled: ChannelHere["settled"] = ({ outcome }, begunAt) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const before = breaker
      breaker = CircuitBreaker.after(before, outcome, { begunAt, now })
      if (breaker._tag === before._tag) return Effect.void
      since = now
      Metrics.channelUp(channel, breaker._tag === "Closed")
      return logChange(channel, breaker)
    })
  const state = (): ChannelState => ({
    channel,
    state: hasProvider ? (breaker._tag === "Closed" ? "up" : "down") : "off",
    since,
    fault: breaker._tag === "Open" ? breaker.fault : null
  })
  return { channel, limiter, admits, settled, state } satisfies ChannelHere
})

/** The channels of this process, all of them up. */
export const makeChannels = Effect.flatMap(Engine, ({ hasProvider }) =>
  Effect.forEach(Channel.literals, (channel) => makeChannel(channel, hasProvider(channel)))
)
