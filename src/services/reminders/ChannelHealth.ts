/** Whether messages leave at the moment, for the people of a company. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { ChannelStates } from "../../repos/reminders/ChannelStates.ts"

/** A channel whose provider does not work. */
export interface ChannelDown {
  readonly channel: Channel
  /** Epoch milliseconds of real time. */
  readonly since: number
}

export class ChannelHealth extends Context.Tag("duebook/ChannelHealth")<
  ChannelHealth,
  {
    /** Channels that no process can use at the moment, although one is set up for them. */
    readonly down: Effect.Effect<ReadonlyArray<ChannelDown>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ChannelHealth,
    Effect.map(ChannelStates, (states) => ChannelHealth.of({ down: states.down }))
  )
}
