/** The counts behind the limits: requests per key in the last minute, requests per company in its plan period. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Batch from "../sql/Batch.ts"
import { Database } from "../sql/Database.ts"

/** Requests in one statement. */
const MAX_BATCH = 500
const MAX_IN_FLIGHT = 2

/** The window of the per-key limit (specification 8). */
export const WINDOW_MILLIS = 60_000
/** Up to this limit every millisecond is counted on its own, which makes the window exact. */
const EXACT_UP_TO = 120
/** Above it requests are counted by the half second, so that a row stays small whatever the limit. */
const COARSE_BUCKET_MILLIS = 500

/** One request to count. */
export interface Count {
  readonly companyId: number
  readonly apiKeyId: number
  /** The plan period; null without one. */
  readonly planPeriodId: number | null
  /** Whether to take one from the allowance, provided the per-key limit lets the request through. */
  readonly charge: boolean
  /** Epoch milliseconds. */
  readonly now: number
  /** Requests per key and window. */
  readonly limit: number
}

/** What counting came to. */
export interface Counted {
  /** Let through by the per-key limit. */
  readonly inWindow: boolean
  /** Requests of the key within the window, this one included if it was let through. */
  readonly windowUsed: number
  /** When the oldest of them leaves the window; epoch milliseconds. */
  readonly windowFreesAt: number
  /** Whether one was taken from the allowance. */
  readonly charged: boolean
  /** Requests of the company in the plan period, this one included if it was charged. */
  readonly periodUsed: number
}

