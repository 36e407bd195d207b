/** A collector that is down, hangs or refuses costs telemetry and nothing else; what is lost is counted. */
import { Metric } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { tracesOf } from "../../src/telemetry/OtlpJson.ts"
import { OtlpQueue } from "../../src/telemetry/OtlpQueue.ts"
import { MAX_SPANS, Span } from "../../src/tracing/Span.ts"
import { type OtlpSink, otlpSink } from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"

const MAX_QUEUED = 4_096
/** Longer than an answer of the sink takes on a busy machine. */
const SHORT_MILLIS = 1_500

/** A counter of spans, by the reason for which they are lost. */
const count = (name: string, reason?: string): number =>
  Metric.unsafeSnapshot()
    .filter(({ metricKey }) => metricKey.name === name)
    .filter(({ metricKey: { tags } }) =>
      tags.every(({ key, value }) => (key === "signal" ? value === "traces" : value === reason))
    )
    .reduce((sum, { metricState }) => sum + (metricState as unknown as { readonly count: number }).count, 0)
const lost = (reason: string) => count("duebook_telemetry_lost_total", reason)
const sent = () => count("duebook_telemetry_sent_total")

const span = (name = "work"): Span => {
  const made = Span.root({ record: () => {}, lost: () => {} }, name)
  made.end()
  return made
}

describe("a queue of telemetry", () => {
  const run = scoped()
  let sink: OtlpSink
  beforeEach(async () => {
    sink = await run(otlpSink)
  })

  const open = (options: { readonly url?: string; readonly timeoutMillis?: number } = {}) => {
    const told: Array<string> = []
    const queue = new OtlpQueue<Span>({
      signal: "traces",
      url: `${options.url ?? sink.url}/v1/traces`,
      body: tracesOf({ "service.name": "test" }),
      changed: (isUp, why) => told.push(isUp ? "up" : `down ${why}`),
      timeoutMillis: options.timeoutMillis ?? 10_000,
      gatherMillis: 10
    })
    return { queue, told }
  }

  it("sends what gathers in batches, and counts it", async () => {
    const { queue } = open()
    const before = sent()
    for (let n = 0; n < 1_000; n++) queue.push(span(`work ${n}`))
    await vi.waitFor(() => expect(sink.spans).toHaveLength(1_000), { timeout: 10_000 })
    expect(sink.spans.map(({ name }) => name)).toEqual(Array.from({ length: 1_000 }, (_, n) => `work ${n}`))
    expect(sink.requests).toBeLessThan(10)
    await vi.waitFor(() => expect(sent() - before).toBe(1_000), { timeout: 10_000 })
    expect(sink.faults).toEqual([])
  })

  it.each([
    ["can't be reached", "http://127.0.0.1:9", "take"],
    ["hangs", "", "hang"],
    ["has no room", "", "busy"]
  ] as const)(
    "keeps what fits for a collector that %s, and loses and counts the rest",
    async (_, url, mode) => {
      sink.mode = mode
      const { queue, told } = open({ ...(url === "" ? {} : { url }), timeoutMillis: SHORT_MILLIS })
      const before = lost("queue_full")
      const spans = Array.from({ length: 10 * MAX_QUEUED }, () => span())
      const started = performance.now()
      for (const each of spans) queue.push(each)
      // Nobody waits.
      expect(performance.now() - started).toBeLessThan(500)
      expect(lost("queue_full") - before).toBe(9 * MAX_QUEUED)
      await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 8_000 })
      expect(told[0]).toMatch(/^down /)
      expect(sink.requests).toBeLessThan(2)
      if (url !== "") return
      // When it is back, it gets what was kept, once.
      sink.mode = "take"
      await vi.waitFor(() => expect(sink.spans).toHaveLength(MAX_QUEUED), { timeout: 15_000 })
      expect(new Set(sink.spans.map(({ spanId }) => spanId)).size).toBe(MAX_QUEUED)
      expect(told).toEqual([told[0], "up"])
    }
  )

  it("loses what the collector refuses for good, and goes on", async () => {
    sink.mode = "refuse"
    const { queue, told } = open()
    const before = lost("refused")
    queue.push(span())
    await vi.waitFor(() => expect(lost("refused") - before).toBe(1), { timeout: 10_000 })
    sink.mode = "partly"
    queue.push(span())
    queue.push(span())
    await vi.waitFor(() => expect(lost("refused") - before).toBe(2), { timeout: 10_000 })
    expect(told).toEqual([])
  })

  it("sends what is left when it closes, and waits no longer than it may", async () => {
    const { queue } = open()
    queue.push(span("last"))
    await queue.close(1_000)
    expect(sink.spans.map(({ name }) => name)).toEqual(["last"])

    const { queue: long } = open()
    const sentBefore = sent()
    for (let n = 0; n < 1_500; n++) long.push(span(`long ${n}`))
    await long.close(10_000)
    expect(sink.spans.slice(1).map(({ name }) => name)).toEqual(
      Array.from({ length: 1_500 }, (_, n) => `long ${n}`)
    )
    expect(sent() - sentBefore).toBe(1_500)

    sink.mode = "hang"
    const { queue: hanging } = open()
    hanging.push(span())
    const before = lost("queue_full")
    const started = performance.now()
    await hanging.close(300)
    expect(performance.now() - started).toBeLessThan(1_500)
    expect(lost("queue_full") - before).toBe(1)
  })
})

it("a trace has a limit of spans; the first of them has its place", () => {
  let recorded = 0
  let missed = 0
  const root = Span.root({ record: () => recorded++, lost: () => missed++ }, "root")
  for (let n = 0; n < MAX_SPANS + 5; n++) root.child("part").end()
  root.end()
  expect([recorded, missed]).toEqual([MAX_SPANS + 1, 5])
})
