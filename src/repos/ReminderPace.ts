/** How many messages a company has sent lately, in PostgreSQL, and when attempts beyond its cap are sent. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import {
  EXPECTED_MILLIS,
  MAX_CAP_DELAY_MILLIS,
  type Pace,
  putOff,
  type PutOff
} from "../domain/dunning/Pace.ts"
import { Database } from "../postgres/Database.ts"

export class ReminderPace extends Context.Tag("duebook/ReminderPace")<
  ReminderPace,
  {
    /** A company's pace, read without a lock. */
    readonly now: (companyId: number) => Effect.Effect<Pace, ServiceUnavailable>
    /** A company's pace, locked until the transaction ends. */
    readonly lock: (companyId: number) => Effect.Effect<Pace, ServiceUnavailable>
    /** Stores the pace; the caller has locked it with `lock`. */
    readonly set: (companyId: number, pace: Pace) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Puts up to `limit` due attempts off, oldest first, to minutes in which the cap allows them, after those that were
     * put off before. Returns how many were put off: 0 if the cap is not reached.
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
    Effect.map(Database, (database) => {
      /** The latest attempt that is still put off. Those that ended or moved since have freed their places. */
      const stillPutOff = Effect.fnUntraced(function* (
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

      return ReminderPace.of({
        now: (companyId) =>
          Effect.map(database.query<PaceRow>(PACE, [companyId]), ([row]) =>
            row === undefined ? [] : toPace(row)
          ),
        lock: (companyId) =>
          Effect.flatMap(database.query<PaceRow>(LOCK_PACE, [companyId]), ([row]) =>
            row === undefined
              ? // Another worker may insert the company's first row in between.
                Effect.map(database.query<PaceRow>(BEGIN_PACE, [companyId]), ([begun]) =>
                  begun === undefined ? [] : toPace(begun)
                )
              : Effect.succeed(toPace(row))
          ),
        set: (companyId, pace) =>
          database.execute("update reminder_pace set seconds = $2, counts = $3 where company_id = $1", [
            companyId,
            pace.map(([second]) => second),
            pace.map(([, messages]) => messages)
          ]),
        putOff: (companyId, now, perMinute, limit) =>
          database.transaction(
            { companyId },
            Effect.gen(function* () {
              const [row] = yield* database.query<PutOffRow>(LOCK_PUT_OFF, [companyId])
              if (row === undefined) return 0
              const waiting = yield* database.query<WaitingRow>(LOCK_WAITING, [companyId, iso(now), limit])
              const [{ expected = 0 } = {}] = yield* database.query<{ readonly expected: number }>(EXPECTED, [
                companyId,
                iso(now),
                iso(now + EXPECTED_MILLIS),
                limit
              ])
              const { last, turns } = putOff(
                waiting.map(({ attempt_id, was_put_off }) => ({ id: attempt_id, wasPutOff: was_put_off })),
                { last: yield* stillPutOff(companyId, now, row), expected, now, pace: toPace(row), perMinute }
              )
              if (turns.length === 0 || last === null) return 0
              yield* database.queryAll([
                {
                  text: PUT_OFF,
                  params: [companyId, turns.map(({ id }) => id), turns.map(({ at }) => iso(at)), iso(now)]
                },
                { text: SET_PUT_OFF, params: [companyId, iso(last.until), last.messages] }
              ])
              return turns.length
            })
          )
      })
    })
  )
}

/** Attempts that are searched for the latest that was put off. */
const MAX_SEARCHED = 1_000

const iso = (millis: number): string => new Date(millis).toISOString()

const PACE = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts
  from reminder_pace where company_id = $1`

const LOCK_PACE = `${PACE} for update`

const BEGIN_PACE = `
  insert into reminder_pace (company_id) values ($1) on conflict (company_id) do update set company_id = excluded.company_id
  returning array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts`

interface PaceRow {
  readonly seconds: string
  readonly counts: string
}

const numbers = (text: string): ReadonlyArray<number> => (text === "" ? [] : text.split(" ").map(Number))

const toPace = ({ counts, seconds }: PaceRow): Pace => {
  const messages = numbers(counts)
  return numbers(seconds).map((second, index) => [second, messages[index] ?? 0] as const)
}

// The lock on the pace makes workers put off a company's attempts one after another.
const LOCK_PUT_OFF = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts, put_off_until, put_off_messages
  from reminder_pace where company_id = $1 for update`

interface PutOffRow extends PaceRow {
  readonly put_off_until: number | null
  readonly put_off_messages: number | null
}

/** Whether the cap was the last to move an attempt, or delayed it without changing the time it is scheduled for. */
const wasPutOff =
  "(coalesce(shifted_by[cardinality(shifted_by)] = 'cap', false) or (try_count = 0 and due_at > scheduled_for))"

const LOCK_WAITING = `
  select attempt_id, ${wasPutOff} as was_put_off from reminder_attempts
  where company_id = $1 and due_at <= $2 and due_at is not null and status = 'scheduled'
  order by due_at, attempt_id limit $3 for update skip locked`

interface WaitingRow {
  readonly attempt_id: number
  readonly was_put_off: boolean
}

const EXPECTED = `
  select count(*)::int as expected from (
    select from reminder_attempts
    where company_id = $1 and due_at > $2 and due_at <= $3 and due_at is not null and status = 'scheduled' limit $4
  ) soon`

const LAST_PUT_OFF = `
  select due_at from (
    select due_at, scheduled_for, try_count, shifted_by from reminder_attempts
    where company_id = $1 and due_at > $2 and due_at <= $3 and due_at is not null order by due_at desc limit $4
  ) latest where ${wasPutOff} order by due_at desc limit 1`

// Whether the cap delays the attempt, and not an outage.
const isDelayedByCap = `(t.scheduled_for <= $4
  and (t.try_count > 0 or t.scheduled_for > $4::timestamptz - interval '1 millisecond' * ${MAX_CAP_DELAY_MILLIS}))`

const PUT_OFF = `
  update reminder_attempts t set due_at = turn.at,
    scheduled_for = case when ${isDelayedByCap} then turn.at else t.scheduled_for end,
    shifted_by = case when ${isDelayedByCap} then array_remove(t.shifted_by, 'cap') || 'cap'::text else t.shifted_by end
  from unnest($2::bigint[], $3::timestamptz[]) turn (attempt_id, at)
  where t.company_id = $1 and t.attempt_id = turn.attempt_id`

const SET_PUT_OFF = "update reminder_pace set put_off_until = $2, put_off_messages = $3 where company_id = $1"