export class QuotaCounters extends Context.Tag("duebook/QuotaCounters")<
  QuotaCounters,
  {
    /** Counts a request, exactly, across all replicas. Nothing is taken from the allowance beyond its end. */
    readonly count: (request: Count) => Effect.Effect<Counted, ServiceUnavailable>
    /** Removes up to `limit` windows of one company that were last used before `before`, and says how many. */
    readonly sweep: (
      companyId: number,
      before: number,
      limit: number
    ) => Effect.Effect<number, ServiceUnavailable>
    /** Companies that have windows last used before `before`: the sweeper's work list. */
    readonly companiesWithOlder: (
      before: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
  }
>() {
  /** Counters in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    QuotaCounters,
    Effect.gen(function* () {
      const database = yield* Database
      const count = yield* Batch.make({
        maxSize: MAX_BATCH,
        maxInFlight: MAX_IN_FLIGHT,
        run: (requests: ReadonlyArray<Count>) => {
          // The last to arrive is the latest; a batch spans less than a statement's time.
          const now = Math.max(...requests.map((request) => request.now))
          const limit = requests[0]?.limit ?? 0
          const bucket = bucketOf(now, limit)
          return Effect.map(
            database.query<CountRow>(COUNT, [
              requests.map(({ companyId }) => companyId),
              requests.map(({ apiKeyId }) => apiKeyId),
              requests.map(({ planPeriodId }) => planPeriodId),
              requests.map(({ charge }) => charge),
              now - WINDOW_MILLIS,
              bucket,
              limit
            ]),
            (rows) => rows.map(toCounted)
          )
        }
      })
      return QuotaCounters.of({
        count,
        sweep: (companyId, before, limit) =>
          Effect.map(
            database.query<{ n: number }>(
              `with gone as (
                 delete from rate_windows where company_id = $1 and api_key_id in (
                   select api_key_id from rate_windows where company_id = $1 and touched_at < $2 limit $3
                 ) returning 1
               ) select count(*) as n from gone`,
              [companyId, before, limit]
            ),
            (rows) => rows[0]?.n ?? 0
          ),
        companiesWithOlder: (before, limit) =>
          Effect.map(
            database.query<{ company_id: number }>(
              "select distinct company_id from rate_windows where touched_at < $1 order by company_id limit $2",
              [before, limit]
            ),
            (rows) => rows.map((row) => row.company_id)
          )
      })
    })
  )
}

// A bucket counts as if all its requests had come at its end: never a request too many, at most half a second early.
const bucketOf = (now: number, limit: number): number =>
  limit <= EXACT_UP_TO ? now : Math.ceil(now / COARSE_BUCKET_MILLIS) * COARSE_BUCKET_MILLIS

/*
 * One statement, two upserts. Rows are locked in key order by both (an upsert locks as it goes through its sorted
 * source), so batches of several replicas can't deadlock; the locks of the allowance come after those of the windows.
 * $5: what is at or before this has left the window; $6: the bucket of this moment; $7: the limit.
 */
const COUNT = `
with asked as (
  select q.*, row_number() over (partition by company_id, api_key_id order by ord) as nth
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[])
    with ordinality q (company_id, api_key_id, plan_period_id, charge, ord)
),
windows as (
  insert into rate_windows as w (company_id, api_key_id, slots, counts, used, granted, touched_at)
  select company_id, api_key_id, array[$6::bigint], array[least(count(*), $7::bigint)::integer],
    least(count(*), $7::bigint), least(count(*), $7::bigint), $6::bigint
  from asked group by company_id, api_key_id order by company_id, api_key_id
  on conflict (company_id, api_key_id) do update set (slots, counts, used, granted, touched_at) = (
    select
      case when a.n = 0 then kept.slots
        when kept.slots[1] >= $6::bigint then kept.slots
        else $6::bigint || kept.slots end,
      case when a.n = 0 then kept.counts
        when kept.slots[1] >= $6::bigint then (kept.counts[1] + a.n)::integer || kept.counts[2:]
        else a.n::integer || kept.counts end,
      kept.used + a.n, a.n, greatest(w.touched_at, $6::bigint)
    from (
      select coalesce(array_agg(s order by i), '{}') as slots, coalesce(array_agg(c order by i), '{}') as counts,
        coalesce(sum(c), 0)::bigint as used
      from unnest(w.slots, w.counts) with ordinality u (s, c, i) where s > $5::bigint
    ) kept
    cross join lateral (select greatest(0, least(excluded.granted, $7::bigint - kept.used)) as n) a
  )
  returning company_id, api_key_id, used, granted, slots[cardinality(slots)] as oldest
),
let_through as (
  select a.*, w.used, w.granted, w.oldest, a.nth <= w.granted as in_window
  from asked a join windows w using (company_id, api_key_id)
),
charges as (
  insert into plan_usage as u (company_id, plan_period_id, used, granted)
  select l.company_id, l.plan_period_id, least(count(*), p.allowance), least(count(*), p.allowance)
  from let_through l join plan_periods p using (company_id, plan_period_id)
  where l.in_window and l.charge
  group by l.company_id, l.plan_period_id, p.allowance order by l.company_id, l.plan_period_id
  on conflict (company_id, plan_period_id) do update set (used, granted) = (
    select u.used + g.n, g.n
    from plan_periods p
    cross join lateral (select greatest(0, least(excluded.granted, p.allowance - u.used)) as n) g
    where p.company_id = u.company_id and p.plan_period_id = u.plan_period_id
  )
  returning company_id, plan_period_id, used, granted
)
select l.ord, l.in_window, l.used - greatest(0, l.granted - l.nth) as window_used, l.oldest,
  l.in_window and l.charge and coalesce(l.charge_nth <= c.granted, false) as charged,
  coalesce(
    case when l.in_window and l.charge then c.used - greatest(0, c.granted - l.charge_nth) else c.used end,
    before.used, 0
  ) as period_used
from (
  select *, sum((in_window and charge)::integer) over (partition by company_id, plan_period_id order by ord)
    as charge_nth
  from let_through
) l
left join charges c on c.company_id = l.company_id and c.plan_period_id = l.plan_period_id
left join plan_usage before on before.company_id = l.company_id and before.plan_period_id = l.plan_period_id
order by l.ord`

interface CountRow {
  readonly in_window: boolean
  readonly window_used: number
  readonly oldest: number | null
  readonly charged: boolean
  readonly period_used: number
}

const toCounted = (row: CountRow): Counted => ({
  inWindow: row.in_window,
  windowUsed: Number(row.window_used),
  windowFreesAt: (row.oldest ?? 0) + WINDOW_MILLIS,
  charged: row.charged,
  periodUsed: Number(row.period_used)
})
