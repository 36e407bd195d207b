/** The public port: it listens, and when it stops it first answers every request that it has accepted. */
import { Context, Data, Effect, type Scope } from "effect"
import { lookup } from "node:dns/promises"
import { isLeftUnread } from "./Body.ts"
import { WebHandler } from "./WebHandler.ts"
import { InFlight } from "./InFlight.ts"
import { addressOf } from "./RequestContext.ts"
import { depths, isRewritten, type RoutedRequest } from "./Spelling.ts"

/** A connection without traffic is closed after this. No answer of ours may take longer. */
const IDLE_SECONDS = 60
/** Out of reach: our own limit answers with the envelope, Bun's would answer with an empty body. */
const BUN_BODY_LIMIT = Number.MAX_SAFE_INTEGER
/** How often a stopping server checks whether it has answered everything. */
const DRAIN_POLL_MILLIS = 20
/** How long a stopping server accepts requests at least, and asks every client to close its connection. */
const FAREWELL_MILLIS = 500
/** A turn of the event loop that is shorter than this had almost nothing to do. */
const QUIET_TURN_MILLIS = 1.5
const MAX_TURNS = 50
/** Time for the last answers to be written to their sockets. */
const FLUSH_MILLIS = 50

/** The server could not listen. */
export class ListenFailed extends Data.TaggedError("ListenFailed")<{ readonly message: string }> {}

/** Whether the process is stopping. */
export class Draining extends Context.Tag("duebook/Draining")<Draining, { now: boolean }>() {}

/** Where and for how long to serve. */
export interface ListenOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
}

/** Answers a request; `rewritten` says whether its address is another one than `request.url` shows. */
type Fetch = (request: Request, rewritten: boolean, peer: () => string | null) => Response | Promise<Response>

type Served = Bun.Server<undefined>

const peerOf = (request: Request, server: Served) => () => server.requestIP(request)?.address ?? null

const routesTo = (fetch: Fetch) =>
  Object.fromEntries(
    depths.map(({ pattern, segments }) => [
      pattern,
      (request: RoutedRequest, server: Served) =>
        fetch(
          request,
          isRewritten(addressOf(request).path, segments, request.params),
          peerOf(request, server)
        )
    ])
  )

/**
 * Whether the host is an address, or a name that has one. Bun does not tell: for a name without an address it reports the
 * error of an earlier system call, or that the port is taken.
 */
const hasAddress = (host: string): Effect.Effect<boolean> =>
  Effect.promise(() =>
    lookup(host).then(
      () => true,
      () => false
    )
  )

/** The variable that names the address of each port. */
const hosts = { PORT: "HOST", ADMIN_PORT: "ADMIN_HOST" } as const

/** Starts a Bun server, or says why it cannot listen on the port, and which variable has it. */
export const listen = (
  variable: "PORT" | "ADMIN_PORT",
  { host, port }: ListenOptions,
  fetch: Fetch
): Effect.Effect<Bun.Server<undefined>, ListenFailed> =>
  Effect.try({
    try: () =>
      Bun.serve({
        hostname: host,
        port,
        routes: routesTo(fetch),
        fetch: (request, server) =>
          fetch(request, isRewritten(addressOf(request).path, null, {}), peerOf(request, server)),
        idleTimeout: IDLE_SECONDS,
        maxRequestBodySize: BUN_BODY_LIMIT,
        development: false,
        // It is on by default outside of development: two services would share a port and get half of the requests each.
        reusePort: false,
        error: () => new Response(null, { status: 500, headers: { "x-content-type-options": "nosniff" } })
      }),
    catch: (error) => error as { readonly message: string; readonly code?: string }
  }).pipe(
    Effect.catchAll((error) =>
      Effect.flatMap(hasAddress(host), (found) => {
        const isTaken = found && error.code === "EADDRINUSE"
        const why = found ? error.message : "the name has no address"
        const message = isTaken
          ? `Port ${port} on ${host} is taken: set ${variable} to another one.`
          : `Can't listen on ${host}:${port} (${why}): look at ${hosts[variable]} and ${variable}.`
        return new ListenFailed({ message })
      })
    )
  )

// When listening ends, the kernel resets connections that it has accepted and we have not read. This keeps them few.
const quietTurn = async () => {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const started = performance.now()
    await Bun.sleep(0)
    if (performance.now() - started < QUIET_TURN_MILLIS) return
  }
}

/**
 * Serves until its scope closes. Then it asks its clients to close their connections, accepts requests for
 * `drainSeconds` more, because a load balancer learns late that it is not ready, answers every request that it has, for
 * at most `graceSeconds`, and stops.
 *
 * Bun closes idle connections the moment it stops listening, although the next request may already be on its way. So
 * every answer first says `connection: close` for a while, and no idle connection is left when listening ends.
 */
export const serve = (
  options: ListenOptions & { readonly drainSeconds: number; readonly graceSeconds: number }
): Effect.Effect<{ readonly port: number }, ListenFailed, Scope.Scope | WebHandler | InFlight | Draining> =>
  Effect.gen(function* () {
    const handler = yield* WebHandler
    const inFlight = yield* InFlight
    const draining = yield* Draining
    let lastRequestAt = Number.NEGATIVE_INFINITY

    const fetch: Fetch = async (request, rewritten, peer) => {
      lastRequestAt = performance.now()
      const response = await handler(request, rewritten, peer)
      const isRefused = response.status >= 300
      if (draining.now || (isRefused && (await isLeftUnread(request, response.status)))) {
        response.headers.set("connection", "close")
      }
      return response
    }

    const drain = async (server: Bun.Server<undefined>) => {
      draining.now = true
      await Bun.sleep(options.drainSeconds * 1_000)
      const started = performance.now()
      const deadline = started + options.graceSeconds * 1_000
      const hasClients = started - lastRequestAt < IDLE_SECONDS * 1_000
      if (hasClients) await Bun.sleep(Math.min(FAREWELL_MILLIS, deadline - started))
      await quietTurn()
      // Not awaited: its promise is pending as long as a client keeps a connection open without a request.
      void server.stop(false)
      const busy = () => server.pendingRequests > 0 || inFlight.count > 0
      while (busy() && performance.now() < deadline) await Bun.sleep(DRAIN_POLL_MILLIS)
      await Bun.sleep(FLUSH_MILLIS)
      await Promise.race([server.stop(true), Bun.sleep(FLUSH_MILLIS)])
    }

    const server = yield* Effect.acquireRelease(listen("PORT", options, fetch), (server) =>
      Effect.logInfo("draining").pipe(
        Effect.annotateLogs({ in_flight: inFlight.count }),
        Effect.zipRight(Effect.promise(() => drain(server))),
        Effect.zipRight(Effect.logInfo("stopped"))
      )
    )
    return { port: server.port ?? options.port }
  })
