/** The public port: listens, and on its way down answers whatever it has accepted. */
import { Context, Data, Effect, type Scope } from "effect"
import { WebHandler } from "./WebHandler.ts"
import { InFlight } from "./InFlight.ts"

/** A connection without traffic is closed after this; longer than any answer of ours may take. */
const IDLE_SECONDS = 60
/** Our own limit answers first; Bun's would answer with an empty body. */
const BUN_BODY_LIMIT = Number.MAX_SAFE_INTEGER
/** How often a stopping server looks whether it has answered everything. */
const DRAIN_POLL_MILLIS = 20
/** For so long a stopping server still takes what comes, and tells every client to leave. */
const FAREWELL_MILLIS = 500
/** A turn of the event loop that takes no longer has found next to nothing to do. */
const QUIET_TURN_MILLIS = 1.5
const MAX_TURNS = 50
/** For the last answers to get out. */
const FLUSH_MILLIS = 50

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
        // On by default outside of development: two services would share a port, each with half of the requests.
        reusePort: false,
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

// A connection that the kernel has taken and we have not is reset when listening ends: let there be few.
const quietTurn = async () => {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const started = performance.now()
    await Bun.sleep(0)
    if (performance.now() - started < QUIET_TURN_MILLIS) return
  }
}

/**
 * Serves until its scope closes; then takes leave of its clients, answers every request it has, for at most
 * `graceSeconds`, and only then lets go.
 *
 * Bun closes connections between two requests the moment it stops listening, though the next request may be on its
 * way. So at first every answer says `connection: close`, which leaves no such connection when listening ends.
 */
export const serve = (
  options: ListenOptions & { readonly graceSeconds: number }
): Effect.Effect<{ readonly port: number }, ListenFailed, Scope.Scope | WebHandler | InFlight | Draining> =>
  Effect.gen(function* () {
    const handler = yield* WebHandler
    const inFlight = yield* InFlight
    const draining = yield* Draining
    let lastRequestAt = Number.NEGATIVE_INFINITY

    const fetch = async (request: Request): Promise<Response> => {
      lastRequestAt = performance.now()
      const response = await handler(request)
      if (draining.now) response.headers.set("connection", "close")
      return response
    }

    const drain = async (server: Bun.Server<undefined>) => {
      draining.now = true
      const started = performance.now()
      const deadline = started + options.graceSeconds * 1_000
      const hasClients = started - lastRequestAt < IDLE_SECONDS * 1_000
      if (hasClients) await Bun.sleep(Math.min(FAREWELL_MILLIS, deadline - started))
      await quietTurn()
      // Never fulfilled while a client holds a connection open without a request, so it is not waited for.
      void server.stop(false)
      const busy = () => server.pendingRequests > 0 || inFlight.count > 0
      while (busy() && performance.now() < deadline) await Bun.sleep(DRAIN_POLL_MILLIS)
      await Bun.sleep(FLUSH_MILLIS)
      await Promise.race([server.stop(true), Bun.sleep(FLUSH_MILLIS)])
    }

    const server = yield* Effect.acquireRelease(listen(options, fetch), (server) =>
      Effect.logInfo("draining").pipe(
        Effect.annotateLogs({ in_flight: inFlight.count }),
        Effect.zipRight(Effect.promise(() => drain(server))),
        Effect.zipRight(Effect.logInfo("stopped"))
      )
    )
    return { port: server.port ?? options.port }
  })
