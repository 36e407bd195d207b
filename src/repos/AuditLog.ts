/**
 * The append-only record of who did what, and what people read of it. An entry is written in the same transaction as the
 * change.
 */
// oxlint-disable max-lines -- what is written and what is read share one row
import { Context, Effect, Layer } from "effect"
import type { Actor } from "../domain/Actor.ts"
import { type Deed, deedsOn, type DetailsOf, isDeed } from "../domain/Deed.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { addable } from "../postgres/RowInsert.ts"

/** The `companyId` of entries that concern no company: users, the gate. */
export const INSTALLATION = 0

/** When something was done, by whom and from where. */
interface Origin {
  readonly companyId: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: Actor["_tag"]
  readonly userId?: number
  readonly apiKeyId?: number
  /** Of the application. */
  readonly sessionId?: number
  readonly requestId?: string
}

/** An entry to write. */
export interface AuditEntry<D extends Deed = Deed> extends Origin {
  readonly deed: D
  readonly subjectId: number | null
  readonly details: DetailsOf<D>
}

/** An entry that was read, with the names of those who made it. */
export interface StoredEntry {
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: Origin["actor"]
  /** The person who acted, or whose key did. */
  readonly userId: number | null
  readonly userName: string | null
  readonly apiKeyId: number | null
  /** Also of a key that was rotated or revoked since. */
  readonly keyName: string | null
  readonly sessionId: number | null
  /** Null for a name that is not in the table of deeds: a later version has stored it. */
  readonly deed: Deed | null
  /** The deed's name as it is stored. */
  readonly action: string
  readonly subjectId: number | null
  /** Of the person whom a security event is about. */
  readonly subjectName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** What an entry is about, by the words of the book. */
export interface EntrySubject {
  /** The customer's name; null for a bill. */
  readonly customer: string | null
  /** The receivable's reference, or the bill's label. */
  readonly reference: string | null
  /** What was paid, for an entry about a payment; else the amount of the debt or bill. In minor units. */
  readonly amountMinor: number | null
  readonly currency: string | null
}

/** A newest entry; `about` is null where it is about no debt, bill or customer. */
export interface NewEntry extends StoredEntry {
  readonly about: EntrySubject | null
}

/** Entries of a history; the newest. */
const MAX_HISTORY = 200

/** Entries to look for: deeds on one subject. */
export interface Topic {
  readonly deeds: ReadonlyArray<Deed>
  readonly subjectId: number
  /** What the details must have, where the subject is not enough: `{ payable_id: 7 }`. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Which entries to show; all that is set must hold. */
export interface AuditFilter {
  /** The person who acted, or whose key did. */
  readonly userId?: number | undefined
  /** What names of deeds begin with: `receivable.`. */
  readonly prefix?: string | undefined
  readonly subjectId?: number | undefined
  /** Epoch milliseconds. */
  readonly from?: number | undefined
  /** Epoch milliseconds, the first moment that is too late. */
  readonly to?: number | undefined
}

/** How much is looked for, and how much is looked at for it. */
export interface AuditRange {
  /** Only entries with ids below it; null for the newest. */
  readonly before: number | null
  readonly limit: number
  /** Entries to look at, whether they pass the filter or not. No index serves every filter. */
  readonly scan: number
}

/** Entries that were found. */
export interface FoundEntries {
  /** The newest first. */
  readonly entries: ReadonlyArray<StoredEntry>
  /** The id below which to go on looking; null if there is nothing older. */
  readonly goOnBefore: number | null
}

export class AuditLog extends Context.Tag("duebook/AuditLog")<
  AuditLog,
  {
    readonly append: <D extends Deed>(entry: AuditEntry<D>) => Effect.Effect<void, ServiceUnavailable>
    readonly find: (
      companyId: number,
      filter: AuditFilter,
      range: AuditRange
    ) => Effect.Effect<FoundEntries, ServiceUnavailable>
    /** The newest entries of the topics, newest first, at most `MAX_HISTORY`. */
    readonly history: (
      companyId: number,
      topics: ReadonlyArray<Topic>
    ) => Effect.Effect<ReadonlyArray<StoredEntry>, ServiceUnavailable>
    /** The newest entries of a company, newest first. Each says what was done: that it needed a proof is left out. */
    readonly newest: (
      companyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<NewEntry>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.map(Database, (database) =>
      AuditLog.of({
        append: (entry) => database.add({ ...APPEND, row: rowOf(entry) }),
        find: makeFind(database),
        history: (companyId, topics) => {
          const asked = topics.flatMap(({ deeds, details = {}, subjectId }) =>
            deeds.map((deed) => ({ deed, subjectId, details: JSON.stringify(details) }))
          )
          return Effect.map(
            database
              .ofCompany(companyId)
              .query<EntryRow>(HISTORY, [
                companyId,
                asked.map(({ deed }) => deed),
                asked.map(({ subjectId }) => subjectId),
                asked.map(({ details }) => details)
              ]),
            (rows) => rows.map(toEntry)
          )
        },
        newest: (companyId, limit) =>
          Effect.map(database.ofCompany(companyId).query<NewestRow>(NEWEST, [companyId, limit]), (rows) =>
            rows.map((row) => ({ ...toEntry(row), about: aboutOf(row) }))
          )
      })
    )
  )
}

const APPEND = addable({
  into: "audit_log",
  columns: {
    company_id: "bigint",
    at: "timestamptz",
    actor: "text",
    user_id: "bigint",
    api_key_id: "bigint",
    request_id: "text",
    action: "text",
    subject_id: "bigint",
    details: "jsonb",
    session_id: "bigint"
  }
})

const rowOf = (entry: AuditEntry) => [
  entry.companyId,
  new Date(entry.at).toISOString(),
  entry.actor,
  entry.userId ?? null,
  entry.apiKeyId ?? null,
  entry.requestId ?? null,
  entry.deed,
  entry.subjectId,
  JSON.stringify(entry.details),
  entry.sessionId ?? null
]

/** What is read of each entry `a`, and where its names are. */
const COLUMNS = `a.audit_id, a.at, a.actor, a.user_id, a.api_key_id, a.session_id, a.action, a.subject_id,
    a.details::text as details, u.name as user_name, coalesce(k.name, (
      select r.details ->> 'name' from audit_log r
      where r.company_id = $1 and r.action in ('key.revoke', 'key.rotate') and r.subject_id = a.api_key_id
      limit 1
    )) as key_name, s.name as subject_name`
const NAMES = `
  left join users u on u.user_id = a.user_id
  left join users s on starts_with(a.action, 'security.') and s.user_id = a.subject_id
  left join api_keys k on k.company_id = $1 and k.api_key_id = a.api_key_id`

interface EntryRow {
  readonly audit_id: number
  readonly at: number
  readonly actor: Origin["actor"]
  readonly user_id: number | null
  readonly api_key_id: number | null
  readonly session_id: number | null
  readonly action: string
  readonly subject_id: number | null
  readonly details: string
  readonly user_name: string | null
  readonly subject_name: string | null
  readonly key_name: string | null
}

const toEntry = (row: EntryRow): StoredEntry => ({
  id: row.audit_id,
  at: row.at,
  actor: row.actor,
  userId: row.user_id,
  userName: row.user_name,
  apiKeyId: row.api_key_id,
  keyName: row.key_name,
  sessionId: row.session_id,
  deed: isDeed(row.action) ? row.action : null,
  action: row.action,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  details: JSON.parse(row.details) as StoredEntry["details"]
})

const HISTORY = `
  select ${COLUMNS}
  from (
    select e.* from unnest($2::text[], $3::bigint[], $4::jsonb[]) q (action, subject_id, details)
    join audit_log e on e.company_id = $1 and e.action = q.action and e.subject_id = q.subject_id
      and e.details @> q.details
    order by e.audit_id desc limit ${MAX_HISTORY}
  ) a${NAMES}
  order by a.audit_id desc`

/** Names of deeds for `in`. */
const on = (resource: Parameters<typeof deedsOn>[0]): string =>
  `(${deedsOn(resource)
    .map((deed) => `'${deed}'`)
    .join(", ")})`

const NEWEST = `
  select ${COLUMNS}, c.display_name as customer, coalesce(r.external_reference, b.bill_label) as reference,
    coalesce(p.amount_minor, r.amount_minor, b.amount_minor) as amount_minor, coalesce(r.currency, b.currency) as currency
  from (
    select e.*, case when e.action in ${on("receivable")} then e.subject_id end as receivable_id,
      case when e.action in ${on("payment")} then e.subject_id end as payment_id,
      case when e.action in ${on("customer")} then e.subject_id end as customer_id,
      case when e.action in ${on("payable")} then e.subject_id
        when e.action = 'series.occurrence' then (e.details ->> 'payable_id')::bigint end as payable_id
    from audit_log e where e.company_id = $1 and e.action <> 'security.sensitive_action'
    order by e.audit_id desc limit $2
  ) a${NAMES}
  left join payments p on p.company_id = $1 and p.payment_id = a.payment_id
  left join receivables r on r.company_id = $1 and r.receivable_id = coalesce(a.receivable_id, p.receivable_id)
  left join payables b on b.company_id = $1 and b.payable_id = a.payable_id
  left join customers c on c.company_id = $1 and c.customer_id = coalesce(a.customer_id, r.customer_id)
  order by a.audit_id desc`

interface NewestRow extends EntryRow {
  readonly customer: string | null
  readonly reference: string | null
  readonly amount_minor: number | null
  readonly currency: string | null
}

const aboutOf = ({ amount_minor, currency, customer, reference }: NewestRow): EntrySubject | null =>
  customer === null && amount_minor === null
    ? null
    : { customer, reference, amountMinor: amount_minor, currency }

/** Entries of one moment may be stored a little out of order: so far around a date they are looked at. */
const MARGIN_MILLIS = 3_600_000

const instant = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString()

const makeFind = (database: Database["Type"]): AuditLog["Type"]["find"] => {
  /** The id of the first entry from a moment on. Ids and times rise together, so that it is found by halving. */
  const firstSince = (companyId: number, at: number | undefined) =>
    at === undefined
      ? Effect.succeed(null)
      : Effect.map(
          database
            .ofCompany(companyId)
            .query<{ readonly lo: number | null }>(FIRST_SINCE, [companyId, instant(at)]),
          ([row]) => row?.lo ?? null
        )

  return Effect.fnUntraced(function* (companyId, { from, prefix, subjectId, to, userId }, range) {
    const { before, limit, scan } = range
    const lowest = yield* firstSince(companyId, from === undefined ? from : from - MARGIN_MILLIS)
    const tooLate = yield* firstSince(companyId, to === undefined ? to : to + MARGIN_MILLIS)
    const below = Math.min(before ?? Number.MAX_SAFE_INTEGER, tooLate ?? Number.MAX_SAFE_INTEGER)
    const looked = [companyId, below, lowest ?? 0, scan]
    const filters = [userId ?? null, prefix ?? null, subjectId ?? null, instant(from), instant(to)]
    const rows = yield* database
      .ofCompany(companyId)
      .query<EntryRow>(FIND, [...looked, ...filters, limit + 1])
    const entries = rows.slice(0, limit).map(toEntry)
    if (rows.length > limit) return { entries, goOnBefore: entries.at(-1)?.id ?? null }
    // All that pass the filter among those that were looked at: are there more?
    const last = yield* database
      .ofCompany(companyId)
      .query<{ readonly audit_id: number }>(LAST_LOOKED_AT, looked)
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
  select ${COLUMNS}
  from (
    select * from (select * from audit_log ${RANGE} limit $4) looked
    where ($5::bigint is null or user_id = $5) and ($6::text is null or starts_with(action, $6))
      and ($7::bigint is null or subject_id = $7) and ($8::timestamptz is null or at >= $8)
      and ($9::timestamptz is null or at < $9)
    order by audit_id desc limit $10
  ) a${NAMES}
  order by a.audit_id desc`

const LAST_LOOKED_AT = `select audit_id from audit_log ${RANGE} offset greatest($4::bigint - 1, 0) limit 1`
