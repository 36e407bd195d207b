/** The operator's port: health, readiness and metrics. It must not be exposed. */
import { Effect, Runtime, type Scope } from "effect"
import { Database } from "../postgres/Database.ts"
import { Readiness } from "../postgres/Readiness.ts"
import * as Metrics from "./Metrics.ts"
import { InFlight } from "./InFlight.ts"
import { Draining, listen, type ListenFailed, type ListenOptions } from "./Server.ts"

const text = (body: string, status = 200, contentType = "text/plain; charset=utf-8") =>
  new Response(body, { status, headers: { "content-type": contentType } })

// The host that a client sends does not matter.
const pathOf = (url: string): string => /^(?:https?:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] ?? ""

/** Serves /healthz, /readyz and /metrics until its scope closes. */
export const serve = (
  options: ListenOptions
): Effect.Effect<
  { readonly port: number },
  ListenFailed,
  Scope.Scope | Database | Readiness | InFlight | Draining
> =>
  Effect.gen(function* () {
    const database = yield* Database
    const inFlight = yield* InFlight
    const draining = yield* Draining
    const readiness = yield* Readiness
    const run = Runtime.runPromise(yield* Effect.runtime<never>())

    const ready = Effect.suspend(() =>
      draining.now
        ? Effect.succeed(text("draining\n", 503))
        : Effect.map(readiness.check, (state) => text(`${state}\n`, state === "ready" ? 200 : 503))
    )

    const metrics = Effect.map(database.poolState, ({ idle, size, waiting }) =>
      text(
        Metrics.render([
          { name: "duebook_http_in_flight", help: "Requests being answered.", value: inFlight.count },
          { name: "duebook_db_pool_connections", help: "Open connections to PostgreSQL.", value: size },
          { name: "duebook_db_pool_idle", help: "Connections that are not in use.", value: idle },
          { name: "duebook_db_pool_waiting", help: "Statements waiting for a connection.", value: waiting },
          {
            name: "duebook_db_read_only",
            help: "1 if the database refused writes when /readyz was asked last.",
            value: readiness.last() === "read-only" ? 1 : 0
          },
          {
            name: "duebook_process_resident_memory_bytes",
            help: "Resident memory.",
            value: process.memoryUsage.rss()
          }
        ]),
        200,
        "text/plain; version=0.0.4; charset=utf-8"
      )
    )

    const server = yield* Effect.acquireRelease(
      listen(options, (request) => {
        switch (pathOf(request.url)) {
          case "/healthz":
            return text("ok\n")
          case "/readyz":
            return run(ready)
          case "/metrics":
            return run(metrics)
          default:
            return text("not found\n", 404)
        }
      }),
      (server) => Effect.promise(() => server.stop(true))
    )
    return { port: server.port ?? options.port }
  })
