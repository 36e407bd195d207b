/** The queue of due attempts, in PostgreSQL: which companies have any, and claims on them. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Channel, type ReasonCode } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { announceAttempts } from "../Announcements.ts"
import { type CompaniesDue, companiesDue } from "./CompaniesDue.ts"
import { type Claimed, type ClaimedRow, claiming, type Rooms, toClaimed } from "./ReminderClaims.ts"
import { iso } from "../Rows.ts"
import { type WaitingToTry, type WaitingToWake, waitingForChannel } from "./WaitingForChannel.ts"

export type { Claimed, Rooms } from "./ReminderClaims.ts"

/** What somebody is about to mend: attempts wait for it until their time is over. */
export type Obstacle = Extract<
  ReasonCode,
  "no_channel" | "channel_down" | "company_inactive" | "no_active_plan"
>

/** What is to be set aside; times are epoch milliseconds. */
export interface Aside {
  readonly channel: Channel
  readonly obstacle: Obstacle
  readonly now: number
  readonly leaseUntil: number
  /** When they are looked at again, or when their time is over, if that is earlier. */
  readonly until: number
  readonly limit: number
}

export class ReminderQueue extends Context.Tag("duebook/ReminderQueue")<
  ReminderQueue,
  {
    /**
     * Up to `limit` companies in real time with due attempts of a channel, each once, beginning after company `after`. Who goes on
     * with `next` reaches all of them. The work is limited whatever is due: if there are more due attempts than one
     * query looks at, the companies of the oldest get at most half of the places, and the rest is found by visiting a
     * limited number of companies in order of id.
     */
    readonly companiesDue: (
      channel: Channel,
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<CompaniesDue, ServiceUnavailable>
    /**
     * Claims due attempts of a company until `leaseUntil`, oldest first and those of one customer together, without
     * those that are locked. A channel that is not in `rooms` is left alone. Concurrent callers share a statement.
     */
    readonly claim: (
      companyId: number,
      now: number,
      leaseUntil: number,
      rooms: Rooms
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /**
     * Makes due attempts of a company's channel wait for what stands in their way. Claims those that have to be decided
     * on all the same: their time is over, or the worker that was sending them is gone.
     */
    readonly setAside: (
      companyId: number,
      aside: Aside
    ) => Effect.Effect<
      { readonly over: ReadonlyArray<Claimed>; readonly waiting: number },
      ServiceUnavailable
    >
    /** Ends claims that are still valid: the attempts are due again at `now`. */
    readonly release: (
      companyId: number,
      claimed: ReadonlyArray<Claimed>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Makes what waits for an obstacle due at `now`, for a company on a test clock: nobody looks there in between, and the
     * obstacle may be gone.
     */
    readonly wake: (companyId: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Makes attempts due at `now`, without a reason, that wait for the channel until `until` at the latest, oldest first
     * and up to `limit` of them. Returns how many.
     */
    readonly wakeWaiting: (
      companyId: number,
      waiting: WaitingToWake
    ) => Effect.Effect<number, ServiceUnavailable>
    /**
     * Claims an attempt to try the provider with: one that is due, or that waits for the channel. Those that have not
     * been refused come first, then those that were refused the longest time ago, so that another recipient's turn comes.
     */
    readonly claimToTry: (
      companyId: number,
      waiting: WaitingToTry
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /** When the company's next attempt is due; null if it has none. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /**
     * How many attempts of companies in real time are due, counted up to `limit`, and since when the oldest could have
     * left: since its time or, if that was later, since it was made or planned anew, as after an import or a pause.
     */
    readonly backlog: (
      now: number,
      limit: number
    ) => Effect.Effect<{ readonly due: number; readonly oldest: number | null }, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderQueue,
    Effect.map(Database, (database) => {
      const claim = claiming(database)
      return ReminderQueue.of({
        companiesDue: companiesDue(database),
        claim: (companyId, now, leaseUntil, rooms) => claim({ companyId, now, leaseUntil, rooms }),
        setAside: (companyId, { channel, leaseUntil, limit, now, obstacle, until }) =>
          Effect.map(
            database.query<ClaimedRow & { readonly is_over: boolean }>(SET_ASIDE, [
              companyId,
              channel,
              iso(now),
              iso(leaseUntil),
              iso(until),
              obstacle,
              limit
            ]),
            (rows) => {
              const over = rows.filter(({ is_over }) => is_over)
              return { over: over.map(toClaimed), waiting: rows.length - over.length }
            }
          ),
        release: (companyId, claimed, now) =>
          Effect.flatMap(
            database.query<ReleasedRow>(RELEASE, [
              companyId,
              claimed.map(({ id }) => id),
              claimed.map(({ fence }) => fence),
              iso(now)
            ]),
            (rows) =>
              announceAttempts(
                database,
                rows.map((row) => ({ channel: row.channel, dueAt: now, onTestClock: row.on_test_clock }))
              )
          ),
        wake: (companyId, now) => database.execute(WAKE, [companyId, iso(now)]),
        ...waitingForChannel(database),
        nextDue: (companyId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly due_at: number | null }>(COMPANY_NEXT_DUE, [companyId]),
            ([row]) => row?.due_at ?? null
          ),
        backlog: (now, limit) =>
          Effect.map(
            database.queryAll([
              {
                text: BACKLOG,
                params: [iso(now), limit],
                distributed: () => [{ text: BACKLOG_OF_SHARDS, params: [iso(now), limit] }]
              }
            ]),
            ([rows]) => ({
              due: Number(rows?.[0]?.["due"] ?? 0),
              oldest: (rows?.[0]?.["oldest"] ?? null) as number | null
            })
          )
      })
    })
  )
}

const SET_ASIDE = `
  with due as materialized (
    select attempt_id, expires_at, (status = 'sending' or expires_at <= $3) as is_over
    from reminder_attempts
    where company_id = $1 and channel = $2 and due_at <= $3 and due_at is not null
    order by due_at, customer_id, attempt_id limit $7 for update skip locked
  )
  update reminder_attempts t set
    due_at = case when due.is_over then $4::timestamptz else least($5::timestamptz, due.expires_at) end,
    fence = t.fence + due.is_over::int,
    reason_code = case when due.is_over then t.reason_code else $6 end
  from due where t.company_id = $1 and t.attempt_id = due.attempt_id
    and t.attempt_id = any(array(select attempt_id from due))
  returning t.attempt_id, t.fence, t.customer_id, due.is_over`

const WAKE = `
  update reminder_attempts set due_at = $2
  where company_id = $1 and due_at > $2 and due_at is not null and status = 'scheduled' and reason_code is not null
    and scheduled_for <= $2 and on_test_clock`

const RELEASE = `
  update reminder_attempts t set due_at = $4
  from unnest($2::bigint[], $3::bigint[]) c (attempt_id, fence)
  where t.company_id = $1 and t.attempt_id = c.attempt_id and t.attempt_id = any($2::bigint[])
    and t.fence = c.fence and t.status = 'scheduled'
  returning t.channel, t.on_test_clock`

interface ReleasedRow {
  readonly channel: Channel
  readonly on_test_clock: boolean
}

const CHANNELS = `unnest(array['${Channel.literals.join("', '")}']) c (channel)`

const COMPANY_NEXT_DUE = `
  select min(d.due_at) as due_at from ${CHANNELS} cross join lateral (
    select due_at from reminder_attempts
    where company_id = $1 and channel = c.channel and due_at is not null order by due_at limit 1
  ) d`

// A plan that changes writes updated_at, and a worker that claims or releases does not.
const DUE_SINCE = "greatest(due_at, created_at, updated_at)"

const BACKLOG = `
  select least(count(*), $2::int) as due, min(d.since) as oldest from ${CHANNELS} cross join lateral (
    select ${DUE_SINCE} as since from reminder_attempts
    where channel = c.channel and due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
  ) d`

// Shards are asked for their oldest, and that takes one query for all channels.
const BACKLOG_OF_SHARDS = `
  select least(count(*), $2::int) as due, min(d.since) as oldest from (
    select ${DUE_SINCE} as since from reminder_attempts
    where channel in ('${Channel.literals.join("', '")}') and due_at <= $1 and due_at is not null and not on_test_clock
    order by due_at limit $2
  ) d`
