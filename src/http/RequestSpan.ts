/** The span of a request: its route, its answer and its ids; never an address, a query, a header or a body. */
import type { ApiError } from "../domain/Errors.ts"
import { type Span, SpanKind } from "../tracing/Span.ts"
import * as TraceParent from "../tracing/TraceParent.ts"
import type { Tracer } from "../tracing/Tracing.ts"
import type { RequestFacts } from "./RequestContext.ts"
import type { Answer } from "./Response.ts"

/** Other methods are told as `_OTHER`, because anybody can send any. */
const METHODS = new Set(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"])
const SERVER_ERROR = 500

/**
 * Begins the span of a request, in the trace that its sender names, or else in one whose id is the request id without
 * its prefix. Null if it is not traced.
 */
export const begin = (tracer: Tracer | undefined, facts: RequestFacts): Span | null =>
  tracer?.begin(
    "HTTP",
    {
      kind: SpanKind.server,
      traceId: facts.requestId.slice(facts.requestId.indexOf("_") + 1),
      startedAt: facts.startedAt,
      attributes: { "duebook.request_id": facts.requestId }
    },
    TraceParent.parse(facts.request.headers.get("traceparent"))
  ) ?? null

/** Why a request was refused, in the words of the API's errors: the code, and the reason or the limit. */
const refusalOf = ({ code, details }: ApiError): Readonly<Record<string, string>> => {
  const { policy, reason } = (details ?? {}) as { readonly reason?: string; readonly policy?: string }
  const why = reason ?? policy
  return { "duebook.error.code": code, ...(why === undefined ? {} : { "duebook.error.reason": why }) }
}

/** Ends the span of a request that was answered. */
export const end = (
  { companyId, request, route, span }: RequestFacts,
  { error, headers, status }: Omit<Answer, "body">
): void => {
  if (span === null) return
  const method = request.method.toUpperCase()
  const known = METHODS.has(method) ? method : "_OTHER"
  // As the conventions name it, so that there are few names.
  const called = known === "_OTHER" ? "HTTP" : known
  span.name = route === null ? called : `${called} ${route.path}`
  span.set({
    "http.request.method": known,
    "http.response.status_code": status,
    "url.scheme": "http",
    ...(route === null ? {} : { "http.route": route.path, "duebook.route": route.name }),
    ...(companyId === null ? {} : { "duebook.company_id": companyId }),
    ...(headers["idempotent-replayed"] === undefined ? {} : { "duebook.idempotent_replay": true }),
    ...(error === undefined ? {} : refusalOf(error)),
    ...(status >= SERVER_ERROR ? { "error.type": error?.code ?? String(status) } : {})
  })
  span.end(status >= SERVER_ERROR ? (error?.code ?? String(status)) : undefined)
}
