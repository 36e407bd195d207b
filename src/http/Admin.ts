/** The operator's port: health, readiness and metrics. It must not be exposed. */
import { SqlClient } from "@effect/sql"
import { Effect, Runtime, type Scope } from "effect"
import { Database } from "../postgres/Database.ts"
import { isMigrated } from "../postgres/Migrations.ts"
import * as Metrics from "./Metrics.ts"
import { InFlight } from "./InFlight.ts"
import { Draining, listen, type ListenFailed, type ListenOptions } from "./Server.ts"

/** A database that does not answer within this is not ready. */
const READY_TIMEOUT = "2 seconds"

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
  Scope.Scope | Database | SqlClient.SqlClient | InFlight | Draining
> =>
  Effect.gen(function* () {
    const database = yield* Database
    const inFlight = yield* InFlight
    const draining = yield* Draining
    const run = Runtime.runPromise(yield* Effect.runtime<SqlClient.SqlClient>())

    const readiness = Effect.gen(function* () {
      if (draining.now) return text("draining\n", 503)
      const migrated = yield* isMigrated.pipe(
        Effect.map((yes) => (yes ? "ready" : "not migrated")),
        Effect.catchAllCause(() => Effect.succeed("database unavailable")),
        // Not interrupted: that would cancel whatever statement runs on its connection by then.
        Effect.uninterruptible,
        Effect.disconnect,
        Effect.timeoutTo({
          duration: READY_TIMEOUT,
          onTimeout: () => "database unavailable",
          onSuccess: (state) => state
        })
      )
      return text(`${migrated}\n`, migrated === "ready" ? 200 : 503)
    })

    const metrics = Effect.map(database.poolState, ({ idle, size, waiting }) =>
      text(
        Metrics.render([
          { name: "duebook_http_in_flight", help: "Requests being answered.", value: inFlight.count },
          { name: "duebook_db_pool_connections", help: "Open connections to PostgreSQL.", value: size },
          { name: "duebook_db_pool_idle", help: "Connections that are not in use.", value: idle },
          { name: "duebook_db_pool_waiting", help: "Statements waiting for a connection.", value: waiting },
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
            return run(readiness)
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
