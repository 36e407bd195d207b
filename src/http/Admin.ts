/** The operator's port: health, readiness and metrics. It must not be exposed. */
import { Effect, Runtime, type Scope } from "effect"
import { DatabaseState } from "../postgres/Database.ts"
import { Readiness, type ServingState } from "../postgres/Readiness.ts"
import { freshReadings } from "../services/installation/Readings.ts"
import * as Metrics from "./Metrics.ts"
import { processReadings } from "./ProcessReadings.ts"
import { InFlight } from "./InFlight.ts"
import { Draining, listen, type ListenFailed, type ListenOptions } from "./Server.ts"

const text = (body: string, status = 200, contentType = "text/plain; charset=utf-8") =>
  new Response(body, {
    status,
    headers: { "content-type": contentType, "x-content-type-options": "nosniff" }
  })

// The host that a client sends does not matter.
const pathOf = (url: string): string => /^(?:https?:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] ?? ""

const gauge = (name: string, help: string, value: number): Metrics.Gauge => ({
  name,
  help,
  type: "gauge",
  value
})

const byLane = (
  type: Metrics.Gauge["type"],
  name: string,
  help: string,
  of: ReadonlyArray<readonly [string, number]>
): Metrics.Gauge => ({ name, help, type, value: { label: "lane", of } })

/** What the process found when it looked last; without the first line before that. */
const readinessReadings = (last: ServingState | null): ReadonlyArray<Metrics.Gauge> => [
  ...(last === null
    ? []
    : [
        gauge(
          "duebook_ready",
          "1 if the database could serve when the process looked last, at most five seconds ago.",
          last === "ready" ? 1 : 0
        )
      ]),
  gauge(
    "duebook_db_read_only",
    "1 if the database refused writes when the process looked last.",
    last === "read-only" ? 1 : 0
  )
]

const databaseReadings = ({
  lanes,
  pool
}: ReturnType<DatabaseState["Type"]>): ReadonlyArray<Metrics.Gauge> => {
  const of = (read: (lane: (typeof lanes)[number]) => number) =>
    lanes.map((lane) => [lane.name, read(lane)] as const)
  return [
    gauge("duebook_db_pool_connections", "Open connections to PostgreSQL.", pool.size),
    gauge("duebook_db_pool_idle", "Connections that are not in use.", pool.idle),
    gauge("duebook_db_pool_waiting", "Turns that wait for a connection.", pool.waiting),
    byLane(
      "gauge",
      "duebook_db_lane_running",
      "Turns in use.",
      of(({ running }) => running)
    ),
    byLane(
      "gauge",
      "duebook_db_lane_waiting",
      "Work that waits for a turn.",
      of(({ waiting }) => waiting)
    ),
    byLane(
      "counter",
      "duebook_db_lane_refused_total",
      "Work refused because it waited too long or too much waited.",
      of(({ refused }) => refused)
    ),
    byLane(
      "counter",
      "duebook_db_lane_dropped_total",
      "Work dropped because its client had hung up.",
      of(({ dropped }) => dropped)
    )
  ]
}

/** Serves /healthz, /readyz and /metrics until its scope closes. */
export const serve = (
  options: ListenOptions
): Effect.Effect<
  { readonly port: number },
  ListenFailed,
  Scope.Scope | DatabaseState | Readiness | InFlight | Draining
> =>
  Effect.gen(function* () {
    const state = yield* DatabaseState
    const inFlight = yield* InFlight
    const draining = yield* Draining
    const readiness = yield* Readiness
    const ownReadings = yield* processReadings
    const run = Runtime.runPromise(yield* Effect.runtime<never>())

    const ready = Effect.suspend(() =>
      draining.now
        ? Effect.succeed(text("draining\n", 503))
        : Effect.map(readiness.check, ({ state }) => text(`${state}\n`, state === "ready" ? 200 : 503))
    )

    const metrics = () =>
      text(
        Metrics.render([
          ...databaseReadings(state()),
          ...readinessReadings(readiness.last()?.state ?? null),
          gauge("duebook_http_in_flight", "Requests being answered.", inFlight.working.count),
          gauge("duebook_http_in_flight_limit", "The most of them at once.", inFlight.working.limit),
          gauge(
            "duebook_http_reading",
            "Requests that wait for bytes of their bodies.",
            inFlight.reading.count
          ),
          gauge("duebook_http_reading_limit", "The most of them at once.", inFlight.reading.limit),
          ...ownReadings(),
          ...freshReadings().map(({ help, name, value }) => gauge(name, help, value))
        ]),
        200,
        "text/plain; version=0.0.4; charset=utf-8"
      )

    const server = yield* Effect.acquireRelease(
      listen("ADMIN_PORT", options, (request) => {
        switch (pathOf(request.url)) {
          case "/healthz":
            return text("ok\n")
          case "/readyz":
            return run(ready)
          case "/metrics":
            return metrics()
          default:
            return text("not found\n", 404)
        }
      }),
      (server) => Effect.promise(() => server.stop(true))
    )
    return { port: server.port ?? options.port }
  })
