/** What guards money follows the clock of PostgreSQL, whatever the clock of a process says. */
import { Effect } from "effect"
import { Client } from "pg"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { duebook, json } from "../cli/run.ts"
import { type Book, call, openBook, receivable } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, startServer, startWorker } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const HOUR_MILLIS = 3_600_000

const withClock = (aheadMillis: number) => ({
  BUN_OPTIONS: `--preload=${join(import.meta.dirname, "../support/clockAhead.ts")}`,
  TEST_CLOCK_AHEAD_MILLIS: String(aheadMillis)
})

describe("a process whose clock is wrong", () => {
  const run = scoped()
  let url: string
  let book: Book

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
  })

  const rows = async <R extends object>(text: string): Promise<ReadonlyArray<R>> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    return await client
      .query<R>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  const pay = (port: number, id: unknown, idempotencyKey: string) =>
    call(port, book.key, `/v1/receivables/${String(id)}/payments`, {
      body: { amount: "10.00" },
      idempotencyKey
    })

  it("does not sweep a stored reply, and a payment that is repeated is taken once", async () => {
    const server = await run(startServer(url))
    const created = await call(server.port, book.key, "/v1/receivables", { body: receivable() })
    const { id } = (JSON.parse(created.text) as { data: { id: number } }).data
    const paid = await pay(server.port, id, "payment-1")
    expect(paid.status).toBe(201)

    const worker = await run(startWorker(url, withClock(25 * HOUR_MILLIS)))
    await expect
      .poll(async () => (await metric(worker, "duebook_sweeps_refused_total")) ?? 0, { timeout: 30_000 })
      .toBe(1)
    expect(worker.complaints.find(({ message }) => message.startsWith("nothing is swept"))).toMatchObject({
      level: "error",
      job: "sweep",
      ahead_seconds: 90_000
    })
    const again = await pay(server.port, id, "payment-1")
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(again.text).toBe(paid.text)
    expect(await rows("select payment_id from payments")).toHaveLength(1)
  }, 120_000)

  it("stores replies with the time of the database, so that another process keeps them", async () => {
    const behind = await run(startServer(url, withClock(-25 * HOUR_MILLIS)))
    const created = await call(behind.port, book.key, "/v1/receivables", {
      body: receivable(),
      idempotencyKey: "behind"
    })
    expect(created.status).toBe(201)
    expect(
      await rows<{ age: number }>(
        `select abs(extract(epoch from clock_timestamp() - created_at))::float as age from idempotency
         where idempotency_key = 'behind'`
      )
    ).toEqual([{ age: expect.closeTo(0, -2) as number }])
  }, 120_000)

  it("makes keys that last 30 days from the time of the database", async () => {
    const { companyId, userId } = book
    const line = `keys create --company ${companyId} --user ${userId} --name ahead --scopes usage:read --json`
    json(
      await Effect.runPromise(duebook(line.split(" "), { DATABASE_URL: url, ...withClock(25 * HOUR_MILLIS) }))
    )
    expect(
      await rows<{ age: number; days: number }>(
        `select abs(extract(epoch from clock_timestamp() - created_at))::float as age,
           extract(epoch from expires_at - created_at)::float / 86400 as days
         from api_keys where name = 'ahead'`
      )
    ).toEqual([{ age: expect.closeTo(0, -2) as number, days: 30 }])
  }, 120_000)

  it("mails what people are told at the time of the database, and not too late to be sent", async () => {
    await rows(
      `insert into security_notices (user_id, kind, details, by_operator, at)
       values (${book.userId}, 'user.update', '{}', true, now() - interval '2 minutes')`
    )
    await run(startWorker(url, withClock(-25 * HOUR_MILLIS)))
    const mailed = () =>
      rows<{ age: number; late: number }>(
        `select abs(extract(epoch from clock_timestamp() - created_at))::float as age,
           abs(extract(epoch from due_at - created_at))::float as late from mails`
      )
    await expect.poll(mailed, { timeout: 30_000 }).toHaveLength(1)
    expect(await mailed()).toEqual([{ age: expect.closeTo(0, -2) as number, late: 0 }])
  }, 120_000)
})
