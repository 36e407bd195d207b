import * as SqlClient from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Layer, Metric, Redacted, TestClock } from "effect"
import * as App from "../../../src/App.ts"
import {
  KEEP_KEY_USE_MILLIS,
  KEEP_REPLIES_MILLIS,
  KEEP_WINDOWS_MILLIS,
  MIN_RECORD_DAYS,
  sweep as sweepAfter,
  sweepsRefused
} from "../../../src/services/installation/Sweeper.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { isDistributed, makeDatabase } from "../../support/TestDatabase.ts"
import { sealing } from "../../support/secretKeys.ts"

const NOW = Date.parse("2026-05-01T12:00:00Z")

const DAY_MILLIS = 86_400_000
const MESSAGE_DAYS = 7
const sweep = sweepAfter({ messageDays: MESSAGE_DAYS })

/** Work in a test whose stopped clock is so far ahead of the database's. */
const atOneTime = (aheadMillis = 0) =>
  Effect.provideService(
    ServerTime,
    Effect.map(Clock.currentTimeMillis, (now) => now - aheadMillis)
  )

/** More companies than one query reads. */
const COMPANIES = 120

const onDatabase = <A, E>(
  effect: Effect.Effect<A, E, SqlClient.SqlClient | Layer.Layer.Success<typeof App.repos>>,
  aheadMillis = 0
) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    yield* TestClock.setTime(NOW)
    const database = Database.layer({
      url: Redacted.make(url),
      size: 4,
      maxWaiting: 100,
      applicationName: "duebook-test"
    })
    return yield* Effect.provide(effect, App.repos.pipe(Layer.provide(sealing), Layer.provideMerge(database)))
  }).pipe(atOneTime(aheadMillis))

const at = (millis: number) => new Date(millis).toISOString()

const seed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(
    `insert into companies (name, created_at) select 'Company ' || n, $1 from generate_series(1, ${COMPANIES}) n`,
    [at(NOW)]
  )
  for (const [name, age] of [
    ["old", KEEP_REPLIES_MILLIS + 1],
    ["kept", KEEP_REPLIES_MILLIS - 60_000]
  ] as const) {
    yield* sql.unsafe(
      `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
       select company_id, $1, sha256('x'), 201, '{}', $2 from companies`,
      [name, at(NOW - age)]
    )
  }
  for (const [key, age] of [
    [1, KEEP_WINDOWS_MILLIS + 1],
    [2, KEEP_WINDOWS_MILLIS - 60_000]
  ] as const) {
    yield* sql.unsafe(
      `insert into rate_windows (company_id, api_key_id, slots, counts, used, granted, touched_at)
       select company_id, $1, '{}', '{}', 0, 0, $2 from companies`,
      [key, NOW - age]
    )
  }
})

/** Messages of one company, by age in days: three that were sent, and one that was captured. */
const seedMessages = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(
    `with bill as (
       insert into payables (company_id, bill_label, amount_minor, currency, due_date, created_at, updated_at)
       values (1, 'Rent', 1, 'EUR', '2026-01-01', $1, $1) returning payable_id
     ), attempt as (
       insert into reminder_attempts (company_id, payable_id, step, offset_days, due_date, channel, locale, timezone,
         scheduled_for, expires_at, status, currency, created_at, updated_at)
       select 1, payable_id, n, n, '2026-01-01', 'email', 'en', 'UTC', $1, $1, 'sent', 'EUR', $1, $1
       from bill, generate_series(1, 4) n returning attempt_id, step
     )
     select 1 from attempt`,
    [at(NOW)]
  )
  yield* sql.unsafe(
    `insert into reminder_messages (company_id, attempt_ids, payable_id, channel, locale, recipient, body, captured,
       status, sent_on, created_at)
     select 1, array[attempt_id], payable_id, 'email', 'en', 'a@example.com', 'x', step = 2, 'sent', '2026-01-01', ($1::timestamptz[])[step]
     from reminder_attempts order by attempt_id`,
    [
      [
        at(NOW - MIN_RECORD_DAYS * DAY_MILLIS - 1),
        at(NOW - MIN_RECORD_DAYS * DAY_MILLIS - 1),
        at(NOW - MESSAGE_DAYS * DAY_MILLIS - 1),
        at(NOW - MESSAGE_DAYS * DAY_MILLIS + 60_000)
      ]
    ]
  )
})

const messages = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe<{ step: number; captured: boolean; body: string | null }>(
    `select a.step, m.captured, m.body from reminder_messages m
     join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = m.attempt_ids[1] order by 1`
  )
)

