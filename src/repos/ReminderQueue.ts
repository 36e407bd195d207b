/** The queue of due attempts, in PostgreSQL: which companies have any, and claims on them. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { Database } from "../postgres/Database.ts"

/** An attempt that a worker has claimed. A later claim gets another fence, which makes this one invalid. */
export interface Claimed {
  readonly id: number
  readonly fence: number
}

/** Companies with due attempts, and where the next search begins. */
export interface CompaniesDue {
  readonly companies: ReadonlyArray<number>
  /** The company after which the next search begins; 0 if this one has reached the end. */
  readonly next: number
}

export class ReminderQueue extends Context.Tag("duebook/ReminderQueue")<
  ReminderQueue,
  {
    /**
     * Up to `limit` companies in real time with due attempts, each once, beginning after company `after`. Who goes on
     * with `next` reaches all of them. The work is limited whatever is due: if there are more due attempts than one
     * query looks at, the companies of the oldest get at most half of the places, and the rest is found by visiting a
     * limited number of companies in order of id.
     */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<CompaniesDue, ServiceUnavailable>
    /** Claims up to `limit` due attempts of a company until `leaseUntil`, oldest first, without those that are locked. */
    readonly claim: (
      companyId: number,
      now: number,
      leaseUntil: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /** Ends claims that are still valid: the attempts are due again at `now`. */
    readonly release: (
      companyId: number,
      claimed: ReadonlyArray<Claimed>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** When the company's next attempt is due; null if it has none. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** How many attempts of companies in real time are due, counted up to `limit`, and since when the oldest is. */
    readonly backlog: (
      now: number,
      limit: number
    ) => Effect.Effect<{ readonly due: number; readonly oldest: number | null }, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderQueue,
    Effect.map(Database, (database) => {
      /** Visits companies in order of id, from `after` to the last and from the first to `after`, up to `MAX_VISITED`. */
      const visit = Effect.fnUntraced(function* (now: number, after: number, limit: number) {
        const companies: Array<number> = []
        let visits = MAX_VISITED
        for (const [from, to] of [
          [after, Number.MAX_SAFE_INTEGER],
          [0, after]
        ] as const) {
          if (from === to) continue
          const places = limit - companies.length
          const rows = yield* database.query<Visited>(NEXT_DUE, [iso(now), from, to, places, visits])
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

      return ReminderQueue.of({
        companiesDue: Effect.fnUntraced(function* (now, after, limit) {
          const oldest = yield* database.query<{ readonly company_id: number; readonly n: number }>(
            OLDEST_DUE,
            [iso(now), MAX_OLDEST]
          )
          const ids = oldest.map(({ company_id }) => company_id)
          return oldest.reduce((sum, { n }) => sum + n, 0) < MAX_OLDEST
            ? inTurn(ids, after, limit)
            : withOldest(ids, yield* visit(now, after, limit), limit)
        }),
        claim: (companyId, now, leaseUntil, limit) =>
          Effect.map(database.query(CLAIM, [companyId, iso(now), iso(leaseUntil), limit]), (rows) =>
            rows.map(({ attempt_id, fence }) => ({ id: attempt_id as number, fence: fence as number }))
          ),
        release: (companyId, claimed, now) =>
          Effect.asVoid(
            database.query(RELEASE, [
              companyId,
              claimed.map(({ id }) => id),
              claimed.map(({ fence }) => fence),
              iso(now)
            ])
          ),
        nextDue: (companyId) =>
          Effect.map(
            database.query<{ readonly due_at: number | null }>(
              "select min(due_at) as due_at from reminder_attempts where company_id = $1 and due_at is not null",
              [companyId]
            ),
            ([row]) => row?.due_at ?? null
          ),
        backlog: (now, limit) =>
          Effect.map(
            database.query<{ readonly due: number; readonly oldest: number | null }>(BACKLOG, [
              iso(now),
              limit
            ]),
            ([row]) => ({ due: Number(row?.due ?? 0), oldest: row?.oldest ?? null })
          )
      })
    })
  )
}

/** Due attempts that are searched for their companies. */
const MAX_OLDEST = 1_000
/** Companies that are visited to find those with due attempts. */
const MAX_VISITED = 5_000

const iso = (millis: number): string => new Date(millis).toISOString()

const OLDEST_DUE = `
  select company_id, count(*)::int as n from (
    select company_id, due_at from reminder_attempts
    where due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
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

// Goes through the index from one company to the next, by the attempt of each that is due first. A company on a test
// clock is one for good, with all of its rows, so its first row tells that it is to be left out.
const NEXT_DUE = `
  with recursive visited as (
    (select company_id, due_at <= $1 and not on_test_clock as is_due, 1 as visits,
       (due_at <= $1 and not on_test_clock)::int as found
     from reminder_attempts
     where company_id > $2 and company_id <= $3 and due_at is not null order by company_id, due_at limit 1)
    union all
    select a.company_id, a.is_due, v.visits + 1, v.found + a.is_due::int from visited v cross join lateral (
      select company_id, due_at <= $1 and not on_test_clock as is_due from reminder_attempts
      where company_id > v.company_id and company_id <= $3 and due_at is not null order by company_id, due_at limit 1
    ) a
    where v.visits < $5::int and v.found < $4::int
  )
  select company_id, is_due, visits from visited
  where is_due or visits = (select max(visits) from visited) order by visits`

interface Visited {
  readonly company_id: number
  readonly is_due: boolean
  /** Companies visited up to this one. */
  readonly visits: number
}

// Materialized, because a subquery may run once for every row it is joined with, and lock other rows each time.
const CLAIM = `
  with due as materialized (
    select attempt_id from reminder_attempts where company_id = $1 and due_at <= $2 and due_at is not null
    order by due_at, attempt_id limit $4 for update skip locked
  )
  update reminder_attempts t set due_at = $3, fence = t.fence + 1 from due
  where t.company_id = $1 and t.attempt_id = due.attempt_id
  returning t.attempt_id, t.fence`

const RELEASE = `
  update reminder_attempts t set due_at = $4
  from unnest($2::bigint[], $3::bigint[]) c (attempt_id, fence)
  where t.company_id = $1 and t.attempt_id = c.attempt_id and t.fence = c.fence and t.status = 'scheduled'`

const BACKLOG = `
  select count(*) as due, min(due_at) as oldest from (
    select due_at from reminder_attempts
    where due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
  ) oldest`
