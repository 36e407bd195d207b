/** Repeats calls that failed temporarily, with limits for the number of tries, the waiting and the time of each try. */
import {
  HttpClient,
  HttpClientError,
  type HttpClientRequest,
  type HttpClientResponse
} from "@effect/platform"
import { Clock, Duration, Effect, Random } from "effect"
import { catalogue } from "../domain/Errors.ts"

/** How often a call is repeated after its first try. */
export const MAX_RETRIES = 5
/**
 * The longest time that a call waits between its tries, all waits together; longer than the window of the per-key
 * limit.
 */
export const MAX_TOTAL_WAIT: Duration.DurationInput = "90 seconds"
/** A try without an answer in this time counts as a connection failure. */
export const TRY_TIMEOUT: Duration.DurationInput = "30 seconds"

/** The first wait when the server sends no `Retry-After`; it doubles with every further one. */
const FIRST_BACKOFF_MILLIS = 200
const MAX_BACKOFF_MILLIS = 10_000
/** Waits are up to this much longer than the server asks for, so that clients do not all repeat at the same time. */
const JITTER = 0.25
const SMALL_JITTER_MILLIS = 250

/** Limits of a call's retries; the defaults are the constants of this module. */
export interface RetryBounds {
  readonly maxRetries?: number
  readonly maxTotalWait?: Duration.DurationInput
  readonly tryTimeout?: Duration.DurationInput
}

type Response = HttpClientResponse.HttpClientResponse
type Failure = HttpClientError.HttpClientError

/** Statuses of temporary failures: 408, 429, 503, and those of a proxy that can't reach the server. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** The code of an error answer; undefined when the body is not Duebook's. The body can be read again afterwards. */
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

type TryResult =
  | { readonly _tag: "Done"; readonly response: Response }
  | {
      readonly _tag: "Temporary"
      /** The result if the call is not repeated. */
      readonly result: Effect.Effect<Response, Failure>
      readonly retryAfter: number | undefined
    }

// Reads the whole body as part of the try, so that a connection that breaks in the middle of it is repeated too.
const judge = (response: Response): Effect.Effect<TryResult, Failure> =>
  Effect.gen(function* () {
    const code =
      response.status < 400 ? yield* Effect.as(response.arrayBuffer, undefined) : yield* codeOf(response)
    const temporary =
      temporaryStatuses.has(response.status) || code === catalogue.IdempotencyKeyInProgress.code
    // An error without a code comes from a proxy or the like, and is not one of the API's errors.
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
    if (!temporary) return { _tag: "Done", response: yield* done }
    const now = yield* Clock.currentTimeMillis
    return {
      _tag: "Temporary",
      result: done,
      retryAfter: retryAfterMillis(response.headers["retry-after"], now)
    }
  })

const isConnectionFailure = (failure: Failure): boolean =>
  failure._tag === "RequestError" ? failure.reason === "Transport" : failure.reason === "Decode"

/** How long to wait before retry `n` (from 0), in milliseconds; never less than the server asks for. */
const waitMillis = (n: number, retryAfter: number | undefined): Effect.Effect<number> =>
  Effect.map(Random.next, (random) => {
    const backoff = Math.min(MAX_BACKOFF_MILLIS, FIRST_BACKOFF_MILLIS * 2 ** n)
    return retryAfter === undefined
      ? backoff * (0.5 + random / 2)
      : retryAfter + random * (retryAfter * JITTER + SMALL_JITTER_MILLIS)
  })

/**
 * Repeats a request after a temporary failure. On 429, on 503 and while the first request with the same idempotency key
 * still runs, it waits for `Retry-After`; when the connection fails, it waits with exponential backoff. When the tries
 * are used up or the next wait would exceed the limit, the result is the last answer or failure. Repeating a write is
 * safe, because it has an `Idempotency-Key`.
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
        Effect.catchAll((failure): Effect.Effect<TryResult, Failure> =>
          isConnectionFailure(failure)
            ? Effect.succeed({ _tag: "Temporary", result: Effect.fail(failure), retryAfter: undefined })
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
          if (retries >= maxRetries || waited + wait > maxTotalWait) return yield* outcome.result
          yield* Effect.sleep(Duration.millis(wait))
          waited += wait
        }
      })
    )
  }
