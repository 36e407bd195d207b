/** The reminder queue in PostgreSQL with many attempts: every company is found, and each query reads few rows. */
import { Context, Effect, Layer, Redacted } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { ReminderQueue } from "../../../src/repos/reminders/ReminderQueue.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { scoped } from "../../support/Scoped.ts"
import { isDistributed, makeDatabase } from "../../support/TestDatabase.ts"

const NOW = Date.parse("2026-03-10T12:00:00Z")
const MINUTE = 60_000
const LIMIT = 100

type Services = Database.Database | ReminderQueue

const run = scoped()
let context: Context.Context<Services>
let made = 0

const using = <A, E>(effect: Effect.Effect<A, E, Services>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, context))

const query = <R = Record<string, unknown>>(text: string, params: ReadonlyArray<unknown> = []) =>
  using(Effect.flatMap(Database.Database, (database) => database.query<R>(text, params)))

beforeEach(async () => {
  const { url } = await run(makeDatabase)
  context = await run(
    Layer.build(
      Layer.provideMerge(
        ReminderQueue.layer,
        // With one connection, the statistics of that connection count the rows that were read.
        Database.layer({ url: Redacted.make(url), size: 1, maxWaiting: 100, applicationName: "duebook-test" })
      )
    )
  )
})

/** Inserts companies from `first` to `last`, and `each` attempts for every one, a millisecond apart, the oldest due at `at`. */
const plan = async (
  [first, last]: readonly [first: number, last: number],
  each: number,
  at: number,
  onTestClock = false
) => {
  made += each
  await query(
    `insert into companies (company_id, name, test_clock, created_at)
     select c, 'Company ' || c, case when $3 then $4::timestamptz end, $4::timestamptz
     from generate_series($1::bigint, $2::bigint) c on conflict do nothing`,
    [first, last, onTestClock, new Date(at).toISOString()]
  )
  await query(
    `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel,
       locale, timezone, scheduled_for, expires_at, due_at, on_test_clock, currency, created_at, updated_at)
     select c, $6::bigint + n, 1, 0, 0, '2026-03-10', 'email', 'en', 'UTC', at, at + interval '3 days', at, $5, 'EUR', at, at
     from generate_series($1::bigint, $2::bigint) c, generate_series(1, $3::int) n,
       lateral (select $4::timestamptz + interval '1 millisecond' * n as at) due`,
    [first, last, each, new Date(at).toISOString(), onTestClock, made]
  )
}

const look = (after: number, limit = LIMIT) =>
  using(Effect.flatMap(ReminderQueue, (queue) => queue.companiesDue("email", NOW, after, limit)))

/** The companies of one round through the queue, query by query. */
const round = async () => {
  const looks: Array<ReadonlyArray<number>> = []
  for (let after = 0; looks.length < 50;) {
    const { companies, next } = await look(after)
    looks.push(companies)
    if (next <= after) break
    after = next
  }
  return looks
}

describe("companies with due attempts", () => {
  it("are all found, however many attempts are planned and however many are due in one company", async () => {
    const planned = 11_000
    await plan([2, planned], 1, NOW + 60 * MINUTE)
    await plan([1, 1], 1_500, NOW - 60 * MINUTE)
    const late = [4_999, 5_000, 5_001, 7_777, planned + 1]
    for (const id of late) await plan([id, id], 1, NOW - MINUTE)
    await query("analyze reminder_attempts")
    const looks = await round()
    // Every shard looks through all of its companies at once.
    expect(looks.length).toBe(isDistributed() ? 1 : 3)
    expect([...new Set(looks.flat())].toSorted((a, b) => a - b)).toEqual([1, ...late])
    // The company with the oldest attempts is in the answer of every query.
    for (const companies of looks) expect(companies).toContain(1)
  })

  it("share every answer with the companies of the oldest attempts, and each answer is full", async () => {
    await plan([1, 150], 10, NOW - 60 * MINUTE)
    await plan([151, 300], 10, NOW - 30 * MINUTE)
    const looks = await round()
    expect(new Set(looks.flat()).size).toBe(300)
    expect(looks.length).toBeLessThanOrEqual(6)
    for (const companies of looks) {
      expect(companies.length).toBe(LIMIT)
      expect(new Set(companies).size).toBe(LIMIT)
    }
    // Also with a limit of one, every company is reached.
    const after: Array<number> = []
    for (let next = 0; after.length < 5;) {
      const found = await look(next, 1)
      after.push(...found.companies)
      next = found.next
    }
    expect(after).toEqual([1, 2, 3, 4, 5])
  })

  it("are found in order where there are few", async () => {
    await plan([1, 7], 2, NOW - MINUTE)
    expect(await look(0, 3)).toEqual({ companies: [1, 2, 3], next: 3 })
    expect(await look(6, 3)).toEqual({ companies: [7, 1, 2], next: 2 })
    expect(await look(5, 7)).toEqual({ companies: [6, 7, 1, 2, 3, 4, 5], next: 0 })
  })

  it("are found without reading the attempts of companies on a test clock", async () => {
    await plan([1, 1], 1_500, NOW - 60 * MINUTE)
    await plan([2, 3], 20_000, NOW - 120 * MINUTE, true)
    await plan([4, 4], 1, NOW - MINUTE)
    await query("vacuum analyze reminder_attempts")
    const tuplesRead = async () => {
      await query("select pg_stat_force_next_flush()")
      const [row] = await query<{ n: number }>(
        `select (idx_tup_fetch + seq_tup_read)::int as n from pg_stat_user_tables where relname = 'reminder_attempts'`
      )
      return row?.n ?? 0
    }
    await look(0)
    const before = await tuplesRead()
    expect(await look(0)).toEqual({ companies: [1, 4], next: 0 })
    expect((await tuplesRead()) - before).toBeLessThan(2_000)
  })
})

describe("the age of the oldest due attempt", () => {
  const backlog = () => using(Effect.flatMap(ReminderQueue, (queue) => queue.backlog(NOW, 100)))
  const set = (column: "created_at" | "updated_at", at: number) =>
    query(`update reminder_attempts set ${column} = $1 where company_id > 0`, [new Date(at).toISOString()])

  it("counts from its time, and not from before it was there or its plan was made anew", async () => {
    await plan([1, 1], 1, NOW - 240 * MINUTE)
    expect(await backlog()).toEqual({ due: 1, oldest: NOW - 240 * MINUTE + 1 })
    // It was imported on the day of its step.
    await set("created_at", NOW - 3 * MINUTE)
    expect(await backlog()).toEqual({ due: 1, oldest: NOW - 3 * MINUTE })
    // A pause of its debt has ended since.
    await set("updated_at", NOW - MINUTE)
    expect(await backlog()).toEqual({ due: 1, oldest: NOW - MINUTE })
  })

  it("is that of the one that could have left first", async () => {
    await plan([1, 1], 1, NOW - 240 * MINUTE)
    await set("created_at", NOW - 3 * MINUTE)
    await plan([2, 2], 1, NOW - 10 * MINUTE)
    expect(await backlog()).toEqual({ due: 2, oldest: NOW - 10 * MINUTE + 1 })
  })
})
