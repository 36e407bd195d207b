/** Requests in flight, locks, connections and headers have limits, and a request beyond one is answered. */
import { beforeAll, describe, expect, it } from "vitest"
import {
  type Answer,
  type Book,
  call,
  dataOf,
  holdLocks,
  openBook,
  receivable,
  statuses
} from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf } from "../support/Wire.ts"

/** Requests in flight that the small server admits. */
const MAX_IN_FLIGHT = 44
const HOLD = "select 1 from receivables where company_id = $1 and receivable_id = $2 for update"

const reasonOf = ({ text }: { readonly text: string }): unknown =>
  (JSON.parse(text) as { readonly error: { readonly details?: { readonly reason?: string } } }).error.details
    ?.reason

describe("bounds", () => {
  const run = scoped()
  let url: string
  let book: Book
  let normal: ServerProcess
  let small: ServerProcess

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    ;[normal, small] = await Promise.all([
      start(),
      start({ MAX_IN_FLIGHT: String(MAX_IN_FLIGHT), DATABASE_POOL_SIZE: "3" })
    ])
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

  const list = (server: ServerProcess) => call(server.port, book.key, "/v1/receivables?per_page=1")

  it("a company that fills its share of the requests in flight gets 503 overloaded at once, others are served", async () => {
    const server = small
    const target = await create(server)
    const other = await openBook(url)
    const lock = await holdLocks(url, HOLD, [book.companyId, target.id])
    const sent = Array.from({ length: MAX_IN_FLIGHT }, () => patch(server, target))
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(MAX_IN_FLIGHT / 2)
    const refused = await list(server)
    expect([refused.status, reasonOf(refused)]).toEqual([503, "overloaded"])
    expect(refused.headers.get("retry-after")).toBe("1")
    const served = Array.from({ length: 5 }, () => call(server.port, other.key, "/v1/receivables?per_page=1"))
    expect(statuses(await Promise.all(served))).toEqual({ 200: 5 })
    await lock.release()
    expect(statuses(await Promise.all(sent))).toEqual({
      200: 1,
      409: MAX_IN_FLIGHT / 2 - 1,
      503: MAX_IN_FLIGHT / 2
    })
    expect((await list(server)).status).toBe(200)
  })

  it("500 requests at the same time are served, although nobody has been admitted before", async () => {
    const server = normal
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

  it("a lock that is not released ends in 503 overloaded", async () => {
    const server = await start()
    const target = await create(server)
    const lock = await holdLocks(url, HOLD, [book.companyId, target.id])
    const answer = await patch(server, target)
    expect([answer.status, reasonOf(answer)]).toEqual([503, "overloaded"])
    expect(answer.headers.get("retry-after")).toBe("1")
    await lock.release()
    expect((await patch(server, target)).status).toBe(200)
    expect(server.complaints).toEqual([])
  })

  it("too long headers get an HTTP error, and other requests their answers", async () => {
    const wire = await open(normal.port)
    wire.socket.on("error", () => undefined)
    wire.write(`GET /v1/usage HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(64 * 1024)}\r\n\r\n`)
    const answer = await wire.answer()
    expect([400, 413, 431]).toContain(answer?.status)
    await wire.closed
    expect((await list(normal)).status).toBe(200)
  })
})
