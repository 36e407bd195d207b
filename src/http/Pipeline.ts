/** The way of every request under /v1: its id, the gate, the limits of the process, the envelope of its errors. */
import { Context, Effect, Either, Exit, FiberRef, Layer, Runtime } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import { type ApiError, MethodNotAllowed, NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import { GateWatch } from "../services/GateWatch.ts"
import * as Access from "./Access.ts"
import { type Answered, ofFound, ofReply } from "./Answer.ts"
import { API_PREFIX } from "../api/Api.ts"
import { begin, type Exchange, makeRequestId } from "./Exchange.ts"
import type { Handler } from "./Handlers.ts"
import * as Input from "./Input.ts"
import * as Metrics from "./Metrics.ts"
import * as Respond from "./Respond.ts"
import { match } from "./Routes.ts"
import * as Settle from "./Settle.ts"

/** Counts requests in flight; `drained` is for the server's last moments. */
export class InFlight extends Context.Tag("duebook/InFlight")<
  InFlight,
  { readonly limit: number; count: number }
>() {
  static readonly layer = (limit: number) => Layer.sync(InFlight, () => ({ limit, count: 0 }))
}

/** What a gate that is not open means; one that was never seen is in a database that can't be reached. */
const closedBecause = { open: null, closed: "not_open", unseen: "database_unavailable" } as const

/** Whether a path is under /v1. */
const isVersioned = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)

/** Refusals that come before a route is known. */
const early = (error: ApiError, request: Request, startedAt: number): Response => {
  const requestId = makeRequestId()
  const method = request.method.toUpperCase()
  Metrics.unroutedRequest(method, error.status, (performance.now() - startedAt) / 1_000)
  return Respond.send({
    answered: Respond.ofError(error, requestId),
    requestId,
    quotaStatus: null,
    head: request.method === "HEAD"
  })
}

/** Runs a handler for an admitted request. */
const handled = (handler: Handler, exchange: Exchange): Effect.Effect<Answered, unknown, CurrentRequest> => {
  const input = Input.decode(exchange)
  if (Either.isLeft(input)) return Either.left(input.left)
  return Effect.map(handler(input.right), (result) =>
    "replayed" in result ? ofReply(result) : ofFound(exchange, result)
  )
}

const inSpan = <A, E, R>(work: Effect.Effect<A, E, R>, { requestId, route }: Exchange) =>
  Effect.withSpan(work, `${route.method} ${route.path}`, {
    kind: "server",
    attributes: {
      "http.request.method": route.method,
      "http.route": route.path,
      "duebook.request_id": requestId
    },
    captureStackTrace: false
  })

/**
 * Answers whatever is no page: under /v1 by these handlers, which go by `group.endpoint`. What fails after an answer
 * was found is left to `failed`.
 */
export const make = (handlers: ReadonlyMap<string, Handler>, failed: (defect: unknown) => Response) =>
  Effect.gen(function* () {
    const gate = yield* GateWatch
    const inFlight = yield* InFlight
    const admit = yield* Access.make
    const settle = yield* Settle.make
    const { context, fiberRefs, runtimeFlags } = yield* Effect.runtime<never>()
    // Spans cost time even when nobody collects them.
    const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)

    const run = (exchange: Exchange): Effect.Effect<Answered, unknown, CurrentRequest> => {
      const handler = handlers.get(exchange.route.name)
      if (handler === undefined) return Effect.dieMessage(`${exchange.route.name} has no handler`)
      return Effect.flatMap(admit(exchange), () => handled(handler, exchange))
    }

    // A client that hangs up disturbs nobody: its request runs to its end like any other.
    const answer = (exchange: Exchange): Promise<Response> =>
      new Promise((resolve) => {
        inFlight.count++
        const work = Effect.suspend(() => run(exchange))
        // Provided along with all that there is: providing a service to a part of a fiber costs as much as the rest.
        const runtime = Runtime.make({
          context: Context.add(context, CurrentRequest, exchange.current),
          fiberRefs,
          runtimeFlags
        })
        // A fiber that fails writes its cause to the log, with whatever the client sent in it.
        const fiber = Runtime.runFork(runtime, Effect.exit(traced ? inSpan(work, exchange) : work))
        fiber.addObserver((exit) => {
          inFlight.count--
          try {
            resolve(settle(Exit.flatten(exit), exchange, fiber.id()))
          } catch (defect) {
            resolve(failed(defect))
          }
        })
      })

    const versioned = (request: Request, path: string, query: string): Response | Promise<Response> => {
      const startedAt = performance.now()
      const shut = closedBecause[gate.state()]
      if (shut !== null) return early(ServiceUnavailable.because(shut), request, startedAt)
      if (inFlight.count >= inFlight.limit) {
        return early(ServiceUnavailable.because("overloaded"), request, startedAt)
      }
      const found = match(request.method.toUpperCase(), path)
      if (found._tag === "Unknown") return early(new NotFound(), request, startedAt)
      if (found._tag === "OtherMethod") return early(MethodNotAllowed.allow(found.allow), request, startedAt)
      const { ids, route } = found
      return answer(begin({ request, route, path, query, ids, startedAt }))
    }

    return (request: Request, path: string, query: string): Response | Promise<Response> =>
      isVersioned(path) ? versioned(request, path, query) : early(new NotFound(), request, performance.now())
  })
