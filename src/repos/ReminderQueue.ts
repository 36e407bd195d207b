/** What is due to be reminded of, in PostgreSQL: who has something due, what a worker takes, what it has to know. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { EXPECTED_MILLIS, type Pace, putOff, type PutOff } from "../domain/Pacing.ts"
import type { Payable } from "../domain/Payable.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, Channel } from "../domain/ReminderAttempt.ts"
import { Database } from "../sql/Database.ts"
import { attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import { asTimestamp, type Sweeping, sweeping } from "./Sweeping.ts"
import {
  payableColumns,
  type Recipient,
  receivableColumns,
  recipientColumns,
  toPayable,
  toReceivable,
  toRecipient
} from "./Rows.ts"

/** An attempt that a worker has taken: nobody else writes it under this fence. */
export interface Claimed {
  readonly id: number
  readonly fence: number
}

/** Companies that have something due, and where to look on. */
export interface CompaniesDue {
  readonly companies: ReadonlyArray<number>
  /** The company after which the next look begins; 0 when this one has come round. */
  readonly next: number
}

/** What a worker has to know of a company. */
export interface Sender {
  readonly name: string
  readonly active: boolean
  readonly planActive: boolean
  /** Reply-To: the company's address, else its oldest owner's. */
  readonly replyTo: string | null
  /** Addresses of its active members, oldest first, as far as they are verified. */
  readonly members: ReadonlyArray<string>
}

/** Receivables, bills and customers that are held, and every attempt about them. */
export interface Held {
  readonly receivables: ReadonlyArray<Receivable>
  readonly payables: ReadonlyArray<Payable>
  readonly customers: ReadonlyArray<Recipient>
  readonly attempts: ReadonlyArray<AttemptRecord>
}

/** A message as it is kept. */
export interface KeptMessage {
  readonly attemptId: number
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  readonly captured: boolean
}

