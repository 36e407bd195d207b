/** Statements and transactions on PostgreSQL, failing only in ways a caller can see. */
import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Cause, Context, Effect, FiberRef, Layer, Random } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import * as Connections from "./Connections.ts"
import * as Pool from "./Pool.ts"
import type { Row, Statement } from "./RoundTrip.ts"
import { type ConstraintViolation, classify, TransactionConflict } from "./SqlFailure.ts"

/** How often a transaction that was thrown back is run again before the caller is told to wait. */
const MAX_TRANSACTION_RETRIES = 3
const FIRST_PAUSE_MILLIS = 5

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
     * Runs several statements one after another, in one round trip, each with the snapshot of its own moment; answers
     * the rows of each. Outside a transaction they are one of their own.
     */
    readonly queryAll: (
      statements: ReadonlyArray<Statement>
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, ServiceUnavailable>
    /**
     * A statement whose outcome nobody waits for. In a transaction it is sent along with the next one or with the
     * commit, which fails if it does; outside of one it runs at once.
     */
    readonly execute: (
      text: string,
      params: ReadonlyArray<unknown>
    ) => Effect.Effect<void, ServiceUnavailable>
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

/** The transaction that an effect runs in, if any. */
class Current extends Context.Tag("duebook/Database/Current")<Current, Connections.Transaction>() {}

// A conflict inside a transaction travels as a defect, past handlers of typed errors, to the retry around it.
const meaning = (error: unknown): Effect.Effect<never, ServiceUnavailable | ConstraintViolation> => {
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

const isConflict = (cause: Cause.Cause<unknown>): boolean =>
  [...Cause.defects(cause)].some((defect) => defect instanceof TransactionConflict)

/** Runs again what PostgreSQL has thrown back, a few times, each after a longer and not quite regular pause. */
const retried = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  retries = 0
): Effect.Effect<A, E | ServiceUnavailable, R> =>
  Effect.catchAllCause(effect, (cause): Effect.Effect<A, E | ServiceUnavailable, R> => {
    if (!isConflict(cause)) return Effect.failCause(cause)
    if (retries === MAX_TRANSACTION_RETRIES) return Effect.fail(ServiceUnavailable.because("overloaded"))
    const pause = Effect.flatMap(Random.nextRange(0.8, 1.2), (jitter) =>
      Effect.sleep(FIRST_PAUSE_MILLIS * 2 ** retries * jitter)
    )
    return Effect.zipRight(pause, retried(effect, retries + 1))
  })

const BEGIN: Statement = { text: "begin", params: [] }
const PLAN_FOR_VALUES: Statement = {
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
  params: []
}

const beginFor = (companyId: number): ReadonlyArray<Statement> => {
  if (!Number.isSafeInteger(companyId)) throw new TypeError("a company id is an integer")
  return [
    BEGIN,
    {
      text: "select set_config('role', 'duebook_tenant', true), set_config('duebook.company_id', $1, true)",
      params: [companyId]
    }
  ]
}

const constraintsDie = <A, E, R>(effect: Effect.Effect<A, E | ConstraintViolation, R>) =>
  Effect.catchTag(effect, "ConstraintViolation" as never, Effect.die) as Effect.Effect<
    A,
    Exclude<E, ConstraintViolation>,
    R
  >

const make = Effect.fnUntraced(function* (options: Pool.PoolOptions) {
  const pool = yield* Pool.open(options)
  const sql = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const alone = Connections.alone(pool)

  const inTransaction = <A, E, R>(
    then: (transaction: Connections.Transaction | undefined) => Effect.Effect<A, E, R>
  ) =>
    Effect.withFiberRuntime<A, E, R>((fiber) =>
      then(
        fiber.getFiberRef(FiberRef.currentContext).unsafeMap.get(Current.key) as
          | Connections.Transaction
          | undefined
      )
    )

  // A statement of its own that is thrown back has done nothing either: it is run again here.
  const send = (statements: ReadonlyArray<Statement>) =>
    inTransaction((transaction) =>
      transaction === undefined
        ? retried(Effect.catchAll(alone(statements), meaning))
        : Effect.catchAll(transaction.send(statements), meaning)
    )

  const tryQuery = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.map(send([{ text, params }]), ([result]) => result?.rows as ReadonlyArray<R>)

  const queryAll = (statements: ReadonlyArray<Statement>) =>
    Effect.map(constraintsDie(send(statements)), (results) => results.map(({ rows }) => rows))

  const once = <A, E, R>(begin: ReadonlyArray<Statement>, effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Effect.catchAll(Connections.begin(pool, begin), meaning), (transaction) =>
      Effect.matchCauseEffect(Effect.provideService(effect, Current, transaction), {
        onSuccess: (value) => Effect.as(Effect.catchAll(transaction.commit, meaning), value),
        onFailure: (cause) => Effect.zipRight(transaction.rollback, Effect.failCause(cause))
      })
    )

  const transactional = <A, E, R>(
    begin: ReadonlyArray<Statement>,
    effect: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | ServiceUnavailable, R> =>
    inTransaction((outer) =>
      outer === undefined
        ? (retried(Effect.uninterruptible(constraintsDie(once(begin, effect)))) as Effect.Effect<
            A,
            E | ServiceUnavailable,
            R
          >)
        : effect
    )

  const service = Database.of({
    query: (text, params) => constraintsDie(tryQuery(text, params)),
    queryUnprepared: <R>(text: string, params: ReadonlyArray<unknown> = []) =>
      Effect.map(
        queryAll([PLAN_FOR_VALUES, { text, params, unprepared: true }]),
        (results) => results[1] as ReadonlyArray<R>
      ),
    tryQuery,
    queryAll,
    execute: (text, params) =>
      inTransaction((transaction) =>
        transaction === undefined
          ? Effect.asVoid(queryAll([{ text, params }]))
          : Effect.sync(() => transaction.defer({ text, params }))
      ),
    transaction: (effect) => transactional([BEGIN], effect),
    companyTransaction: (companyId, effect) => transactional(beginFor(companyId), effect),
    poolState: Effect.sync(() => ({
      size: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount
    }))
  })
  return Context.make(Database, service).pipe(Context.add(SqlClient.SqlClient, sql))
})

/** A database behind a pool of its own; the SQL client, on the same pool, is for migrations and for other people's SQL. */
export const layer = (options: Pool.PoolOptions): Layer.Layer<Database | SqlClient.SqlClient> =>
  Layer.scopedContext(make(options))
