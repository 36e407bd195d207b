/** Whatever one company does, the requests of another are served. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { type Book, call, dataOf, holdLocks, openBook, receivable, rows, statuses } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf } from "../support/Wire.ts"
import { waitingForLocks } from "../support/locks.ts"

const PAYMENTS = 20
const HOLD = "select 1 from receivables where company_id = $1 and receivable_id = $2 for update"
/** Long for an answer that takes milliseconds, and much shorter than any timeout of the service. */
const PROMPT_MILLIS = 1_500

describe("another company's requests", () => {
  const run = scoped()
  let url: string
  let server: ServerProcess
  let flooding: Book
  let other: Book

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    flooding = await openBook(url)
    other = await openBook(url)
    server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
    await call(server.port, other.key, "/v1/receivables", { body: receivable() })
  })

  const create = async ({ key }: Book) =>
    dataOf<{ id: number }>(await call(server.port, key, "/v1/receivables", { body: receivable() }))

  const pay = (id: number) =>
    call(server.port, flooding.key, `/v1/receivables/${id}/payments`, { body: { amount: "0.01" } })

  /** One request of each kind; how long the slowest took, and all statuses. */
  const useService = async () => {
    const started = performance.now()
    const answers = await Promise.all([
      call(server.port, other.key, "/v1/receivables/1"),
      call(server.port, other.key, "/v1/receivables?status=open"),
      call(server.port, other.key, "/v1/receivables?overdue=true"),
      call(server.port, other.key, "/v1/receivables", { body: receivable() })
    ])
    const ready = await fetch(`http://127.0.0.1:${server.adminPort}/readyz`)
    return { took: performance.now() - started, statuses: [...answers, ready].map(({ status }) => status) }
  }

  const expectService = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const { statuses, took } = await useService()
      expect(statuses).toEqual([expect.toBeOneOf([200, 404]), 200, 200, 201, 200])
      expect(took).toBeLessThan(PROMPT_MILLIS)
      await sleep(100)
    }
  }

  it("are served while payments on one receivable wait for its lock, which take two connections at most", async () => {
    const { id } = await create(flooding)
    const lock = await holdLocks(url, HOLD, [flooding.companyId, id])
    const payments = Promise.all(Array.from({ length: PAYMENTS }, () => pay(id)))
    await sleep(300)
    await expectService(10)
    expect((await rows(url, waitingForLocks())).length).toBeLessThanOrEqual(2)
    await lock.release()
    expect(statuses(await payments)).toEqual({ 201: PAYMENTS })
  })

  it("are served while lists can't be read, whose requests are told so one by one", async () => {
    const lock = await holdLocks(url, "lock table reminder_attempts in access exclusive mode", [])
    const started = performance.now()
    const lists = Promise.all(
      Array.from({ length: 12 }, () => call(server.port, flooding.key, "/v1/reminder-attempts"))
    )
    const readOnly = await Promise.all(
      Array.from({ length: 10 }, () => call(server.port, other.key, "/v1/receivables?status=open"))
    )
    expect(statuses(readOnly)).toEqual({ 200: 10 })
    expect(performance.now() - started).toBeLessThan(PROMPT_MILLIS)
    expect(statuses(await lists)).toEqual({ 503: 12 })
    expect(performance.now() - started).toBeLessThan(12_000)
    await lock.release()
  })

  it("do not wait for a customer that is being changed when they change its receivable", async () => {
    const body = { ...receivable(), due_date: "2030-03-01" }
    const { customer_id, id, version } = dataOf<{ id: number; customer_id: number; version: string }>(
      await call(server.port, other.key, "/v1/receivables", { body })
    )
    const lock = await holdLocks(
      url,
      "select 1 from customers where company_id = $1 and customer_id = $2 for no key update",
      [other.companyId, customer_id]
    )
    const started = performance.now()
    const moved = await call(server.port, other.key, `/v1/receivables/${id}`, {
      method: "PATCH",
      body: { expected_version: version, due_date: "2030-04-01" }
    })
    expect(moved.status).toBe(200)
    expect(performance.now() - started).toBeLessThan(PROMPT_MILLIS)
    await lock.release()
  })

  it("need not wait for work of clients that have hung up, which is dropped", async () => {
    const { id } = await create(flooding)
    const lock = await holdLocks(url, HOLD, [flooding.companyId, id])
    const wires = await Promise.all(Array.from({ length: PAYMENTS }, () => open(server.port)))
    for (const wire of wires) {
      wire.write(
        textOf({
          path: `/v1/receivables/${id}/payments`,
          headers: { authorization: `Bearer ${flooding.key}`, "idempotency-key": crypto.randomUUID() },
          body: { amount: "0.01" }
        })
      )
    }
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(PAYMENTS)
    await sleep(200)
    for (const wire of wires) wire.destroy()
    // Nobody waits for what has not begun. Only the payment that waits for the lock keeps its place.
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(1)
    await lock.release()
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(0)
    const [paid] = await rows<{ n: number }>(
      url,
      "select count(*)::int as n from payments where company_id = $1 and receivable_id = $2",
      [flooding.companyId, id]
    )
    expect(paid?.n).toBe(1)
    expect(server.complaints).toEqual([])
  })
})
