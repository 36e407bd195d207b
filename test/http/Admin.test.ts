/** What the admin port tells a scraper of the database and of the limit of requests. */
import { describe, expect, it, vi } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { version } from "../../package.json"
import * as Admin from "../../src/http/Admin.ts"
import { InFlight } from "../../src/http/InFlight.ts"
import { Draining } from "../../src/http/Server.ts"
import { DatabaseState } from "../../src/postgres/Database.ts"
import { Readiness, type Seen, type ServingState } from "../../src/postgres/Readiness.ts"
import { backlog } from "../../src/reminders/Metrics.ts"

/** The lines of /metrics that begin with one of the names, before and after /readyz was asked and `meanwhile` was done. */
const scraped = (state: ServingState, names: RegExp, meanwhile = () => {}) => {
  let last: Seen | null = null
  const check = Effect.sync(() => (last = { state, fault: null }))
  const parts = Layer.mergeAll(
    Layer.succeed(DatabaseState, () => ({ pool: { size: 0, idle: 0, waiting: 0 }, lanes: [] })),
    Layer.succeed(Readiness, {
      check,
      last: () => last,
      readyForMillis: () => 0,
      tellOfEach: () => Effect.void
    }),
    InFlight.layer(7),
    Layer.sync(Draining, () => ({ now: false }))
  )
  return Effect.gen(function* () {
    const { port } = yield* Admin.serve({ host: "127.0.0.1", port: 0 })
    const get = (path: string) =>
      Effect.promise(async () => (await fetch(`http://127.0.0.1:${port}${path}`)).text())
    const lines = Effect.map(get("/metrics"), (text) => text.split("\n").filter((line) => names.test(line)))
    const before = yield* lines
    yield* get("/readyz")
    meanwhile()
    return { before, after: yield* lines }
  }).pipe(Effect.scoped, Effect.provide(parts))
}

describe("/metrics", () => {
  for (const [state, after] of [
    ["ready", ["duebook_ready 1", "duebook_db_read_only 0"]],
    ["read-only", ["duebook_ready 0", "duebook_db_read_only 1"]],
    ["not migrated", ["duebook_ready 0", "duebook_db_read_only 0"]],
    ["database unavailable", ["duebook_ready 0", "duebook_db_read_only 0"]]
  ] as const) {
    it.live(`says what /readyz found when it was asked last: ${state}`, () =>
      Effect.map(scraped(state, /^duebook_(?:ready|db_read_only) /), (found) =>
        expect(found).toEqual({ before: ["duebook_db_read_only 0"], after })
      )
    )
  }

  it.live("has the figures of the process by the names that Prometheus knows, and its version", () =>
    Effect.gen(function* () {
      const { after } = yield* scraped("ready", /^(?:process_|duebook_build_info)/)
      const value = (name: string) =>
        Number(
          after
            .find((line) => line.startsWith(`${name} `))
            ?.split(" ")
            .at(-1)
        )
      expect(after).toContain(`duebook_build_info{version="${version}"} 1`)
      const { system, user } = process.cpuUsage()
      expect(value("process_cpu_seconds_total")).toBeGreaterThan(0)
      expect(value("process_cpu_seconds_total")).toBeLessThanOrEqual((system + user) / 1e6)
      expect(value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000)
      expect(value("process_start_time_seconds")).toBeLessThan(Date.now() / 1_000)
      expect(value("process_start_time_seconds")).toBeGreaterThan(Date.now() / 1_000 - 3_600)
    })
  )

  it.live("says for how long everything had to wait lately", () =>
    Effect.gen(function* () {
      const { after } = yield* scraped("ready", /^duebook_event_loop_lag_seconds /, () => {
        const until = performance.now() + 600
        while (performance.now() < until);
      })
      expect(Number(after[0]?.split(" ")[1])).toBeGreaterThan(0.4)
    })
  )

  it.live("shows no figure of the backlog that nobody could read again for thirty seconds", () =>
    Effect.gen(function* () {
      backlog(60_000, { due: 3, oldest: 15_000 })
      const names = /^duebook_reminders_(?:due|lag_seconds) /
      const afterSeconds = (seconds: number) => {
        const later = performance.now() + seconds * 1_000
        return scraped("database unavailable", names, () => {
          vi.spyOn(performance, "now").mockReturnValue(later)
        }).pipe(Effect.ensuring(Effect.sync(() => vi.restoreAllMocks())))
      }
      const shown = ["duebook_reminders_due 3", "duebook_reminders_lag_seconds 45"]
      expect(yield* afterSeconds(29)).toEqual({ before: shown, after: shown })
      expect(yield* afterSeconds(31)).toEqual({ before: shown, after: [] })
    })
  )

  it.live("says how many requests there may be at once", () =>
    Effect.map(scraped("ready", /^duebook_http_in_flight/), ({ after }) =>
      expect(after).toEqual(["duebook_http_in_flight 0", "duebook_http_in_flight_limit 7"])
    )
  )
})
