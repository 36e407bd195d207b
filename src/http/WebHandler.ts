/** What every request on the public port passes: the gate, the limit of the process, its route, the log and the metrics. */
import { Cause, Context, Effect, Exit, FiberId, FiberRef, LogLevel, Runtime } from "effect"
import { API_PREFIX } from "../api/Api.ts"
import {
  type ApiError,
  InternalError,
  MethodNotAllowed,
  NotFound,
  ServiceUnavailable
} from "../domain/Errors.ts"
import { GateWatch } from "../services/GateWatch.ts"
import * as Defect from "./Defect.ts"
import { InFlight } from "./InFlight.ts"
import * as Metrics from "./Metrics.ts"
import { begin, RequestContext, type RequestFacts } from "./RequestContext.ts"
import * as RequestLog from "./RequestLog.ts"
import { type Answer, ofError, ofExit, send } from "./Response.ts"
import { matcher, type Route } from "./Routes.ts"

/** Answers one request. It never rejects: an unexpected failure is answered with 500. */
export class WebHandler extends Context.Tag("duebook/WebHandler")<
  WebHandler,
  (request: Request) => Promise<Response>
>() {}

/** Why a gate that is not open refuses a request. A gate that was never seen is in a database that can't be reached. */
const closedBecause = { open: null, closed: "not_open", unseen: "database_unavailable" } as const

/** Whether a path is under /v1, which the gate closes. */
const isVersioned = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)

const inSpan = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  { path, method }: Route,
  { requestId }: RequestFacts
) =>
  Effect.withSpan(work, `${method} ${path}`, {
    kind: "server",
    attributes: { "http.request.method": method, "http.route": path, "duebook.request_id": requestId },
    captureStackTrace: false
  })

/** Makes the handler that answers by these routes. */
export const make = (routes: ReadonlyArray<Route>) =>
  Effect.gen(function* () {
    const gate = yield* GateWatch
    const inFlight = yield* InFlight
    const log = yield* RequestLog.make
    const { context, fiberRefs, runtimeFlags } = yield* Effect.runtime<never>()
    // Spans cost time even if no exporter collects them.
    const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)
    const match = matcher(routes)

    /** Answers a request that is refused before its route runs. */
    const early = (error: ApiError, facts: RequestFacts): Response => {
      const method = facts.request.method.toUpperCase()
      Metrics.unroutedRequest(method, error.status, (performance.now() - facts.startedAt) / 1_000)
      return send(ofError(error, facts), facts)
    }

    // The line has ids, routes and times only: never a token, an amount or a name.
    const tell = (status: number, route: Route, facts: RequestFacts, fiberId: FiberId.FiberId) => {
      const { companyId, requestId, startedAt } = facts
      const millis = performance.now() - startedAt
      route.meter(status, millis / 1_000)
      log(LogLevel.Info, "request", fiberId, () => ({
        request_id: requestId,
        route: route.name,
        method: route.method,
        status,
        duration_ms: Math.round(millis * 10) / 10,
        ...(companyId === null ? {} : { company_id: companyId })
      }))
    }

    const respond = (
      exit: Exit.Exit<Answer, unknown>,
      route: Route,
      facts: RequestFacts,
      fiberId: FiberId.FiberId
    ): Response => {
      const answer = ofExit(exit, facts, (cause) =>
        log(LogLevel.Error, "a request failed on our side", fiberId, () => ({
          request_id: facts.requestId,
          route: route.name,
          ...Defect.facts(cause)
        }))
      )
      const response = send(answer, facts)
      tell(answer.status, route, facts, fiberId)
      return response
    }

    /** The answer when writing an answer failed. */
    const failed = (defect: unknown, facts: RequestFacts): Response => {
      try {
        log(LogLevel.Error, "an answer failed on our side", FiberId.none, () => ({
          request_id: facts.requestId,
          ...Defect.facts(Cause.die(defect))
        }))
      } catch {
        // The log itself may be what fails. The client is answered all the same.
      }
      return send(ofError(new InternalError(), { ...facts, route: null }), { ...facts, quotaStatus: null })
    }

    // A request of a client that hangs up runs to its end: cancelling its SQL could hit another request.
    const answer = (route: Route, facts: RequestFacts): Promise<Response> =>
      new Promise((resolve) => {
        inFlight.count++
        // The request's own copy, to which middleware adds: providing services one by one would double the cost of a request.
        const services = new Map(context.unsafeMap).set(RequestContext.key, facts)
        const runtime = Runtime.make({ context: Context.unsafeMake(services), fiberRefs, runtimeFlags })
        // As an exit: a fiber that fails writes its cause to the log, and the cause may contain what the client sent.
        const fiber = Runtime.runFork(
          runtime,
          Effect.exit(traced ? inSpan(route.run, route, facts) : route.run)
        )
        fiber.addObserver((exit) => {
          inFlight.count--
          try {
            resolve(respond(Exit.flatten(exit), route, facts, fiber.id()))
          } catch (defect) {
            resolve(failed(defect, facts))
          }
        })
      })

    /** Why no request to this address can be answered now; null if it can. */
    const refusal = (path: string): ServiceUnavailable | null => {
      const shut = isVersioned(path) ? closedBecause[gate.state()] : null
      if (shut !== null) return ServiceUnavailable.because(shut)
      return inFlight.count >= inFlight.limit ? ServiceUnavailable.because("overloaded") : null
    }

    return WebHandler.of((request) => {
      const facts = begin(request)
      try {
        const { path } = facts
        const found = match(request.method.toUpperCase(), path)
        if (found._tag === "Found") {
          facts.route = found.route
          facts.params = found.params
        }
        const refused = refusal(path)
        if (refused !== null) return Promise.resolve(early(refused, facts))
        switch (found._tag) {
          case "Found":
            return answer(found.route, facts)
          case "OtherMethod":
            return Promise.resolve(early(MethodNotAllowed.allow(found.allow), facts))
          case "Unknown":
            return Promise.resolve(early(new NotFound(), facts))
        }
      } catch (defect) {
        return Promise.resolve(failed(defect, facts))
      }
    })
  })
