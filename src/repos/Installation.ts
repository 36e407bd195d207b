/** Transactions of the operator, over all companies, for services that must not know of SQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export class Installation extends Context.Tag("duebook/Installation")<
  Installation,
  {
    /** All that happens inside is one transaction. May run more than once, commits at most once. */
    readonly transaction: <A, E, R>(
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Installation,
    Effect.map(Database, (database) => Installation.of({ transaction: database.transaction }))
  )
}
