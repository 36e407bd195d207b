/** How many messages a company has sent lately, in PostgreSQL, and when attempts beyond its cap are sent. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { EXPECTED_MILLIS, type Pace, putOff, type PutOff, without } from "../../domain/dunning/Pace.ts"
import { Channel } from "../../domain/ReminderAttempt.ts"
import { aboutCompanies } from "../../postgres/ByCompany.ts"
import { Database } from "../../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../../postgres/Queries.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { ServerTime, serverMillis, type Timed, serverTimeOf } from "../../postgres/ServerTime.ts"
import { iso } from "../Rows.ts"

export class ReminderPace extends Context.Tag("duebook/ReminderPace")<
  ReminderPace,
  {
    /**
     * A company's pace, read without a lock, and the time of the database in epoch milliseconds. Concurrent callers share
     * a round trip.
     */
    readonly now: (
      companyId: number
    ) => Effect.Effect<{ readonly pace: Pace; readonly now: number }, ServiceUnavailable>
    /** Stores the pace; the caller has locked it, as `CaseWorkRepo.begin` does. */
    readonly set: (companyId: number, pace: Pace) => Effect.Effect<void, ServiceUnavailable>
    /** Takes messages back that were counted, and that the provider did not take. */
    readonly takeBack: (
      companyId: number,
      messages: number,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Puts up to `limit` due attempts off, oldest first, to minutes in which the cap allows their messages, after those
     * that were put off before. They keep the time they are scheduled for. Returns how many were put off: 0 if the cap
     * is not reached.
     */
    readonly putOff: (
      companyId: number,
      now: number,
      perMinute: number,
      limit: number
    ) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderPace,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const find = database.batch({
        lane: "reminders",
        maxSize: MAX_BATCH_SIZE,
        confined: true,
        companyOf: ({ companyId }: Timed<{ readonly companyId: number }>) => companyId,
        statements: (asked) => [
          { text: `select ${serverMillis("$1")} as now`, params: [serverTimeOf(asked)] },
          pacesOf(asked.map(({ companyId }) => companyId))
        ],
        answers: ([times = [], rows = []], asked) => {
          const now = Number(times[0]?.["now"])
          const found = new Map(rows.map((row) => [row["company_id"] as number, row]))
          return asked.map(({ companyId }) => {
            const row = found.get(companyId)
            return { now, pace: toPace(row === undefined ? [] : [row]) }
          })
        }
      })
      const set = (companyId: number, pace: Pace) =>
        database.execute("update reminder_pace set seconds = $2, counts = $3 where company_id = $1", [
          companyId,
          pace.map(([second]) => second),
          pace.map(([, messages]) => messages)
        ])
      return ReminderPace.of({
        now: (companyId) => Effect.flatMap(serverTime, (at) => find({ companyId, at })),
        set,
        takeBack: (companyId, messages, now) =>
          database.transaction(
            { companyId },
            Effect.flatMap(database.query<PaceRow>(LOCK_PACE, [companyId]), ([row]) =>
              row === undefined ? Effect.void : set(companyId, without(paceOf(row), messages, now))
            )
          ),
        putOff: (companyId, now, perMinute, limit) =>
          database.transaction({ companyId }, putOffDue(database, companyId, now, perMinute, limit))
      })
    })
  )
}

/** The latest attempt that is still put off. Those that ended or moved since have freed their places. */
const stillPutOff = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  now: number,
  { put_off_messages: messages, put_off_until: until }: PutOffRow
) {
  if (until === null || messages === null || until <= now) return null
  const [row] = yield* database.query<{ readonly due_at: number }>(LAST_PUT_OFF, [
    companyId,
    iso(now),
    iso(until),
    MAX_SEARCHED
  ])
  if (row === undefined) return null
  const last: PutOff = {
    until: row.due_at,
    messages: row.due_at === until ? messages : Number.POSITIVE_INFINITY
  }
  return last
})

/** Puts due attempts off, in the caller's transaction. */
const putOffDue = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  now: number,
  perMinute: number,
  limit: number
) {
  const [row] = yield* database.query<PutOffRow>(LOCK_PUT_OFF, [companyId])
  if (row === undefined) return 0
  const waiting = yield* database.query<WaitingRow>(LOCK_WAITING, [companyId, iso(now), limit])
  const soon = yield* database.query<AttemptRow>(EXPECTED, [
    companyId,
    iso(now),
    iso(now + EXPECTED_MILLIS),
    limit
  ])
  const { last, turns } = putOff(
    waiting.map((each) => ({ id: each.attempt_id, wasPutOff: each.was_put_off })),
    {
      last: yield* stillPutOff(database, companyId, now, row),
      expected: soon.length,
      now,
      pace: paceOf(row),
      perMinute
    }
  )
  if (turns.length === 0 || last === null) return 0
  yield* database.queryAll([
    {
      text: PUT_OFF,
      params: [companyId, turns.map(({ id }) => id), turns.map(({ at }) => iso(at))]
    },
    { text: SET_PUT_OFF, params: [companyId, iso(last.until), last.messages] }
  ])
  return turns.length
})

