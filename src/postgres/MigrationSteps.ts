/** How one file of migrations is run: in a transaction, index by index, or company by company. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Context, Effect } from "effect"
import type { TableLock } from "./Blockers.ts"
import { changeDistributed, type DistributionFailed, placeNew } from "./Distribution.ts"
import { isDistributed } from "./DistributionState.ts"
import { changeIndex } from "./IndexChanges.ts"
import type { Migration } from "./Migrations.ts"
import { lacksLock } from "./SqlFailure.ts"
import { statementsIn } from "./SqlStatements.ts"
import { LOCK_MILLIS, politely, type StillBlocked } from "./LockWait.ts"

/** The locks that files take, by the names of the files. */
export type KnownLocks = Readonly<Record<string, ReadonlyArray<TableLock>>>

/** The connections that migrating needs: one holds the lock, one works, one looks for whom it waits. */
export const MIGRATING_CONNECTIONS = 3

/** The locks that a migration takes on tables, as far as they are known. */
export const locksOf = ({ file, indexes }: Migration, known: KnownLocks): ReadonlyArray<TableLock> => [
  ...(known[file] ?? []),
  ...indexes.flatMap(({ table }) => (table === null ? [] : [{ table, mode: "concurrently" as const }]))
]

/** How long a file waits for the work of vacuum, which PostgreSQL ends after a second if somebody waits for it. */
const VACUUM_MILLIS = 5_000

/** Sets how long statements of the rest of a transaction wait for a lock, at the servers of shards as well. */
const waitForLocks = Effect.fnUntraced(function* (millis: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`set local lock_timeout = ${millis}`)
})

/**
 * Has PostgreSQL end what vacuum does on these tables. Only vacuum and other changes of the schema wait for this lock, so
 * waiting longer for it harms nobody; a lock that is waited for shortly never ends vacuum.
 */
const endVacuum = Effect.fnUntraced(function* (locks: ReadonlyArray<TableLock>) {
  const sql = yield* SqlClient.SqlClient
  if (locks.length === 0) return
  yield* waitForLocks(VACUUM_MILLIS)
  for (const { table } of locks) {
    const found = yield* sql`select 1 from pg_class where oid = to_regclass(${table})`
    if (found.length > 0) yield* sql.unsafe(`lock table ${table} in share update exclusive mode`)
  }
  yield* waitForLocks(LOCK_MILLIS)
})

const inTransaction = Effect.fnUntraced(function* (migration: Migration, known: KnownLocks) {
  const sql = yield* SqlClient.SqlClient
  if (yield* isDistributed) {
    yield* changeDistributed
    // A coordinator passes on what is set by this statement, and nothing else.
    yield* sql`set local citus.propagate_set_commands = 'local'`
    yield* waitForLocks(LOCK_MILLIS)
    // Citus sends the workers the text in which it found a statement, and they take one at a time.
    yield* Effect.forEach(statementsIn(migration.sql), (text) => sql.unsafe(text), { discard: true })
    return yield* placeNew
  }
  yield* endVacuum(locksOf(migration, known))
  yield* sql.unsafe(migration.sql)
})

const ofCompany = (texts: ReadonlyArray<string>, companyId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`set local statement_timeout = 0`
    yield* waitForLocks(LOCK_MILLIS)
    yield* Effect.forEach(texts, (text) => sql.unsafe(text, [companyId]), { discard: true })
  })

const byCompany = Effect.fnUntraced(function* ({ file, sql: text }: Migration) {
  const sql = yield* SqlClient.SqlClient
  const texts = statementsIn(text)
  const companies = yield* sql<{ readonly company_id: string }>`
    select company_id::text from companies order by company_id`
  for (const { company_id } of companies) {
    yield* politely({
      name: `${file}, company ${company_id},`,
      locks: "others",
      attempt: sql.withTransaction(ofCompany(texts, company_id)),
      isBlocked: lacksLock
    })
  }
})

/** Runs over other connections than that of the transaction around it. */
const beside = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.mapInputContext(
    effect,
    (context: Context.Context<R>) =>
      Context.omit(SqlClient.TransactionConnection)(
        context as Context.Context<R | SqlClient.TransactionConnection>
      ) as Context.Context<R>
  )

/**
 * Runs a migration. The transaction around it holds the lock for whoever changes the schema, and is that of a file which
 * is one transaction; for others it only stays open. Its last statement has to be one without parameters: then it has no
 * view of the database meanwhile, and nothing waits for it.
 */
export const runFile = (
  migration: Migration,
  known: KnownLocks
): Effect.Effect<void, SqlError.SqlError | DistributionFailed | StillBlocked, SqlClient.SqlClient> => {
  switch (migration.kind) {
    case "transaction":
      return inTransaction(migration, known)
    case "concurrently":
      return beside(
        Effect.forEach(migration.indexes, (change) => changeIndex(migration.file, change), { discard: true })
      )
    case "by_company":
      return beside(byCompany(migration))
  }
}
