/** How statements are sent over a connection of the pool, and how the connection is released. */
import type { Effect } from "effect"
import type pg from "pg"
import { forDistributed, leadsToDistributed } from "./Distributed.ts"
import { types } from "./Pool.ts"
import { type Result, RoundTrip, type Statement } from "./RoundTrip.ts"
import { timed } from "./RoundTripTimes.ts"
import { isForeignStatement, isReadOnly } from "./SqlFailure.ts"

/** A result, or the driver's error as it came. */
export type QueryResult<A> = Effect.Effect<A, unknown>

/** SQLSTATEs with which the server ends the connection. */
const CONNECTION_ENDS = /^(08|28|57P|25P03|25P04|53300|3D000|XX)/

/**
 * Whether the connection can be used after this error: the server reported it, and it concerns the statement only.
 * A server names severities in its own language; where that isn't English, the code decides. A connection to a server
 * that refuses writes is given up, and so is one whose prepared statements are not those that we know.
 */
export const isUsable = (error: unknown): boolean => {
  if (isReadOnly(error) || isForeignStatement(error)) return false
  if (typeof error !== "object" || error === null || !("severity" in error && "code" in error)) return false
  if (error.severity === "ERROR") return true
  return error.severity !== "FATAL" && error.severity !== "PANIC" && !CONNECTION_ENDS.test(String(error.code))
}

/** Gives a connection back to the pool after `error`, or after null. A broken one is closed instead. */
export const release = (client: pg.PoolClient, error: unknown): void =>
  client.release(
    error === null || isUsable(error) ? undefined : error instanceof Error ? error : new Error(String(error))
  )

type Then = (error: unknown, results: ReadonlyArray<Result>) => void

/** The round trip of statements over a connection, as its database takes them. */
const roundTrip = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  then: Then,
  following?: RoundTrip
): RoundTrip => {
  const answered = timed(then)
  if (!leadsToDistributed(client)) return new RoundTrip(statements, types, answered, following)
  const sent = forDistributed(statements, answered)
  return new RoundTrip(sent.statements, types, sent.answered, following)
}

/** Sends statements over a connection, in one round trip. */
export const sendRoundTrip = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  then: Then
): void => void client.query(roundTrip(client, statements, then))

/** Statements that are sent together with others, but are a round trip of their own: neither fails with the other. */
export interface FollowingStatements {
  readonly statements: ReadonlyArray<Statement>
  readonly answered: Then
}

/** Sends both in one buffer, and releases the connection after the second. */
const sendBoth = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  then: Then,
  following: FollowingStatements
): void => {
  let broken: unknown = null
  const second = roundTrip(client, following.statements, (error, results) => {
    release(client, broken ?? error)
    following.answered(error, results)
  })
  const first = roundTrip(
    client,
    statements,
    (error, results) => {
      if (error !== null && !isUsable(error)) broken = error
      then(error, results)
    },
    second
  )
  client.query(first)
  client.query(second)
}

/**
 * Sends statements in one round trip over a connection of the pool, and releases that. Nothing can cancel it. `then` is
 * called without waiting for what follows.
 */
export const sendOverPool =
  (pool: pg.Pool) =>
  (statements: ReadonlyArray<Statement>, then: Then, following?: FollowingStatements): void =>
    pool.connect((error, client) => {
      if (client === undefined) {
        then(error, [])
        following?.answered(error, [])
      } else if (following !== undefined) {
        sendBoth(client, statements, then, following)
      } else {
        sendRoundTrip(client, statements, (failure, results) => {
          release(client, failure)
          then(failure, results)
        })
      }
    })
