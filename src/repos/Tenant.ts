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
     * As `transaction`, but concurrent callers may share one database transaction and its commit. `conflictKeys` names
     * the rows that the effect reads in order to change them and the locks that it takes: two callers with a key in
     * common never share a transaction.
     */
    readonly shared: <A, E, R>(
      companyId: number,
      conflictKeys: ReadonlyArray<string>,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Tenant,
    Effect.map(Database, (database) =>
      Tenant.of({ transaction: database.companyTransaction, shared: database.sharedTransaction })
    )
  )
}
