/** Whether /v1 is open, as every replica knows it within a second of the operator's word. */
import { Context, Effect, Layer, Schedule } from "effect"
import { SettingsRepo } from "../repos/Settings.ts"

/** How often the gate is looked at. */
const INTERVAL = "500 millis"

/** The gate as last seen; `unseen` until the database could be asked. */
export type GateState = "open" | "closed" | "unseen"

export class GateWatch extends Context.Tag("duebook/GateWatch")<
  GateWatch,
  {
    /** Read for every request, without a query. */
    readonly state: () => GateState
  }
>() {
  /** Follows the database. While that can't be reached, the gate stays as it was. */
  static readonly layer = Layer.scoped(
    GateWatch,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      let state: GateState = "unseen"
      const look = Effect.ignore(
        Effect.map(settings.gateOpen, (open) => {
          state = open ? "open" : "closed"
        })
      )
      yield* look
      // A look that hangs must not hold up a process on its way down.
      yield* Effect.forkScoped(Effect.repeat(Effect.disconnect(look), Schedule.spaced(INTERVAL)))
      return GateWatch.of({ state: () => state })
    })
  )

  /** A gate that never closes. */
  static readonly open = Layer.succeed(GateWatch, { state: () => "open" })
}
