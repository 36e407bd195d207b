/** Figures of the process itself, with the names that every exporter of Prometheus gives them. */
import { Effect, type Scope } from "effect"
import { version } from "../../package.json"
import type { Gauge } from "./Metrics.ts"

/** How often it is looked how late the event loop is. */
const TICK_MILLIS = 100
/** The greatest delay of one or two of these is shown, so that no scrape misses one. */
const WINDOW_MILLIS = 15_000

/** The function that says by how many seconds the event loop was late at most, lately. */
const watchEventLoop: Effect.Effect<() => number, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => {
      let expected = performance.now() + TICK_MILLIS
      let windowEnd = performance.now() + WINDOW_MILLIS
      let before = 0
      let present = 0
      const tick = () => {
        const now = performance.now()
        present = Math.max(present, now - expected)
        expected = now + TICK_MILLIS
        if (now < windowEnd) return
        before = present
        present = 0
        windowEnd = now + WINDOW_MILLIS
      }
      const timer = setInterval(tick, TICK_MILLIS)
      timer.unref()
      return { timer, latest: () => Math.max(before, present, performance.now() - expected) / 1_000 }
    }),
    ({ timer }) => Effect.sync(() => clearInterval(timer))
  ),
  ({ latest }) => latest
)

const MICROS = 1e6

/** Makes the function that reads them. */
export const processReadings: Effect.Effect<() => ReadonlyArray<Gauge>, never, Scope.Scope> = Effect.map(
  watchEventLoop,
  (eventLoopLag) => () => {
    const { system, user } = process.cpuUsage()
    return [
      {
        name: "duebook_build_info",
        help: "1, with the version as its label.",
        type: "gauge",
        value: { label: "version", of: [[version, 1]] }
      },
      {
        name: "process_cpu_seconds_total",
        help: "CPU time of the process.",
        type: "counter",
        value: (system + user) / MICROS
      },
      {
        name: "process_resident_memory_bytes",
        help: "Resident memory.",
        type: "gauge",
        value: process.memoryUsage.rss()
      },
      {
        name: "process_start_time_seconds",
        help: "When the process began; epoch seconds.",
        type: "gauge",
        value: performance.timeOrigin / 1_000
      },
      {
        name: "duebook_event_loop_lag_seconds",
        help: "By how much the event loop was late at most within the last 15 to 30 seconds.",
        type: "gauge",
        value: Math.max(0, eventLoopLag())
      }
    ]
  }
)
