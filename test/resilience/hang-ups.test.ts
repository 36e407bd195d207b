/** Clients that close connections in the middle of a request disturb no other client, and leave nothing open. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { type Book, call, dataOf, openBook, receivable } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf } from "../support/Wire.ts"

const DURATION_MILLIS = 3_000
/** The test goes on until this many requests were served, which takes longer on a busy machine. */
const MIN_SERVED = 160
/** Between two hang-ups of a client. They also wait for the others: the test is not about overload. */
const PAUSE_MILLIS = 10

describe("hang-ups", () => {
  const run = scoped()
  let server: ServerProcess
  let aborting: Book
  let others: ReadonlyArray<Book>

  beforeAll(async () => {
    const { url } = await run(makeDatabase)
    aborting = await openBook(url)
    others = await Promise.all(Array.from({ length: 8 }, () => openBook(url)))
    server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000", DATABASE_POOL_SIZE: "4" }))
  })

  it("four clients that keep hanging up do not disturb eight others", async () => {
    const end = performance.now() + DURATION_MILLIS
    const count = { hangUps: 0, served: 0 }
    const going = () => performance.now() < end || count.served < MIN_SERVED
    const wrong: Array<string> = []

    const request = () =>
      textOf({
        path: "/v1/receivables",
        headers: { authorization: `Bearer ${aborting.key}`, "idempotency-key": crypto.randomUUID() },
        body: receivable()
      })
    const hangUp = async (whole: boolean, wait: () => number) => {
      while (going()) {
        const wire = await open(server.port)
        const text = request()
        wire.write(whole ? text : text.slice(0, -10))
        await sleep(wait())
        wire.destroy()
        count.hangUps++
        do await sleep(PAUSE_MILLIS)
        while (going() && count.hangUps > 2 * count.served)
      }
    }
    const writeAndRead = async (book: Book, name: string) => {
      for (let n = 0; going(); n++) {
        const description = `${name} ${n}`
        count.served += 2
        const written = await call(server.port, book.key, "/v1/receivables", {
          body: { ...receivable(), description }
        })
        if (written.status !== 201) {
          wrong.push(`${written.status} ${written.text}`)
          continue
        }
        const { id } = dataOf<{ id: number }>(written)
        const found = await call(server.port, book.key, `/v1/receivables/${id}`)
        if (found.status !== 200 || dataOf(found)["description"] !== description) {
          wrong.push(`${found.status} ${found.text}`)
        }
      }
    }
    await Promise.all([
      hangUp(false, () => 2),
      hangUp(true, () => 0),
      hangUp(true, () => Math.random() * 5),
      hangUp(true, () => Math.random() * 20),
      ...others.map((book, index) => writeAndRead(book, `client ${index}`))
    ])
    expect(wrong).toEqual([])
    expect(count.hangUps).toBeGreaterThan(20)
  })

  it("leave no request in flight and no connection of the pool in use", async () => {
    await expect.poll(() => metric(server, "duebook_http_in_flight")).toBe(0)
    await expect.poll(() => metric(server, "duebook_db_pool_waiting")).toBe(0)
    await expect
      .poll(async () => {
        const all = await metric(server, "duebook_db_pool_connections")
        return all === undefined ? "none" : all - ((await metric(server, "duebook_db_pool_idle")) ?? 0)
      })
      .toBe(0)
    expect(server.complaints).toEqual([])
  })
})