/** A message that was kept here instead of being handed over. */
export interface CapturedMessage {
  readonly attemptId: number
  readonly receivableId: number | null
  readonly payableId: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

export class ReminderQueue extends Context.Tag("duebook/ReminderQueue")<
  ReminderQueue,
  {
    /**
     * Up to `limit` companies in real time that have something due, each once; those `after` the one given are next,
     * and whoever looks on where the answer says comes to all of them. The work is bounded whatever is due: where the
     * oldest rows are not all there is, those of the oldest get half of the places at most, and a number of companies
     * is visited in the order of ids.
     */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<CompaniesDue, ServiceUnavailable>
    /** Takes up to `limit` due attempts of a company until `leaseUntil`, oldest first; what others hold is left. */
    readonly claim: (
      companyId: number,
      now: number,
      leaseUntil: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Claimed>, ServiceUnavailable>
    /** Gives claimed attempts back at once: they are due again. */
    readonly release: (
      companyId: number,
      claimed: ReadonlyArray<Claimed>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Puts up to `limit` due attempts off, oldest first, to minutes in which there is room for them by the company's
     * pace, behind those that were put off before; answers how many. With room now there are none.
     */
    readonly putOff: (
      companyId: number,
      now: number,
      perMinute: number,
      limit: number
    ) => Effect.Effect<number, ServiceUnavailable>
    /** When the company's next attempt is due; null without any. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** When the oldest attempt of all companies in real time was due, and how many are, up to a limit. */
    readonly backlog: (
      now: number,
      limit: number
    ) => Effect.Effect<{ readonly due: number; readonly oldest: number | null }, ServiceUnavailable>
    readonly sender: (companyId: number, now: number) => Effect.Effect<Sender | null, ServiceUnavailable>
    /**
     * Holds these attempts, and what they are about, until the transaction ends. With `orSkip`, what another
     * transaction holds of the latter is left out, along with its attempts.
     */
    readonly hold: (
      companyId: number,
      attemptIds: ReadonlyArray<number>,
      mode: "wait" | "orSkip"
    ) => Effect.Effect<Held, ServiceUnavailable>
    /** A company's pace as it is just now. */
    readonly paceNow: (companyId: number) => Effect.Effect<Pace, ServiceUnavailable>
    /** A company's pace, held until the transaction ends. */
    readonly pace: (companyId: number) => Effect.Effect<Pace, ServiceUnavailable>
    readonly setPace: (companyId: number, pace: Pace) => Effect.Effect<void, ServiceUnavailable>
    readonly keepMessages: (
      companyId: number,
      messages: ReadonlyArray<KeptMessage>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** The removal of messages that were handed over; those that were captured stay where they can be read. */
    readonly sweeping: Sweeping
    /**
     * Messages that were captured, in the order in which they were sent, from the one after that of an attempt on; null
     * if none was captured of that attempt.
     */
    readonly captured: (
      companyId: number,
      afterAttemptId: number | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CapturedMessage> | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderQueue,
    Effect.map(Database, (database) => {
      const hold = Effect.fnUntraced(function* (
        companyId: number,
        attemptIds: ReadonlyArray<number>,
        mode: "wait" | "orSkip"
      ) {
        const skip = mode === "orSkip" ? " skip locked" : ""
        const params = [companyId, attemptIds]
        // Held first, by statements of their own: what the others see is then as it stays. Attempts themselves come
        // last, as with everybody who writes what they are about: nobody else can take them from then on.
        const [receivables = [], payables = [], , customers = [], attempts = []] = yield* database.queryAll([
          { text: HOLD_RECEIVABLES + skip, params },
          { text: HOLD_PAYABLES + skip, params },
          { text: HOLD_ATTEMPTS, params },
          { text: RECIPIENTS, params },
          { text: ATTEMPTS, params }
        ])
        const held = {
          receivables: receivables.map(toReceivable),
          payables: payables.map(toPayable)
        }
        const receivableIds = new Set(held.receivables.map(({ id }) => id))
        const payableIds = new Set(held.payables.map(({ id }) => id))
        return {
          ...held,
          customers: customers.map(toRecipient),
          attempts: attempts
            .map(toAttemptRecord)
            .filter(({ payableId, receivableId }) =>
              receivableId === null ? payableIds.has(payableId ?? 0) : receivableIds.has(receivableId)
            )
        }
      })

      /** The last of those that were put off and are there yet: what became of them since makes room. */
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
          MAX_LOOKED_AT
        ])
        if (row === undefined) return null
        const last: PutOff = {
          until: row.due_at,
          messages: row.due_at === until ? messages : Number.POSITIVE_INFINITY
        }
        return last
      })

      /** From one company to the next, from `after` to the last and from the first to `after`, as far as one may. */
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
          Effect.map(
            database.queryTogether({ text: CLAIM, params: [companyId, iso(now), iso(leaseUntil), limit] }),
            (rows) =>
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
        putOff: (companyId, now, perMinute, limit) =>
          database.companyTransaction(
            companyId,
            Effect.gen(function* () {
              const [row] = yield* database.query<PutOffRow>(HOLD_PUT_OFF, [companyId])
              if (row === undefined) return 0
              const waiting = yield* database.query<WaitingRow>(HOLD_WAITING, [companyId, iso(now), limit])
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
                  params: [companyId, turns.map(({ id }) => id), turns.map(({ at }) => iso(at))]
                },
                { text: SET_PUT_OFF, params: [companyId, iso(last.until), last.messages] }
              ])
              return turns.length
            })
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
          ),
        sender: (companyId, now) =>
          Effect.map(database.query<SenderRow>(SENDER, [companyId, iso(now), MAX_MEMBERS]), ([row]) =>
            row === undefined
              ? null
              : {
                  name: row.name,
                  active: row.active,
                  planActive: row.plan_active,
                  replyTo: row.email ?? row.owner_email,
                  members: row.members === null ? [] : row.members.split(" ")
                }
          ),
        hold,
        paceNow: (companyId) =>
          Effect.map(database.query<PaceRow>(PACE, [companyId]), ([row]) =>
            row === undefined ? [] : toPace(row)
          ),
        pace: (companyId) =>
          Effect.flatMap(database.query<PaceRow>(HOLD_PACE, [companyId]), ([row]) =>
            row === undefined
              ? // Another worker's first may have come in between.
                Effect.map(database.query<PaceRow>(BEGIN_PACE, [companyId]), ([begun]) =>
                  begun === undefined ? [] : toPace(begun)
                )
              : Effect.succeed(toPace(row))
          ),
        setPace: (companyId, pace) =>
          database.execute("update reminder_pace set seconds = $2, counts = $3 where company_id = $1", [
            companyId,
            pace.map(([second]) => second),
            pace.map(([, messages]) => messages)
          ]),
        keepMessages: (companyId, messages, now) =>
          messages.length === 0
            ? Effect.void
            : database.execute(KEEP_MESSAGES, [
                companyId,
                JSON.stringify(
                  messages.map(({ attemptId, captured, recipient, subject, text }) => ({
                    attempt_id: attemptId,
                    recipient,
                    subject,
                    body: text,
                    captured
                  }))
                ),
                iso(now)
              ]),
        sweeping: sweeping(database, {
          table: "reminder_messages",
          key: "attempt_id",
          age: "created_at",
          instant: asTimestamp,
          only: "not captured"
        }),
        captured: Effect.fnUntraced(function* (companyId, after, limit) {
          const begin = { created_at: 0, attempt_id: 0 }
          const [from] =
            after === null ? [begin] : yield* database.query<typeof begin>(CAPTURED_OF, [companyId, after])
          if (from === undefined) return null
          const rows = yield* database.query<CapturedRow>(CAPTURED, [
            companyId,
            iso(from.created_at),
            from.attempt_id,
            limit
          ])
          return rows.map((row) => ({
            attemptId: row.attempt_id,
            receivableId: row.receivable_id,
            payableId: row.payable_id,
            channel: row.channel,
            recipient: row.recipient,
            subject: row.subject,
            text: row.body,
            sentAt: row.sent_at
          }))
        })
      })
    })
  )
}

