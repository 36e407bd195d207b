/** The channels of this process: their room for messages in flight, and whether their providers work. */
import { Clock, Effect } from "effect"
import { Channel } from "../../domain/ReminderAttempt.ts"
import type { ChannelState } from "../../repos/reminders/ChannelStates.ts"
import type { Obstacle } from "../../repos/reminders/ReminderQueue.ts"
import * as Blame from "./Blame.ts"
import * as CircuitBreaker from "./CircuitBreaker.ts"
import { Engine } from "../Engine.ts"
import type { DeliveryResult } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"
import type { OutgoingMessage } from "../transports/Transport.ts"
import * as SendLimiter from "./SendLimiter.ts"

/** Messages of one channel that are being handed over at the same time. */
export const MAX_MESSAGES_IN_FLIGHT = 20

/** A hand-over that has begun, at a moment in epoch milliseconds. */
export interface BegunHandOver extends Pick<Blame.EndedHandOver, "place" | "sentBefore"> {
  readonly at: number
}

/** A channel in this process. */
export interface ChannelHere {
  readonly channel: Channel
  readonly limiter: SendLimiter.SendLimiter
  /** What may be claimed at a moment: anything, one message that tries the provider, or nothing, because of an obstacle. */
  readonly admits: (now: number) => "all" | "one" | Extract<Obstacle, "no_channel" | "channel_down">
  /** Counts a hand-over that is about to begin. */
  readonly begin: (now: number) => BegunHandOver
  /** Takes the outcome of a hand-over into account; returns it with the verdict on whose fault it is. */
  readonly settled: (
    result: DeliveryResult,
    message: Pick<OutgoingMessage, "recipients">,
    begun: BegunHandOver
  ) => Effect.Effect<DeliveryResult>
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
          pause_seconds: CircuitBreaker.FIRST_CHANNEL_PAUSE_MILLIS / 1_000
        }
      )
    : Effect.annotateLogs(Effect.logInfo("a channel is up again"), { channel })

const makeChannel = Effect.fnUntraced(function* (channel: Channel, hasProvider: boolean) {
  const limiter = yield* SendLimiter.make(MAX_MESSAGES_IN_FLIGHT)
  let breaker = CircuitBreaker.closed
  let suspects = Blame.nobody
  let begun = 0
  let since = yield* Clock.currentTimeMillis
  if (hasProvider) Metrics.channelUp(channel, true)

  const admits: ChannelHere["admits"] = (now) => {
    if (!hasProvider) return "no_channel"
    const admitted = CircuitBreaker.admits(breaker, now)
    return admitted === "none" ? "channel_down" : admitted
  }
  const begin: ChannelHere["begin"] = (now) => {
    breaker = CircuitBreaker.begun(breaker, now)
    begun += 1
    return { place: begun, sentBefore: suspects.lastSent, at: now }
  }
  const settled: ChannelHere["settled"] = (result, { recipients }, { at, ...handedOver }) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const recipient = recipients.join(", ").toLowerCase()
      const verdict = Blame.judge(suspects, result.outcome, { ...handedOver, recipient, begun, now })
      suspects = verdict.suspects
      const before = breaker
      breaker = CircuitBreaker.after(before, verdict.evidence, { begunAt: at, now })
      const judged = { ...result, outcome: verdict.outcome }
      if (breaker._tag === before._tag) return Effect.succeed(judged)
      since = now
      Metrics.channelUp(channel, breaker._tag === "Closed")
      return Effect.as(logChange(channel, breaker), judged)
    })
  const state = (): ChannelState => ({
    channel,
    state: hasProvider ? (breaker._tag === "Closed" ? "up" : "down") : "off",
    since,
    fault: breaker._tag === "Open" ? breaker.fault : null
  })
  return { channel, limiter, admits, begin, settled, state } satisfies ChannelHere
})

/** The channels of this process, all of them up. */
export const makeChannels = Effect.flatMap(Engine, ({ hasProvider }) =>
  Effect.forEach(Channel.literals, (channel) => makeChannel(channel, hasProvider(channel)))
)
