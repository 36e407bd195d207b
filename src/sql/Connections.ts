/** Connections of the pool at work: for one round trip, or for a transaction that sends as little as it can. */
import { Effect } from "effect"
import type pg from "pg"
import { types } from "./Pool.ts"
import { type Result, RoundTrip, type Statement } from "./RoundTrip.ts"

/** What statements come to, or the driver's error. */
type Answer<A> = Effect.Effect<A, unknown>

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** Whether the connection goes on after an error: one of a statement's own, told by a server that stays. */
const isUsable = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "severity" in error && error.severity === "ERROR"

// An answer that never came would go to the connection's next user: the pool must not have it back.
const giveBack = (client: pg.PoolClient, error: unknown): void =>
  client.release(error === null || isUsable(error) ? undefined : asError(error))

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const settled = (
  error: unknown,
  results: ReadonlyArray<Result>
): Effect.Effect<ReadonlyArray<Result>, unknown> =>
  error === null ? Effect.succeed(results) : Effect.fail(error)

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
          client.query(
            new RoundTrip(statements, types, (error, results) => {
              giveBack(client, error)
              resume(settled(error, results))
            })
          )
        })
      })
    )

/**
 * One transaction on a connection of its own. What opens it and what is deferred travels with the next statement that
 * somebody waits for, or with the commit. It must be ended, once, by `commit` or `rollback`.
 */
export class Transaction {
  readonly #client: pg.PoolClient
  #deferred: Array<Statement>
  #open = false
  /** The error after which the connection is not to be used again. */
  #broken: unknown = null

  constructor(client: pg.PoolClient, opening: ReadonlyArray<Statement>) {
    this.#client = client
    this.#deferred = [...opening]
  }

  /** Sends statements after whatever has been deferred; answers theirs alone. */
  send(statements: ReadonlyArray<Statement>): Answer<ReadonlyArray<Result>> {
    return Effect.async((resume) => {
      const before = this.#deferred
      this.#deferred = []
      this.#open = true
      const all = before.length === 0 ? statements : [...before, ...statements]
      this.#client.query(
        new RoundTrip(all, types, (error, results) => {
          if (error !== null && !isUsable(error)) this.#broken = error
          resume(settled(error, before.length === 0 ? results : results.slice(before.length)))
        })
      )
    })
  }

  /** Keeps a statement for later, in order. */
  defer(statement: Statement): void {
    this.#deferred.push(statement)
  }

  /** Ends it well, or rolls back and fails. */
  get commit(): Answer<void> {
    return Effect.matchEffect(this.send([COMMIT]), {
      onFailure: (error) => Effect.zipRight(this.rollback, Effect.fail(error)),
      // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
      onSuccess: ([result]) => {
        giveBack(this.#client, null)
        return result?.command === "COMMIT"
          ? Effect.void
          : Effect.dieMessage("a transaction went on after a statement in it had failed")
      }
    })
  }

  /** Ends it without a trace. A connection too broken for that is thrown away, and the server rolls back. */
  get rollback(): Effect.Effect<void> {
    return Effect.suspend(() => {
      if (this.#broken !== null || !this.#open) {
        giveBack(this.#client, this.#broken)
        return Effect.void
      }
      this.#deferred = []
      return Effect.matchEffect(this.send([ROLLBACK]), {
        onFailure: (error) => Effect.sync(() => this.#client.release(asError(error))),
        onSuccess: () => Effect.sync(() => giveBack(this.#client, null))
      })
    })
  }
}

/** Takes a connection for a transaction that begins with the `opening` statements. */
export const begin = (pool: pg.Pool, opening: ReadonlyArray<Statement>): Answer<Transaction> =>
  Effect.async((resume) => {
    pool.connect((error, client) => {
      resume(client === undefined ? Effect.fail(error) : Effect.succeed(new Transaction(client, opening)))
    })
  })
