/** Makes responses, logs requests and counts them. */
import { Cause, Effect, type Exit, FiberId, LogLevel } from "effect"
import { type ApiError, InternalError } from "../domain/Errors.ts"
import { faultBehind } from "../postgres/SqlFailure.ts"
import { logFields } from "../tracing/Span.ts"
import * as Defect from "./Defect.ts"
import * as Metrics from "./Metrics.ts"
import type { RequestFacts } from "./RequestContext.ts"
import * as RequestSpan from "./RequestSpan.ts"
import * as RequestLog from "./RequestLog.ts"
import { type Answer, ofError, ofExit, responseOf } from "./Response.ts"
import type { Route } from "./Routes.ts"

/** How a request is answered, in each of three cases. */
export interface Report {
  /** By its route: what the fiber of the request ended with. */
  readonly respond: (
    exit: Exit.Exit<Answer, unknown>,
    route: Route,
    facts: RequestFacts,
    fiberId: FiberId.FiberId
  ) => Response
  /** Without its route: the request is refused before that runs. */
  readonly refused: (error: ApiError, facts: RequestFacts) => Response
  /** With 500, after writing an answer failed. */
  readonly failed: (defect: unknown, facts: RequestFacts) => Response
}

const UNAVAILABLE = 503

const millisSince = (startedAt: number): number => performance.now() - startedAt

const count = (status: number, { route }: RequestFacts, method: string, millis: number): void => {
  if (route === null) Metrics.unroutedRequest(method, status, millis / 1_000)
  else route.meter(status, millis / 1_000)
}

const withoutRoute = (facts: RequestFacts): RequestFacts => ({ ...facts, route: null, quotaStatus: null })

/** Reports to the log that is configured where this runs. */
export const make: Effect.Effect<Report> = Effect.map(RequestLog.make, (log) => {
  // The line has ids, routes and times only: never a token, an amount or a name. Of an answer that the database could not
  // give, it has the cause besides. It is counted afterwards: where the log fails, the request is answered and counted by
  // `failed`.
  const tell = (
    { error, status }: Pick<Answer, "error" | "status">,
    facts: RequestFacts,
    fiberId: FiberId.FiberId
  ) => {
    const { companyId, request, requestId, route, span, startedAt } = facts
    const method = route?.method ?? request.method.toUpperCase()
    const millis = millisSince(startedAt)
    log(LogLevel.Info, "request", fiberId, () => ({
      request_id: requestId,
      route: route?.name ?? "none",
      method,
      status,
      duration_ms: Math.round(millis * 10) / 10,
      ...(companyId === null ? {} : { company_id: companyId }),
      ...faultBehind(error),
      ...logFields(span)
    }))
    count(status, facts, method, millis)
  }

  return {
    respond: (exit, route, facts, fiberId) => {
      const answer = ofExit(exit, facts, (cause) =>
        log(LogLevel.Error, "a request failed on our side", fiberId, () => ({
          request_id: facts.requestId,
          route: route.name,
          ...logFields(facts.span),
          ...Defect.facts(cause)
        }))
      )
      // The company does not pay for a request that was admitted and not served (contract §1.2).
      if (answer.status === UNAVAILABLE && facts.giveBack !== null) Effect.runSync(facts.giveBack)
      const response = responseOf(answer, facts)
      RequestSpan.end(facts, answer)
      tell(answer, facts, fiberId)
      return response
    },

    refused: (error, facts) => {
      const method = facts.request.method.toUpperCase()
      Metrics.unroutedRequest(method, error.status, millisSince(facts.startedAt) / 1_000)
      const answer = ofError(error, facts)
      RequestSpan.end(facts, answer)
      return responseOf(answer, facts)
    },

    failed: (defect, facts) => {
      const error = new InternalError()
      try {
        log(LogLevel.Error, "an answer failed on our side", FiberId.none, () => ({
          request_id: facts.requestId,
          ...logFields(facts.span),
          ...Defect.facts(Cause.die(defect))
        }))
        tell(error, facts, FiberId.none)
      } catch {
        // The log itself may be what fails. The client is answered all the same, and the request is counted.
        const method = facts.route?.method ?? facts.request.method.toUpperCase()
        count(error.status, facts, method, millisSince(facts.startedAt))
      }
      const answer = ofError(error, withoutRoute(facts))
      RequestSpan.end(facts, answer)
      return responseOf(answer, withoutRoute(facts))
    }
  }
})
