/** When a call is sent again, and how long it waits before: bounded in tries, in waiting and in time per try. */
import {
  HttpClient,
  HttpClientError,
  type HttpClientRequest,
  type HttpClientResponse
} from "@effect/platform"
import { Clock, Duration, Effect, Random } from "effect"
import { catalogue } from "../domain/Errors.ts"

/** How often a call is sent again after its first try. */
export const MAX_RETRIES = 5
/** The longest a call waits between its tries, all waits together: one whole window of the per-key limit fits. */
export const MAX_TOTAL_WAIT: Duration.DurationInput = "90 seconds"
/** A try without an answer in this time counts as a connection failure. */
export const TRY_TIMEOUT: Duration.DurationInput = "30 seconds"

/** The first wait where the server names none; it doubles with every further one. */
const FIRST_BACKOFF_MILLIS = 200
const MAX_BACKOFF_MILLIS = 10_000
/** Waits are up to this much longer than asked for, so that clients which were refused together come back apart. */
const JITTER = 0.25
const SMALL_JITTER_MILLIS = 250

/** Bounds of a call's retries; the named constants where absent. */
export interface RetryBounds {
  readonly maxRetries?: number
  readonly maxTotalWait?: Duration.DurationInput
  readonly tryTimeout?: Duration.DurationInput
}

type Response = HttpClientResponse.HttpClientResponse
type Failure = HttpClientError.HttpClientError

/** Answers that the same request may well not get again: 429, 503, and what a proxy says when it lost the server. */
const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** The code of an error answer, undefined where the body is none of ours. Reads the body, which stays readable. */
const codeOf = (response: Response): Effect.Effect<string | undefined, Failure> =>
  Effect.map(response.arrayBuffer, (bytes) => {
    try {
      const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
      const code = (body as { readonly error?: { readonly code?: unknown } } | null)?.error?.code
      return typeof code === "string" ? code : undefined
    } catch {
      return undefined
    }
  })

/** `Retry-After` in milliseconds from now: whole seconds or a date (RFC 9110, 10.2.3); undefined without one. */
export const retryAfterMillis = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  if (/^[0-9]{1,9}$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

type Outcome =
  | { readonly _tag: "Done"; readonly response: Response }
  | {
      readonly _tag: "Passing"
      readonly again: Effect.Effect<Response, Failure>
      readonly retryAfter: number | undefined
    }

// The whole body belongs to the try: a connection that breaks off in the middle of it is a connection failure.
const judge = (response: Response): Effect.Effect<Outcome, Failure> =>
  Effect.gen(function* () {
    const code =
      response.status < 400 ? yield* Effect.as(response.arrayBuffer, undefined) : yield* codeOf(response)
    const passing = passingStatuses.has(response.status) || code === catalogue.IdempotencyKeyInProgress.code
    // An error page of somebody between us and the server has no code to be typed by.
    const done: Effect.Effect<Response, Failure> =
      response.status >= 400 && code === undefined
        ? Effect.fail(
            new HttpClientError.ResponseError({
              request: response.request,
              response,
              reason: "StatusCode",
              description: "not an answer of Duebook"
            })
          )
        : Effect.succeed(response)
    if (!passing) return { _tag: "Done", response: yield* done }
    const now = yield* Clock.currentTimeMillis
    return {
      _tag: "Passing",
      again: done,
      retryAfter: retryAfterMillis(response.headers["retry-after"], now)
    }
  })

const isConnectionFailure = (failure: Failure): boolean =>
  failure._tag === "RequestError" ? failure.reason === "Transport" : failure.reason === "Decode"

/** How long to wait before try `n` + 1 (n from 0): never less than the server asked for. */
const waitMillis = (n: number, retryAfter: number | undefined): Effect.Effect<number> =>
  Effect.map(Random.next, (random) => {
    const backoff = Math.min(MAX_BACKOFF_MILLIS, FIRST_BACKOFF_MILLIS * 2 ** n)
    return retryAfter === undefined
      ? backoff * (0.5 + random / 2)
      : retryAfter + random * (retryAfter * JITTER + SMALL_JITTER_MILLIS)
  })

/**
 * Sends a request again while that makes sense: on 429 and 503 and while the first request with the same
 * idempotency key still runs, after `Retry-After`; when the connection fails, after an exponential backoff. Gives up
 * with the last answer or failure, and does so at once when the next wait would exceed the bound. Repeating a write is
 * safe because it carries its `Idempotency-Key`.
 */
export const retrying =
  (bounds: RetryBounds) =>
  (client: HttpClient.HttpClient): HttpClient.HttpClient => {
    const maxRetries = bounds.maxRetries ?? MAX_RETRIES
    const maxTotalWait = Duration.toMillis(bounds.maxTotalWait ?? MAX_TOTAL_WAIT)
    const tryTimeout = Duration.decode(bounds.tryTimeout ?? TRY_TIMEOUT)

    const once = (send: Effect.Effect<Response, Failure>, request: HttpClientRequest.HttpClientRequest) =>
      Effect.flatMap(send, judge).pipe(
        Effect.timeoutFail({
          duration: tryTimeout,
          onTimeout: () =>
            new HttpClientError.RequestError({
              request,
              reason: "Transport",
              description: `no answer within ${Duration.format(tryTimeout)}`
            })
        }),
        Effect.catchAll((failure): Effect.Effect<Outcome, Failure> =>
          isConnectionFailure(failure)
            ? Effect.succeed({ _tag: "Passing", again: Effect.fail(failure), retryAfter: undefined })
            : Effect.fail(failure)
        )
      )

    return HttpClient.transform(client, (send, request) =>
      Effect.gen(function* () {
        let waited = 0
        for (let retries = 0; ; retries++) {
          const outcome = yield* once(send, request)
          if (outcome._tag === "Done") return outcome.response
          const wait = yield* waitMillis(retries, outcome.retryAfter)
          if (retries >= maxRetries || waited + wait > maxTotalWait) return yield* outcome.again
          yield* Effect.sleep(Duration.millis(wait))
          waited += wait
        }
      })
    )
  }
