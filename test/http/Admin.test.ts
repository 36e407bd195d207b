/** What the admin port tells a scraper of the database and of the limit of requests. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import * as Admin from "../../src/http/Admin.ts"
import { InFlight } from "../../src/http/InFlight.ts"
import { Draining } from "../../src/http/Server.ts"
import { DatabaseState } from "../../src/postgres/Database.ts"
import { Readiness, type Seen, type ServingState } from "../../src/postgres/Readiness.ts"

/** The lines of /metrics that begin with one of the names, before and after /readyz was asked. */
const scraped = (state: ServingState, names: RegExp) => {
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

  it.live("says how many requests there may be at once", () =>
    Effect.map(scraped("ready", /^duebook_http_in_flight/), ({ after }) =>
      expect(after).toEqual(["duebook_http_in_flight 0", "duebook_http_in_flight_limit 7"])
    )
  )
})
