/** Which companies have due attempts of a channel, in PostgreSQL. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** Companies with due attempts, and where the next search begins. */
export interface CompaniesDue {
  readonly companies: ReadonlyArray<number>
  /** The company after which the next search begins; 0 if this one has reached the end. */
  readonly next: number
}

/** Due attempts that are searched for their companies. */
const MAX_OLDEST = 1_000
/** Companies that are visited to find those with due attempts. */
const MAX_VISITED = 5_000

/** The search of `ReminderQueue.companiesDue`. */
export const companiesDue = (
  database: Database["Type"]
): ((
  channel: Channel,
  now: number,
  after: number,
  limit: number
) => Effect.Effect<CompaniesDue, ServiceUnavailable>) => {
  /** Visits companies in order of id, from `after` to the last and from the first to `after`, up to `MAX_VISITED`. */
  const visit = Effect.fnUntraced(function* (channel: Channel, now: number, after: number, limit: number) {
    const companies: Array<number> = []
    let visits = MAX_VISITED
    for (const [from, to] of [
      [after, Number.MAX_SAFE_INTEGER],
      [0, after]
    ] as const) {
      if (from === to) continue
      const places = limit - companies.length
      const params = [iso(now), from, to, places, visits, channel]
      const [found = []] = yield* database.queryAll([
        { text: NEXT_DUE, params, distributed: () => [{ text: NEXT_DUE_OF_SHARDS, params }] }
      ])
      const rows = found as ReadonlyArray<unknown> as ReadonlyArray<Visited>
      const due = rows.filter(({ is_due }) => is_due)
      companies.push(...due.map(({ company_id }) => company_id))
      const last = rows.at(-1)
      visits -= last?.visits ?? 0
      if (last !== undefined && (visits <= 0 || due.length >= places)) {
        return { companies, next: last.company_id }
      }
    }
    return { companies, next: 0 }
  })

  return Effect.fnUntraced(function* (channel, now, after, limit) {
    const oldest = yield* database.query<{ readonly company_id: number; readonly n: number }>(OLDEST_DUE, [
      iso(now),
      MAX_OLDEST,
      channel
    ])
    const ids = oldest.map(({ company_id }) => company_id)
    return oldest.reduce((sum, { n }) => sum + n, 0) < MAX_OLDEST
      ? inTurn(ids, after, limit)
      : withOldest(ids, yield* visit(channel, now, after, limit), limit)
  })
}

const OLDEST_DUE = `
  select company_id, count(*)::int as n from (
    select company_id, due_at from reminder_attempts
    where channel = $3 and due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
  ) oldest group by company_id order by min(due_at), company_id`

/** The companies in order of id, beginning after `after`. */
const inTurn = (ids: ReadonlyArray<number>, after: number, limit: number): CompaniesDue => {
  const inOrder = ids.toSorted((a, b) => a - b)
  const turn = [...inOrder.filter((id) => id > after), ...inOrder.filter((id) => id <= after)]
  return { companies: turn.slice(0, limit), next: turn.length > limit ? (turn[limit - 1] ?? 0) : 0 }
}

/** Combines the companies of the oldest attempts, at most half of the places, with those that were visited. */
const withOldest = (oldest: ReadonlyArray<number>, visited: CompaniesDue, limit: number): CompaniesDue => {
  const companies = new Set(oldest.slice(0, Math.floor(limit / 2)))
  for (const [index, id] of visited.companies.entries()) {
    if (companies.size >= limit && !companies.has(id)) {
      return { companies: [...companies], next: visited.companies[index - 1] ?? 0 }
    }
    companies.add(id)
  }
  return { companies: [...companies], next: visited.next }
}

// Goes through the index from one company to the next, by the first attempt of each. A company on a test clock is one
// for good, with all of its rows, so its first row tells that it is to be left out.
const isDue = `(not first.on_test_clock and exists (
  select from reminder_attempts
  where company_id = first.company_id and channel = $6 and due_at <= $1 and due_at is not null
))`
const firstAfter = (companyId: string) => `
  select company_id, on_test_clock from reminder_attempts
  where company_id > ${companyId} and company_id <= $3 and due_at is not null
  order by company_id, channel, due_at limit 1`
const NEXT_DUE = `
  with recursive visited as (
    (select first.company_id, ${isDue} as is_due, 1 as visits, ${isDue}::int as found from (${firstAfter("$2")}) first)
    union all
    select a.company_id, a.is_due, v.visits + 1, v.found + a.is_due::int from visited v cross join lateral (
      select first.company_id, ${isDue} as is_due from (${firstAfter("v.company_id")}) first
    ) a
    where v.visits < $5::int and v.found < $4::int
  )
  select company_id, is_due, visits from visited
  where is_due or visits = (select max(visits) from visited) order by visits`

// Every shard looks through its own companies, because Citus runs a recursive query within one shard.
const NEXT_DUE_OF_SHARDS = `
  select c.company_id, true as is_due, 0 as visits from companies c
  where c.company_id > $2 and c.company_id <= $3 and c.test_clock is null and $5::int > 0 and exists (
    select from reminder_attempts a
    where a.company_id = c.company_id and a.channel = $6 and a.due_at <= $1 and a.due_at is not null
  )
  order by c.company_id limit $4`

interface Visited {
  readonly company_id: number
  readonly is_due: boolean
  /** Companies visited up to this one. */
  readonly visits: number
}
