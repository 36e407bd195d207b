/** What leaves next and what has left, among a hundred thousand attempts: in order, page by page, each page by an index. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { repos } from "../../../src/App.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { AttemptRecords, type RecordPlace } from "../../../src/repos/reminders/AttemptRecords.ts"
import { type PlannedAfter, PlannedAttempts } from "../../../src/repos/reminders/PlannedAttempts.ts"
import { sealing } from "../../support/secretKeys.ts"
import { asServed } from "../../support/ServingLogin.ts"
import { useServer } from "../../support/TestServer.ts"

const server = useServer()

const ATTEMPTS = 100_000
/** Every tenth is planned, one an hour; the others have ended. */
const EVERY = 10
const FIRST = Date.parse("2026-03-01T00:00:00Z")
const HOUR = 3_600_000

let runtime: ManagedRuntime.ManagedRuntime<AttemptRecords | PlannedAttempts | Database.Database, never>
let companyId = 0

beforeAll(async () => {
  runtime = ManagedRuntime.make(
    repos.pipe(
      Layer.provide(sealing),
      Layer.provideMerge(
        Database.layer({
          url: Redacted.make(asServed(server.databaseUrl)),
          size: 2,
          maxWaiting: 10,
          applicationName: "planned"
        })
      )
    )
  ) as typeof runtime
  companyId = (await server.company()).id
  await server.sql(
    `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
       timezone, scheduled_for, expires_at, status, due_at, currency, created_at, updated_at)
     select $1, n, 1 + n % 5000, 0, 0, date '2026-03-01', 'email', 'en', 'UTC', t.at, t.at + interval '3 days',
       case when n % ${EVERY} = 0 then 'scheduled' else 'sent' end, case when n % ${EVERY} = 0 then t.at end, 'EUR', t.at, t.at
     from generate_series(1, $2::int) n, lateral (select timestamptz '2026-03-01T00:00:00Z' + n * interval '1 hour' as at) t`,
    [companyId, ATTEMPTS]
  )
  await server.sql("analyze reminder_attempts")
}, 120_000)
afterAll(() => runtime.dispose())

const planned = (after: PlannedAfter | null, limit: number, until = FIRST + ATTEMPTS * HOUR) =>
  runtime.runPromise(Effect.flatMap(PlannedAttempts, (repo) => repo.next(companyId, { after, until, limit })))

/** Blocks that statements of the table have read so far. */
const blocks = async () => {
  await server.sql("select pg_stat_force_next_flush()")
  const [row] = await server.sql<{ n: number }>(
    `select (heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int as n
     from pg_statio_user_tables where relname = 'reminder_attempts'`
  )
  return row?.n ?? 0
}

describe("what is planned", () => {
  it("comes in the order of time, page by page, until an instant", async () => {
    const found: Array<number> = []
    let after: PlannedAfter | null = null
    for (let page = 0; page < 3; page += 1) {
      const piece: ReadonlyArray<PlannedAfter> = await planned(after, 25)
      found.push(...piece.map(({ scheduledFor }) => (scheduledFor - FIRST) / HOUR))
      after = piece.at(-1) ?? null
    }
    expect(found).toEqual(Array.from({ length: 75 }, (_, n) => (n + 1) * EVERY))
    expect((await planned(null, 25, FIRST + 30 * HOUR)).length).toBe(3)
  })

  it("costs as much on the last page as on the first", async () => {
    const last = { scheduledFor: FIRST + (ATTEMPTS - 300) * HOUR, customerId: 1, id: 1 }
    await planned(last, 25)
    const before = await blocks()
    expect((await planned(last, 25)).length).toBe(25)
    expect((await blocks()) - before).toBeLessThan(200)
  })
})

describe("the record", () => {
  const ended = (after: RecordPlace | null) =>
    runtime.runPromise(
      Effect.flatMap(AttemptRecords, (repo) =>
        repo.list(companyId, {}, { of: "ended", after, rows: 25, walked: 20_000 })
      )
    )

  it("begins with the newest, and each page costs as much as the first", async () => {
    const first = await ended(null)
    expect(first[0]?.scheduledFor).toBe(FIRST + (ATTEMPTS - 1) * HOUR)
    const far = { scheduledFor: FIRST + 500 * HOUR, customerId: 1, id: 1 }
    expect((await ended(far))[0]?.scheduledFor).toBe(FIRST + 499 * HOUR)
    const before = await blocks()
    expect((await ended(far)).length).toBe(25)
    expect((await blocks()) - before).toBeLessThan(200)
  })

  it("finds what one customer had, sorted by time", async () => {
    const own = await runtime.runPromise(
      Effect.flatMap(AttemptRecords, (repo) =>
        repo.list(companyId, { customerId: 8 }, { of: "ended", after: null, rows: 25, walked: 20_000 })
      )
    )
    const times = own.map(({ scheduledFor }) => scheduledFor)
    expect(own.every(({ customerId }) => customerId === 8)).toBe(true)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(own.length).toBe(ATTEMPTS / 5_000)
  })
})
