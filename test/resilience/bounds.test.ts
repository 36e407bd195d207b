/** Everything that could grow without end has one, and says so properly. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it, vi } from "vitest"
import {
  type Answer,
  type Book,
  call,
  dataOf,
  holder,
  openBook,
  receivable,
  statuses
} from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf } from "../support/Wire.ts"

/** Requests at a time on the narrow server. */
const NARROW = 44
const HOLD = "select 1 from receivables where company_id = $1 and receivable_id = $2 for update"

const reasonOf = ({ text }: { readonly text: string }): unknown =>
  (JSON.parse(text) as { readonly error: { readonly details?: { readonly reason?: string } } }).error.details
    ?.reason

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe("bounds", () => {
  const run = scoped()
  let url: string
  let book: Book
  let usual: ServerProcess
  let narrow: ServerProcess
  let trickle: ReturnType<typeof trickleIn>

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    ;[usual, narrow] = await Promise.all([
      start(),
      start({ MAX_IN_FLIGHT: String(NARROW), DATABASE_POOL_SIZE: "3" })
    ])
    // Fifteen seconds, which the other tests may use.
    trickle = trickleIn()
  })

  const start = (environment: Readonly<Record<string, string>> = {}, parameters = "") =>
    run(startServer(`${url}${parameters}`, { RATE_LIMIT_PER_MINUTE: "1000000", ...environment }))

  const create = async (server: ServerProcess) =>
    dataOf<{ id: number; version: string }>(
      await call(server.port, book.key, "/v1/receivables", { body: receivable() })
    )

  const patch = (
    server: ServerProcess,
    { id, version }: { readonly id: number; readonly version: string }
  ): Promise<Answer> =>
    call(server.port, book.key, `/v1/receivables/${id}`, {
      method: "PATCH",
      body: { expected_version: version, description: "changed" }
    })

  const trickleIn = async () => {
    const wire = await open(usual.port)
    const text = textOf({
      path: "/v1/receivables",
      headers: { authorization: `Bearer ${book.key}`, "idempotency-key": "slow" },
      body: receivable()
    })
    const started = performance.now()
    let sent = text.indexOf("\r\n\r\n") + 5
    wire.write(text.slice(0, sent))
    const drip = setInterval(() => wire.write(text.charAt(sent++)), 1_000)
    const answer = await wire.answer()
    clearInterval(drip)
    await wire.closed
    return { answer, took: performance.now() - started }
  }

  const list = (server: ServerProcess) => call(server.port, book.key, "/v1/receivables?per_page=1")

  it("a full house answers 503 overloaded at once, and serves again afterwards", async () => {
    const server = narrow
    const target = await create(server)
    const lock = await holder(url, HOLD, [book.companyId, target.id])
    const waiting = Promise.all(Array.from({ length: NARROW }, () => patch(server, target)))
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(NARROW)
    const refused = await list(server)
    expect([refused.status, reasonOf(refused)]).toEqual([503, "overloaded"])
    expect(refused.headers.get("retry-after")).toBe("1")
    await lock.letGo()
    expect(statuses(await waiting)).toEqual({ 200: 1, 409: NARROW - 1 })
    expect((await list(server)).status).toBe(200)
  })

  it("a burst of 500 is served", async () => {
    const server = usual
    const text = textOf({
      path: "/v1/receivables?per_page=1",
      headers: { authorization: `Bearer ${book.key}` }
    })
    const wires = await Promise.all(Array.from({ length: 500 }, () => open(server.port)))
    const answers = await Promise.all(
      wires.map(async (wire) => {
        wire.write(text)
        const answer = await wire.answer()
        wire.destroy()
        return { status: answer?.status ?? 0 }
      })
    )
    expect(statuses(answers)).toEqual({ 200: 500 })
  })

  it("a lock that is not let go ends in 503 overloaded", async () => {
    const server = await start({}, "?lock_timeout=200")
    const target = await create(server)
    const lock = await holder(url, HOLD, [book.companyId, target.id])
    const answer = await patch(server, target)
    expect([answer.status, reasonOf(answer)]).toEqual([503, "overloaded"])
    expect(answer.headers.get("retry-after")).toBe("1")
    await lock.letGo()
    expect((await patch(server, target)).status).toBe(200)
    expect(server.complaints).toEqual([])
  })

  it("a pool full of waiting writes makes others queue, not fail", async () => {
    const server = narrow
    const target = await create(server)
    const lock = await holder(url, HOLD, [book.companyId, target.id])
    const writes = Promise.all(Array.from({ length: 3 }, () => patch(server, target)))
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(3)
    await expect.poll(() => metric(server, "duebook_db_pool_idle")).toBe(0)
    const reads = Promise.all(Array.from({ length: 40 }, () => list(server)))
    await sleep(300)
    await lock.letGo()
    expect(statuses(await reads)).toEqual({ 200: 40 })
    expect(statuses(await writes)).toEqual({ 200: 1, 409: 2 })
  })

  it("headers without end get an HTTP error, and others their answers", async () => {
    const wire = await open(usual.port)
    wire.socket.on("error", () => undefined)
    wire.write(`GET /v1/usage HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(64 * 1024)}\r\n\r\n`)
    const answer = await wire.answer()
    expect([400, 413, 431]).toContain(answer?.status)
    await wire.closed
    expect((await list(usual)).status).toBe(200)
  })

  it("a body that trickles in is given up after fifteen seconds, and its connection with it", async () => {
    const { answer, took } = await trickle
    expect(took).toBeGreaterThan(14_000)
    expect(took).toBeLessThan(25_000)
    expect(answer?.status).toBe(400)
    expect(answer?.headers["connection"]).toBe("close")
    expect(await metric(usual, "duebook_http_in_flight")).toBe(0)
    expect(usual.complaints).toEqual([])
  })
})
