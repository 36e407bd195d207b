/** The switch that opens /v1 to the public: off in a new database, set by the operator, the same for all replicas. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { done, Operation, unchanged } from "../Operation.ts"

export class Gate extends Context.Tag("duebook/Gate")<
  Gate,
  {
    /** Reads the database. */
    readonly isOpen: Effect.Effect<boolean, ServiceUnavailable>
    readonly set: (open: boolean) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Gate,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const operation = yield* Operation
      return Gate.of({
        isOpen: settings.gateOpen,
        set: (open) =>
          operation.run(
            open ? "gate.open" : "gate.close",
            Effect.fnUntraced(function* (now) {
              if ((yield* settings.gateOpen) === open) return unchanged(undefined)
              yield* settings.setGate(open, now)
              return done(undefined, { companyId: INSTALLATION, subjectId: null })
            })
          )
      })
    })
  )
}
