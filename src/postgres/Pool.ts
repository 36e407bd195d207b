/** The connection pool, with limits on connections, on waiting statements and on time. */
import { Effect, Redacted, Runtime } from "effect"
import type { Scope } from "effect"
import pg from "pg"
import * as Distributed from "./Distributed.ts"
import { LONGEST_STATEMENT_MILLIS } from "./LaneTable.ts"
import { settingAll } from "./SessionSettings.ts"
import { faultOf, isForeignStatement, isOutOfConnections, isReadOnly, PoolOverloaded } from "./SqlFailure.ts"

/** For opening one connection, without the time that is spent waiting for the pool. */
const CONNECT_TIMEOUT_MILLIS = 5_000
/** Longer than the server's own timeouts: when it passes, the server does not answer at all. */
const QUERY_TIMEOUT_MILLIS = LONGEST_STATEMENT_MILLIS + 2_000
/** For waiting for a connection. Callers don't wait longer than this for their answer. */
const TURN_TIMEOUT_MILLIS = 10_000
const IDLE_CONNECTION_MILLIS = 60_000
/** How long a connection is used at most, so that none stays on a server from which others have moved away. */
const MAX_CONNECTION_LIFE_MILLIS = 600_000
/** Each connection lives shorter by up to this share, so that they don't all end at once. */
const LIFE_JITTER = 0.25
/** All connections are given up at most this often. While a server stays read-only, the next one is no better. */
const RENEWAL_PAUSE_MILLIS = 1_000
/** A pool that was refused a connection tries to have one more after this. */
const WIDEN_PAUSE_MILLIS = 5_000
/** The same complaint about the server is logged at most this often: it may last, and every request would repeat it. */
const COMPLAINT_PAUSE_MILLIS = 600_000
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
  /** When it began to connect, on the clock of `performance.now`. */
  readonly openedAt = performance.now()
  /** The share of the longest life that it may use. */
  readonly lifeShare = 1 - LIFE_JITTER * Math.random()

  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS })
  }
}

/** What the types of the driver leave out: the process that answered the connection. */
interface Answered {
  readonly processID: number
}

type OnConnect = (error: Error | undefined, client?: pg.PoolClient, release?: unknown) => void

/** Options of the driver's pool that change while it is open. */
interface PoolWidth {
  max: number
  /** Connections that are kept although they are idle. */
  min: number
}

/**
 * A pool that refuses to queue more than `maxWaiting` statements, and that closes connections which are too old when it
 * would hand them out. Where PostgreSQL refuses another connection, it goes on with those that it has: it keeps them, and
 * what asked for another one waits for one of them.
 */
class BoundedPool extends pg.Pool {
  readonly maxWaiting: number
  readonly maxLifeMillis: number
  /** Connections that were opened before are not handed out again. */
  #renewedAt = Number.NEGATIVE_INFINITY
  readonly #size: number
  readonly #goesOn: (refusal: unknown) => void
  /** Why it is narrower, until it goes on with the connections that it has. */
  #refusal: unknown = null
  /** When its width changed last because PostgreSQL had no room. */
  #narrowedAt = Number.NEGATIVE_INFINITY

  constructor(
    config: pg.PoolConfig,
    { maxLifeMillis, maxWaiting, size }: Pick<PoolOptions, "maxLifeMillis" | "maxWaiting" | "size">,
    goesOn: (refusal: unknown) => void
  ) {
    super(config)
    this.#size = size
    this.#goesOn = goesOn
    this.maxWaiting = maxWaiting
    this.maxLifeMillis = maxLifeMillis ?? MAX_CONNECTION_LIFE_MILLIS
  }

  override connect(callback?: unknown): never {
    if (typeof callback !== "function") return (super.connect as () => never)()
    if (this.waitingCount >= this.maxWaiting) {
      return callback(new PoolOverloaded("too many statements wait for a connection")) as never
    }
    return this.#handOut(callback as OnConnect) as never
  }

