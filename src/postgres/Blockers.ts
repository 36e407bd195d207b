/** Who keeps a change of the schema waiting: sessions that hold locks which stand in the way of its own. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Effect } from "effect"

/** The modes of locks on tables that keep others waiting, by PostgreSQL's names, each with those that it waits for. */
const WAITS_FOR = {
  ShareUpdateExclusiveLock: [
    "ShareUpdateExclusiveLock",
    "ShareLock",
    "ShareRowExclusiveLock",
    "ExclusiveLock",
    "AccessExclusiveLock"
  ],
  ShareLock: [
    "RowExclusiveLock",
    "ShareUpdateExclusiveLock",
    "ShareRowExclusiveLock",
    "ExclusiveLock",
    "AccessExclusiveLock"
  ],
  ShareRowExclusiveLock: [
    "RowExclusiveLock",
    "ShareUpdateExclusiveLock",
    "ShareLock",
    "ShareRowExclusiveLock",
    "ExclusiveLock",
    "AccessExclusiveLock"
  ],
  ExclusiveLock: [
    "RowShareLock",
    "RowExclusiveLock",
    "ShareUpdateExclusiveLock",
    "ShareLock",
    "ShareRowExclusiveLock",
    "ExclusiveLock",
    "AccessExclusiveLock"
  ],
  AccessExclusiveLock: [
    "AccessShareLock",
    "RowShareLock",
    "RowExclusiveLock",
    "ShareUpdateExclusiveLock",
    "ShareLock",
    "ShareRowExclusiveLock",
    "ExclusiveLock",
    "AccessExclusiveLock"
  ]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** A mode of a lock on a table that keeps others waiting. */
export type LockMode = keyof typeof WAITS_FOR

/** The modes, the weakest first. */
export const LOCK_MODES = Object.keys(WAITS_FOR) as ReadonlyArray<LockMode>

/**
 * A table that a change of the schema locks. An index that is built concurrently locks nobody out, but waits for whoever
 * writes to the table, and for every transaction that has an older view of the database.
 */
export interface TableLock {
  readonly table: string
  readonly mode: LockMode | "concurrently"
}

/** A session. */
export interface Backend {
  /** The process of the server; 0 for a transaction that was prepared and not finished. */
  readonly pid: number
  readonly application: string
  /** When its transaction began; null where this user may not know it. */
  readonly since: Date | null
}

/** A session that holds a lock which others wait for, longer than a moment. */
export interface Blocker extends Backend {
  readonly tables: ReadonlyArray<string>
  /** The transaction. */
  readonly transaction: string
}

/** Longer than this a transaction is no moment. */
const MOMENT_MILLIS = 200

// Who builds an index concurrently is we ourselves; others of these do not wait for each other.
const HOLDERS = `
  with wanted as (
    select w."table", to_regclass(w."table")::oid as relation, w.modes, w.views
    from jsonb_to_recordset($1::jsonb) as w("table" text, modes jsonb, views boolean)
    where to_regclass(w."table") is not null
  ), held as (
    select l.pid, l.virtualtransaction as transaction, w."table"
    from pg_locks l join wanted w on w.relation = l.relation and w.modes ? l.mode
    where l.granted and l.locktype = 'relation'
      and l.database = (select oid from pg_database where datname = current_database())
    union
    select a.pid, l.virtualtransaction, w."table"
    from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'virtualxid' and l.granted, wanted w
    where w.views and a.datname = current_database() and a.backend_xmin is not null
      -- Null where this user may not know it.
      and coalesce(a.backend_type, 'client backend') = 'client backend'
  )
  select coalesce(h.pid, 0) as pid, h.transaction, array_agg(distinct h."table" order by h."table") as tables,
    coalesce(nullif(max(a.application_name), ''), 'prepared ' || max(p.gid), max(a.backend_type), 'an unnamed session')
      as application,
    coalesce(max(a.xact_start), max(p.prepared)) as since
  from held h left join pg_stat_activity a on a.pid = h.pid
    left join pg_prepared_xacts p on h.pid is null and h.transaction = '-1/' || p.transaction::text
  where h.pid is distinct from pg_backend_pid()
    and coalesce(a.query, '') !~* '^(create|drop) (unique )?index concurrently'
  group by h.pid, h.transaction order by since, h.pid`

const holders = (
  locks: ReadonlyArray<TableLock>
): Effect.Effect<ReadonlyArray<Blocker>, SqlError.SqlError, SqlClient.SqlClient> =>
  locks.length === 0
    ? Effect.succeed([])
    : Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.unsafe<Blocker>(HOLDERS, [
          JSON.stringify(
            locks.map(({ mode, table }) => ({
              table,
              modes: WAITS_FOR[mode === "concurrently" ? "ShareLock" : mode],
              views: mode === "concurrently"
            }))
          )
        ])
      )

/** Those of these sessions whose transaction still stands in the way. */
export const stillThere = (
  blockers: ReadonlyArray<Blocker>,
  locks: ReadonlyArray<TableLock>
): Effect.Effect<ReadonlyArray<Blocker>, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.map(holders(locks), (now) =>
    now.filter((one) =>
      blockers.some(({ pid, transaction }) => pid === one.pid && transaction === one.transaction)
    )
  )

/** The sessions that stand in the way of these locks for longer than a moment, the longest first. */
export const findBlockers = (
  locks: ReadonlyArray<TableLock>
): Effect.Effect<ReadonlyArray<Blocker>, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const first = yield* holders(locks)
    if (first.length === 0) return []
    yield* Effect.sleep(MOMENT_MILLIS)
    return yield* stillThere(first, locks)
  })

// Whoever calls itself as we do, and waits: one of our own connections, which can't ask for itself meanwhile.
const AHEAD = `
  select b.pid, coalesce(l.virtualtransaction, '') as transaction, '{}'::text[] as tables,
    coalesce(nullif(a.application_name, ''), a.backend_type, 'an unnamed session') as application, a.xact_start as since
  from pg_stat_activity w cross join unnest(pg_blocking_pids(w.pid)) as b(pid)
    left join pg_stat_activity a on a.pid = b.pid
    left join pg_locks l on l.pid = b.pid and l.locktype = 'virtualxid' and l.granted
  where w.datname = current_database() and w.wait_event_type = 'Lock' and w.pid <> pg_backend_pid()
    and w.application_name = current_setting('application_name')
  order by since, b.pid`

/** The sessions for which a connection of this process waits at this moment, whatever it waits for. */
export const ahead: Effect.Effect<
  ReadonlyArray<Blocker>,
  SqlError.SqlError,
  SqlClient.SqlClient
> = Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Blocker>(AHEAD))

/** A session in words: `pid 4711 (pg_dump, since 2026-11-23T20:01:02.000Z)`. */
export const describeBackend = ({ application, pid, since }: Backend): string =>
  `pid ${pid} (${application}${since === null ? "" : `, since ${since.toISOString()}`})`

/** Sessions with the tables that others wait for, where these are known. */
export const describeBlockers = (blockers: ReadonlyArray<Blocker>): string =>
  blockers
    .map((one) => `${one.tables.length === 0 ? "" : `${one.tables.join(", ")}: `}${describeBackend(one)}`)
    .join("; ")
