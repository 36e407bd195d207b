/** The connection pool, with limits on connections, on waiting statements and on time. */
import { Effect, Redacted } from "effect"
import type { Scope } from "effect"
import pg from "pg"
import { PoolOverloaded } from "./SqlFailure.ts"

/** For opening one connection, without the time that is spent waiting for the pool. */
const CONNECT_TIMEOUT_MILLIS = 5_000
/** For one statement. */
const STATEMENT_TIMEOUT_MILLIS = 10_000
/** For waiting for a lock. */
const LOCK_TIMEOUT_MILLIS = 5_000
/** A transaction without a statement for this long has been forgotten by its owner. */
const IDLE_IN_TRANSACTION_TIMEOUT_MILLIS = 15_000
/** Longer than the server's own timeout: when it passes, the server does not answer at all. */
const QUERY_TIMEOUT_MILLIS = STATEMENT_TIMEOUT_MILLIS + 2_000
/** For waiting for a connection. Callers don't wait longer than this for their answer. */
const TURN_TIMEOUT_MILLIS = 10_000
const IDLE_CONNECTION_MILLIS = 60_000
/** How long a stopping process waits for statements in flight. */
const END_MILLIS = 1_000
const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

const timestamptz = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date

/** A timestamp as a session in UTC writes it. The driver parses all others, such as infinity. */
const UTC_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/

const millisOf = (text: string): number => {
  const parts = UTC_INSTANT.exec(text)
  return parts === null ? timestamptz(text).getTime() : Date.parse(`${parts[1]}T${parts[2]}Z`)
}

/** The types of values: bigints are numbers (constraints keep them safe), dates are text, instants epoch milliseconds. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") return pg.types.getTypeParser(oid, "binary")
    switch (oid) {
      case INT8:
        return Number
      case DATE:
        return (text: string) => text
      case TIMESTAMPTZ:
        return millisOf
      default:
        return pg.types.getTypeParser(oid)
    }
  }) as typeof pg.types.getTypeParser
}

/** A client that gives up on a server that accepts the connection and then says nothing. */
class TimedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS })
  }
}

/** A pool that refuses to queue more than `maxWaiting` statements. */
class BoundedPool extends pg.Pool {
  readonly maxWaiting: number

  constructor(config: pg.PoolConfig, maxWaiting: number) {
    super(config)
    this.maxWaiting = maxWaiting
  }

  override connect(callback?: unknown): never {
    const connect = super.connect.bind(this) as (callback?: unknown) => never
    if (typeof callback === "function" && this.waitingCount >= this.maxWaiting) {
      return callback(new PoolOverloaded("too many statements wait for a connection")) as never
    }
    return connect(callback)
  }
}

/** How a pool is opened. */
export interface PoolOptions {
  readonly url: Redacted.Redacted
  readonly size: number
  /** The most statements that may wait for a connection. */
  readonly maxWaiting: number
  /** How long a statement may wait for a connection; ten seconds by default. */
  readonly turnTimeoutMillis?: number
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
}

/** Waits for `END_MILLIS`, without keeping the process alive for it. */
const endTimeout = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, END_MILLIS).unref()
  })

/** Opens a pool that ends with its scope. No connection is made before the first statement. */
export const open = (options: PoolOptions): Effect.Effect<pg.Pool, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const pool = new BoundedPool(
        {
          connectionString: Redacted.value(options.url),
          application_name: options.applicationName,
          max: options.size,
          idleTimeoutMillis: IDLE_CONNECTION_MILLIS,
          connectionTimeoutMillis: options.turnTimeoutMillis ?? TURN_TIMEOUT_MILLIS,
          statement_timeout: STATEMENT_TIMEOUT_MILLIS,
          lock_timeout: LOCK_TIMEOUT_MILLIS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MILLIS,
          query_timeout: QUERY_TIMEOUT_MILLIS,
          keepAlive: true,
          types,
          // Every prepared statement has one good plan, so PostgreSQL need not choose a plan at each use. Compiling a
          // plan takes longer than any of them, and a request gets one processor, so that others get theirs.
          onConnect: (client) =>
            client.query(
              "set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off; set max_parallel_workers_per_gather = 0; set timezone = 'UTC'"
            ),
          // pg-pool takes the class of its clients from this option.
          Client: TimedClient
        } as pg.PoolConfig,
        options.maxWaiting
      )
      // An idle connection that breaks is replaced at the next use. Without a listener the event would end the process.
      pool.on("error", () => {})
      // When a connection breaks while in use, its statement fails; this event comes in addition.
      pool.on("connect", (client) => client.on("error", () => {}))
      return pool
    }),
    (pool) => Effect.promise(() => Promise.race([pool.end().catch(() => undefined), endTimeout()]))
  )
