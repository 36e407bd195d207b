/** How often keys were used on each day, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { asTimestamp, type Sweeping, sweeping } from "../Sweeping.ts"

/** Requests with one key on one day of UTC. */
export interface DayOfUse {
  readonly companyId: number
  readonly apiKeyId: number
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly requests: number
  /** Epoch milliseconds. */
  readonly lastUsedAt: number
}

/** How a key came to its end: it was revoked, or rotated, so that another took its place. */
type KeyEnd = "revoked" | "rotated"

/** What a list shows of a key's day. */
export interface UseOfKey extends Pick<DayOfUse, "apiKeyId" | "day" | "requests"> {
  /** The key's name, also where it was revoked or rotated; null if nobody knows it any more. */
  readonly name: string | null
  /** What has ended the key; null while it is there. */
  readonly ended: KeyEnd | null
}

export class KeyUseRepo extends Context.Tag("duebook/KeyUseRepo")<
  KeyUseRepo,
  {
    /** Adds requests to the days of keys. Each key's day is in the list once at most. */
    readonly add: (days: ReadonlyArray<DayOfUse>) => Effect.Effect<void, ServiceUnavailable>
    /** The requests of a company by day and key from a day on, the oldest first; the newest `limit` rows of them. */
    readonly list: (
      companyId: number,
      from: string,
      limit: number
    ) => Effect.Effect<ReadonlyArray<UseOfKey>, ServiceUnavailable>
    /** Deletes old days. */
    readonly sweeping: Sweeping
  }
>() {
  static readonly layer = Layer.effect(
    KeyUseRepo,
    Effect.map(Database, (database) =>
      KeyUseRepo.of({
        add: (days) =>
          Effect.asVoid(
            database.query(
              ADD,
              [
                days.map(({ companyId }) => companyId),
                days.map(({ apiKeyId }) => apiKeyId),
                days.map(({ day }) => day),
                days.map(({ requests }) => requests),
                days.map(({ lastUsedAt }) => new Date(lastUsedAt).toISOString())
              ],
              "background"
            )
          ),
        list: (companyId, from, limit) =>
          Effect.map(database.ofCompany(companyId).query<UseRow>(LIST, [companyId, from, limit]), (rows) =>
            rows.toReversed().map((row) => ({
              apiKeyId: row.api_key_id,
              day: row.day,
              requests: row.requests,
              name: row.name,
              ended: row.key_exists ? null : row.ended_by === "key.rotate" ? "rotated" : "revoked"
            }))
          ),
        sweeping: sweeping(database, {
          table: "key_usage_days",
          key: "api_key_id",
          age: "day",
          instant: (placeholder) => `(${asTimestamp(placeholder)} at time zone 'UTC')::date`,
          millis: (column) => `extract(epoch from ${column})::bigint * 1000`
        })
      })
    )
  )
}

// In the order of the keys, so that two instances never wait for each other in a cycle.
const ADD = `
  insert into key_usage_days as k (company_id, api_key_id, day, requests, last_used_at)
  select * from unnest($1::bigint[], $2::bigint[], $3::date[], $4::bigint[], $5::timestamptz[])
    as q (company_id, api_key_id, day, requests, last_used_at)
  order by company_id, api_key_id, day
  on conflict (company_id, api_key_id, day) do update
    set requests = k.requests + excluded.requests, last_used_at = greatest(k.last_used_at, excluded.last_used_at)`

const LIST = `
  select d.api_key_id, d.day::text as day, d.requests, k.api_key_id is not null as key_exists,
    coalesce(k.name, e.name) as name, e.action as ended_by
  from key_usage_days d
  left join api_keys k on k.company_id = $1 and k.api_key_id = d.api_key_id
  left join lateral (
    select a.action, a.details ->> 'name' as name from audit_log a
    where k.api_key_id is null and a.company_id = $1 and a.subject_id = d.api_key_id
      and a.action in ('key.revoke', 'key.rotate')
    limit 1
  ) e on true
  where d.company_id = $1 and d.day >= $2::date
  order by d.day desc, d.api_key_id desc limit $3`

interface UseRow {
  readonly api_key_id: number
  readonly day: string
  readonly requests: number
  readonly name: string | null
  readonly key_exists: boolean
  readonly ended_by: string | null
}
