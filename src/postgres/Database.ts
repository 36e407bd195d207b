/** Statements and transactions on PostgreSQL, failing only in ways a caller can see. */
import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { CounterDelta } from "./CounterDeltas.ts"
import * as Pool from "./Pool.ts"
import * as Queries from "./Queries.ts"
import type { Row, Statement } from "./RoundTrip.ts"
import type { ConstraintViolation } from "./SqlFailure.ts"
import * as Transactions from "./Transactions.ts"

/** Access to PostgreSQL. It fails with `ServiceUnavailable` where trying again later can help; other errors are defects. */
export class Database extends Context.Tag("duebook/Database")<
  Database,
  {
    /**
     * Runs one statement, in the transaction around it if there is one. A violated constraint is a defect, because
     * rules are checked before anything is written.
     */
    readonly query: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable>
    /** As `query`, but planned anew each time: for conditions whose best plan depends on the values. */
    readonly queryUnprepared: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable>
    /** As `query`, but a violated constraint is an error: for the few rules that only a constraint can check. */
    readonly tryQuery: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable | ConstraintViolation>
    /**
     * Runs several statements one after another in one round trip; succeeds with the rows of each. Every statement sees
     * a snapshot of its own. Outside of a transaction they run in one of their own.
     */
    readonly queryAll: (
      statements: ReadonlyArray<Statement>
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, ServiceUnavailable>
    /**
     * As `query`, in one round trip with the statements of other callers at the same moment. It is for statements that
     * are quick whatever their values, because all callers wait for the slowest one.
     */
    readonly queryTogether: (statement: Statement) => Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable>
    /**
     * Runs a statement without waiting for its result. In a transaction it is sent with the next statement or with the
     * commit, which fails if it fails. Outside of one it runs at once.
     */
    readonly execute: (
      text: string,
      params: ReadonlyArray<unknown>
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Runs an effect in one transaction, or in the one around it. It is uninterruptible, because cancelling a statement
     * can hit the connection's next user; the server's timeouts bound it. After a deadlock or a serialization failure
     * it runs again, so the effect must be safe to repeat.
     */
    readonly transaction: <A, E, R>(
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * As `transaction`, for one company: row-level security confines it to the company's rows, in case a statement
     * lacks its condition on company_id.
     */
    readonly companyTransaction: <A, E, R>(
      companyId: number,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * As `companyTransaction`, but the transaction may be shared with the work of other callers, of any company: they
     * share round trips and one commit. `conflictKeys` names the rows that this work reads in order to change them, and
     * the keys that it must have for itself; work with a common key never shares a transaction. If another
     * participant fails, this one runs again in a transaction of its own.
     */
    readonly sharedTransaction: <A, E, R>(
      companyId: number,
      conflictKeys: ReadonlyArray<string>,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * Adds to a counter at the end of the transaction around it: one sum for each counter, in the order of the keys, so
     * that transactions never wait for each other in a cycle. Outside of a transaction it adds at once.
     */
    readonly add: (delta: CounterDelta) => Effect.Effect<void, ServiceUnavailable>
    /** The number of connections, of idle ones, and of statements that wait for one. */
    readonly poolState: Effect.Effect<{
      readonly size: number
      readonly idle: number
      readonly waiting: number
    }>
  }
>() {}

const make = Effect.fnUntraced(function* (options: Pool.PoolOptions) {
  const pool = yield* Pool.open(options)
  const sql = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const service = Database.of({
    ...(yield* Queries.make(pool)),
    ...Transactions.make(pool, options),
    poolState: Effect.sync(() => ({
      size: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount
    }))
  })
  return Context.make(Database, service).pipe(Context.add(SqlClient.SqlClient, sql))
})

/** A database with a pool of its own. The SQL client uses the same pool; it is for migrations and for embedders' SQL. */
export const layer = (options: Pool.PoolOptions): Layer.Layer<Database | SqlClient.SqlClient> =>
  Layer.scopedContext(make(options))