  get #width(): PoolWidth {
    return this.options as unknown as PoolWidth
  }

  /** Takes note that PostgreSQL has no room for more connections than there are. */
  #narrow(refusal: unknown): void {
    this.#width.max = Math.max(1, Math.min(this.#width.max, this.totalCount))
    this.#width.min = this.#width.max
    this.#narrowedAt = performance.now()
    // One that is to have a single connection gets no narrower.
    if (this.#size > 1) this.#refusal = refusal
  }

  /** From time to time, one more connection than PostgreSQL had room for. */
  #widen(): void {
    const { max } = this.#width
    if (max >= this.#size || performance.now() - this.#narrowedAt < WIDEN_PAUSE_MILLIS) return
    this.#width.max = max + 1
    this.#width.min = max + 1 === this.#size ? 0 : max + 1
    this.#narrowedAt = performance.now()
  }

  #handOut(callback: OnConnect): void {
    this.#widen()
    super.connect((error, client, release) => {
      if (isOutOfConnections(error)) {
        this.#narrow(error)
        // With none at all there is nothing to wait for.
        if (this.totalCount > 0) {
          this.#handOut(callback)
          return
        }
      }
      if (client !== undefined && this.#refusal !== null) {
        this.#goesOn(this.#refusal)
        this.#refusal = null
      }
      if (client === undefined || this.#isCurrent(client)) {
        callback(error, client, release)
        return
      }
      client.release(true)
      this.#handOut(callback)
    })
  }

  #isCurrent(client: unknown): boolean {
    if (!(client instanceof TimedClient)) return true
    const { lifeShare, openedAt } = client
    if (openedAt < this.#renewedAt) return false
    // Another one in its place may be refused.
    const isScarce = this.#width.max < this.#size
    return isScarce || performance.now() - openedAt < this.maxLifeMillis * lifeShare
  }

  /** Gives up every connection because of this one's server. Does nothing where that has been done since it was opened. */
  renew(because: unknown): void {
    const now = performance.now()
    if (this.#isCurrent(because) && now - this.#renewedAt >= RENEWAL_PAUSE_MILLIS) this.#renewedAt = now
  }
}

/** A complaint about the server behind the connections, for the operator. */
const complaintOf = (error: unknown): string | null => {
  if (isReadOnly(error)) return "the database refuses writes: its connections are closed and opened anew"
  if (isForeignStatement(error)) {
    return "another client's prepared statements are on our connection: a pooler in transaction mode must support prepared statements"
  }
  return null
}

/** Makes the function that logs a complaint with its cause, unless it logged the same one a while ago. */
const complainer = Effect.map(Effect.runtime<never>(), (runtime) => {
  const saidAt = new Map<string, number>()
  return (complaint: string, cause: unknown): void => {
    const now = performance.now()
    if (now - (saidAt.get(complaint) ?? Number.NEGATIVE_INFINITY) < COMPLAINT_PAUSE_MILLIS) return
    saidAt.set(complaint, now)
    Runtime.runFork(runtime, Effect.annotateLogs(Effect.logError(complaint), { ...faultOf(cause) }))
  }
})

/** How a pool is opened. */
export interface PoolOptions {
  readonly url: Redacted.Redacted
  readonly size: number
  /** The most statements that may wait for a connection. */
  readonly maxWaiting: number
  /** How long a statement may wait for a connection; ten seconds by default. */
  readonly turnTimeoutMillis?: number
  /** How long a connection is used at most; ten minutes by default. */
  readonly maxLifeMillis?: number
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
}

const distributed = new WeakSet<pg.Pool>()

/** Whether the latest connection of a pool leads to a distributed database. */
export const isDistributed = (pool: pg.Pool): boolean => distributed.has(pool)

/** Waits for `END_MILLIS`, without keeping the process alive for it. */
const endTimeout = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, END_MILLIS).unref()
  })

/** Opens a pool that ends with its scope. No connection is made before the first statement. */
export const open = (options: PoolOptions): Effect.Effect<pg.Pool, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.map(complainer, (complain) => {
      const pool: BoundedPool = new BoundedPool(
        {
          connectionString: Redacted.value(options.url),
          application_name: options.applicationName,
          max: options.size,
          idleTimeoutMillis: IDLE_CONNECTION_MILLIS,
          connectionTimeoutMillis: options.turnTimeoutMillis ?? TURN_TIMEOUT_MILLIS,
          query_timeout: QUERY_TIMEOUT_MILLIS,
          keepAlive: true,
          types,
          // Not in the startup message: a pooler refuses settings that it can't keep for each of its clients.
          onConnect: async (client) => {
            const { processID } = client as unknown as Answered
            await client.query(settingAll(processID, Redacted.value(options.url)))
            await Distributed.prepare(client)
            if (Distributed.leadsToDistributed(client)) distributed.add(pool)
            else distributed.delete(pool)
          },
          // pg-pool takes the class of its clients from this option.
          Client: TimedClient
        } as pg.PoolConfig,
        options,
        (refusal) =>
          complain(
            "PostgreSQL has no room for more connections: this process goes on with those that it has",
            refusal
          )
      )
      // An idle connection that breaks is replaced at the next use. Without a listener the event would end the process.
      pool.on("error", () => {})
      // When a connection breaks while in use, its statement fails; this event comes in addition.
      pool.on("connect", (client) => client.on("error", () => {}))
      pool.on("release", (error, client) => {
        if (isReadOnly(error)) pool.renew(client)
        const complaint = complaintOf(error)
        if (complaint !== null) complain(complaint, error)
      })
      return pool
    }),
    (pool) => Effect.promise(() => Promise.race([pool.end().catch(() => undefined), endTimeout()]))
  )
