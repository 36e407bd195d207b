/** Transactions of one company, for services that must not know of SQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../sql/Database.ts"

export class Tenant extends Context.Tag("duebook/Tenant")<
  Tenant,
  {
    /** All that happens inside is one transaction of this company. May run more than once, commits at most once. */
    readonly transaction: <A, E, R>(
      companyId: number,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    Tenant,
    Effect.map(Database, (database) => Tenant.of({ transaction: database.companyTransaction }))
  )
}