/** Due attempts looked at to find whose they are. */
const MAX_OLDEST = 1_000
/** Companies visited to find those with something due. */
const MAX_VISITED = 5_000
/** Attempts looked at to find the last that was put off. */
const MAX_LOOKED_AT = 1_000
/** Members that a bill is told to. */
const MAX_MEMBERS = 50

const iso = (millis: number): string => new Date(millis).toISOString()

const OLDEST_DUE = `
  select company_id, count(*)::int as n from (
    select company_id, due_at from reminder_attempts
    where due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
  ) oldest group by company_id order by min(due_at), company_id`

/** All of these, from the one after `after` on. */
const inTurn = (ids: ReadonlyArray<number>, after: number, limit: number): CompaniesDue => {
  const inOrder = ids.toSorted((a, b) => a - b)
  const turn = [...inOrder.filter((id) => id > after), ...inOrder.filter((id) => id <= after)]
  return { companies: turn.slice(0, limit), next: turn.length > limit ? (turn[limit - 1] ?? 0) : 0 }
}

/** Companies that were visited along with those of the oldest rows, which get half of the places at most. */
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

// From one company to the next through the index, whatever lies between them: each by the first of its own to be due. A
// company is on a test clock for good, with all of its rows, and is visited by the first of them, too.
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

// A subquery that locks may be run again for every row that it is joined with, and lock others each time: these are not.
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