/** Attempts that are searched for the latest that was put off. */
const MAX_SEARCHED = 1_000

/** The statement that reads paces. */
const pacesOf = aboutCompanies(
  (isAsked) => `
  select company_id, array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts
  from reminder_pace where company_id ${isAsked}`
)

const PACE = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts
  from reminder_pace where company_id = $1`

const LOCK_PACE = `${PACE} for update`

const BEGIN_PACE = `
  insert into reminder_pace (company_id) values ($1) on conflict (company_id) do update set company_id = excluded.company_id
  returning array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts`

/** Locks a company's pace; its rows are read by `toPace`. There is none before the first message. */
export const lockPace = (companyId: number): Statement => ({ text: LOCK_PACE, params: [companyId] })

/** Inserts the company's row, or locks the one that another worker has inserted; a distributed insert returns no texts. */
export const beginPace = (companyId: number): Statement => ({
  text: BEGIN_PACE,
  params: [companyId],
  distributed: () => [
    {
      text: "insert into reminder_pace (company_id) values ($1) on conflict (company_id) do nothing",
      params: [companyId]
    },
    { text: LOCK_PACE, params: [companyId] }
  ]
})

interface PaceRow {
  readonly seconds: string
  readonly counts: string
}

const numbers = (text: string): ReadonlyArray<number> => (text === "" ? [] : text.split(" ").map(Number))

const paceOf = ({ counts, seconds }: PaceRow): Pace => {
  const messages = numbers(counts)
  return numbers(seconds).map((second, index) => [second, messages[index] ?? 0] as const)
}

/** The pace in the rows of `lockPace` or `beginPace`. */
export const toPace = (rows: ReadonlyArray<Row>): Pace => {
  const row = rows[0] as PaceRow | undefined
  return row === undefined ? [] : paceOf(row)
}

// The lock on the pace makes workers put off a company's attempts one after another.
const LOCK_PUT_OFF = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts, put_off_until, put_off_messages
  from reminder_pace where company_id = $1 for update`

interface PutOffRow extends PaceRow {
  readonly put_off_until: number | null
  readonly put_off_messages: number | null
}

/** Whether an attempt waits beyond its time, as far as its row tells: for the cap, and not for its next try. */
const wasPutOff = "(try_count = 0 and due_at > scheduled_for)"

/** Due attempts of one channel after another, because the index has the channel before the time. */
const everyChannel = (attempts: string) =>
  `unnest(array['${Channel.literals.join("', '")}']) c (channel) cross join lateral (${attempts}) a`

const LOCK_WAITING = `
  select a.attempt_id, a.customer_id, a.channel, ${wasPutOff} as was_put_off from ${everyChannel(`
    select attempt_id, customer_id, channel, due_at, scheduled_for, try_count from reminder_attempts
    where company_id = $1 and channel = c.channel and due_at <= $2 and due_at is not null and status = 'scheduled'
    order by due_at, attempt_id limit $3 for update skip locked`)}
  order by due_at, attempt_id limit $3`

interface AttemptRow {
  readonly attempt_id: number
  readonly customer_id: number | null
  readonly channel: string
}

interface WaitingRow extends AttemptRow {
  readonly was_put_off: boolean
}

const EXPECTED = `
  select a.attempt_id, a.customer_id, a.channel from ${everyChannel(`
    select attempt_id, customer_id, channel from reminder_attempts
    where company_id = $1 and channel = c.channel and due_at > $2 and due_at <= $3 and due_at is not null
      and status = 'scheduled' limit $4`)} limit $4`

const LAST_PUT_OFF = `
  select due_at from ${everyChannel(`
    select due_at, scheduled_for, try_count from reminder_attempts
    where company_id = $1 and channel = c.channel and due_at > $2 and due_at <= $3 and due_at is not null
    order by due_at desc limit $4`)}
  where ${wasPutOff} order by due_at desc limit 1`

const PUT_OFF = `
  update reminder_attempts t set due_at = turn.at
  from unnest($2::bigint[], $3::timestamptz[]) turn (attempt_id, at)
  where t.company_id = $1 and t.attempt_id = turn.attempt_id and t.attempt_id = any($2::bigint[])`

const SET_PUT_OFF = "update reminder_pace set put_off_until = $2, put_off_messages = $3 where company_id = $1"