describe("the sweeper", () => {
  it.scoped(
    "deletes messages with their texts where these are kept for longer than their record has to be",
    () =>
      onDatabase(
        Effect.gen(function* () {
          yield* seed
          yield* seedMessages
          yield* sweepAfter({ messageDays: MIN_RECORD_DAYS + 1 })
          expect(yield* messages).toHaveLength(4)
          yield* sweepAfter({ messageDays: MIN_RECORD_DAYS })
          expect((yield* messages).map((row) => [row["step"], row["body"]])).toEqual([
            [2, "x"],
            [3, "x"],
            [4, "x"]
          ])
        })
      )
  )

  it.scoped("deletes the expired rows of every company, and nothing else", () =>
    onDatabase(
      Effect.gen(function* () {
        yield* seed
        yield* seedMessages
        const sql = yield* SqlClient.SqlClient
        yield* sql.unsafe(
          `insert into key_usage_days (company_id, api_key_id, day, requests, last_used_at)
           select company_id, 1, day::date, 1, day::date from companies,
             unnest(array[$1::timestamptz, $2::timestamptz]) day`,
          [at(NOW - KEEP_KEY_USE_MILLIS - 24 * 3_600_000), at(NOW - KEEP_KEY_USE_MILLIS + 24 * 3_600_000)]
        )
        expect(yield* sweep).toBe(3 * COMPANIES + 2)
        expect(yield* sql.unsafe("select distinct day::text from key_usage_days")).toHaveLength(1)
        expect(yield* messages).toEqual([
          { step: 2, captured: true, body: "x" },
          // The gap between messages looks back further than the text is kept.
          { step: 3, captured: false, body: null },
          { step: 4, captured: false, body: "x" }
        ])
        const replies = yield* sql.unsafe("select distinct idempotency_key from idempotency")
        expect(replies).toEqual([{ idempotency_key: "kept" }])
        expect(yield* sql.unsafe("select distinct api_key_id from rate_windows")).toEqual([{ api_key_id: 2 }])
        expect(yield* sweep).toBe(0)
      })
    )
  )

  it.scoped("continues with the other companies when one of them fails", () =>
    onDatabase(
      Effect.gen(function* () {
        yield* seed
        const sql = yield* SqlClient.SqlClient
        // A row that can't be deleted, because a table that the operator has added refers to it.
        yield* sql.unsafe("create table kept_forever (company_id bigint, key text)")
        if (isDistributed())
          yield* sql.unsafe("select create_distributed_table('kept_forever', 'company_id')")
        yield* sql.unsafe(
          `alter table kept_forever add constraint kept
             foreign key (company_id, key) references idempotency (company_id, idempotency_key)`
        )
        yield* sql.unsafe("insert into kept_forever select min(company_id), 'old' from companies")
        expect(yield* sweep).toBe(2 * COMPANIES - 1)
      })
    )
  )

  it.scoped("reads as much for each row of a long backlog as for each row of a short one", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      yield* TestClock.setTime(NOW)
      const connected = <A, E>(
        effect: Effect.Effect<A, E, SqlClient.SqlClient | Layer.Layer.Success<typeof App.repos>>
      ) =>
        Effect.provide(
          effect,
          App.repos.pipe(
            Layer.provide(sealing),
            Layer.provideMerge(
              Database.layer({
                url: Redacted.make(url),
                size: 1,
                maxWaiting: 9,
                applicationName: "duebook-test"
              })
            )
          )
        )
      /** Pages read for each of `count` expired rows. A session reports what it has read when it ends. */
      const pagesPerRow = (company: number, count: number) =>
        Effect.gen(function* () {
          const pages = connected(
            Effect.flatMap(SqlClient.SqlClient, (sql) =>
              sql.unsafe<{ n: number }>(
                `select (heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit)::int as n
                 from pg_statio_user_tables where relname = 'idempotency'`
              )
            ).pipe(Effect.map(([row]) => row?.n ?? 0))
          )
          yield* connected(
            Effect.flatMap(SqlClient.SqlClient, (sql) =>
              sql.unsafe(
                `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
                 select $1, md5(n::text), sha256('x'), 201, repeat('x', 700), $2::timestamptz + n * interval '1 ms'
                 from generate_series(1, $3::int) n`,
                [company, at(NOW - 2 * KEEP_REPLIES_MILLIS), count]
              )
            )
          )
          yield* connected(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe("analyze idempotency")))
          const before = yield* pages
          expect(yield* connected(sweep)).toBe(count)
          return ((yield* pages) - before) / count
        })
      yield* connected(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          sql.unsafe(
            "insert into companies (name, created_at) select 'Company ' || n, $1 from generate_series(1, 2) n",
            [at(NOW)]
          )
        )
      )
      const short = yield* pagesPerRow(1, 3_000)
      const long = yield* pagesPerRow(2, 24_000)
      expect(long).toBeLessThan(1.5 * short)
      expect(long).toBeLessThan(30)
    }).pipe(atOneTime())
  )

  it.scoped.each([
    [61_000, 0, 1],
    [-61_000, 0, 1],
    // By the database's clock the old rows are a little too young.
    [59_000, 0, 0],
    [-59_000, 2 * COMPANIES, 0]
  ])(
    "with a clock that is %i ms ahead of the database's deletes %i rows and refuses %i sweeps",
    ([ahead, expected, refusals]) =>
      onDatabase(
        Effect.gen(function* () {
          yield* seed
          const refused = (yield* Metric.value(sweepsRefused)).count
          expect(yield* sweep).toBe(expected)
          expect((yield* Metric.value(sweepsRefused)).count - refused).toBe(refusals)
        }),
        ahead
      )
  )
})
