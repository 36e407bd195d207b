/** Statements and transactions on PostgreSQL, failing only in ways a caller can see. */
import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { Cause, Context, Effect, Exit, FiberRef, Layer, Random } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"
import type pg from "pg"
import * as Batch from "./Batch.ts"
import * as Connections from "./Connections.ts"
import * as GroupCommit from "./GroupCommit.ts"
import * as Pool from "./Pool.ts"
import type { Result, Row, Statement } from "./RoundTrip.ts"
import {
  PeerFailed,
  type TenantScope,
  type End,
  type Participant,
  type CounterDelta,
  counterParams,
  Transaction
} from "./Transaction.ts"
import { type ConstraintViolation, classify, TransactionConflict } from "./SqlFailure.ts"

/** How often a transaction that was thrown back is run again before the caller is told to wait. */
const MAX_TRANSACTION_RETRIES = 3
const FIRST_PAUSE_MILLIS = 5
/** Statements of several callers in one round trip: few, for their answers come together. */
const MAX_TOGETHER = 8
const TOGETHER_IN_FLIGHT = 4
const NO_RESULT: Result = { rows: [], command: "" }

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
     * As `query`, in one round trip with what others ask this way at the same moment: for statements that are quick
     * whatever their values, since nobody gets an answer before the slowest of them is done.
     */
    readonly queryTogether: (statement: Statement) => Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable>
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
    /**
     * As `companyTransaction`, for work that may be committed together with that of others, of the same company or not:
     * all that runs at the same time shares round trips and a commit. `conflictKeys` names what this work reads in order to
     * change it, or wants for itself: what touches the same at the same time is not shared. Should another's part fail,
     * this is run again, alone.
     */
    readonly sharedTransaction: <A, E, R>(
      companyId: number,
      conflictKeys: ReadonlyArray<string>,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, R>
    /**
     * Adds to a counter, at the end of the transaction that this is called in: all that is added under a key at once, in
     * the order of keys, so that transactions with the same counters never wait in a circle. Outside of
     * a transaction it is added at once.
     */
    readonly add: (delta: CounterDelta) => Effect.Effect<void, ServiceUnavailable>
    /** Connections: all, idle, and statements waiting for one. */
    readonly poolState: Effect.Effect<{
      readonly size: number
      readonly idle: number
      readonly waiting: number
    }>
  }
>() {}

/** The transaction that an effect runs in, if any. */
class CurrentTransaction extends Context.Tag("duebook/Database/Current")<CurrentTransaction, Participant>() {}

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

/** Whether somebody else's part broke it off. */
const isPeerFailure = (cause: Cause.Cause<unknown>): boolean =>
  [...Cause.defects(cause)].some((defect) => defect instanceof PeerFailed)

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
const AS_TENANT: Statement = { text: "select set_config('role', 'duebook_tenant', true)", params: [] }
/** Shorter than everybody's: who waits for a lock here lets others wait. */
const SHARED_LOCK_TIMEOUT_MILLIS = 200
const SHORT_LOCK_TIMEOUT: Statement = {
  text: "select set_config('lock_timeout', $1, true)",
  params: [SHARED_LOCK_TIMEOUT_MILLIS]
}
const PLAN_FOR_VALUES: Statement = {
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
  params: []
}

/** Confines what follows to one company. */
const confinedTo = (companyId: number): TenantScope => {
  if (!Number.isSafeInteger(companyId)) throw new TypeError("a company id is an integer")
  return {
    name: companyId,
    entry: { text: "select set_config('duebook.company_id', $1, true)", params: [companyId] }
  }
}

const constraintsDie = <A, E, R>(effect: Effect.Effect<A, E | ConstraintViolation, R>) =>
  Effect.catchTag(effect, "ConstraintViolation" as never, Effect.die) as Effect.Effect<
    A,
    Exclude<E, ConstraintViolation>,
    R
  >

/** A transaction of one's own. */
const begin = (
  pool: pg.Pool,
  opening: ReadonlyArray<Statement>,
  scope: TenantScope | null
): Connections.Answer<Participant> =>
  Effect.async((resume) => {
    pool.connect((error, client) => {
      resume(
        client === undefined
          ? Effect.fail(error)
          : Effect.succeed(new Transaction(client, opening, [scope], () => {}).participants[0] as Participant)
      )
    })
  })

