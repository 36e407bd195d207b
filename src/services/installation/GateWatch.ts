/** Whether /v1 is open: every replica knows within a second of the operator's command. */
import { Context, Effect, Layer, Schedule } from "effect"
import { SettingsRepo } from "../../repos/installation/Settings.ts"

/** How often the database is asked. */
const INTERVAL = "500 millis"
/** How long a start waits for the first answer. */
const START_PATIENCE = "1 second"

/** The gate as last read; `unseen` until the first read has succeeded. */
export type GateState = "open" | "closed" | "unseen"

export class GateWatch extends Context.Tag("duebook/GateWatch")<
  GateWatch,
  {
    /** The last state read; makes no query, because every request calls it. */
    readonly state: () => GateState
  }
>() {
  /** Polls the database. While that can't be reached, the state stays as it was. */
  static readonly layer = Layer.scoped(
    GateWatch,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      let state: GateState = "unseen"
      const refresh = Effect.map(settings.gateOpen, (open) => {
        state = open ? "open" : "closed"
      }).pipe(
        // A database that is not migrated has no gate yet.
        Effect.catchAllCause((cause) => Effect.logDebug("the gate can't be read", cause))
      )
      // A read that hangs must not delay the shutdown of the process, nor its start.
      const refreshes = Effect.disconnect(refresh)
      yield* Effect.timeoutOption(refreshes, START_PATIENCE)
      yield* Effect.forkScoped(Effect.repeat(refreshes, Schedule.spaced(INTERVAL)))
      return GateWatch.of({ state: () => state })
    })
  )

  /** A gate that is always open. */
  static readonly open = Layer.succeed(GateWatch, { state: () => "open" })
}
