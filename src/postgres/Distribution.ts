/** Puts tables in their places on a Citus cluster, one transaction for each, so that a run that was cut off can go on. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Data, Effect } from "effect"
import { distributionState } from "./DistributionState.ts"
import { lockSchema, SchemaBusy } from "./SchemaLock.ts"
import { driverError } from "./SqlFailure.ts"
import {
  COMPANY_ARGUMENT,
  DISTRIBUTION_COLUMN,
  FIRST_TABLE,
  type PlacedTable,
  type TablePlace
} from "./TablePlaces.ts"

/** How many shards there are by default: enough for as many servers, few enough for a statement over all of them. */
export const DEFAULT_SHARD_COUNT = 32

/** More shards than this cost every statement over all companies more than another server gives. */
export const MAX_SHARD_COUNT = 1_024

/** How long moving a table waits for others that use it: nobody should serve meanwhile. */
const TABLE_LOCK_MILLIS = 600_000

/** Why tables could not be put in their places. Those that were before stay there, and no row is lost. */
export class DistributionFailed extends Data.TaggedError("DistributionFailed")<{
  readonly message: string
}> {}

/** A table that was put in its place, with its rows. */
export interface PlacedRows {
  readonly table: PlacedTable
  readonly place: TablePlace
  readonly rowCount: number
}

const failed = (doing: string) =>
  Effect.mapError((error: SqlError.SqlError | SchemaBusy | DistributionFailed) => {
    if (error instanceof DistributionFailed) return error
    if (error instanceof SchemaBusy) return new DistributionFailed({ message: error.message })
    const cause = driverError(error)
    return new DistributionFailed({
      message: `${doing}: ${cause instanceof Error ? cause.message : error.message}`
    })
  })

/**
 * Settings for the rest of a transaction that changes distributed tables: one connection to each worker, because changes
 * of several tables that refer to each other would wait for one another over several; and no copies of the
 * coordinator's own tables in Citus's list, because a table with an identity could not be distributed from there.
 */
