/** Counts requests per API key within the last minute, and per company in its plan period (contract §8.1, §8.2). */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../postgres/Queries.ts"
import { asMillis, type Sweeping, sweeping } from "./Sweeping.ts"

/** Length of the window of the per-key limit. */
export const WINDOW_MILLIS = 60_000
/** Up to this limit requests are counted per millisecond, which makes the window exact. */
const EXACT_UP_TO = 120
/** Above that limit requests are counted per half second, so that a row stays small whatever the limit. */
const COARSE_BUCKET_MILLIS = 500

/** One request to count. */
export interface CountRequest {
  readonly companyId: number
  readonly apiKeyId: number
  /** Epoch milliseconds. */
  readonly now: number
  /** Requests per key and window. */
  readonly limit: number
  /** The plan period of the request, with the allowance as read for this request; null without a plan. */
  readonly period: { readonly planPeriodId: number; readonly allowance: number } | null
  /** Whether the request counts against the allowance. */
  readonly charge: boolean
}

/** The result of counting for the key. */
export interface WindowCount {
  readonly letThrough: boolean
  /** Requests within the window, including this one if it was let through. */
  readonly used: number
  /** When the oldest of them leaves the window; epoch milliseconds. */
  readonly freesAt: number
}

/** The result of counting for the company. */
export interface AllowanceCount {
  /** Whether this request was counted against the allowance. */
  readonly taken: boolean
  /** Requests in the period, including this one if it was taken. */
  readonly used: number
}

/** Both results for one request. */
export interface Counted {
  readonly window: WindowCount
  readonly period: AllowanceCount
}

export class QuotaCounts extends Context.Tag("duebook/QuotaCounts")<
  QuotaCounts,
  {
    /**
     * Counts a request for its key unless the limit is reached. If it was let through and is charged, also counts it for
     * its period unless the allowance is used up. The counts are exact under any number of concurrent requests.
     */
    readonly count: (request: CountRequest) => Effect.Effect<Counted, ServiceUnavailable>
    /** Deletes windows of keys without recent requests. */
    readonly sweeping: Sweeping
  }
