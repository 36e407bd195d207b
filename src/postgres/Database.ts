/** Statements and transactions on PostgreSQL, failing only in ways a caller can see. */
import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Announcers from "./Announcer.ts"
import type { Addition } from "./Counters.ts"
import type { EndStep } from "./EndSteps.ts"
import type { LaneState } from "./Lane.ts"
import * as Lanes from "./Lanes.ts"
import { type LaneName, laneNames } from "./LaneTable.ts"
import * as Pool from "./Pool.ts"
import * as Queries from "./Queries.ts"
import type { BatchStatement } from "./Queries.ts"
import type { Row, Statement } from "./RoundTrip.ts"
import * as Transactions from "./Transactions.ts"
import type { TransactionOptions } from "./Transactions.ts"

/** Statements whose results are waited for. */
export interface Statements {
  /**
   * Runs one statement, in the transaction around it if there is one, otherwise in a turn of a lane: `read` for
   * requests and `background` for other work, unless `lane` says otherwise. A violated constraint is a defect,
   * because rules are checked before anything is written.
   */
  readonly query: <R = Row>(
    text: string,
    params?: ReadonlyArray<unknown>,
    lane?: LaneName
  ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable>
  /**
   * Runs several statements one after another in one round trip; succeeds with the rows of each. Every statement sees
   * a snapshot of its own. Outside of a transaction they run in one of their own. A statement that is `unprepared` is
   * planned anew each time, for conditions whose best plan depends on the values.
   */
  readonly queryAll: (
    statements: ReadonlyArray<Statement>,
    lane?: LaneName
  ) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, ServiceUnavailable>
}

/** Access to PostgreSQL. It fails with `ServiceUnavailable` where trying again later can help; other errors are defects. */
export class Database extends Context.Tag("duebook/Database")<
  Database,
  Statements & {
    /**
     * Statements that read one company: outside of a transaction, row-level security confines them to its rows, in the
     * same round trip. In a transaction they are confined as that is.
     */
    readonly ofCompany: (companyId: number) => Statements
    /**
     * Makes a function whose callers share statements: those that wait for the same turn of the lane go together. It is
     * for statements that are quick whatever their values. In a transaction it sends the caller's own statements in
     * that.
     */
    readonly batch: <In, Out>(
      statement: BatchStatement<In, Out>
    ) => (item: In) => Effect.Effect<Out, ServiceUnavailable>
    /**
     * Runs a statement without waiting for its result. In a transaction it is sent with the next statement or with the
     * commit, which fails if it fails. Outside of one it runs at once.
     */
    readonly execute: {
      (text: string, params: ReadonlyArray<unknown>): Effect.Effect<void, ServiceUnavailable>
      (statement: Statement): Effect.Effect<void, ServiceUnavailable>
    }
    /**
     * Adds a row, or to a counter, at the end of the transaction around it: by one statement for all who share that. A
     * counter gets one sum, in the order of the keys, so that transactions never wait for each other in a cycle. Outside
     * of a transaction it adds at once.
     */
    readonly add: (addition: Addition) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Runs an effect in one transaction, or in the one around it. It is uninterruptible, because cancelling a statement
     * can hit the connection's next user; the timeouts of its lane bound it. After a deadlock, a serialization failure
     * or the failure of another participant it runs again, so the effect must be safe to repeat.
     */
    readonly transaction: <A, E, R>(
      options: TransactionOptions,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * Keeps an item for the end of the transaction around it. When all who share that have asked for the commit, the step
     * runs once for each company with the items of all of them, as one of them: what it sends and adds belongs to the
     * transaction, and it sees all that was executed, and the counters with all that was added to them. What it keeps
     * itself is run after it. If it fails, the transaction does. Outside of a transaction it runs at once, in one of its
     * own.
     */
    readonly atEnd: <A>(step: EndStep<A>, item: A) => Effect.Effect<void, ServiceUnavailable>
    /** Says that work is due at a time: `Announcing` tells what comes of it. */
    readonly announce: Announcers.Announcing["announce"]
  }
>() {}

/** What this process announces to the others. */
export class Announcer extends Context.Tag("duebook/Announcer")<Announcer, Announcers.Announcing>() {}

/** What the metrics say about the pool and its lanes. */
export class DatabaseState extends Context.Tag("duebook/DatabaseState")<
  DatabaseState,
  () => {
    /** Connections, idle ones, and turns that wait for a connection. */
    readonly pool: { readonly size: number; readonly idle: number; readonly waiting: number }
    readonly lanes: ReadonlyArray<{ readonly name: LaneName | "subjects" } & LaneState>
  }
>() {}

/** How a database is opened. */
export interface DatabaseOptions extends Pool.PoolOptions {
  /** Whether requests are served, which need most of the connections. Otherwise background work has all of them. */
  readonly servesRequests?: boolean
}

const make = Effect.fnUntraced(function* ({ servesRequests = false, ...options }: DatabaseOptions) {
  const pool = yield* Pool.open(options)
  const lanes = Lanes.make({
    poolSize: options.size,
    maxWaiting: options.maxWaiting,
    longestWaitMillis: options.turnTimeoutMillis,
    servesRequests
  })
  const sql = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const queries = Queries.make(pool, lanes)
  const announcer = yield* Announcers.make(queries.queryAll, () => Pool.isDistributed(pool))
  const { announce } = announcer
  const service = Database.of({ ...queries, ...Transactions.make(pool, lanes), announce })
  const state = DatabaseState.of(() => ({
    pool: { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    lanes: [...laneNames, "subjects" as const].map((name) => ({ name, ...lanes[name].state }))
  }))
  return Context.make(Database, service).pipe(
    Context.add(DatabaseState, state),
    Context.add(Announcer, announcer),
    Context.add(SqlClient.SqlClient, sql)
  )
})

/** A database with a pool of its own. The SQL client uses the same pool; it is for migrations and for embedders' SQL. */
export const layer = (
  options: DatabaseOptions
): Layer.Layer<Announcer | Database | DatabaseState | SqlClient.SqlClient> =>
  Layer.scopedContext(make(options))
