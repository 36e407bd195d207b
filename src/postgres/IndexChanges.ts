/** Migrations of indexes: each is built or dropped while everybody reads and writes, and outside a transaction. */
import * as SqlClient from "@effect/sql/SqlClient"
import type { Connection } from "@effect/sql/SqlConnection"
import type * as SqlError from "@effect/sql/SqlError"
import { Clock, Effect } from "effect"
import { describeBackend, findBlockers, type Backend, type TableLock, describeBlockers } from "./Blockers.ts"
import { lacksLock } from "./SqlFailure.ts"
import { statementsIn } from "./SqlStatements.ts"
import { gaveUp, politely, type StillBlocked, LockWait } from "./LockWait.ts"

/** One index that is built, on a table, or dropped. */
export interface IndexChange {
  readonly index: string
  /** The table of an index that is built; null for one that is dropped. */
  readonly table: string | null
  readonly statement: string
}

const BUILD = /^create (?:unique )?index concurrently ([a-z0-9_]+)\s+on ([a-z0-9_]+)/
const DROP = /^drop index concurrently if exists ([a-z0-9_]+)$/

/** The indexes that a migration builds and drops; a sentence where it does anything else. */
export const indexChangesIn = (sql: string): ReadonlyArray<IndexChange> | string => {
  const changes: Array<IndexChange> = []
  for (const text of statementsIn(sql)) {
    const statement = text.replaceAll(/^--[^\n]*\n/gm, "").trim()
    const [, built, table] = BUILD.exec(statement) ?? []
    const index = built ?? DROP.exec(statement)?.[1]
    if (index === undefined) {
      return `"${statement.slice(0, 60)}" is neither "create index concurrently …" nor "drop index concurrently if exists …"`
    }
    changes.push({ index, table: table ?? null, statement })
  }
  return changes
}

/** How often whoever waits for an index looks for whom it waits. */
const LOOK_MILLIS = 1_000

const stateOf = Effect.fnUntraced(function* (index: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly valid: boolean }>`
    select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass(${index})`
  return row === undefined ? "absent" : row.valid ? "valid" : "invalid"
})

/**
 * What an index waits for. Building it waits for whoever writes to its table, and for older views; dropping it, for whoever
 * has the table in use, readers included. Empty for one that is dropped and not there.
 */
const locksOn = Effect.fnUntraced(function* ({ index, table }: IndexChange) {
  if (table !== null) return [{ table, mode: "concurrently" }] satisfies ReadonlyArray<TableLock>
  const sql = yield* SqlClient.SqlClient
  const of = yield* sql<{ readonly table: string }>`
    select indrelid::regclass::text as table from pg_index where indexrelid = to_regclass(${index})`
  return of.map(({ table }): TableLock => ({ table, mode: "AccessExclusiveLock" }))
})

/**
 * Runs one statement over a connection of its own, for as long as it takes. It waits for transactions that have an older
 * view, and keeps nobody waiting meanwhile. Through a pooler the settings stay as they are, because the session is lent.
 */
const alone = (text: string, lockMillis: number) =>
  Effect.scoped(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const connection = yield* sql.reserve
      const set = (statement: string, lock: string) =>
        connection.executeUnprepared(
          `select set_config('statement_timeout', ${statement}, false), set_config('lock_timeout', ${lock}, false)
           where pg_backend_pid() = ${processOf(connection)}`,
          [],
          undefined
        )
      const before = "(select reset_val from pg_settings where name = "
      yield* Effect.acquireRelease(set("'0'", `'${lockMillis}'`), () =>
        Effect.ignore(set(`${before}'statement_timeout')`, `${before}'lock_timeout')`))
      )
      yield* connection.executeUnprepared(text, [], undefined)
    })
  )

/** The process that answered when the connection was opened; 0 where that is not known. */
const processOf = (connection: Connection): number =>
  (connection as { readonly pg?: { readonly processID?: number } }).pg?.processID ?? 0

/** Says for whom a statement waits, again and again. */
const watch = (name: string, locks: ReadonlyArray<TableLock>) =>
  Effect.gen(function* () {
    const { say } = yield* LockWait
    let said = ""
    for (;;) {
      yield* Effect.sleep(LOOK_MILLIS)
      const blockers = yield* Effect.uninterruptible(findBlockers(locks)).pipe(Effect.orElseSucceed(() => []))
      const line = blockers.length === 0 ? "" : `${name} waits for ${describeBlockers(blockers)}.`
      if (line !== "" && line !== said) yield* say(line)
      said = line
    }
  })

/** Who builds an index at this moment. */
const builderOf = Effect.fnUntraced(function* (index: string) {
  const sql = yield* SqlClient.SqlClient
  const [builder] = yield* sql<Backend>`
    select p.pid, coalesce(nullif(a.application_name, ''), 'an unnamed session') as application, a.query_start as since
    from pg_stat_progress_create_index p left join pg_stat_activity a on a.pid = p.pid
    where p.datname = current_database() and p.index_relid = to_regclass(${index})`
  return builder
})

/**
 * Waits while somebody else builds an index. PostgreSQL goes on with it after whoever asked for it was killed, and learns
 * of that at the end.
 */
const untilBuilt = Effect.fnUntraced(function* (name: string, index: string, giveUpAt: number) {
  const { say } = yield* LockWait
  for (let said = false; ; said = true) {
    const builder = yield* builderOf(index)
    if (builder === undefined) return
    const line = `${name} waits for ${index}: ${describeBackend(builder)} builds it.`
    const left = giveUpAt - (yield* Clock.currentTimeMillis)
    if (left <= 0) return yield* gaveUp(line, [])
    if (!said) yield* say(line)
    yield* Effect.sleep(Math.min(LOOK_MILLIS, left))
  }
})

/** The longest time that PostgreSQL takes as a setting. */
const LONGEST_SETTING_MILLIS = 2 ** 31 - 1

/**
 * Builds or drops an index. One that is there is left alone; one that an earlier run could not finish is dropped first.
 * Needs two connections beside that of a transaction around it.
 */
export const changeIndex = (
  file: string,
  change: IndexChange
): Effect.Effect<void, SqlError.SqlError | StillBlocked, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const { index, statement, table } = change
    const locks = yield* locksOn(change)
    const giveUpAt = (yield* Clock.currentTimeMillis) + (yield* LockWait).waitMillis
    const run = (text: string) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        // 0 would be for ever.
        alone(text, Math.min(Math.max(giveUpAt - now, 1), LONGEST_SETTING_MILLIS))
      )
    const attempt = Effect.gen(function* () {
      yield* untilBuilt(file, index, giveUpAt)
      const state = yield* stateOf(index)
      if (table !== null && state === "valid") return
      if (state === "invalid") yield* run(`drop index concurrently if exists ${index}`)
      // Not "if not exists", with which Citus 13.0 makes an index invalid that is there.
      yield* run(statement)
    })
    yield* politely({
      name: file,
      locks,
      attempt: Effect.raceFirst(attempt, watch(file, locks)),
      isBlocked: lacksLock
    })
  })
