/** Connections of the pool: how one is asked, and how it goes back. */
import { Effect } from "effect"
import type pg from "pg"
import { types } from "./Pool.ts"
import { type Result, RoundTrip, type Statement } from "./RoundTrip.ts"

/** What statements come to, or the driver's error. */
export type Answer<A> = Effect.Effect<A, unknown>

/** SQLSTATEs with which a server takes its leave. */
const LAST_WORDS = /^(08|28|57P|25P03|25P04|53300|3D000|XX)/

/**
 * Whether the connection goes on after an error: one of a statement's own, told by a server that stays. It names
 * severities in its own language; where that isn't English the code decides.
 */
export const isUsable = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null || !("severity" in error && "code" in error)) return false
  if (error.severity === "ERROR") return true
  return error.severity !== "FATAL" && error.severity !== "PANIC" && !LAST_WORDS.test(String(error.code))
}

/** Returns a connection after `error`, or after none. One whose answer never came must not get another user. */
export const giveBack = (client: pg.PoolClient, error: unknown): void =>
  client.release(
    error === null || isUsable(error) ? undefined : error instanceof Error ? error : new Error(String(error))
  )

/** Sends statements over a connection, in one round trip. */
export const send = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  then: (error: unknown, results: ReadonlyArray<Result>) => void
): void => void client.query(new RoundTrip(statements, types, then))

/** Sends statements over whatever connection is free. Uninterruptible: a cancelled one can hit the next user. */
export const alone =
  (pool: pg.Pool) =>
  (statements: ReadonlyArray<Statement>): Answer<ReadonlyArray<Result>> =>
    Effect.uninterruptible(
      Effect.async((resume) => {
        pool.connect((error, client) => {
          if (client === undefined) {
            resume(Effect.fail(error))
            return
          }
          send(client, statements, (error, results) => {
            giveBack(client, error)
            resume(error === null ? Effect.succeed(results) : Effect.fail(error))
          })
        })
      })
    )
