/** A service whose collector is down or hangs serves as if it had none, and says what it has lost. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Book, openBook } from "../support/Book.ts"
import { otlpSink } from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const CLIENTS = 16
const REQUESTS = 1_600
/** Far less than the time for which the exporter waits for its collector. */
const SLOWEST_MILLIS = 2_000

const run = scoped()
let url: string
let book: Book

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  book = await openBook(url)
})

/** Reads again and again; the statuses, and the longest that one has taken. */
const load = async (server: ServerProcess) => {
  const statuses = new Map<number, number>()
  let slowest = 0
  const client = async () => {
    for (let n = 0; n < REQUESTS / CLIENTS; n++) {
      const started = performance.now()
      const response = await fetch(`http://127.0.0.1:${server.port}/v1/receivables/1`, {
        headers: { authorization: `Bearer ${book.key}` }
      })
      await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      slowest = Math.max(slowest, performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { statuses: [...statuses], slowest }
}

const lostOf = async (server: ServerProcess, reason: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  const [, value] =
    new RegExp(`^duebook_telemetry_lost_total\\{(?=.*traces)(?=.*${reason}).*\\} (\\d+)$`, "m").exec(text) ??
    []
  return Number(value ?? Number.NaN)
}

describe("a service", () => {
  it.each(["down", "hangs"] as const)("whose collector is %s", async (how) => {
    const sink = await run(otlpSink)
    sink.mode = "hang"
    const server = await run(
      startServer(url, {
        OTEL_EXPORTER_OTLP_ENDPOINT: how === "down" ? "http://127.0.0.1:9" : sink.url,
        RATE_LIMIT_PER_MINUTE: "1000000",
        SHUTDOWN_GRACE_SECONDS: "2"
      })
    )
    const { slowest, statuses } = await load(server)
    expect(statuses).toEqual([[404, REQUESTS]])
    expect(slowest).toBeLessThan(SLOWEST_MILLIS)
    expect(await lostOf(server, "queue_full")).toBeGreaterThan(0)
    await vi.waitFor(
      () => expect(server.complaints.filter(({ signal }) => signal === "traces")).toHaveLength(1),
      { timeout: 15_000 }
    )
    expect(server.complaints.find(({ signal }) => signal === "traces")?.message).toContain(
      "takes no telemetry"
    )

    const started = performance.now()
    server.signal("SIGTERM")
    expect(await server.ended).toMatchObject({ code: 0 })
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
