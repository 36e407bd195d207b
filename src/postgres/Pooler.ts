/** Whether a pooler stands between the service and PostgreSQL, and whether the service can work through it. */
import { Data, Duration, Effect, Redacted } from "effect"
import pg from "pg"
import { asksDistributed } from "./Distributed.ts"
import { connectQuery, SETTINGS } from "./SessionSettings.ts"
import { isForeignStatement } from "./SqlFailure.ts"

/** For connecting and for each statement. */
const TIMEOUT_MILLIS = 2_000
/** How long a pooler may take to find a connection that no other client has; one of a single connection has none. */
const OTHER_SERVER_MILLIS = 1_000
/** So many connections are held to make the pooler lend another one. */
const MAX_HELD = 3
/** A database that can't be reached when a process starts is asked again after so long. */
const AGAIN = Duration.seconds(5)

/** The service can't work through the pooler that `DATABASE_URL` names. The message says what to change. */
export class PoolerProblem extends Data.TaggedError("PoolerProblem")<{ readonly message: string }> {}

/** What was found on the way to PostgreSQL. */
export type Way = "direct" | "pooled" | "unreachable"

const STATEMENT_POOLING =
  "DATABASE_URL leads to a connection pooler that allows no transactions (statement pooling). " +
  "Set pool_mode = transaction in PgBouncer, or connect to PostgreSQL itself."

const NO_PREPARED_STATEMENTS =
  "DATABASE_URL leads to a connection pooler that loses prepared statements between transactions. " +
  "Use PgBouncer 1.21 or later with max_prepared_statements = 1000, or connect to PostgreSQL itself."

// The settings of its connections are other ones, and are known only when a connection says what it leads to.
const DISTRIBUTED =
  "DATABASE_URL leads to a connection pooler in front of a distributed database. " +
  "Connect to the coordinator itself."

const withoutSettings = (wrong: ReadonlyArray<string>): string =>
  `DATABASE_URL leads to a connection pooler whose connections lack settings (${wrong.join(", ")}). ` +
  `Add this to the database's line in PgBouncer's section [databases], then RECONNECT: connect_query='${connectQuery}'`

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "duebook-start",
    connectionTimeoutMillis: TIMEOUT_MILLIS,
    query_timeout: TIMEOUT_MILLIS
  })
  client.on("error", () => {})
  await client.connect()
  return client
}

const PROCESS = "select pg_backend_pid() as pid"

const processOf = async (client: pg.Client, name?: string): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(name === undefined ? PROCESS : { name, text: PROCESS })
  return rows[0]?.pid ?? 0
}

const isDirect = async (client: pg.Client): Promise<boolean> =>
  (client as unknown as { readonly processID: number }).processID === (await processOf(client))

/** Whether a transaction can begin. Throws what says nothing about that, such as a pooler that is busy. */
const allowsTransactions = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query("begin")
  } catch (error) {
    if (error instanceof Error && /transaction blocks? not allowed|statement pooling/i.test(error.message))
      return false
    throw error
  }
  await client.query("rollback")
  return true
}

/** The settings that a connection of the pooler has otherwise than it must. */
const wrongSettings = async (client: pg.Client): Promise<ReadonlyArray<string>> => {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select lower(name) as name, setting from pg_settings where lower(name) = any($1)",
    [Object.keys(SETTINGS)]
  )
  return rows
    .filter(({ name, setting }) => setting !== SETTINGS[name])
    .map(({ name, setting }) => `${name} is ${setting}`)
}

/** Runs a prepared statement; null where the connection does not know it, or knows another of its name. */
const prepared = (client: pg.Client, name: string): Promise<number | null> =>
  processOf(client, name).catch((error: unknown) => {
    if (isForeignStatement(error)) return null
    throw error
  })

/** `instead` if the promise takes longer than a pooler may take to find a connection. */
const within = <A, B>(promise: Promise<A>, instead: B): Promise<A | B> =>
  Promise.race([promise, Bun.sleep(OTHER_SERVER_MILLIS).then(() => instead)])

/** Whether a statement that one client has prepared is there for it on each connection of the pooler, and for it alone. */
const keepsStatements = async (client: pg.Client, url: string, held: Array<pg.Client>): Promise<boolean> => {
  // Another process may have prepared a name of ours, so each question has a name of its own.
  const name = `duebook_start_${crypto.randomUUID()}`
  const first = await prepared(client, name)
  for (let n = 0; n < MAX_HELD; n++) {
    const other = await connect(url)
    held.push(other)
    if ((await prepared(other, name)) === null) return false
    // From here on the other one keeps its connection, so that ours has to get another.
    const isHeld = other.query("begin").then(
      () => true,
      () => false
    )
    if (!(await within(isHeld, false))) return true
    const again = await within(prepared(client, name), "none" as const)
    if (again !== first) return again !== null
  }
  return true
}

const examineAt = async (url: string): Promise<Way | PoolerProblem> => {
  const opened: Array<pg.Client> = []
  try {
    const client = await connect(url)
    opened.push(client)
    if (await isDirect(client)) return "direct"
    if (!(await allowsTransactions(client))) return new PoolerProblem({ message: STATEMENT_POOLING })
    if (await asksDistributed(client)) return new PoolerProblem({ message: DISTRIBUTED })
    const wrong = await wrongSettings(client)
    if (!(await keepsStatements(client, url, opened)))
      return new PoolerProblem({ message: NO_PREPARED_STATEMENTS })
    return wrong.length === 0 ? "pooled" : new PoolerProblem({ message: withoutSettings(wrong) })
  } catch {
    return "unreachable"
  } finally {
    // Not awaited: a server that says nothing does not acknowledge the end either.
    for (const client of opened) client.end().catch(() => {})
  }
}

/** Looks at the way to PostgreSQL. Fails when a pooler stands there through which the service can't work. */
export const examine = (url: Redacted.Redacted): Effect.Effect<Way, PoolerProblem> =>
  Effect.flatMap(
    Effect.promise(() => examineAt(Redacted.value(url))),
    (found) => (typeof found === "string" ? Effect.succeed(found) : Effect.fail(found))
  )

/**
 * Runs a process that serves, after the way to PostgreSQL has been found good. While PostgreSQL can't be reached, the
 * process runs all the same, and ends when the way turns out bad.
 */
export const guarded = <A, E, R>(
  url: Redacted.Redacted,
  process: Effect.Effect<A, E, R>
): Effect.Effect<A, E | PoolerProblem, R> =>
  Effect.flatMap(examine(url), (way) => {
    if (way !== "unreachable") return process
    const later = Effect.repeat(Effect.delay(examine(url), AGAIN), {
      until: (found) => found !== "unreachable"
    })
    return Effect.raceFirst(process, Effect.zipRight(later, Effect.never))
  })
