/** Whether /v1 is open, as every replica knows it within a second of the operator's word. */
import { Context, Effect, Layer, Schedule } from "effect"
import { SettingsRepo } from "../repos/Settings.ts"

/** How often the gate is looked at. */
const INTERVAL = "500 millis"

export class GateWatch extends Context.Tag("duebook/GateWatch")<
  GateWatch,
  {
    /** The gate as last seen; read for every request, without a query. */
    readonly isOpen: () => boolean
  }
>() {
  /** Follows the database. While that can't be reached, the gate stays as it was. */
  static readonly layer = Layer.scoped(
    GateWatch,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      let open = false
      const look = Effect.ignore(
        Effect.map(settings.gateOpen, (seen) => {
          open = seen
        })
      )
      yield* look
      yield* Effect.forkScoped(Effect.repeat(look, Schedule.spaced(INTERVAL)))
      return GateWatch.of({ isOpen: () => open })
    })
  )

  /** A gate that never closes. */
  static readonly open = Layer.succeed(GateWatch, { isOpen: () => true })
}
