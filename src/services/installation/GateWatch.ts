/** Whether /v1 is open: every replica knows within a second of the operator's command. */
import { Context, Effect, Layer } from "effect"
import { type GateState, WakeUps } from "./WakeUps.ts"

export class GateWatch extends Context.Tag("duebook/GateWatch")<
  GateWatch,
  {
    /** The last state read; makes no query, because every request calls it. */
    readonly state: () => GateState
  }
>() {
  /** As the heartbeats read it. While the database can't be reached, the state stays as it was. */
  static readonly layer = Layer.effect(
    GateWatch,
    Effect.map(WakeUps, ({ gate }) => GateWatch.of({ state: gate }))
  )

  /** A gate that is always open. */
  static readonly open = Layer.succeed(GateWatch, { state: () => "open" })
}
