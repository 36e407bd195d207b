/** How a batch of requests is counted by one statement, whatever tells it which keys they have. */
import type { Counted } from "../../domain/Counted.ts"
import { serverMillis } from "../../postgres/ServerTime.ts"
import type { ConstraintViolation } from "../../postgres/SqlFailure.ts"

/** Length of the window of the per-key limit; the function window_after has it, too. */
export const WINDOW_MILLIS = 60_000

/** Requests of a batch that ask the same with the same key: one row of parameters. */
export interface CountedRequests<R> {
  readonly first: R
  /** Their places in the batch. */
  readonly members: Array<number>
  /** How many requests with the same key are in the groups before this one. */
  ahead: number
}

/** Groups the requests of a batch by their key and by what they ask, in the order of their arrival. */
export const grouped = <R>(
  requests: ReadonlyArray<R>,
  keyOf: (request: R) => string,
  termsOf: (request: R) => string
): ReadonlyArray<CountedRequests<R>> => {
  const groups = new Map<string, CountedRequests<R>>()
  requests.forEach((first, index) => {
    const name = `${keyOf(first)} ${termsOf(first)}`
    const known = groups.get(name)
    if (known === undefined) groups.set(name, { first, members: [index], ahead: 0 })
    else known.members.push(index)
  })
  const seen = new Map<string, number>()
  for (const group of groups.values()) {
    const key = keyOf(group.first)
    group.ahead = seen.get(key) ?? 0
    seen.set(key, group.ahead + group.members.length)
  }
  return [...groups.values()]
}

/**
 * The statement that counts. `found` is a select with a row for each group: `ord` (the group's place), `wanted` (its
 * requests), `ahead` (requests with the same key before them), `at` from `moment`, company_id, api_key_id, plan_period_id
 * and allowance (null without a plan), `charge` (whether its requests count against the allowance), and the `columns`
 * that the caller wants back. $1 is the ServerTime and $2 the limit.
 *
 * It locks windows in the order of their keys, then periods in the order of theirs, so that batches of several instances
 * can't deadlock. An insert with `on conflict` changes rows in the order in which it gets them; an update does not. Each
 * sees a row's latest version, because it evaluates its assignments with the row locked. The proposed row tells it the
 * number of requests in `granted`, where the statement also reads how many were let through.
 *
 * The joins are full joins although every row has a partner, because PostgreSQL expects few rows here: it would compare
 * each row with each, which takes longer than all the rest for some hundred keys.
 */
export const counting = (found: string, columns: ReadonlyArray<string>): string => `
with moment as materialized (
  select at, to_timestamp(at::double precision / 1000) as instant from (select ${serverMillis("$1")} as at) s
), found as materialized (
  ${found}
), windows as (
  insert into rate_windows as w (company_id, api_key_id, slots, counts, used, granted, touched_at)
  select company_id, api_key_id, array[rate_slot(at, $2::bigint)], array[least(sum(wanted), $2::bigint)::integer],
    least(sum(wanted), $2::bigint), least(sum(wanted), $2::bigint), at
  from found group by company_id, api_key_id, at order by company_id, api_key_id
  on conflict (company_id, api_key_id) do update set (slots, counts, used, granted, touched_at) = (
    select n.slots, n.counts, n.used, n.granted, greatest(w.touched_at, excluded.touched_at)
    from window_after(w.slots, w.counts, w.used, excluded.touched_at, excluded.granted, $2::bigint) n
  )
  returning company_id, api_key_id, used, granted, slots[cardinality(slots)] as oldest
), passed as materialized (
  select f.*, w.used as window_used, w.granted as window_granted, w.oldest,
    greatest(0, least(f.wanted, w.granted - f.ahead)) as passed
  from found f full join windows w on w.company_id = f.company_id and w.api_key_id = f.api_key_id
), charged as (
  insert into plan_usage as u (company_id, plan_period_id, allowance, used, granted)
  select company_id, plan_period_id, min(allowance), least(sum(passed), min(allowance)),
    least(sum(passed), min(allowance))
  from passed where charge and passed > 0
  group by company_id, plan_period_id order by company_id, plan_period_id
  on conflict (company_id, plan_period_id) do update set
    allowance = excluded.allowance,
    used = u.used + greatest(0, least(excluded.granted, excluded.allowance - u.used)),
    granted = greatest(0, least(excluded.granted, excluded.allowance - u.used))
  returning company_id, plan_period_id, used, granted
)
select p.ord, p.at, p.ahead, p.window_used, p.window_granted, p.oldest, p.passed, p.charge, p.plan_period_id,
  ${columns.map((column) => `p.${column}, `).join("")}coalesce(c.granted, 0) as period_granted,
  coalesce(c.used, (
    select u.used from plan_usage u where u.company_id = p.company_id and u.plan_period_id = p.plan_period_id
  ), 0) as period_used
from passed p full join charged c on c.company_id = p.company_id and c.plan_period_id = p.plan_period_id`

/** What the statement answers for a group. Bigints of aggregates arrive as numbers. */
export interface CountRow {
  /** From 1. */
  readonly ord: number
  /** Epoch milliseconds. */
  readonly at: number
  /** Requests in the key's window afterwards, and how many of this batch are among them. */
  readonly window_used: number
  readonly window_granted: number
  /** The oldest slot of the window; null if the limit is zero. */
  readonly oldest: number | null
  /** How many requests of the group were let through: the first ones. */
  readonly passed: number
  /** Whether those that were let through count against the allowance. */
  readonly charge: boolean
  readonly plan_period_id: number | null
  /** How many of the period's charged requests of this batch were taken: the first ones. */
  readonly period_granted: number
  /** Requests in the period afterwards. */
  readonly period_used: number
}

/** The results of the requests by their places in the batch. There is none for a group without a row. */
export const share = <R>(
  groups: ReadonlyArray<CountedRequests<R>>,
  rows: ReadonlyArray<CountRow>
): ReadonlyArray<Counted | undefined> => {
  const results: Array<Counted | undefined> = []
  /** How many requests of a period have had their answer. Ids are unique across companies. */
  const served = new Map<number | null, number>()
  for (const row of rows.toSorted((a, b) => a.ord - b.ord)) {
    const group = groups[row.ord - 1]
    group?.members.forEach((index, place) => {
      const letThrough = place < row.passed
      const charged = letThrough && row.charge
      const nth = (served.get(row.plan_period_id) ?? 0) + 1
      if (charged) served.set(row.plan_period_id, nth)
      const taken = charged && nth <= row.period_granted
      results[index] = {
        at: row.at,
        charge: row.charge,
        window: {
          letThrough,
          used: letThrough ? row.window_used - row.window_granted + group.ahead + place + 1 : row.window_used,
          freesAt: (row.oldest ?? 0) + WINDOW_MILLIS
        },
        period: { taken, used: taken ? row.period_used - row.period_granted + nth : row.period_used }
      }
    })
  }
  return results
}

/**
 * Whether a plan period was removed while the statement ran, which only the foreign key of the period's count can see.
 * When the statement runs again, it does not find the period.
 */
export const isMissingPeriod = ({ constraint }: ConstraintViolation): boolean =>
  constraint.startsWith("plan_usage")
