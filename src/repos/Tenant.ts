/** Transactions of one company, for services that must not know of SQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

export class Tenant extends Context.Tag("duebook/Tenant")<
  Tenant,
  {
    /** All that happens inside is one transaction of this company. May run more than once, commits at most once. */
    readonly transaction: <A, E, R>(
      companyId: number,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * As `transaction`, committed together with what other callers do at the same time. `conflictKeys` names what is read
     * here in order to be changed, or wanted for oneself: what touches the same is not committed together.
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
