/** The e-mail channel of this process's worker, whose health the application's own mails share. */
import { Clock, Context, Effect, Option } from "effect"
import { lost } from "../transports/Outcomes.ts"
import type { Outcome, OutgoingMessage } from "../transports/Transport.ts"
import type { ChannelHere } from "./Channels.ts"

/** The channel, once the worker has made it. */
export class MailChannel extends Context.Tag("duebook/MailChannel")<
  MailChannel,
  { here: ChannelHere | null }
>() {}

/** The channel; null where no worker runs. */
const channelHere = Effect.map(Effect.serviceOption(MailChannel), (channel) =>
  Option.match(channel, { onNone: () => null, onSome: ({ here }) => here })
)

/** How many of `most` mails may be handed over now: while the channel is down, one that tries it now and then. */
export const mailsAdmitted = (most: number): Effect.Effect<number> =>
  Effect.flatMap(channelHere, (here) =>
    here === null
      ? Effect.succeed(most)
      : Effect.map(Clock.currentTimeMillis, (now) => {
          const admits = here.admits(now)
          return admits === "all" ? most : admits === "one" ? 1 : 0
        })
  )

/** The outcome of a hand-over, judged by what other recipients of the channel meet. The channel takes note of it. */
export const judged = (
  message: Pick<OutgoingMessage, "messageId" | "recipients">,
  handOver: Effect.Effect<Outcome>
): Effect.Effect<Outcome> =>
  Effect.flatMap(channelHere, (here) =>
    here === null
      ? handOver
      : Effect.gen(function* () {
          const begun = here.begin(yield* Clock.currentTimeMillis)
          const result = { claimed: [], messageId: message.messageId, outcome: yield* handOver }
          const { outcome } = yield* here.settled(result, message, begun)
          return outcome._tag === "NotSent" ? lost("internal", "It was not handed over.") : outcome
        })
  )
