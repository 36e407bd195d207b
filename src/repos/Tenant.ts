/** Transactions of one company. Services use this, because they must not import SQL modules. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import type { EndStep } from "../postgres/EndSteps.ts"

export type { EndStep } from "../postgres/EndSteps.ts"

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
    /**
     * Keeps an item for the end of the transaction around it. Before the commit, the step runs once for each company, with
     * the items of all who share the transaction, in the order of their work. It sees what all of them have written. If
     * it fails, nothing is committed. Outside of a transaction it runs at once, in one of its own.
     */
    readonly atEnd: <A>(step: EndStep<A>, item: A) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Tenant,
    Effect.map(Database, (database) =>
      Tenant.of({
        transaction: (companyId, effect) => database.transaction({ companyId }, effect),
        shared: (companyId, subjects, effect) => database.transaction({ companyId, subjects }, effect),
        atEnd: database.atEnd
      })
    )
  )
}
