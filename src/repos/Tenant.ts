/** Transactions of one company. Services use this, because they must not import SQL modules. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export class Tenant extends Context.Tag("duebook/Tenant")<
  Tenant,
  {
    /**
     * Runs the effect in one transaction of this company. The effect may run more than once and is committed at most
     * once.
     */
    readonly transaction: <A, E, R>(
      companyId: number,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * As `transaction`, but concurrent callers may share one database transaction and its commit. `subjects` names the
     * rows that the effect reads in order to change them, such as `receivable 7`: work on one subject runs one after
     * another.
     */
    readonly shared: <A, E, R>(
      companyId: number,
      subjects: ReadonlyArray<string>,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Tenant,
    Effect.map(Database, (database) =>
      Tenant.of({
        transaction: (companyId, effect) => database.transaction({ companyId }, effect),
        shared: (companyId, subjects, effect) => database.transaction({ companyId, subjects }, effect)
      })
    )
  )
}
