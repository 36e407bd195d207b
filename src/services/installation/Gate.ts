/** The switch that opens /v1 to the public: off in a new database, set by the operator, the same for all replicas. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { unchanged, Write } from "../Write.ts"

export class Gate extends Context.Tag("duebook/Gate")<
  Gate,
  {
    /** Reads the database. */
    readonly isOpen: Effect.Effect<boolean, ServiceUnavailable>
    readonly set: (open: boolean) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Gate,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const write = yield* Write
      return Gate.of({
        isOpen: settings.gateOpen,
        set: (open) =>
          write.run({
            deed: open ? "gate.open" : "gate.close",
            decide: Effect.fnUntraced(function* (now) {
              if ((yield* settings.gateOpen) === open) return unchanged(undefined)
              yield* settings.setGate(open, now)
              return { value: undefined, subjectId: null, details: {} }
            })
          })
      })
    })
  )
}