const make = Effect.fnUntraced(function* (options: Pool.PoolOptions) {
  const pool = yield* Pool.open(options)
  const sql = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )
  const alone = Connections.alone(pool)
  const join = GroupCommit.make(pool, {
    opening: [BEGIN, AS_TENANT],
    sharedOpening: [BEGIN, AS_TENANT, SHORT_LOCK_TIMEOUT],
    maxWaiting: options.maxWaiting
  })

  const inTransaction = <A, E, R>(then: (participant: Participant | undefined) => Effect.Effect<A, E, R>) =>
    Effect.withFiberRuntime<A, E, R>((fiber) =>
      then(
        fiber.getFiberRef(FiberRef.currentContext).unsafeMap.get(CurrentTransaction.key) as
          | Participant
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

  const together = yield* Batch.make({
    maxSize: MAX_TOGETHER,
    maxInFlight: TOGETHER_IN_FLIGHT,
    run: (statements: ReadonlyArray<Statement>) =>
      alone(statements).pipe(
        Effect.map((results) => results.map((result) => Exit.succeed(result))),
        // One of them failed, and with it all: now each has its own outcome.
        Effect.catchAll(() =>
          Effect.forEach(statements, (statement) =>
            Effect.exit(Effect.map(alone([statement]), ([result]) => result ?? NO_RESULT))
          )
        )
      )
  })

  const tryQuery = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.map(send([{ text, params }]), ([result]) => result?.rows as ReadonlyArray<R>)

  const queryAll = (statements: ReadonlyArray<Statement>) =>
    Effect.map(constraintsDie(send(statements)), (results) => results.map(({ rows }) => rows))

  const ended = (end: Exclude<End, { readonly _tag: "Done" }>) =>
    end._tag === "Undone" ? Effect.die(new PeerFailed()) : meaning(end.error)

  const runAs = <A, E, R>(participant: Participant, effect: Effect.Effect<A, E, R>) =>
    Effect.matchCauseEffect(Effect.provideService(effect, CurrentTransaction, participant), {
      onSuccess: (value) =>
        Effect.flatMap(
          participant.commit,
          (end): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation> =>
            end._tag === "Done" ? Effect.succeed(value) : ended(end)
        ),
      // What it failed for may have been another's doing, or nothing that ever was.
      onFailure: (cause) =>
        Effect.flatMap(
          participant.rollback,
          (end): Effect.Effect<A, E | ServiceUnavailable | ConstraintViolation> =>
            end._tag === "Undone" || (end._tag === "Failed" && isPeerFailure(cause))
              ? ended(end)
              : Effect.failCause(cause)
        )
    })

  const aloneIn = <A, E, R>(
    opening: ReadonlyArray<Statement>,
    scope: TenantScope | null,
    effect: Effect.Effect<A, E, R>
  ) =>
    retried(
      Effect.uninterruptible(
        constraintsDie(
          Effect.flatMap(Effect.catchAll(begin(pool, opening, scope), meaning), (participant) =>
            runAs(participant, effect)
          )
        )
      )
    ) as Effect.Effect<A, E | ServiceUnavailable, R>

  const transaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    inTransaction((outer) => (outer === undefined ? aloneIn([BEGIN], null, effect) : effect))

  const companyTransaction = <A, E, R>(companyId: number, effect: Effect.Effect<A, E, R>) => {
    const scope = confinedTo(companyId)
    return inTransaction((outer) =>
      outer === undefined ? aloneIn([BEGIN, AS_TENANT], scope, effect) : effect
    )
  }

  const sharedTransaction = <A, E, R>(
    companyId: number,
    conflictKeys: ReadonlyArray<string>,
    effect: Effect.Effect<A, E, R>
  ) => {
    const scope = confinedTo(companyId)
    const byItself = aloneIn([BEGIN, AS_TENANT], scope, effect)
    const together = Effect.flatMap(Effect.catchAll(join({ scope, conflictKeys }), meaning), (participant) =>
      participant === null
        ? byItself
        : Effect.catchAllCause(
            constraintsDie(runAs(participant, effect)),
            (cause): Effect.Effect<A, unknown, R> =>
              isPeerFailure(cause) || isConflict(cause) ? byItself : Effect.failCause(cause)
          )
    )
    return inTransaction((outer): Effect.Effect<A, unknown, R> =>
      outer === undefined ? Effect.uninterruptible(constraintsDie(together)) : effect
    ) as Effect.Effect<A, E | ServiceUnavailable, R>
  }

  const service = Database.of({
    query: (text, params) => constraintsDie(tryQuery(text, params)),
    queryUnprepared: <R>(text: string, params: ReadonlyArray<unknown> = []) =>
      Effect.map(
        queryAll([PLAN_FOR_VALUES, { text, params, unprepared: true }]),
        (results) => results[1] as ReadonlyArray<R>
      ),
    tryQuery,
    queryAll,
    queryTogether: (statement) =>
      inTransaction((participant) =>
        participant === undefined
          ? constraintsDie(
              retried(Effect.uninterruptible(Effect.catchAll(Effect.flatten(together(statement)), meaning)))
            ).pipe(Effect.map(({ rows }) => rows))
          : Effect.map(queryAll([statement]), ([rows]) => rows ?? [])
      ),
    execute: (text, params) =>
      inTransaction((participant) =>
        participant === undefined
          ? Effect.asVoid(queryAll([{ text, params }]))
          : Effect.sync(() => participant.defer({ text, params }))
      ),
    add: (delta) =>
      inTransaction((participant) =>
        participant === undefined
          ? Effect.asVoid(queryAll([{ text: delta.text, params: counterParams([delta], 0) }]))
          : Effect.sync(() => participant.add(delta))
      ),
    transaction,
    companyTransaction,
    sharedTransaction,
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
