/** Hands one message over to its provider, outside of any transaction. */
import { Clock, Effect } from "effect"
import { type Delivery, type DeliveryResult, NOT_SENT, type NotSent } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"
import * as Traces from "../Traces.ts"
import { lost } from "../transports/Outcomes.ts"
import {
  MAX_HAND_OVER_MILLIS,
  type Outcome,
  type OutgoingMessage,
  Transports
} from "../transports/Transport.ts"
import { makeAttachments } from "./Attachments.ts"

/** Ends a hand-over that takes too long; the message may have been sent then. */
export const withTimeout = (send: Effect.Effect<Outcome>): Effect.Effect<Outcome> =>
  Effect.timeoutTo(Effect.disconnect(Effect.interruptible(send)), {
    duration: MAX_HAND_OVER_MILLIS,
    onTimeout: () => lost("timeout", "The provider did not answer in time."),
    onSuccess: (outcome) => outcome
  })

/**
 * Makes the function that hands a message over with its files, unless `delivery.until` has passed by then. A channel without
 * a provider is a defect.
 */
export const makeHandOver = Effect.map(
  Effect.all([Transports, makeAttachments]),
  ([transports, withAttachments]) =>
    ({ claimed, message, until }: Delivery): Effect.Effect<DeliveryResult> => {
      const { channel } = message
      const transport = transports[channel]
      if (transport._tag !== "Provider") {
        return Effect.dieMessage("a message without a provider to take it")
      }
      const send = (whole: OutgoingMessage): Effect.Effect<Outcome | NotSent> =>
        Effect.flatMap(Clock.currentTimeMillis, (now): Effect.Effect<Outcome | NotSent> =>
          // A process that was suspended must not send what it decided long ago.
          now < until
            ? Metrics.timed(channel, withTimeout(transport.provider.send(whole)))
            : Effect.succeed(NOT_SENT)
        )
      return withAttachments(message, send).pipe(
        // Without its files it is not sent at all: another worker finds them later.
        Effect.catchTag("ServiceUnavailable", () => Effect.succeed(NOT_SENT)),
        Effect.map((outcome): DeliveryResult => ({ claimed, messageId: message.messageId, outcome })),
        Traces.handOver(message, claimed)
      )
    }
)
