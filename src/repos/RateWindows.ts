/** Requests of each API key within the last minute, counted across all instances (specification 8). */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Batch from "../sql/Batch.ts"
import { Database } from "../sql/Database.ts"
import { asMillis, type Sweeping, sweeping } from "./Sweeping.ts"

/** The window of the per-key limit. */
export const WINDOW_MILLIS = 60_000
/** Up to this limit every millisecond is counted on its own, which makes the window exact. */
const EXACT_UP_TO = 120
/** Above it requests are counted by the half second, so that a row stays small whatever the limit. */
const COARSE_BUCKET_MILLIS = 500

/** One request to count. */
export interface WindowRequest {
  readonly companyId: number
  readonly apiKeyId: number
  /** Epoch milliseconds. */
  readonly now: number
  /** Requests per key and window. */
  readonly limit: number
}

/** What counting came to. */
export interface WindowCount {
  readonly letThrough: boolean
  /** Requests within the window, this one included if it was let through. */
  readonly used: number
  /** When the oldest of them leaves the window; epoch milliseconds. */
  readonly freesAt: number
}

export class RateWindows extends Context.Tag("duebook/RateWindows")<
  RateWindows,
  {
    /** Counts a request unless the limit is reached; a request that is refused does not count. */
    readonly count: (request: WindowRequest) => Effect.Effect<WindowCount, ServiceUnavailable>
    /** Removes windows of keys that have gone quiet. */
    readonly sweeping: Sweeping
  }
>() {
  /** Windows in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    RateWindows,
    Effect.gen(function* () {
      const database = yield* Database
      const count = yield* Batch.make({
        ...Batch.SHARED,
        run: (requests: ReadonlyArray<WindowRequest>) => {
          // A batch spans less than a statement's time, and all of an instance have one limit.
          const now = Math.max(...requests.map((request) => request.now))
          const limit = requests[0]?.limit ?? 0
          return Effect.map(
            database.query<WindowRow>(COUNT, [
              requests.map(({ companyId }) => companyId),
              requests.map(({ apiKeyId }) => apiKeyId),
              now - WINDOW_MILLIS,
              bucketOf(now, limit),
              limit
            ]),
            (rows) => share(requests, rows)
          )
        }
      })
      return RateWindows.of({
        count,
        sweeping: sweeping(database, {
          table: "rate_windows",
          key: "api_key_id",
          age: "touched_at",
          instant: asMillis
        })
      })
    })
  )
}

// A bucket counts as if all its requests had come at its end: never a request too many, at most half a second early.
const bucketOf = (now: number, limit: number): number =>
  limit <= EXACT_UP_TO ? now : Math.ceil(now / COARSE_BUCKET_MILLIS) * COARSE_BUCKET_MILLIS

/*
 * An upsert locks its rows as it goes through its sorted source, so batches of several instances can't deadlock.
 * $3: what is at or before this has left the window; $4: the bucket of this moment; $5: the limit.
 */
const COUNT = `
insert into rate_windows as w (company_id, api_key_id, slots, counts, used, granted, touched_at)
select company_id, api_key_id, array[$4::bigint], array[least(count(*), $5::bigint)::integer],
  least(count(*), $5::bigint), least(count(*), $5::bigint), $4::bigint
from unnest($1::bigint[], $2::bigint[]) q (company_id, api_key_id)
group by company_id, api_key_id order by company_id, api_key_id
on conflict (company_id, api_key_id) do update set (slots, counts, used, granted, touched_at) = (
  select
    case when a.n = 0 or kept.slots[1] >= $4::bigint then kept.slots else $4::bigint || kept.slots end,
    case when a.n = 0 then kept.counts
      when kept.slots[1] >= $4::bigint then (kept.counts[1] + a.n)::integer || kept.counts[2:]
      else a.n::integer || kept.counts end,
    kept.used + a.n, a.n, greatest(w.touched_at, $4::bigint)
  from (
    select coalesce(array_agg(s order by i), '{}') as slots, coalesce(array_agg(c order by i), '{}') as counts,
      coalesce(sum(c), 0)::bigint as used
    from unnest(w.slots, w.counts) with ordinality u (s, c, i) where s > $3::bigint
  ) kept
  cross join lateral (select greatest(0, least(excluded.granted, $5::bigint - kept.used)) as n) a
)
returning company_id, api_key_id, used, granted, slots[cardinality(slots)] as oldest`

interface WindowRow {
  readonly company_id: number
  readonly api_key_id: number
  readonly used: number
  /** How many of the batch's requests with this key were let through: the first so many. */
  readonly granted: number
  readonly oldest: number | null
}

const share = (
  requests: ReadonlyArray<WindowRequest>,
  rows: ReadonlyArray<WindowRow>
): ReadonlyArray<WindowCount> => {
  const byKey = new Map(rows.map((row) => [`${row.company_id} ${row.api_key_id}`, { row, served: 0 }]))
  return requests.map(({ apiKeyId, companyId }) => {
    const entry = byKey.get(`${companyId} ${apiKeyId}`)
    if (entry === undefined) throw new Error("a window was not counted")
    const { row } = entry
    entry.served++
    const letThrough = entry.served <= row.granted
    return {
      letThrough,
      used: letThrough ? row.used - row.granted + entry.served : row.used,
      freesAt: (row.oldest ?? 0) + WINDOW_MILLIS
    }
  })
}
