/** The audit log of a company, as its people look through it. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import type { HistoryEntry } from "./History.ts"

/** Which entries to show; all that is set must hold. */
export interface TrailFilter {
  /** The person who acted, or whose key did. */
  readonly userId?: number | undefined
  /** What actions begin with: `receivable.`. */
  readonly prefix?: string | undefined
  readonly subjectId?: number | undefined
  /** Epoch milliseconds. */
  readonly from?: number | undefined
  /** Epoch milliseconds, the first moment that is too late. */
  readonly to?: number | undefined
}

/** An entry, with who made it and how. */
export interface TrailEntry extends HistoryEntry {
  readonly userId: number | null
  readonly apiKeyId: number | null
  readonly sessionId: number | null
}

/** How much is looked for, and how much is looked at for it. */
export interface TrailRange {
  /** Only entries with ids below it; null for the newest. */
  readonly before: number | null
  readonly limit: number
  /** Entries to look at, whether they pass the filter or not. No index serves every filter. */
  readonly scan: number
}

/** Entries that were found. */
export interface TrailEntries {
  /** The newest first. */
  readonly entries: ReadonlyArray<TrailEntry>
  /** The id below which to go on looking; null if there is nothing older. */
  readonly goOnBefore: number | null
}

/** Entries of one moment may be stored a little out of order: so far around a date they are looked at. */
const MARGIN_MILLIS = 3_600_000

export class AuditTrailRepo extends Context.Tag("duebook/AuditTrailRepo")<
  AuditTrailRepo,
  {
    readonly find: (
      companyId: number,
      filter: TrailFilter,
      range: TrailRange
    ) => Effect.Effect<TrailEntries, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AuditTrailRepo,
    Effect.map(Database, (database) => AuditTrailRepo.of({ find: makeFind(database) }))
  )
}

const instant = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString()

const makeFind = (database: Database["Type"]): AuditTrailRepo["Type"]["find"] => {
  /** The id of the first entry from a moment on. Ids and times rise together, so that it is found by halving. */
  const firstSince = (companyId: number, at: number | undefined) =>
    at === undefined
      ? Effect.succeed(null)
      : Effect.map(
          database.query<{ readonly lo: number | null }>(FIRST_SINCE, [companyId, instant(at)]),
          ([row]) => row?.lo ?? null
        )

  return Effect.fnUntraced(function* (companyId, { from, prefix, subjectId, to, userId }, range) {
    const { before, limit, scan } = range
    const lowest = yield* firstSince(companyId, from === undefined ? from : from - MARGIN_MILLIS)
    const tooLate = yield* firstSince(companyId, to === undefined ? to : to + MARGIN_MILLIS)
    const below = Math.min(before ?? Number.MAX_SAFE_INTEGER, tooLate ?? Number.MAX_SAFE_INTEGER)
    const looked = [companyId, below, lowest ?? 0, scan]
    const filters = [userId ?? null, prefix ?? null, subjectId ?? null, instant(from), instant(to)]
    const rows = yield* database.query<TrailRow>(FIND, [...looked, ...filters, limit + 1])
    const entries = rows.slice(0, limit).map(toEntry)
    if (rows.length > limit) return { entries, goOnBefore: entries.at(-1)?.id ?? null }
    // All that pass the filter among those that were looked at: are there more?
    const last = yield* database.query<{ readonly audit_id: number }>(LAST_LOOKED_AT, looked)
    return { entries, goOnBefore: last[0]?.audit_id ?? null }
  })
}

const FIRST_SINCE = `
  with recursive search(lo, hi) as (
    select (select min(audit_id) from audit_log where company_id = $1),
      (select max(audit_id) + 1 from audit_log where company_id = $1)
    union all
    select case when p.at < $2 then p.audit_id + 1 else s.lo end,
      case when p.at < $2 then s.hi else (s.lo + s.hi) / 2 end
    from search s left join lateral (
      select e.audit_id, e.at from audit_log e
      where e.company_id = $1 and e.audit_id >= (s.lo + s.hi) / 2 and e.audit_id < s.hi order by e.audit_id limit 1
    ) p on true
    where s.lo < s.hi
  )
  select lo from search order by hi - lo limit 1`

const RANGE = "where company_id = $1 and audit_id < $2 and audit_id >= $3 order by audit_id desc"

const FIND = `
  select a.audit_id, a.at, a.actor, a.user_id, a.api_key_id, a.session_id, a.action, a.subject_id,
    a.details::text as details, u.name as user_name, coalesce(k.name, (
      select r.details ->> 'name' from audit_log r
      where r.company_id = $1 and r.action in ('key.revoke', 'key.rotate') and r.subject_id = a.api_key_id
      limit 1
    )) as key_name
  from (
    select * from (select * from audit_log ${RANGE} limit $4) looked
    where ($5::bigint is null or user_id = $5) and ($6::text is null or starts_with(action, $6))
      and ($7::bigint is null or subject_id = $7) and ($8::timestamptz is null or at >= $8)
      and ($9::timestamptz is null or at < $9)
    order by audit_id desc limit $10
  ) a
  left join users u on u.user_id = a.user_id
  left join api_keys k on k.company_id = $1 and k.api_key_id = a.api_key_id
  order by a.audit_id desc`

const LAST_LOOKED_AT = `select audit_id from audit_log ${RANGE} offset greatest($4::bigint - 1, 0) limit 1`

interface TrailRow {
  readonly audit_id: number
  readonly at: number
  readonly actor: TrailEntry["actor"]
  readonly user_id: number | null
  readonly api_key_id: number | null
  readonly session_id: number | null
  readonly action: string
  readonly subject_id: number | null
  readonly details: string
  readonly user_name: string | null
  readonly key_name: string | null
}

const toEntry = (row: TrailRow): TrailEntry => ({
  id: row.audit_id,
  at: row.at,
  actor: row.actor,
  userId: row.user_id,
  userName: row.user_name,
  apiKeyId: row.api_key_id,
  keyName: row.key_name,
  sessionId: row.session_id,
  action: row.action,
  subjectId: row.subject_id,
  details: JSON.parse(row.details) as Readonly<Record<string, unknown>>
})
