/** The way of every request under /v1: its id, the gate, the limits of the process, the envelope of its errors. */
import {
  HttpApiError,
  type HttpApp,
  type HttpRouter,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse
} from "@effect/platform"
import { Cause, Context, Effect, FiberRef, Layer, Option } from "effect"
import type { Standing } from "../domain/CurrentRequest.ts"
import {
  type ApiError,
  envelope,
  InternalError,
  isApiError,
  MethodNotAllowed,
  NotFound,
  ServiceUnavailable,
  ValidationFailed
} from "../domain/Errors.ts"
import { GateWatch } from "../services/GateWatch.ts"
import { API_PREFIX } from "./api/Api.ts"
import * as Defect from "./Defect.ts"
import * as Metrics from "./Metrics.ts"
import { makeRequestId, type RequestFacts, RequestState } from "./RequestState.ts"
import { match } from "./Routes.ts"
import { fieldIssues } from "./Validation.ts"

/** What the router answers, or the raw failure of a handler, a decoder or the router itself. */
type App = Effect.Effect<HttpServerResponse.HttpServerResponse, unknown, HttpRouter.HttpRouter.Provided>

/** Counts requests in flight; `drained` is for the server's last moments. */
export class InFlight extends Context.Tag("duebook/InFlight")<
  InFlight,
  { readonly limit: number; count: number }
>() {
  static readonly layer = (limit: number) => Layer.sync(InFlight, () => ({ limit, count: 0 }))
}

/** RateLimit headers (IETF httpapi, ratelimit-headers draft). */
const standingHeaders = ({ perKey, period }: Standing): Readonly<Record<string, string>> => ({
  "ratelimit-policy": `"per-key";q=${perKey.limit};w=${perKey.windowSeconds}, "period";q=${period.allowance};w=${period.windowSeconds}`,
  ratelimit: `"per-key";r=${perKey.remaining};t=${perKey.resetSeconds}, "period";r=${period.remaining};t=${period.resetSeconds}`
})

const respond = (error: ApiError, requestId: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(envelope(error, requestId), {
    status: error.status,
    contentType: "application/json",
    headers: {
      ...error.headers,
      ...(error.retryAfterSeconds === undefined ? {} : { "retry-after": String(error.retryAfterSeconds) })
    }
  })

/** What a cause means to the caller; null for a defect. */
const meaning = (cause: Cause.Cause<unknown>, facts: RequestFacts): ApiError | null => {
  const error = Option.getOrNull(Cause.failureOption(cause))
  if (isApiError(error)) return error
  if (error instanceof HttpServerError.RouteNotFound) return new NotFound()
  // After the handler has run, a schema that does not fit is that of our own answer.
  if (error instanceof HttpApiError.HttpApiDecodeError && !facts.answered) {
    return ValidationFailed.all(fieldIssues(error.issues))
  }
  return null
}

const answerTo = (cause: Cause.Cause<unknown>, facts: RequestFacts) =>
  Effect.suspend(() => {
    const error = meaning(cause, facts)
    if (error !== null) return Effect.succeed(respond(error, facts.requestId))
    return Effect.as(
      Effect.logError("a request failed on our side").pipe(
        Effect.annotateLogs({
          request_id: facts.requestId,
          route: facts.route.name,
          ...Defect.facts(cause)
        })
      ),
      respond(new InternalError(), facts.requestId)
    )
  })

const finish = (response: HttpServerResponse.HttpServerResponse, facts: RequestFacts) =>
  HttpServerResponse.setHeaders(response, {
    "x-request-id": facts.requestId,
    "cache-control": "no-store",
    ...(facts.standing === null ? {} : standingHeaders(facts.standing)),
    ...facts.headers
  })

/** The request as handlers see it: its body is the one that was read and measured at admission. */
const withBodyOf = (request: HttpServerRequest.HttpServerRequest, facts: RequestFacts) =>
  Object.create(request, {
    json: { get: () => Effect.sync(() => facts.body) }
  }) as HttpServerRequest.HttpServerRequest

const pathOf = (url: string): string => {
  const end = url.indexOf("?")
  return end === -1 ? url : url.slice(0, end)
}

/** Refusals that come before a route is known. */
const early = (error: ApiError, method: string, startedAt: number) => {
  const requestId = makeRequestId()
  Metrics.request("none", method, error.status, (performance.now() - startedAt) / 1_000)
  return HttpServerResponse.setHeaders(respond(error, requestId), {
    "x-request-id": requestId,
    "cache-control": "no-store"
  })
}

/** What a gate that is not open means; one that was never seen is in a database that can't be reached. */
const closedBecause = { open: null, closed: "not_open", unseen: "database_unavailable" } as const

/** What there is outside /v1. */
const PAGES: ReadonlySet<string> = new Set(["/docs", "/openapi.json"])

/** Whether a path is under /v1. */
const isVersioned = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)