// Whatever puts a company's attempts off does so one after another, and what is held behind it is not put off already.
const HOLD_PUT_OFF = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts, put_off_until, put_off_messages
  from reminder_pace where company_id = $1 for update`

interface PutOffRow extends PaceRow {
  readonly put_off_until: number | null
  readonly put_off_messages: number | null
}

/** Whether it was for the cap that an attempt was moved last. */
const wasPutOff = "coalesce(shifted_by[cardinality(shifted_by)] = 'cap', false)"

const HOLD_WAITING = `
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
    select due_at, shifted_by from reminder_attempts
    where company_id = $1 and due_at > $2 and due_at <= $3 and due_at is not null order by due_at desc limit $4
  ) latest where ${wasPutOff} order by due_at desc limit 1`

const PUT_OFF = `
  update reminder_attempts t set due_at = turn.at, scheduled_for = turn.at,
    shifted_by = array_remove(t.shifted_by, 'cap') || 'cap'::text
  from unnest($2::bigint[], $3::timestamptz[]) turn (attempt_id, at)
  where t.company_id = $1 and t.attempt_id = turn.attempt_id`

const SET_PUT_OFF = "update reminder_pace set put_off_until = $2, put_off_messages = $3 where company_id = $1"

const BACKLOG = `
  select count(*) as due, min(due_at) as oldest from (
    select due_at from reminder_attempts
    where due_at <= $1 and due_at is not null and not on_test_clock order by due_at limit $2
  ) oldest`

const SENDER = `
  select c.name, c.email, c.status = 'active' as active,
    exists (select from plan_periods p where p.company_id = c.company_id and p.starts_at <= $2 and p.ends_at > $2)
      as plan_active,
    (select u.email from memberships m join users u on u.user_id = m.user_id
     where m.company_id = c.company_id and m.removed_at is null and m.role = 'owner'
     order by m.created_at, m.user_id limit 1) as owner_email,
    (select string_agg(member.email, ' ') from (
       select u.email from memberships m join users u on u.user_id = m.user_id
       where m.company_id = c.company_id and m.removed_at is null and u.email_verified_at is not null
       order by m.created_at, m.user_id limit $3) member) as members
  from companies c where c.company_id = $1`

interface SenderRow {
  readonly name: string
  readonly email: string | null
  readonly active: boolean
  readonly plan_active: boolean
  readonly owner_email: string | null
  /** Separated by blanks. */
  readonly members: string | null
}

const subjectsOf = (column: string) => `(
  select a.${column} from reminder_attempts a where a.company_id = $1 and a.attempt_id = any($2::bigint[]))`

const HOLD_RECEIVABLES = `
  select ${receivableColumns} from receivables t
  where t.company_id = $1 and t.receivable_id in ${subjectsOf("receivable_id")}
  order by t.receivable_id for no key update`

const HOLD_PAYABLES = `
  select ${payableColumns} from payables t
  where t.company_id = $1 and t.payable_id in ${subjectsOf("payable_id")}
  order by t.payable_id for no key update`

const HOLD_ATTEMPTS = `
  select from reminder_attempts where company_id = $1 and attempt_id = any($2::bigint[]) order by attempt_id for no key update`

const RECIPIENTS = `
  select ${recipientColumns} from customers t where t.company_id = $1 and t.customer_id in (
    select r.customer_id from receivables r
    where r.company_id = $1 and r.receivable_id in ${subjectsOf("receivable_id")})`

const ATTEMPTS = `
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.receivable_id in ${subjectsOf("receivable_id")}
  union all
  select ${attemptColumns} from reminder_attempts t
  where t.company_id = $1 and t.payable_id in ${subjectsOf("payable_id")}`

const PACE = `
  select array_to_string(seconds, ' ') as seconds, array_to_string(counts, ' ') as counts
  from reminder_pace where company_id = $1`

const HOLD_PACE = `${PACE} for update`

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

const KEEP_MESSAGES = `
  insert into reminder_messages as m (company_id, attempt_id, recipient, subject, body, captured, created_at)
  select $1::bigint, attempt_id, recipient, subject, body, captured, $3::timestamptz
  from json_to_recordset($2::json) r (attempt_id bigint, recipient text, subject text, body text, captured boolean)
  on conflict (company_id, attempt_id) do update set recipient = excluded.recipient, subject = excluded.subject,
    body = excluded.body, captured = excluded.captured, created_at = excluded.created_at`

const CAPTURED_OF = `
  select created_at, attempt_id from reminder_messages where company_id = $1 and attempt_id = $2 and captured`

// Captured is sent: a message of these is as old as its attempt's sending.
const CAPTURED = `
  select a.attempt_id, a.receivable_id, a.payable_id, a.channel, m.recipient, m.subject, m.body, a.sent_at
  from reminder_messages m
  join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = m.attempt_id
  where m.company_id = $1 and m.captured and (m.created_at, m.attempt_id) > ($2, $3) and a.sent_at is not null
  order by m.created_at, m.attempt_id limit $4`

interface CapturedRow {
  readonly attempt_id: number
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly sent_at: number
}
