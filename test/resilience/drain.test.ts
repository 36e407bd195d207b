/** A server that is told to stop answers every request that it has accepted. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { type Book, call, dataOf, holdLocks, openBook, receivable } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { readiness, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf, type Wire } from "../support/Wire.ts"

const HOLD = "select 1 from receivables where company_id = $1 and receivable_id = $2 for update"

describe("SIGTERM", () => {
  const run = scoped()
  let url: string
  let book: Book

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
  })

  // Without timeouts: requests wait as long as a test holds a lock.
  const start = (environment: Readonly<Record<string, string>> = {}) =>
    run(
      startServer(`${url}?lock_timeout=0&statement_timeout=0`, {
        RATE_LIMIT_PER_MINUTE: "1000000",
        ...environment
      })
    )

  const create = async (server: ServerProcess) =>
    dataOf<{ id: number; version: string }>(
      await call(server.port, book.key, "/v1/receivables", { body: receivable() })
    )

  const patch = (server: ServerProcess, { id, version }: { readonly id: number; readonly version: string }) =>
    call(server.port, book.key, `/v1/receivables/${id}`, {
      method: "PATCH",
      body: { expected_version: version, description: "slow" }
    })

  it("drops no request, on keep-alive and on new connections", async () => {
    const server = await start()
    const slow = await create(server)
    const lock = await holdLocks(url, HOLD, [book.companyId, slow.id])
    const waiting = patch(server, slow)

    const text = textOf({
      path: "/v1/receivables?per_page=1",
      headers: { authorization: `Bearer ${book.key}` }
    })
    let answered = 0
    let closedByServer = 0
    let terminated = false
    const failed: Array<string> = []
    const late = new Set<Wire>()
    const connected = async (): Promise<Wire | null> => {
      const isLate = terminated
      const wire = await open(server.port).catch(() => null)
      if (wire !== null && isLate) late.add(wire)
      return wire
    }
    const ask = async (wire: Wire): Promise<"continue" | "stop"> => {
      wire.write(text)
      const answer = await wire.answer()
      // A connection that the server has not accepted when it stops listening is reset. No request is lost by that.
      if (answer === null && late.has(wire)) return "stop"
      late.delete(wire)
      if (answer?.status !== 200) failed.push(`${answer?.status} ${answer?.body}`)
      else answered++
      if (answer === null) return "stop"
      if (answer.headers["connection"] !== "close") return "continue"
      closedByServer++
      await wire.closed
      return "stop"
    }
    const keepAlive = async (pause: number) => {
      for (let wire = await connected(); wire !== null; wire = await connected()) {
        while ((await ask(wire)) === "continue") await sleep(pause)
      }
    }
    const fresh = async (pause: number) => {
      for (let wire = await connected(); wire !== null; wire = await connected()) {
        await ask(wire)
        wire.destroy()
        await sleep(pause)
      }
    }
    const clients = Promise.all([
      ...[0, 0, 1, 2, 5, 10, 50, 100].map(keepAlive),
      ...[5, 10, 20, 50].map(fresh)
    ])
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(100)
    expect(await readiness(server)).toBe("200 ready")

    terminated = true
    server.signal("SIGTERM")
    const seen: Array<string> = []
    while (seen.at(-1) !== "503 draining") {
      seen.push(await readiness(server))
      await sleep(5)
    }
    // The public port still answers, and asks clients to close their connections.
    const last = await call(server.port, book.key, "/v1/receivables")
    expect(last.status).toBe(200)
    expect(last.headers.get("connection")).toBe("close")
    await clients
    expect(failed).toEqual([])
    expect(closedByServer).toBeGreaterThan(0)

    // New connections are refused, and the slow request is still running.
    expect(await connected()).toBe(null)
    expect(await readiness(server)).toBe("503 draining")
    await lock.release()
    expect((await waiting).status).toBe(200)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(server.complaints).toEqual([])
  })

  it("refuses nobody behind a load balancer that asks rarely, where DRAIN_SECONDS is longer than its pause", async () => {
    const PAUSE_MILLIS = 1_500
    const server = await start({ DRAIN_SECONDS: "4", SHUTDOWN_GRACE_SECONDS: "1" })
    const balancer = { sends: true }
    let answeredWhileDraining = 0
    let terminatedAt = Number.POSITIVE_INFINITY
    const failed: Array<string> = []
    const client = async (pause: number) => {
      while (balancer.sends) {
        // Bun's fetch keeps connections, and opens a new one where the server has asked it to.
        const response = await call(server.port, book.key, "/v1/receivables?per_page=1").catch(String)
        if (typeof response === "string" || response.status !== 200) failed.push(String(response))
        // Later than a server without DRAIN_SECONDS would have stopped listening.
        else if (performance.now() - terminatedAt > 1_000) answeredWhileDraining++
        await sleep(pause)
      }
    }
    const clients = Promise.all([1, 5, 20, 50].map(client))
    expect(await readiness(server)).toBe("200 ready")
    terminatedAt = performance.now()
    server.signal("SIGTERM")
    while (balancer.sends) {
      await sleep(PAUSE_MILLIS)
      balancer.sends = (await readiness(server)) === "200 ready"
    }
    await clients
    expect(failed).toEqual([])
    expect(answeredWhileDraining).toBeGreaterThan(10)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - terminatedAt).toBeGreaterThan(4_000)
    expect(server.complaints).toEqual([])
  })

  it("without requests ends at once, although connections are open", async () => {
    const server = await start()
    const silent = await open(server.port)
    const halfSent = await open(server.port)
    halfSent.write("GET /v1/usage HTTP/1.1\r\nhost: x\r\n")
    const started = performance.now()
    server.signal("SIGTERM")
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - started).toBeLessThan(10_000)
    silent.destroy()
    halfSent.destroy()
  })

  it("ends after the grace period, although a request is running", async () => {
    const server = await start({ SHUTDOWN_GRACE_SECONDS: "1" })
    const slow = await create(server)
    const lock = await holdLocks(url, HOLD, [book.companyId, slow.id])
    const waiting = patch(server, slow).then(
      ({ status }) => String(status),
      () => "cut off"
    )
    await sleep(200)
    const started = performance.now()
    server.signal("SIGTERM")
    expect((await server.ended).code).toBe(0)
    const took = performance.now() - started
    expect(took).toBeGreaterThan(900)
    expect(took).toBeLessThan(10_000)
    expect(await waiting).toBe("cut off")
    await lock.release()
  })
})