>() {
  /** Counts in PostgreSQL; concurrent requests share a statement. */
  static readonly layer = Layer.effect(
    QuotaCounts,
    Effect.gen(function* () {
      const database = yield* Database

      const count = database.batch({
        lane: "admission",
        maxSize: MAX_BATCH_SIZE,
        companyOf: ({ companyId }: CountRequest) => companyId,
        statements: (requests) => {
          // One time and one limit for the whole batch: it spans less than a statement's duration, and an instance has
          // one limit.
          const now = Math.max(...requests.map((request) => request.now))
          const limit = requests[0]?.limit ?? 0
          const companyIds = requests.map(({ companyId }) => companyId)
          const keyIds = requests.map(({ apiKeyId }) => apiKeyId)
          const periodIds = requests.map(({ period }) => period?.planPeriodId ?? null)
          return [
            {
              text: COUNT,
              params: [companyIds, keyIds, now - WINDOW_MILLIS, bucketOf(now, limit), limit]
            },
            {
              text: TAKE,
              params: [
                companyIds,
                keyIds,
                periodIds,
                requests.map(({ period }) => period?.allowance ?? 0),
                requests.map(({ charge }) => charge)
              ]
            },
            { text: USED, params: [companyIds, periodIds] }
          ]
        },
        answers: ([windows = [], taken = [], used = []], requests) => {
          const known = new Set(taken.map((row) => row["plan_period_id"]))
          return share(requests, windows as ReadonlyArray<unknown> as ReadonlyArray<WindowRow>, [
            ...(taken as ReadonlyArray<unknown> as ReadonlyArray<PeriodRow>),
            ...(used.filter(
              (row) => !known.has(row["plan_period_id"])
            ) as ReadonlyArray<unknown> as ReadonlyArray<PeriodRow>)
          ])
        }
      })
      return QuotaCounts.of({
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

// A request counts at the end of its bucket, so the limit is never exceeded and a request leaves at most half a second
// late.
const bucketOf = (now: number, limit: number): number =>
  limit <= EXACT_UP_TO ? now : Math.ceil(now / COARSE_BUCKET_MILLIS) * COARSE_BUCKET_MILLIS

/*
 * COUNT and TAKE run in one round trip, which is one transaction. Both lock their rows in sorted order, windows before
 * periods, so that batches of several instances can't deadlock.
 *
 * $3: slots at or before this time have left the window; $4: the current bucket; $5: the limit. `slots` are sorted from
 * newest to oldest, so those that have left the window are at the end. Most of the time there are none.
 */
const COUNT = `
insert into rate_windows as w (company_id, api_key_id, slots, counts, used, granted, touched_at)
select company_id, api_key_id, array[$4::bigint], array[least(count(*), $5::bigint)::integer],
  least(count(*), $5::bigint), least(count(*), $5::bigint), $4::bigint
from unnest($1::bigint[], $2::bigint[]) q (company_id, api_key_id)
group by company_id, api_key_id order by company_id, api_key_id
on conflict (company_id, api_key_id) do update set (slots, counts, used, granted, touched_at) = (
  select
    case when a.n = 0 or w.slots[1] >= $4::bigint then w.slots[1:kept.n] else $4::bigint || w.slots[1:kept.n] end,
    case when a.n = 0 then w.counts[1:kept.n]
      when w.slots[1] >= $4::bigint then (w.counts[1] + a.n)::integer || w.counts[2:kept.n]
      else a.n::integer || w.counts[1:kept.n] end,
    kept.used + a.n, a.n, greatest(w.touched_at, $4::bigint)
  from (
    select s.n, w.used - case when s.n = cardinality(w.slots) then 0
      else (select sum(c) from unnest(w.counts[s.n + 1:]) c) end as used
    from (
      select case when w.slots[cardinality(w.slots)] > $3::bigint then cardinality(w.slots)
        else (select count(*) from unnest(w.slots) s where s > $3::bigint) end::integer as n
      offset 0
    ) s
    offset 0
  ) kept
  cross join lateral (select greatest(0, least(excluded.granted, $5::bigint - kept.used)) as n offset 0) a
)
returning api_key_id, used, granted, slots[cardinality(slots)] as oldest`

/* Of a key's requests in the batch, only the first `granted` ones were let through. */
const TAKE = `
insert into plan_usage as u (company_id, plan_period_id, allowance, used, granted)
select q.company_id, q.plan_period_id, min(q.allowance), least(count(*), min(q.allowance)),
  least(count(*), min(q.allowance))
from (
  select *, row_number() over (partition by company_id, api_key_id order by ord) as place
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[])
    with ordinality a (company_id, api_key_id, plan_period_id, allowance, charge, ord)
) q
join rate_windows w on w.company_id = q.company_id and w.api_key_id = q.api_key_id
where q.charge and q.plan_period_id is not null and q.place <= w.granted
group by q.company_id, q.plan_period_id order by q.company_id, q.plan_period_id
on conflict (company_id, plan_period_id) do update set
  allowance = excluded.allowance,
  used = u.used + greatest(0, least(excluded.granted, excluded.allowance - u.used)),
  granted = greatest(0, least(excluded.granted, excluded.allowance - u.used))
returning plan_period_id, used, granted`

const USED = `
select distinct u.plan_period_id, u.used, 0::bigint as granted
from unnest($1::bigint[], $2::bigint[]) q (company_id, plan_period_id)
join plan_usage u on u.company_id = q.company_id and u.plan_period_id = q.plan_period_id`

interface CountRow {
  readonly used: number
  /** How many of the batch's requests were let through, or taken. They are the first ones of the batch. */
  readonly granted: number
}

interface WindowRow extends CountRow {
  readonly api_key_id: number
  readonly oldest: number | null
}

interface PeriodRow extends CountRow {
  readonly plan_period_id: number
}

interface Shared<R extends CountRow> {
  readonly row: R
  served: number
}

const nothingTaken: AllowanceCount = { taken: false, used: 0 }

/** Takes the next request of those that share a row: whether it is granted, and the count after it. */
const serve = (shared: Shared<CountRow>): { readonly granted: boolean; readonly used: number } => {
  const { row } = shared
  shared.served++
  return shared.served <= row.granted
    ? { granted: true, used: row.used - row.granted + shared.served }
    : { granted: false, used: row.used }
}

// Ids are unique across companies.
const share = (
  requests: ReadonlyArray<CountRequest>,
  windowRows: ReadonlyArray<WindowRow>,
  periodRows: ReadonlyArray<PeriodRow>
): ReadonlyArray<Counted> => {
  const windows = new Map(windowRows.map((row) => [row.api_key_id, { row, served: 0 }]))
  const periods = new Map(periodRows.map((row) => [row.plan_period_id, { row, served: 0 }]))
  return requests.map(({ apiKeyId, charge, period }) => {
    const window = windows.get(apiKeyId)
    if (window === undefined) throw new Error("a window was not counted")
    const { granted, used } = serve(window)
    return {
      window: { letThrough: granted, used, freesAt: (window.row.oldest ?? 0) + WINDOW_MILLIS },
      period: periodOf(period === null ? undefined : periods.get(period.planPeriodId), charge && granted)
    }
  })
}

const periodOf = (shared: Shared<PeriodRow> | undefined, charged: boolean): AllowanceCount => {
  if (shared === undefined) return nothingTaken
  if (!charged) return { taken: false, used: shared.row.used }
  const { granted, used } = serve(shared)
  return { taken: granted, used }
}
