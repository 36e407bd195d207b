/** Hands one message over to its provider, outside of any transaction. */
import { Clock, Effect } from "effect"
import { type Delivery, type DeliveryResult, NOT_SENT, type NotSent } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"
import * as Traces from "../Traces.ts"
import { lost } from "../transports/Outcomes.ts"
import { MAX_HAND_OVER_MILLIS, type Outcome, type Transports } from "../transports/Transport.ts"

/** Ends a hand-over that takes too long; the message may have been sent then. */
export const withTimeout = (send: Effect.Effect<Outcome>): Effect.Effect<Outcome> =>
  Effect.timeoutTo(Effect.disconnect(Effect.interruptible(send)), {
    duration: MAX_HAND_OVER_MILLIS,
    onTimeout: () => lost("timeout", "The provider did not answer in time."),
    onSuccess: (outcome) => outcome
  })

/** Hands a message over, unless `delivery.until` has passed. A channel without a provider is a defect. */
export const handOver =
  (transports: Transports["Type"]) =>
  ({ claimed, message, until }: Delivery): Effect.Effect<DeliveryResult> => {
    const { channel } = message
    const transport = transports[channel]
    if (transport._tag !== "Provider") {
      return Effect.dieMessage("a message without a provider to take it")
    }
    const send: Effect.Effect<Outcome | NotSent> = Metrics.timed(
      channel,
      withTimeout(transport.provider.send(message))
    )
    return Effect.flatMap(Clock.currentTimeMillis, (now) =>
      Effect.map(
        // A process that was suspended must not send what it decided long ago.
        now < until ? send : Effect.succeed(NOT_SENT),
        (outcome): DeliveryResult => ({ claimed, messageId: message.messageId, outcome })
      )
    ).pipe(Traces.handOver(message, claimed))
  }