export const changeDistributed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select set_config('citus.multi_shard_modify_mode', 'sequential', true),
    set_config('citus.enable_local_reference_table_foreign_keys', 'off', true)`
})

const count = (table: PlacedTable) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql.unsafe<{ readonly n: string }>(`select count(*)::text as n from ${table}`)
    return Number(row?.n)
  })

const move = Effect.fnUntraced(function* (
  { place, table }: Pick<PlacedRows, "place" | "table">,
  shardCount: number
) {
  const sql = yield* SqlClient.SqlClient
  if (place === "everywhere") return yield* sql`select create_reference_table(${table})`
  if (table !== FIRST_TABLE) {
    return yield* sql`
      select create_distributed_table(${table}, ${DISTRIBUTION_COLUMN}, colocate_with => ${FIRST_TABLE})`
  }
  return yield* sql`select create_distributed_table(${table}, ${DISTRIBUTION_COLUMN}, colocate_with => 'none',
    shard_count => ${shardCount}::int)`
})

/**
 * Has the table's changes written to the log, if they are not: a shard of a table without is in no backup, and Citus moves
 * none to another worker while it is used.
 */
const keepLog = Effect.fnUntraced(function* (table: PlacedTable) {
  const sql = yield* SqlClient.SqlClient
  const unlogged = yield* sql`
    select 1 from pg_class where oid = to_regclass(${table}) and relpersistence = 'u'`
  if (unlogged.length > 0) yield* sql.unsafe(`alter table ${table} set logged`)
})

/** Takes back what a coordinator could not send to the other servers: rights on columns, and policies with a query in them. */
const takeBackLocal = Effect.fnUntraced(function* (table: PlacedTable) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql.unsafe<{ readonly name: string; readonly role: string }>(
    `select quote_ident(t.attname) as name, a.grantee::regrole::text as role
     from pg_attribute t cross join lateral aclexplode(t.attacl) a where t.attrelid = to_regclass($1)`,
    [table]
  )
  for (const { name, role } of columns) yield* sql.unsafe(`revoke select (${name}) on ${table} from ${role}`)
  const policies = yield* sql.unsafe<{ readonly name: string }>(
    `select quote_ident(p.polname) as name from pg_policy p
     where p.polrelid = to_regclass($1) and pg_get_expr(p.polqual, p.polrelid) ilike '%select%'`,
    [table]
  )
  for (const { name } of policies) yield* sql.unsafe(`drop policy ${name} on ${table}`)
})

/** Moves one table with its rows, in the transaction around it; nobody writes to the table meanwhile. */
const put = Effect.fnUntraced(function* (
  entry: Pick<PlacedRows, "place" | "table">,
  shardCount: number
): Effect.fn.Return<PlacedRows, DistributionFailed, SqlClient.SqlClient> {
  const { place, table } = entry
  if (place === "coordinator") {
    return yield* new DistributionFailed({
      message: `${table} belongs on the coordinator and is distributed: select undistribute_table('${table}')`
    })
  }
  const sql = yield* SqlClient.SqlClient
  return yield* Effect.gen(function* () {
    yield* changeDistributed
    yield* sql.unsafe(`lock table ${table} in exclusive mode`)
    yield* keepLog(table)
    yield* takeBackLocal(table)
    const before = yield* count(table)
    yield* move(entry, shardCount)
    const rowCount = yield* count(table)
    if (rowCount === before) return { table, place, rowCount }
    return yield* new DistributionFailed({
      message: `${table} had ${before} rows and would have ${rowCount}: nothing was changed`
    })
  }).pipe(failed(table))
})

/** Has functions run in shards, with their statements, that would run on the coordinator. */
const delegate = Effect.fnUntraced(function* (functions: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(
    functions,
    (name) =>
      sql`select create_distributed_function(${name}, ${COMPANY_ARGUMENT}, colocate_with => ${FIRST_TABLE})`
  )
})

interface Reference {
  readonly table: string
  readonly name: string
}

const referencesText = `
  select k.conrelid::regclass::text as table, quote_ident(k.conname) as name
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and exists (select from pg_dist_partition p where p.logicalrelid = k.confrelid)
    and not exists (select from pg_dist_partition p where p.logicalrelid = k.conrelid)`

/**
 * Ends the references from the coordinator's own tables to those that are on every server. To check one, Citus locks the
 * whole table that is referred to, in an order in which two checks at the same time are a deadlock. What is referred to
 * are people, who are never removed.
 */
const endReferences = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const references = yield* sql.unsafe<Reference>(referencesText)
  for (const { name, table } of references) {
    yield* sql.unsafe(`alter table ${table} drop constraint ${name}`)
  }
})

/**
 * Puts every table that a migration made in its place, and has its functions run in shards, in the migration's
 * transaction. Does nothing where the tables of companies are not distributed.
 */
export const placeNew = Effect.gen(function* () {
  const { isDistributed, misplaced, shardCount, undelegated } = yield* distributionState
  if (!isDistributed) return
  yield* Effect.forEach(misplaced, (entry) => put(entry, shardCount))
  yield* delegate(undelegated)
  yield* endReferences
})

const next = Effect.fnUntraced(function* (shardCount: number) {
  yield* lockSchema(TABLE_LOCK_MILLIS)
  const { misplaced, undelegated } = yield* distributionState
  const [entry] = misplaced
  if (entry !== undefined) return yield* put(entry, shardCount)
  yield* changeDistributed
  yield* delegate(undelegated)
  return undefined
})

/** Puts every table in its place that is not there yet, each in a transaction of its own; and then the functions. */
export const placeTables = Effect.fnUntraced(function* (shardCount: number) {
  const sql = yield* SqlClient.SqlClient
  const placed: Array<PlacedRows> = []
  for (;;) {
    const done = yield* sql.withTransaction(next(shardCount)).pipe(failed("Putting tables in their places"))
    if (done === undefined) return placed
    placed.push(done)
  }
})

/**
 * Empties what is left on the coordinator of tables that have been moved: rows that nobody reads or changes any more, and
 * which would stay in every backup. Succeeds with the tables that had some.
 */
export const removeLeftovers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* lockSchema(TABLE_LOCK_MILLIS)
      const { leftovers, misplaced } = yield* distributionState
      if (misplaced.length > 0) return []
      yield* changeDistributed
      // A table with rows that the coordinator's own tables refer to can't be emptied while they do.
      yield* endReferences
      for (const table of leftovers) {
        yield* sql`select truncate_local_data_after_distributing_table(${table})`
      }
      return leftovers
    })
  )
}).pipe(failed("Removing what was left on the coordinator"))
