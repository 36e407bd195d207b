/** The public port: listens, and on its way down answers whatever it has accepted. */
import { Context, Data, Effect, type Scope } from "effect"
import { WebHandler } from "./HttpApp.ts"
import { InFlight } from "./Pipeline.ts"

/** An idle connection is closed after this. */
const IDLE_SECONDS = 30
/** Our own limit answers first; Bun's would answer with an empty body. */
const BUN_BODY_LIMIT = Number.MAX_SAFE_INTEGER
/** How often a stopping server looks whether it has answered everything. */
const DRAIN_POLL_MILLIS = 20

/** The server could not listen. */
export class ListenFailed extends Data.TaggedError("ListenFailed")<{ readonly message: string }> {}

/** Whether the process is on its way down. */
export class Draining extends Context.Tag("duebook/Draining")<Draining, { now: boolean }>() {}

/** Where and for how long to serve. */
export interface ListenOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
}

/** Starts a Bun server, or says why the port is not to be had. */
export const listen = (
  { host, port }: ListenOptions,
  fetch: (request: Request) => Response | Promise<Response>
): Effect.Effect<Bun.Server<undefined>, ListenFailed> =>
  Effect.try({
    try: () =>
      Bun.serve({
        hostname: host,
        port,
        fetch,
        idleTimeout: IDLE_SECONDS,
        maxRequestBodySize: BUN_BODY_LIMIT,
        development: false,
        error: () => new Response(null, { status: 500 })
      }),
    catch: (error) => {
      const code = (error as { readonly code?: string }).code
      return new ListenFailed({
        message:
          code === "EADDRINUSE"
            ? `Port ${port} on ${host} is taken: choose another one.`
            : `Can't listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`
      })
    }
  })

/**
 * Serves until its scope closes; then takes no new connections, answers every request it has, for at most
 * `graceSeconds`, and only then lets go.
 */
export const serve = (
  options: ListenOptions & { readonly graceSeconds: number }
): Effect.Effect<{ readonly port: number }, ListenFailed, Scope.Scope | WebHandler | InFlight | Draining> =>
  Effect.gen(function* () {
    const handler = yield* WebHandler
    const inFlight = yield* InFlight
    const draining = yield* Draining

    const fetch = async (request: Request): Promise<Response> => {
      const response = await handler(request)
      // Keep-alive connections would bring new requests for as long as they live.
      if (draining.now) response.headers.set("connection", "close")
      return response
    }

    const server = yield* Effect.acquireRelease(listen(options, fetch), (server) =>
      Effect.gen(function* () {
        draining.now = true
        const closed = server.stop(false)
        const deadline = performance.now() + options.graceSeconds * 1_000
        while (inFlight.count > 0 && performance.now() < deadline) {
          yield* Effect.promise(() => Bun.sleep(DRAIN_POLL_MILLIS))
        }
        // The last answers are still being written; idle connections are not waited for.
        yield* Effect.promise(() => Promise.race([closed, Bun.sleep(10 * DRAIN_POLL_MILLIS)]))
        yield* Effect.promise(() => server.stop(true))
      })
    )
    return { port: server.port ?? options.port }
  })
