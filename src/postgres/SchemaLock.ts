/** The lock for whoever changes the schema: one process at a time, whether it migrates or distributes. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Clock, Data, Effect, Random } from "effect"
import { LockWait } from "./LockWait.ts"

/** The key of the advisory lock; nothing else in the database may use this number. */
export const SCHEMA_LOCK = 4_207_303_311n

/** How long a process waits for another one that changes the schema. */
const OTHER_PROCESS_MILLIS = 600_000

/** How long whoever waits lets pass before it asks again, on average. */
const POLL_MILLIS = 200

/** So many times it has asked when it says for whom it waits: after a second, about. */
const SAID_AT = 5

/** Another process has been changing the schema for longer than this one waits. Nothing was done. */
export class SchemaBusy extends Data.TaggedError("SchemaBusy")<{ readonly message: string }> {}

const holder = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql.unsafe<{ readonly pid: number; readonly application: string }>(`
      select l.pid, coalesce(a.application_name, '') as application
      from pg_locks l left join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted
        and (l.classid::bigint << 32) + l.objid::bigint = ${SCHEMA_LOCK}
        and l.database = (select oid from pg_database where datname = current_database())`),
    ([row]) => (row === undefined ? "another process" : `pid ${row.pid} (${row.application})`)
  )
)

const take = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient.SqlClient
  const { say } = yield* LockWait
  const giveUpAt = (yield* Clock.currentTimeMillis) + OTHER_PROCESS_MILLIS
  for (let polls = 1; ; polls++) {
    // Asking again and again, and not waiting in one statement: that one would keep its view of the database, and whoever
    // builds an index concurrently waits until every older view is gone. A statement with parameters keeps it, too, until
    // the next one.
    const [row] = yield* sql.unsafe<{ readonly taken: boolean }>(
      `select pg_try_advisory_xact_lock(${SCHEMA_LOCK}) as taken`
    )
    if (row?.taken === true) return
    if ((yield* Clock.currentTimeMillis) > giveUpAt) {
      const message = `${yield* holder} has been changing the schema for ten minutes: wait for it, or end it`
      return yield* new SchemaBusy({ message })
    }
    if (polls === SAID_AT) yield* say(`Waiting for ${yield* holder}, which changes the schema.`)
    yield* Effect.sleep(POLL_MILLIS * (yield* Random.nextRange(0.5, 1.5)))
  }
})

/**
 * Takes the lock for the rest of the transaction around it, in which a statement may take as long as it needs, and waits
 * for a lock on a table for so long.
 */
export const lockSchema = (
  tableLockMillis: number
): Effect.Effect<void, SqlError.SqlError | SchemaBusy, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`
    yield* take()
    yield* sql.unsafe(`set local lock_timeout = ${tableLockMillis}`)
  })
