/** Several instances on one database behave like one. */
import { Effect, Redacted } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { Keys } from "../../src/services/keys/Keys.ts"
import { Members } from "../../src/services/people/Members.ts"
import {
  anotherKey,
  type Book,
  call,
  openBook,
  operate,
  receivable,
  setGate,
  statuses
} from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { revocations } from "./chaos/revocations.ts"
import { revocationPromises } from "./chaos/verdict.ts"

describe("three instances", () => {
  const run = scoped()
  let url: string
  let book: Book
  let servers: ReadonlyArray<ServerProcess>

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    const one = startServer(url, { RATE_LIMIT_PER_MINUTE: "60" })
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

  it("accept no request that begins after its key was revoked or its member removed", async () => {
    const found = await run(revocations({ url, revocations: 6, say: () => undefined }))
    expect(revocationPromises(found)).toEqual([])
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

  it("replay a write of another instance", async () => {
    const idempotencyKey = crypto.randomUUID()
    const answers = []
    for (const { port } of servers) {
      answers.push(await call(port, book.key, "/v1/receivables", { body: receivable(), idempotencyKey }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it("admit 60 of 300 requests at once under a limit of 60, on one instance and over three", async () => {
    const [first, second] = await operate(url, Effect.all([anotherKey(book), anotherKey(book)]))
    const ports = servers.map(({ port }) => port)
    const burst = (key: string, port: (n: number) => number) =>
      Promise.all(Array.from({ length: 300 }, (_, n) => call(port(n), key, "/v1/receivables?per_page=1")))
    const [alone, spread] = await Promise.all([
      burst(Redacted.value(first.token), () => ports[0] ?? 0),
      burst(Redacted.value(second.token), (n) => ports[n % 3] ?? 0)
    ])
    expect(statuses(alone)).toEqual({ 200: 60, 429: 240 })
    expect(statuses(spread)).toEqual({ 200: 60, 429: 240 })
    for (const { headers, status } of [...alone, ...spread]) {
      if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1)
    }
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
