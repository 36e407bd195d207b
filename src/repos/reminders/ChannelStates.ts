/** What each process that sends has seen of its channels, in PostgreSQL, for the others and for the operator. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"

/** A channel in one process; `since` in epoch milliseconds. */
export interface ChannelState {
  readonly channel: Channel
  /** `off`: the process has no provider for it. */
  readonly state: "up" | "down" | "off"
  readonly since: number
  /** The last fault of a channel that is down. */
  readonly fault: { readonly code: string; readonly message: string } | null
}

/** A channel as the processes that were seen lately have it. */
export interface ChannelOverview {
  readonly channel: Channel
  /** How many processes have it up, down or off. */
  readonly up: number
  readonly down: number
  readonly off: number
  /** Since when it has been down where it is, epoch milliseconds, and the code of its last fault. */
  readonly downSince: number | null
  readonly faultCode: string | null
  /** Due attempts that wait for it, counted up to `MAX_COUNTED`. */
  readonly waiting: number
}

/** A process that has not reported for so long is not counted any more. */
const FRESH_SECONDS = 60
/** Rows of processes that ended without a word are kept for so long. */
const KEPT_SECONDS = 86_400
/** Waiting attempts are counted up to this number. */
export const MAX_COUNTED = 10_000

export class ChannelStates extends Context.Tag("duebook/ChannelStates")<
  ChannelStates,
  {
    /** Stores what a process has seen of its channels, and that it is there. */
    readonly report: (
      worker: string,
      states: ReadonlyArray<ChannelState>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The process is leaving. */
    readonly leave: (worker: string) => Effect.Effect<void, ServiceUnavailable>
    /** Whether a process that was seen lately has the channel up. */
    readonly isUp: (channel: Channel) => Effect.Effect<boolean, ServiceUnavailable>
    /** The channels that are down wherever a process that was seen lately has them, each with when that began. */
    readonly down: Effect.Effect<
      ReadonlyArray<{ readonly channel: Channel; readonly since: number }>,
      ServiceUnavailable
    >
    /** Every channel, whether any process has it or not. */
    readonly overview: Effect.Effect<ReadonlyArray<ChannelOverview>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ChannelStates,
    Effect.map(Database, (database) =>
      ChannelStates.of({
        report: (worker, states) =>
          Effect.asVoid(
            database.query(REPORT, [
              worker,
              states.map(({ channel }) => channel),
              states.map(({ state }) => state),
              states.map(({ since }) => new Date(since).toISOString()),
              states.map(({ fault }) => fault?.code ?? null),
              states.map(({ fault }) => fault?.message ?? null)
            ])
          ),
        leave: (worker) =>
          Effect.asVoid(database.query("delete from channel_states where worker = $1", [worker])),
        isUp: (channel) => Effect.map(database.query(IS_UP, [channel]), (rows) => rows.length > 0),
        down: database.query<{ readonly channel: Channel; readonly since: number }>(DOWN),
        overview: Effect.map(
          database.queryAll([{ text: SEEN, params: [] }, ...WAITING.map((text) => ({ text, params: [] }))]),
          ([seen = [], ...waiting]) =>
            Channel.literals.map((channel, index) => {
              const row = (seen as ReadonlyArray<unknown> as ReadonlyArray<SeenRow>).find(
                (one) => one.channel === channel
              )
              return {
                channel,
                up: row?.up ?? 0,
                down: row?.down ?? 0,
                off: row?.off ?? 0,
                downSince: row?.down_since ?? null,
                faultCode: row?.fault_code ?? null,
                waiting: Number(waiting[index]?.[0]?.["waiting"] ?? 0)
              }
            })
        )
      })
    )
  )
}

interface SeenRow {
  readonly channel: Channel
  readonly up: number
  readonly down: number
  readonly off: number
  readonly down_since: number | null
  readonly fault_code: string | null
}

// Whether a process is there is for all of them to agree on, so it follows the clock of the database.
const isFresh = `seen_at > clock_timestamp() - interval '${FRESH_SECONDS} seconds'`

const REPORT = `
  with gone as (
    delete from channel_states where seen_at < clock_timestamp() - interval '${KEPT_SECONDS} seconds' and worker <> $1
  )
  insert into channel_states as t (worker, channel, state, since, error_code, error_message, seen_at)
  select $1::text, channel, state, since, code, message, clock_timestamp()
  from unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[]) s (channel, state, since, code, message)
  on conflict (worker, channel) do update set state = excluded.state, since = excluded.since,
    error_code = excluded.error_code, error_message = excluded.error_message, seen_at = excluded.seen_at`

const IS_UP = `select from channel_states where channel = $1 and state = 'up' and ${isFresh} limit 1`

const DOWN = `
  select channel, min(since) filter (where state = 'down') as since from channel_states where ${isFresh}
  group by channel
  having count(*) filter (where state = 'down') > 0 and count(*) filter (where state = 'up') = 0
  order by channel`

const SEEN = `
  select channel, count(*) filter (where state = 'up')::int as up, count(*) filter (where state = 'down')::int as down,
    count(*) filter (where state = 'off')::int as off, min(since) filter (where state = 'down') as down_since,
    max(error_code) filter (where state = 'down') as fault_code
  from channel_states where ${isFresh} group by channel`

// One for each channel: the workers' own table is on another server than the attempts of a distributed database.
const WAITING = Channel.literals.map(
  (channel) => `
  select count(*) filter (where reason_code in ('channel_down', 'no_channel'))::int as waiting from (
    select reason_code from reminder_attempts
    where channel = '${channel}' and due_at is not null and not on_test_clock and status = 'scheduled'
    order by due_at limit ${MAX_COUNTED}
  ) earliest`
)
