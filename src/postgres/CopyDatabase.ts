/**
 * Copies every row of a database into another one that is empty, as it was at one moment. Rows go through as PostgreSQL's
 * own text of them, so that identities, hashes and what is sealed stay the same.
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import { Effect, Either, Redacted, type Scope } from "effect"
import pg from "pg"
import { CopyFailed, copySequences, copyTable, problem } from "./CopyRows.ts"
import { type AppliedMigration, migrate, plan } from "./Migrations.ts"
import { MIGRATING_CONNECTIONS } from "./MigrationSteps.ts"
import { migrationFiles } from "./migrationFiles.ts"
import { SCHEMA_LOCK } from "./SchemaLock.ts"
import { lacksTls, TLS_NEEDED } from "./SqlFailure.ts"
import { FIRST_TABLE, type PlacedTable, tablesOf, TABLE_PLACES } from "./TablePlaces.ts"

const CONNECT_TIMEOUT_MILLIS = 5_000

/** How long the copy waits for others who hold a lock. */
const LOCK_TIMEOUT = "10s"

/** Settings of both transactions: no limit of time, and the same text for the same value. */
const SETTINGS = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '${LOCK_TIMEOUT}';
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local timezone = 'UTC'`

/** What each database has of its own: its list of migrations, and when its servers have work next. */
const OWN: ReadonlyArray<PlacedTable> = ["schema_migrations", "wake_ups"]

/** The tables that are copied. */
const TABLES: ReadonlyArray<PlacedTable> = TABLE_PLACES.map(({ table }) => table).filter(
  (table) => !OWN.includes(table)
)

/** The tables in which a migration itself writes rows: theirs are replaced. */
const SEEDED: ReadonlyArray<PlacedTable> = ["settings"]

/** What was copied. */
export interface Copied {
  /** Whether the database that was filled had no tables before. */
  readonly migrated: boolean
  /** The rows of each table. */
  readonly rows: Readonly<Record<string, number>>
}

/** The option that names a database. */
type Side = "--from" | "--to"

const messageOf = (error: unknown): string => {
  // When a host has several addresses, they fail together as one error without a message.
  const [cause] = error instanceof AggregateError ? (error.errors as ReadonlyArray<unknown>) : [error]
  return cause instanceof Error ? cause.message : String(cause)
}

const unreachable = (side: Side, error: unknown) =>
  problem(
    lacksTls(error)
      ? TLS_NEEDED.replace("DATABASE_URL", side)
      : `The database in ${side} can't be reached (${messageOf(error)}).`
  )

/** How both connections call themselves. */
const APPLICATION_NAME = "duebook-copy"

const connect = (side: Side, url: Redacted.Redacted): Effect.Effect<pg.Client, CopyFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const client = new pg.Client({
          connectionString: Redacted.value(url),
          application_name: APPLICATION_NAME,
          connectionTimeoutMillis: CONNECT_TIMEOUT_MILLIS,
          // One side may wait long for the other.
          keepAlive: true
        })
        // The statement that runs fails, too.
        client.on("error", () => {})
        await client.connect()
        return client
      },
      catch: (error) => unreachable(side, error)
    }),
    // Without waiting for a server that does not answer; what is not committed is rolled back.
    (client) => Effect.sync(() => client.connection.stream.destroy())
  )

const APPLIED = "select version, name, checksum from schema_migrations order by version"

const appliedIn = async (client: pg.Client): Promise<ReadonlyArray<AppliedMigration>> => {
  const { rows } = await client.query<{ present: boolean }>(
    "select to_regclass('schema_migrations') is not null as present"
  )
  return rows[0]?.present === true ? (await client.query<AppliedMigration>(APPLIED)).rows : []
}

const OWNED = `select pg_has_role(current_user, relowner, 'usage') as owned from pg_class where oid = '${FIRST_TABLE}'::regclass`

/**
 * Refuses a database that is older or newer than this version, which would not know all of its tables, or that the user
 * does not own, from whom rows would be hidden.
 */
const examine = async (side: Side, client: pg.Client): Promise<void> => {
  const pending = plan(migrationFiles, await appliedIn(client))
  if (Either.isLeft(pending)) throw problem(`${side}: ${pending.left.message}.`)
  if (pending.right.length > 0)
    throw problem(`The database in ${side} is not migrated to this version. Run there: duebook migrate`)
  const { rows } = await client.query<{ owned: boolean }>(OWNED)
  if (rows[0]?.owned !== true) throw problem(`The user in ${side} has to own the database.`)
}

const IS_BARE = `
  select not exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  ) as bare`

