/** After SIGKILL no acknowledged write is lost, and no write is done twice. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Book, call, dataOf, openBook, receivable, rows, totals } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const environment = { RATE_LIMIT_PER_MINUTE: "1000000" }
const WRITERS = 16

interface Write {
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string
  acknowledged: string | null
}

// A test ends when its work is done, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe("SIGKILL in a burst of writes", () => {
  const run = scoped()
  let url: string
  let book: Book
  let customerId: number
  let target: number
  const writes: Array<Write> = []

  const send = (server: ServerProcess, write: Write) =>
    call(server.port, book.key, write.path, { body: write.body, idempotencyKey: write.idempotencyKey })

  const burst = async (server: ServerProcess) => {
    const load = { isRunning: true }
    const writer = async () => {
      for (let n = 0; load.isRunning; n++) {
        const write: Write =
          n % 3 === 0
            ? {
                path: `/v1/receivables/${target}/payments`,
                body: { amount: "0.01" },
                idempotencyKey: crypto.randomUUID(),
                acknowledged: null
              }
            : {
                path: "/v1/receivables",
                body: receivable("5.00", { customer_id: customerId }),
                idempotencyKey: crypto.randomUUID(),
                acknowledged: null
              }
        writes.push(write)
        try {
          const answer = await send(server, write)
          if (answer.status === 201) write.acknowledged = answer.text
        } catch {
          return
        }
      }
    }
    const enough = writes.length + WRITERS * 10
    const all = Promise.all(Array.from({ length: WRITERS }, writer))
    while (writes.length < enough) await sleep(1)
    server.signal("SIGKILL")
    await server.ended
    load.isRunning = false
    await all
  }

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
  })

  it("leaves every write done once or not at all, and a retry completes it", async () => {
    let server = await run(startServer(url, environment))
    const first = await call(server.port, book.key, "/v1/receivables", { body: receivable("1000000.00") })
    const { customer_id: firstCustomer, id } = dataOf<{ id: number; customer_id: number }>(first)
    target = id
    customerId = firstCustomer
    for (let round = 0; round < 2; round++) {
      await burst(server)
      server = await run(startServer(url, environment))
    }
    expect(writes.some(({ acknowledged }) => acknowledged === null)).toBe(true)

    for (let from = 0; from < writes.length; from += 50) {
      await Promise.all(
        writes.slice(from, from + 50).map(async (write) => {
          let answer = await send(server, write)
          for (let tries = 0; answer.status === 409 && tries < 50; tries++) {
            await sleep(100)
            answer = await send(server, write)
          }
          expect(answer.status).toBe(201)
          if (write.acknowledged !== null) {
            expect(answer.text).toBe(write.acknowledged)
            expect(answer.headers.get("idempotent-replayed")).toBe("true")
          }
        })
      )
    }

    const receivables = writes.filter(({ path }) => path === "/v1/receivables").length
    const payments = writes.length - receivables
    const [found] = await rows<Record<string, string>>(
      url,
      `select (select count(*) from receivables where company_id = $1) as receivables,
         (select count(*) from payments where company_id = $1) as payments,
         (select paid_minor from receivables where company_id = $1 and receivable_id = $2) as paid,
         (select count(*) from idempotency where company_id = $1) as replies,
         (select count(*) from audit_log where company_id = $1 and actor = 'api_key') as audited`,
      [book.companyId, target]
    )
    expect(found).toEqual({
      receivables: String(receivables + 1),
      payments: String(payments),
      paid: String(payments),
      replies: String(writes.length + 1),
      audited: String(writes.length + 1)
    })
    const { counted, kept } = await totals(url, book.companyId)
    expect(kept).toEqual(counted)
  })
})
