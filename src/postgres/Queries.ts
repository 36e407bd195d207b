/** How statements are sent: in the transaction around them, or in one of their own over any connection. */
import { Effect, Exit } from "effect"
import type pg from "pg"
import * as Batch from "./Batch.ts"
import * as Connections from "./Connections.ts"
import { type CounterDelta, counterParams } from "./CounterDeltas.ts"
import { constraintsDie, failWith, retried } from "./Retries.ts"
import type { Result, Statement } from "./RoundTrip.ts"
import { inCurrent } from "./Transactions.ts"

/** Statements of several callers in one round trip: few, because all of them wait for the slowest. */
const MAX_TOGETHER = 8
const TOGETHER_IN_FLIGHT = 4
const NO_RESULT: Result = { rows: [], command: "" }

const PLAN_FOR_VALUES: Statement = {
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
  params: []
}

/** Makes the functions that send statements over this pool; `Database` documents each. */
export const make = Effect.fnUntraced(function* (pool: pg.Pool) {
  const sendOverPool = Connections.sendOverPool(pool)

  // A statement outside of a transaction that PostgreSQL rolled back is retried here; one inside, with its transaction.
  const send = (statements: ReadonlyArray<Statement>) =>
    inCurrent((participant) =>
      participant === undefined
        ? retried(Effect.catchAll(sendOverPool(statements), failWith))
        : Effect.catchAll(participant.send(statements), failWith)
    )

  const together = yield* Batch.make({
    maxSize: MAX_TOGETHER,
    maxInFlight: TOGETHER_IN_FLIGHT,
    run: (statements: ReadonlyArray<Statement>) =>
      sendOverPool(statements).pipe(
        Effect.map((results) => results.map((result) => Exit.succeed(result))),
        // One failure fails the whole round trip, so each statement runs again by itself for its own outcome.
        Effect.catchAll(() =>
          Effect.forEach(statements, (statement) =>
            Effect.exit(Effect.map(sendOverPool([statement]), ([result]) => result ?? NO_RESULT))
          )
        )
      )
  })

  const tryQuery = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.map(send([{ text, params }]), ([result]) => result?.rows as ReadonlyArray<R>)

  const query = <R>(text: string, params?: ReadonlyArray<unknown>) =>
    constraintsDie(tryQuery<R>(text, params))

  const queryAll = (statements: ReadonlyArray<Statement>) =>
    Effect.map(constraintsDie(send(statements)), (results) => results.map(({ rows }) => rows))

  const queryUnprepared = <R>(text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.map(
      queryAll([PLAN_FOR_VALUES, { text, params, unprepared: true }]),
      (results) => results[1] as ReadonlyArray<R>
    )

  const queryTogether = (statement: Statement) =>
    inCurrent((participant) =>
      participant === undefined
        ? constraintsDie(
            retried(Effect.uninterruptible(Effect.catchAll(Effect.flatten(together(statement)), failWith)))
          ).pipe(Effect.map(({ rows }) => rows))
        : Effect.map(queryAll([statement]), ([rows]) => rows ?? [])
    )

  const execute = (text: string, params: ReadonlyArray<unknown>) =>
    inCurrent((participant) =>
      participant === undefined
        ? Effect.asVoid(queryAll([{ text, params }]))
        : Effect.sync(() => participant.defer({ text, params }))
    )

  const add = (delta: CounterDelta) =>
    inCurrent((participant) =>
      participant === undefined
        ? Effect.asVoid(queryAll([{ text: delta.text, params: counterParams([delta], 0) }]))
        : Effect.sync(() => participant.add(delta))
    )

  return { query, queryUnprepared, tryQuery, queryAll, queryTogether, execute, add }
})
