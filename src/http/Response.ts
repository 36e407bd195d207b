/** The answer of a request as it is sent: the headers that every answer has, and the body of every error. */
import { Cause, Exit, Option } from "effect"
import { type ApiError, envelope, InternalError, isApiError } from "../domain/Errors.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** An answer without the headers that every answer has. */
export interface Answer {
  readonly status: number
  /** A stream has no `content-length`. */
  readonly body: string | Blob | ReadableStream
  /** Lower-case names; `content-type` is JSON unless it is given. */
  readonly headers: Readonly<Record<string, string>>
  /** `Set-Cookie` headers besides one in `headers`. */
  readonly cookies?: ReadonlyArray<string>
  /** What it tells of, if it is the answer of an error. */
  readonly error?: ApiError
}

/** Writes an error for one kind of reader: programs read the envelope, people read a page. */
export type ErrorWriter = (error: ApiError, facts: RequestFacts) => Pick<Answer, "body" | "headers">

const none = {}

/** The envelope of the API (contract §2.1). */
export const jsonError: ErrorWriter = (error, { requestId }) => ({
  body: envelope(error, requestId),
  headers: none
})

/** The headers that tell of an error, whatever the answer says of it besides. */
const headersOf = ({
  headers,
  retryAfterSeconds
}: Pick<ApiError, "headers" | "retryAfterSeconds">): Answer["headers"] => ({
  ...headers,
  ...(retryAfterSeconds === undefined ? none : { "retry-after": String(retryAfterSeconds) })
})

/** A page that tells of an error, with the headers of that. */
export const telling = (answer: Answer, error: Pick<ApiError, "headers" | "retryAfterSeconds">): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headersOf(error) }
})

/** An error as an answer. Every error of every address is written here. */
export const ofError = (error: ApiError, facts: RequestFacts): Answer => {
  const { body, headers } = (facts.route?.writeError ?? jsonError)(error, facts)
  return {
    status: error.status,
    error,
    body,
    headers: { ...headers, ...headersOf(error) }
  }
}

/** As nginx logs it: the client closed the connection before there was an answer. */
const CLIENT_CLOSED_REQUEST = 499

/** The exit of a request's fiber as an answer. `defect` is called with the cause of an unexpected failure. */
export const ofExit = (
  exit: Exit.Exit<Answer, unknown>,
  facts: RequestFacts,
  defect: (cause: Cause.Cause<unknown>) => void
): Answer => {
  if (Exit.isSuccess(exit)) return exit.value
  const error = Option.getOrNull(Cause.failureOption(exit.cause))
  if (isApiError(error)) return ofError(error, facts)
  // Work is interrupted only when its client has hung up. The status is for the log and the metrics.
  if (Cause.isInterruptedOnly(exit.cause)) return { status: CLIENT_CLOSED_REQUEST, body: "", headers: {} }
  defect(exit.cause)
  return ofError(new InternalError(), facts)
}

/** In bytes; undefined where it is not known, and for an answer that has no body. */
const sizeOf = ({ body, status }: Answer): number | undefined => {
  if (typeof body === "string") return status === 304 ? undefined : Buffer.byteLength(body)
  return body instanceof Blob ? body.size : undefined
}

/** A year, as browsers ask for it (RFC 6797). Behind https, they are to use nothing else. */
const HSTS = "max-age=31536000"

/** The answer with all of its headers, RateLimit included (IETF httpapi, ratelimit-headers draft). */
export const responseOf = (answer: Answer, facts: RequestFacts): Response => {
  const { quotaStatus, request, requestId } = facts
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-request-id": requestId,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff"
  }
  if (facts.isSecure()) headers["strict-transport-security"] = HSTS
  const size = sizeOf(answer)
  if (size !== undefined) headers["content-length"] = String(size)
  if (quotaStatus !== null) {
    const { perKey, period } = quotaStatus
    headers["ratelimit-policy"] =
      `"per-key";q=${perKey.limit};w=${perKey.windowSeconds}, "period";q=${period.allowance};w=${period.windowSeconds}`
    headers["ratelimit"] =
      `"per-key";r=${perKey.remaining};t=${perKey.resetSeconds}, "period";r=${period.remaining};t=${period.resetSeconds}`
  }
  for (const name in answer.headers) headers[name] = answer.headers[name] ?? ""
  const isBodiless = request.method === "HEAD" || answer.status === 304
  const response = new Response(isBodiless ? null : answer.body, { status: answer.status, headers })
  for (const cookie of answer.cookies ?? []) response.headers.append("set-cookie", cookie)
  return response
}
