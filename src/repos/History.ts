/** What the audit log says of single things, with the names of those who did it. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import type { AuditEntry } from "./AuditLog.ts"

/** Entries of one history; the newest. */
export const MAX_HISTORY = 200

/** Entries to look for: actions on one subject. */
export interface Topic {
  readonly actions: ReadonlyArray<string>
  readonly subjectId: number
  /** What the details must have, where the subject is not enough: `{ payable_id: 7 }`. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** An entry, and who made it. */
export interface HistoryEntry {
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: AuditEntry["actor"]
  /** The person who acted, or whose key did; null for none. */
  readonly userName: string | null
  /** The key's name, if one was used. */
  readonly keyName: string | null
  readonly action: string
  /** What was done it to; null for the company as a whole. */
  readonly subjectId: number | null
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
export interface NewEntry extends HistoryEntry {
  readonly about: EntrySubject | null
}

export class HistoryRepo extends Context.Tag("duebook/HistoryRepo")<
  HistoryRepo,
  {
    /** The newest entries of the topics, newest first, at most `MAX_HISTORY`. */
    readonly of: (
      companyId: number,
      topics: ReadonlyArray<Topic>
    ) => Effect.Effect<ReadonlyArray<HistoryEntry>, ServiceUnavailable>
    /** The newest entries of a company, newest first. */
    readonly newest: (
      companyId: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<NewEntry>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    HistoryRepo,
    Effect.map(Database, (database) =>
      HistoryRepo.of({
        of: (companyId, topics) => {
          const asked = topics.flatMap(({ actions, details = {}, subjectId }) =>
            actions.map((action) => ({ action, subjectId, details: JSON.stringify(details) }))
          )
          return Effect.map(
            database.query<HistoryRow>(OF, [
              companyId,
              asked.map(({ action }) => action),
              asked.map(({ subjectId }) => subjectId),
              asked.map(({ details }) => details)
            ]),
            (rows) => rows.map(toEntry)
          )
        },
        newest: (companyId, limit) =>
          Effect.map(database.query<NewestRow>(NEWEST, [companyId, limit]), (rows) =>
            rows.map((row) => ({ ...toEntry(row), about: aboutOf(row) }))
          )
      })
    )
  )
}

const OF = `
  select a.audit_id, a.at, a.actor, u.name as user_name, k.name as key_name, a.action, a.subject_id, a.details::text as details
  from (
    select e.* from unnest($2::text[], $3::bigint[], $4::jsonb[]) q (action, subject_id, details)
    join audit_log e on e.company_id = $1 and e.action = q.action and e.subject_id = q.subject_id
      and e.details @> q.details
    order by e.audit_id desc limit ${MAX_HISTORY}
  ) a
  left join users u on u.user_id = a.user_id
  left join api_keys k on k.company_id = $1 and k.api_key_id = a.api_key_id
  order by a.audit_id desc`

const NEWEST = `
  select a.audit_id, a.at, a.actor, u.name as user_name, k.name as key_name, a.action, a.details::text as details,
    a.subject_id, c.display_name as customer, coalesce(r.external_reference, b.bill_label) as reference,
    coalesce(p.amount_minor, r.amount_minor, b.amount_minor) as amount_minor, coalesce(r.currency, b.currency) as currency
  from (
    select e.*, split_part(e.action, '.', 1) as kind from audit_log e
    where e.company_id = $1 order by e.audit_id desc limit $2
  ) a
  left join users u on u.user_id = a.user_id
  left join api_keys k on k.company_id = $1 and k.api_key_id = a.api_key_id
  left join payments p on a.kind = 'payment' and p.company_id = $1 and p.payment_id = a.subject_id
  left join receivables r on a.kind in ('receivable', 'payment') and r.company_id = $1
    and r.receivable_id = case a.kind when 'receivable' then a.subject_id else p.receivable_id end
  left join payables b on (a.kind = 'payable' or a.action = 'series.occurrence') and b.company_id = $1
    and b.payable_id = case a.kind when 'payable' then a.subject_id else (a.details->>'payable_id')::bigint end
  left join customers c on c.company_id = $1
    and c.customer_id = coalesce(r.customer_id, case when a.kind in ('customer', 'debtor_page') then a.subject_id end)
  order by a.audit_id desc`

interface NewestRow extends HistoryRow {
  readonly customer: string | null
  readonly reference: string | null
  readonly amount_minor: number | null
  readonly currency: string | null
}

const aboutOf = ({ amount_minor, currency, customer, reference }: NewestRow): EntrySubject | null =>
  customer === null && amount_minor === null
    ? null
    : { customer, reference, amountMinor: amount_minor, currency }

interface HistoryRow {
  readonly audit_id: number
  readonly at: number
  readonly actor: AuditEntry["actor"]
  readonly user_name: string | null
  readonly key_name: string | null
  readonly action: string
  readonly subject_id: number | null
  readonly details: string
}

const toEntry = (row: HistoryRow): HistoryEntry => ({
  id: row.audit_id,
  at: row.at,
  actor: row.actor,
  userName: row.user_name,
  keyName: row.key_name,
  action: row.action,
  subjectId: row.subject_id,
  details: JSON.parse(row.details) as Readonly<Record<string, unknown>>
})
