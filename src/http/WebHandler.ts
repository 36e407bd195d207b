/** What every request on the public port passes: the gate, the limit of the process, its route, the log and the metrics. */
import { Context, Effect, Exit, FiberId, FiberRef, Runtime } from "effect"
import { API_PREFIX } from "../api/Api.ts"
import { MalformedRequest, MethodNotAllowed, NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import { GateWatch } from "../services/installation/GateWatch.ts"
import type { GateState } from "../services/installation/WakeUps.ts"
import { StatementCaller } from "../postgres/Current.ts"
import { CurrentSpan } from "../tracing/Span.ts"
import { Tracing } from "../tracing/Tracing.ts"
import { HangUps } from "./HangUps.ts"
import { InFlight, type RequestsInFlight } from "./InFlight.ts"
import { surroundingsOf, TrustProxy } from "./Origin.ts"
import { beginRequest, RequestContext, type RequestFacts } from "./RequestContext.ts"
import * as Report from "./Report.ts"
import * as RequestSpan from "./RequestSpan.ts"
import { type Match, matcher, type Route } from "./Routes.ts"

/**
 * Answers one request. It never rejects: an unexpected failure is answered with 500. A request whose address was
 * rewritten on its way to `request.url` is one for an unknown address, because each address has one spelling.
 */
export class WebHandler extends Context.Tag("duebook/WebHandler")<
  WebHandler,
  (request: Request, isRewritten?: boolean, peer?: RequestFacts["peer"]) => Promise<Response>
>() {}

const UNKNOWN: Match = { _tag: "Unknown" }

/** Why a gate that is not open refuses a request. A gate that was never seen is in a database that can't be reached. */
const closedBecause = { open: null, closed: "not_open", unseen: "database_unavailable" } as const

/** Whether a path is under /v1, which the gate closes. */
const isVersioned = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)

/** Why the gate refuses requests to this address; null if it does not. */
const refusal = (path: string, gate: GateState): ServiceUnavailable | null => {
  const shut = isVersioned(path) ? closedBecause[gate] : null
  return shut === null ? null : ServiceUnavailable.because(shut)
}

/** Several `Host` headers arrive as one with a comma, which no host has. Proxies could disagree about such a request. */
const hasSeveralHosts = ({ headers }: Request): boolean => headers.get("host")?.includes(",") === true

const severalHosts = () =>
  new MalformedRequest({ message: "Send one Host header.", headers: { connection: "close" } })

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

type AnswerRoute = (route: Route, facts: RequestFacts) => Promise<Response>

/** Makes the function that answers requests in their places, each as long as its client waits for it. */
const placing = (inFlight: RequestsInFlight, report: Report.Report, answer: AnswerRoute): AnswerRoute => {
  const hangUps = new HangUps()
  /** For a client that has gone before the work on its request has begun. */
  const forNobody: AnswerRoute = async (route, facts) =>
    report.respond(Exit.interrupt(FiberId.none), route, facts, FiberId.none)

  return async (route, facts) => {
    const { isGone, network } = facts
    if (hangUps.areExpected) {
      await hangUps.haveShown()
      if (hangUps.notice(isGone)) return forNobody(route, facts)
    }
    const entering = inFlight.enter({ credential: route.credential(facts), network, isGone })
    const place = entering instanceof Promise ? await entering : entering
    if (entering instanceof Promise && hangUps.notice(isGone)) {
      place?.leave()
      return forNobody(route, facts)
    }
    if (place === null) return report.refused(ServiceUnavailable.because("overloaded"), facts)
    facts.place = place
    return answer(route, facts)
      .catch((defect: unknown) => report.failed(defect, facts))
      .finally(() => {
        hangUps.notice(isGone)
        facts.leaveFile?.()
        place.leave()
      })
  }
}

/** Makes the handler that answers by these routes. */
export const make = (routes: ReadonlyArray<Route>) =>
  Effect.gen(function* () {
    const gate = yield* GateWatch
    const inFlight = yield* InFlight
    const report = yield* Report.make
    const surroundings = yield* surroundingsOf(yield* TrustProxy)
    const { context, fiberRefs, runtimeFlags } = yield* Effect.runtime<never>()
    const tracer = yield* Tracing
    // Spans of an embedder's own tracer. They cost time even if nobody collects them.
    const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)
    const match = matcher(routes)

    // The statements of a client that hangs up run to their end, because cancelling one could hit another request. What
    // still waits for its turn is dropped then.
    const answer = (route: Route, facts: RequestFacts): Promise<Response> =>
      new Promise((resolve) => {
        // The request's own copy, to which middleware adds: providing services one by one would double the cost of a request.
        const services = new Map(context.unsafeMap)
          .set(RequestContext.key, facts)
          .set(StatementCaller.key, facts)
        if (facts.span !== null) services.set(CurrentSpan.key, facts.span)
        const runtime = Runtime.make({ context: Context.unsafeMake(services), fiberRefs, runtimeFlags })
        // As an exit: a fiber that fails writes its cause to the log, and the cause may contain what the client sent.
        const fiber = Runtime.runFork(
          runtime,
          Effect.exit(traced ? inSpan(route.run, route, facts) : route.run)
        )
        fiber.addObserver((exit) => {
          try {
            resolve(report.respond(Exit.flatten(exit), route, facts, fiber.id()))
          } catch (defect) {
            resolve(report.failed(defect, facts))
          }
        })
      })

    const inItsPlace = placing(inFlight, report, answer)

    const answered = (found: Match, facts: RequestFacts): Promise<Response> | Response => {
      if (hasSeveralHosts(facts.request)) return report.refused(severalHosts(), facts)
      const refused = refusal(facts.path, gate.state())
      if (refused !== null) return report.refused(refused, facts)
      switch (found._tag) {
        case "Found":
          return inItsPlace(found.route, facts)
        case "OtherMethod":
          return report.refused(MethodNotAllowed.allow(found.allow), facts)
        case "Unknown":
          return report.refused(new NotFound(), facts)
      }
    }

    return WebHandler.of(async (request, isRewritten = false, peer) => {
      const facts = beginRequest(request, peer, surroundings)
      try {
        facts.span = RequestSpan.begin(tracer, facts)
        const found = isRewritten ? UNKNOWN : match(request.method.toUpperCase(), facts.path)
        // Of another method, too: its readers are told of the error in the form that they read.
        if (found._tag !== "Unknown") facts.route = found.route
        if (found._tag === "Found") facts.params = found.params
        return await answered(found, facts)
      } catch (defect) {
        return report.failed(defect, facts)
      }
    })
  })
