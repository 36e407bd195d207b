/** How statements are sent over a connection of the pool, and how the connection is released. */
import type { Effect } from "effect"
import type pg from "pg"
import { types } from "./Pool.ts"
import { type Result, RoundTrip, type Statement } from "./RoundTrip.ts"
import { isForeignStatement, isReadOnly } from "./SqlFailure.ts"

/** A result, or the driver's error as it came. */
export type Answer<A> = Effect.Effect<A, unknown>

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

/** Sends statements over a connection, in one round trip. */
export const send = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  then: (error: unknown, results: ReadonlyArray<Result>) => void
): void => void client.query(new RoundTrip(statements, types, then))

/** Sends statements in one round trip over a connection of the pool, and releases that. Nothing can cancel it. */
export const sendOverPool =
  (pool: pg.Pool) =>
  (
    statements: ReadonlyArray<Statement>,
    then: (error: unknown, results: ReadonlyArray<Result>) => void
  ): void =>
    pool.connect((error, client) => {
      if (client === undefined) {
        then(error, [])
        return
      }
      send(client, statements, (error, results) => {
        release(client, error)
        then(error, results)
      })
    })
