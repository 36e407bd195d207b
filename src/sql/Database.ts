/** Statements and transactions on PostgreSQL, failing only in ways a caller can see. */
import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import type { Connection } from "@effect/sql/SqlConnection"
import type { SqlError } from "@effect/sql/SqlError"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Effect, Exit, Layer, Option, Schedule } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import * as Pool from "./Pool.ts"
import { type ConstraintViolation, classify, TransactionConflict } from "./SqlFailure.ts"

/** How often a transaction that was thrown back is run again before the caller is told to wait. */
const MAX_TRANSACTION_RETRIES = 3

/** A row as the driver hands it over, under its column names. */
export type Row = Readonly<Record<string, unknown>>

export class Database extends Context.Tag("duebook/Database")<
  Database,
  {
    /**
     * Runs one statement, inside the transaction it is called in, if any. A constraint that refuses is a defect:
     * rules are decided before they are written.
     */
    readonly query: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable>
    /** As `query`, planned for its values each time: for conditions whose best plan depends on them. */
    readonly queryUnprepared: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable>
    /** As `query`, for the few statements whose constraint is the rule. */
    readonly tryQuery: <R = Row>(
      text: string,
      params?: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<R>, ServiceUnavailable | ConstraintViolation>
    /**
     * Runs everything inside as one transaction: all of it or nothing. Joins an outer one. Uninterruptible, since
     * a cancelled statement can hit the connection's next user; the server's timeouts bound it. Run again when
     * PostgreSQL throws it back, so what is inside must be safe to repeat.
     */
    readonly transaction: <A, E, R>(
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * As `transaction`, for the work of one company: under a role that row-level security confines to its rows, a
     * second wall behind the company_id of every statement.
     */
    readonly companyTransaction: <A, E, R>(
      companyId: number,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /** Connections: all, idle, and statements waiting for one. */
    readonly poolState: Effect.Effect<{
      readonly size: number
      readonly idle: number
      readonly waiting: number
    }>
  }
>() {}

// A conflict inside a transaction travels as a defect, past handlers of typed errors, to the retry around it.
const meaning = (error: SqlError): Effect.Effect<never, ServiceUnavailable | ConstraintViolation> => {
  const failure = classify(error)
  switch (failure._tag) {
    case "Defect":
      return Effect.die(failure.cause)
    case "TransactionConflict":
      return Effect.die(failure)
    default:
      return Effect.fail(failure)
  }
}

const isConflict = (defect: unknown): defect is TransactionConflict => defect instanceof TransactionConflict

/** Runs again what PostgreSQL has thrown back, a few times. */
const retried = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | ServiceUnavailable, R> =>
  effect.pipe(
    Effect.catchSomeDefect((defect) =>
      isConflict(defect) ? Option.some(Effect.fail(defect)) : Option.none()
    ),
    Effect.retry({
      while: (error) => isConflict(error),
      times: MAX_TRANSACTION_RETRIES,
      schedule: Schedule.jittered(Schedule.exponential("5 millis"))
    }),
    Effect.mapError((error) =>
      isConflict(error) ? ServiceUnavailable.because("overloaded") : (error as E | ServiceUnavailable)
    )
  )

// One round trip: a text without parameters may hold several statements. The id is a number, checked as such.
const beginFor = (companyId: number): string => {
  if (!Number.isSafeInteger(companyId)) throw new TypeError("a company id is an integer")
  return `begin; set local role duebook_tenant; set local duebook.company_id = '${companyId}'`
}

const make = Effect.fnUntraced(function* (options: Pool.PoolOptions) {
  const pool = yield* Pool.open(options)
  const sql = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )

  const run = <R>(text: string, params: ReadonlyArray<unknown>) =>
    Effect.uninterruptible(sql.unsafe<R & object>(text, params as ReadonlyArray<never>)) as Effect.Effect<
      ReadonlyArray<R>,
      SqlError
    >

  // A statement of its own that is thrown back has done nothing either: it is run again here.
  const tryQuery = <R>(text: string, params: ReadonlyArray<unknown> = []) => {
    const statement = run<R>(text, params)
    return Effect.catchAll(statement, (error) =>
      classify(error)._tag === "TransactionConflict"
        ? Effect.flatMap(Effect.serviceOption(SqlClient.TransactionConnection), (outer) =>
            outer._tag === "Some" ? meaning(error) : retried(Effect.catchAll(statement, meaning))
          )
        : meaning(error)
    )
  }

  const query = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.catchTag(tryQuery<R>(text, params), "ConstraintViolation", Effect.die)

  const command = (connection: Connection, text: string) =>
    Effect.catchAll(connection.executeUnprepared(text, [], undefined), meaning)

  // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
  const commit = (connection: Connection) =>
    Effect.flatMap(Effect.catchAll(connection.executeRaw("commit", []), meaning), (result) =>
      (result as { readonly command?: string }).command === "COMMIT"
        ? Effect.void
        : Effect.dieMessage("a transaction went on after a statement in it had failed")
    )

  const once = <A, E, R>(begin: string, effect: Effect.Effect<A, E, R>) =>
    Effect.scoped(
      Effect.gen(function* () {
        const connection = yield* Effect.catchAll(sql.reserve, meaning)
        const inside = Effect.provideService(effect, SqlClient.TransactionConnection, [connection, 0])
        const exit = yield* Effect.exit(Effect.zipRight(command(connection, begin), inside))
        if (Exit.isSuccess(exit)) {
          yield* commit(connection)
        } else {
          // A connection too broken to roll back is thrown away by the pool, and the server rolls back.
          yield* Effect.ignore(command(connection, "rollback"))
        }
        return yield* exit
      })
    ).pipe(Effect.catchTag("ConstraintViolation" as never, Effect.die)) as Effect.Effect<
      A,
      E | ServiceUnavailable,
      R
    >

  const transactional = <A, E, R>(begin: string, effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Effect.serviceOption(SqlClient.TransactionConnection), (outer) =>
      outer._tag === "Some" ? effect : retried(Effect.uninterruptible(once(begin, effect)))
    )

  const service = Database.of({
    query,
    queryUnprepared: (text, params) => query(Pool.UNPREPARED + text, params),
    tryQuery,
    transaction: (effect) => transactional("begin", effect),
    companyTransaction: (companyId, effect) => transactional(beginFor(companyId), effect),
    poolState: Effect.sync(() => ({
      size: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount
    }))
  })
  return Context.make(Database, service).pipe(Context.add(SqlClient.SqlClient, sql))
})

/** A database behind a pool of its own; the SQL client is for migrations alone. */
export const layer = (options: Pool.PoolOptions): Layer.Layer<Database | SqlClient.SqlClient> =>
  Layer.scopedContext(make(options))