/** Wraps the API. Requests outside /v1 pass untouched. */
export const make = Effect.gen(function* () {
  const gate = yield* GateWatch
  const inFlight = yield* InFlight
  // Spans cost time even when nobody collects them.
  const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)

  const versioned = (app: App, request: HttpServerRequest.HttpServerRequest, path: string) => {
    const startedAt = performance.now()
    const shut = closedBecause[gate.state()]
    if (shut !== null) {
      return Effect.succeed(early(ServiceUnavailable.because(shut), request.method, startedAt))
    }
    if (inFlight.count >= inFlight.limit) {
      return Effect.succeed(early(ServiceUnavailable.because("overloaded"), request.method, startedAt))
    }
    const found = match(request.method, path)
    if (found._tag === "Unknown") return Effect.succeed(early(new NotFound(), request.method, startedAt))
    if (found._tag === "OtherMethod") {
      return Effect.succeed(early(MethodNotAllowed.allow(found.allow), request.method, startedAt))
    }
    const facts: RequestFacts = {
      requestId: makeRequestId(),
      route: found.route,
      path,
      query: request.url.slice(path.length + 1),
      idsAreIds: found.idsAreIds,
      companyId: null,
      standing: null,
      body: undefined,
      answered: false,
      headers: {}
    }
    inFlight.count++
    return (traced ? inSpan(app, facts, request.method) : app).pipe(
      Effect.provideService(RequestState, facts),
      Effect.provideService(HttpServerRequest.HttpServerRequest, withBodyOf(request, facts)),
      Effect.catchAllCause((cause) => answerTo(cause, facts)),
      Effect.map((response) => finish(response, facts)),
      Effect.tap((response) => told(facts, request.method, response.status, performance.now() - startedAt)),
      Effect.ensuring(
        Effect.sync(() => {
          inFlight.count--
        })
      )
    )
  }

  // The type of what comes in says that nothing can fail; in truth nothing has been encoded yet.
  type Provided = HttpApp.Default<never, HttpRouter.HttpRouter.Provided>
  return (app: Provided): Provided =>
    Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
      const path = pathOf(request.url)
      if (isVersioned(path)) return versioned(app, request, path)
      const unknown = Effect.sync(() => early(new NotFound(), request.method, performance.now()))
      // The router would take `//v1/…`, `/V1/…` and `/%761/…` for /v1, past everything above.
      if (!PAGES.has(path)) return unknown
      return Effect.catchIf(
        app as App,
        (error) => error instanceof HttpServerError.RouteNotFound,
        () => unknown
      )
    }) as Provided
})

const inSpan = (app: App, facts: RequestFacts, method: string): App =>
  Effect.withSpan(app, `${method} ${facts.route.path}`, {
    kind: "server",
    attributes: {
      "http.request.method": method,
      "http.route": facts.route.path,
      "duebook.request_id": facts.requestId
    },
    captureStackTrace: false
  })

// Ids, routes and times alone: never a token, an amount or a name.
const told = (facts: RequestFacts, method: string, status: number, millis: number) => {
  Metrics.request(facts.route.name, method, status, millis / 1_000)
  return Effect.logInfo("request").pipe(
    Effect.annotateLogs({
      request_id: facts.requestId,
      route: facts.route.name,
      method,
      status,
      duration_ms: Math.round(millis * 10) / 10,
      ...(facts.companyId === null ? {} : { company_id: facts.companyId })
    })
  )
}
