/** The operator's transactions, over all companies. Services use this, because they must not import SQL modules. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"

export class Installation extends Context.Tag("duebook/Installation")<
  Installation,
  {
    /** Runs the effect in one transaction. The effect may run more than once and is committed at most once. */
    readonly transaction: <A, E, R>(
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Installation,
    Effect.map(Database, (database) =>
      Installation.of({ transaction: (effect) => database.transaction({}, effect) })
    )
  )
}
