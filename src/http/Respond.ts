/** Answers as the server sends them: the headers that all have, and the envelope of errors. */
import type { QuotaStatus } from "../domain/CurrentRequest.ts"
import { type ApiError, envelope, InternalError } from "../domain/Errors.ts"
import type { Answered } from "./Answer.ts"

/** An error as an answer. */
export const ofError = (error: ApiError, requestId: string): Answered => ({
  status: error.status,
  body: envelope(error, requestId),
  headers: {
    ...error.headers,
    ...(error.retryAfterSeconds === undefined ? {} : { "retry-after": String(error.retryAfterSeconds) })
  }
})

/** What is to be sent, and to whom. */
export interface Sending {
  readonly answered: Answered
  readonly requestId: string
  /** Null before admission. */
  readonly quotaStatus: QuotaStatus | null
  /** Whether only the head is wanted. */
  readonly head: boolean
}

/** The answer with all of its headers, among them RateLimit (IETF httpapi, ratelimit-headers draft). */
export const send = ({ answered, head, requestId, quotaStatus }: Sending): Response => {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(answered.body)),
    "x-request-id": requestId,
    "cache-control": "no-store"
  }
  if (quotaStatus !== null) {
    const { perKey, period } = quotaStatus
    headers["ratelimit-policy"] =
      `"per-key";q=${perKey.limit};w=${perKey.windowSeconds}, "period";q=${period.allowance};w=${period.windowSeconds}`
    headers["ratelimit"] =
      `"per-key";r=${perKey.remaining};t=${perKey.resetSeconds}, "period";r=${period.remaining};t=${period.resetSeconds}`
  }
  for (const name in answered.headers) headers[name] = answered.headers[name] ?? ""
  return new Response(head ? null : answered.body, { status: answered.status, headers })
}

/** For when an answer could not be sent. */
export const sendFailure = (requestId: string): Response =>
  send({
    answered: ofError(new InternalError(), requestId),
    requestId,
    quotaStatus: null,
    head: false
  })