/** Migrates a database that has no tables yet; succeeds with whether it had none. */
const migrateBare = (
  client: pg.Client,
  url: Redacted.Redacted
): Effect.Effect<boolean, CopyFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const { rows } = yield* Effect.tryPromise(() => client.query<{ bare: boolean }>(IS_BARE))
    if (rows[0]?.bare !== true) return false
    yield* Effect.provide(
      migrate,
      PgClient.layer({ url, maxConnections: MIGRATING_CONNECTIONS, applicationName: APPLICATION_NAME })
    )
    return true
  }).pipe(
    Effect.mapError((error) =>
      problem(
        `The database in --to can't be migrated: ${messageOf(error).replaceAll("DATABASE_URL", "--to")}`
      )
    )
  )

const HELD_BY = `
  select from pg_locks
  where locktype = 'advisory' and granted and pid = $1 and (classid::bigint << 32) + objid::bigint = ${SCHEMA_LOCK}
    and database = (select oid from pg_database where datname = current_database())`

/** Refuses to copy a database to itself: there, the lock that `to` has just taken is seen. */
const refuseItself = async (from: pg.Client, to: pg.Client): Promise<void> => {
  const { rows } = await to.query<{ pid: number }>("select pg_backend_pid() as pid")
  const { rowCount } = await from.query(HELD_BY, [rows[0]?.pid])
  if (rowCount !== 0) throw problem("--from and --to are the same database.")
}

const isDistributedAt = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ present: boolean }>(
    "select to_regclass('pg_catalog.pg_dist_partition') is not null as present"
  )
  if (rows[0]?.present !== true) return false
  const found = await client.query(
    `select from pg_dist_partition where logicalrelid = '${FIRST_TABLE}'::regclass and partmethod = 'h'`
  )
  return found.rowCount === 1
}

/**
 * Begins to read at one moment. On a Citus cluster each server has a moment of its own: one connection to each, so that all
 * rows of a company are of the same one, and these moments lie while nobody changes what is on every server, so that
 * whatever a company's row refers to there is in the copy.
 */
const beginReading = async (from: pg.Client, other: pg.Client): Promise<void> => {
  await from.query(`begin isolation level repeatable read read only; ${SETTINGS}`)
  if (!(await isDistributedAt(other))) {
    await from.query("select 1")
    return
  }
  await from.query("set local citus.max_adaptive_executor_pool_size = 1")
  await other.query(`begin; ${SETTINGS}; lock table ${tablesOf("everywhere").join(", ")} in share mode`)
  await from.query(`select count(*) from ${FIRST_TABLE}`)
  await other.query("rollback")
}

/** Begins to write, alone, and refuses a database in which somebody has written already. */
const beginWriting = async (from: pg.Client, to: pg.Client): Promise<void> => {
  await to.query(`begin; ${SETTINGS}`)
  await to.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
  await refuseItself(from, to)
  if (await isDistributedAt(to)) await to.query("set local citus.multi_shard_modify_mode = 'sequential'")
  await to.query(`lock table ${TABLES.join(", ")} in exclusive mode`)
  const filled: Array<string> = []
  for (const table of TABLES.filter((name) => !SEEDED.includes(name))) {
    const { rowCount } = await to.query(`select from ${table} limit 1`)
    if (rowCount !== 0) filled.push(table)
  }
  if (filled.length > 0) {
    throw problem(
      `The database in --to is not empty: it has rows in ${filled.join(", ")}. Copy into a new one.`
    )
  }
  for (const table of SEEDED) await to.query(`delete from ${table}`)
}

const copyAll = async (from: pg.Client, other: pg.Client, to: pg.Client): Promise<Copied["rows"]> => {
  await examine("--to", to)
  await beginWriting(from, to)
  await beginReading(from, other)
  await other.end()
  const rows: Record<string, number> = {}
  for (const table of TABLES) rows[table] = await copyTable(from, to, table)
  await copySequences(from, to)
  await to.query("commit")
  // So that the first statements there are planned as well as the later ones. The copy is complete without.
  await to.query(`analyze ${TABLES.join(", ")}`).catch(() => undefined)
  await Promise.all([from.end(), to.end()])
  return rows
}

const failure = (error: unknown): CopyFailed =>
  error instanceof CopyFailed ? error : problem(`${messageOf(error)}: nothing was copied.`)

const tried = <A>(run: () => Promise<A>): Effect.Effect<A, CopyFailed> =>
  Effect.tryPromise({ try: run, catch: failure })

/**
 * Copies every row, or none. The first database has to be migrated to this version, and the second one to be empty: it is
 * migrated first if it has no tables.
 */
export const copyDatabase = (
  from: Redacted.Redacted,
  to: Redacted.Redacted
): Effect.Effect<Copied, CopyFailed> =>
  Effect.gen(function* () {
    const source = yield* connect("--from", from)
    const other = yield* connect("--from", from)
    const target = yield* connect("--to", to)
    yield* tried(() => examine("--from", source))
    const migrated = yield* migrateBare(target, to)
    const rows = yield* tried(() => copyAll(source, other, target))
    return { migrated, rows }
  }).pipe(Effect.scoped)
