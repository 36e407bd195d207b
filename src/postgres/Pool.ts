/** The connections to PostgreSQL: bounded in number, in waiting and in time. */
import { Effect, Redacted } from "effect"
import type { Scope } from "effect"
import pg from "pg"
import { PoolOverloaded } from "./SqlFailure.ts"

/** Opening one connection; waiting one's turn in the pool does not count against it. */
const CONNECT_TIMEOUT_MILLIS = 5_000
/** The longest any statement may run. */
const STATEMENT_TIMEOUT_MILLIS = 10_000
/** The longest a statement may wait for a row that another one holds. */
const LOCK_TIMEOUT_MILLIS = 5_000
/** A transaction that stands still this long was forgotten. */
const IDLE_IN_TRANSACTION_TIMEOUT_MILLIS = 15_000
/** Beyond the server's own timeout: the server is not answering at all. */
const QUERY_TIMEOUT_MILLIS = STATEMENT_TIMEOUT_MILLIS + 2_000
/** The longest a statement may wait for a connection: who waits longer has long stopped listening. */
const TURN_TIMEOUT_MILLIS = 10_000
const IDLE_CONNECTION_MILLIS = 60_000
/** A stopping process waits this long for statements that are still under way. */
const END_MILLIS = 1_000
const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

const timestamptz = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date

/** As a session in UTC writes it; anything else, such as infinity, is the driver's to read. */
const UTC_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/

const millisOf = (text: string): number => {
  const parts = UTC_INSTANT.exec(text)
  return parts === null ? timestamptz(text).getTime() : Date.parse(`${parts[1]}T${parts[2]}Z`)
}

/** Money and ids are safe integers by constraint, dates stay the text they are, instants are epoch milliseconds. */
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

/** Gives up on a server that takes the connection and never greets. */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS })
  }
}

/** Refuses to queue more than `maxWaiting` statements, instead of queueing without end. */
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

/** What a pool needs to know. */
export interface PoolOptions {
  readonly url: Redacted.Redacted
  readonly size: number
  /** Statements that may wait for a connection. */
  readonly maxWaiting: number
  /** The longest a statement may wait for a connection; ten seconds unless told otherwise. */
  readonly turnTimeoutMillis?: number
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
}

/** Passes `END_MILLIS` without keeping a process alive that has nothing else to do. */
const patience = () =>
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
          // Our prepared statements have one good plan each; PostgreSQL would weigh plans anew at every use.
          onConnect: (client) =>
            client.query(
              "set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set timezone = 'UTC'"
            ),
          // pg-pool reads the class of its clients from here
          Client: ImpatientClient
        } as pg.PoolConfig,
        options.maxWaiting
      )
      // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
      pool.on("error", () => {})
      // One that breaks at work is told of by its statement; the event comes besides.
      pool.on("connect", (client) => client.on("error", () => {}))
      return pool
    }),
    (pool) => Effect.promise(() => Promise.race([pool.end().catch(() => undefined), patience()]))
  )
