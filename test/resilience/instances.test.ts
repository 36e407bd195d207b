/** Several instances on one database act as one. */
import { Effect, Redacted } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { Keys } from "../../src/services/Keys.ts"
import { Members } from "../../src/services/Members.ts"
import { anotherKey, type Book, call, openBook, operate, receivable, setGate } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

describe("three instances", () => {
  const run = scoped()
  let url: string
  let book: Book
  let servers: ReadonlyArray<ServerProcess>

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    const one = startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" })
    servers = await run(Effect.all([one, one, one], { concurrency: "unbounded" }))
  })

  const onAll = (key: string) =>
    Promise.all(servers.map(({ port }) => call(port, key, "/v1/receivables").then(({ status }) => status)))

  it("refuse a revoked key from the next request on", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await operate(url, anotherKey(book))
      const key = Redacted.value(token)
      expect(await onAll(key)).toEqual([200, 200, 200])
      await operate(
        url,
        Effect.flatMap(Keys, (keys) => keys.revoke(id))
      )
      expect(await onAll(key)).toEqual([401, 401, 401])
    }
  })

  it("refuse a removed member's keys from the next request on", async () => {
    const other = await openBook(url)
    expect(await onAll(other.key)).toEqual([200, 200, 200])
    await operate(
      url,
      Effect.flatMap(Members, (members) => members.remove(other))
    )
    expect(await onAll(other.key)).toEqual([403, 403, 403])
  })

  it("replay a write that another of them did", async () => {
    const idempotencyKey = crypto.randomUUID()
    const answers = []
    for (const { port } of servers) {
      answers.push(await call(port, book.key, "/v1/receivables", { body: receivable(), idempotencyKey }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it("close and open the gate within a second", async () => {
    for (const [open, status] of [
      [false, 503],
      [true, 200]
    ] as const) {
      await setGate(url, open)
      await sleep(1_000)
      expect(await onAll(book.key)).toEqual([status, status, status])
    }
  })
})
