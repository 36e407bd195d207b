/**
 * A typed client of the API for integrators: calls, answers and errors are those of the contract (`duebook/api`).
 *
 * Writes get an `Idempotency-Key` automatically, one for each call, which its retries keep. A call is repeated, within
 * limits, after a rate limit, a closed or overloaded service, or a broken connection. The client needs an `HttpClient`,
 * such as `FetchHttpClient.layer` on Bun, Node and browsers.
 */
import {
  HttpApi,
  HttpApiClient,
  type HttpApiEndpoint,
  type HttpApiGroup,
  HttpClient,
  type HttpClientError,
  HttpClientRequest,
  type HttpClientResponse
} from "@effect/platform"
import { Clock, Context, Effect, Layer, type ParseResult, Redacted } from "effect"
import { isApiError } from "../domain/Errors.ts"
import { DEFAULT_PAGE, DEFAULT_PER_PAGE } from "../domain/Page.ts"
import { Api, API_PREFIX } from "../api/Api.ts"
import { type RetryBounds, retryAfterMillis, retrying } from "./Retry.ts"

export { MAX_RETRIES, MAX_TOTAL_WAIT, type RetryBounds, TRY_TIMEOUT } from "./Retry.ts"
export {
  all,
  type AnyListPage,
  ListTooLong,
  MAX_PAGES,
  type PageParams,
  listPages,
  PER_PAGE,
  type WalkOptions
} from "./Pages.ts"

/** Options of a client. */
export interface ClientOptions extends RetryBounds {
  /** The service's address, with or without a trailing slash and `/v1`. */
  readonly baseUrl: string | URL
  /** The API key, sent as `Authorization: Bearer …`. */
  readonly apiKey: string | Redacted.Redacted
  /**
   * Makes the `Idempotency-Key` of a write that has none; random UUIDs by default. Do not use Effect's `Random` for it:
   * its seed has 32 bits, and two processes with the same seed would get each other's answers.
   */
  readonly makeKey?: Effect.Effect<string>
}

/** Failures of a call besides the errors of the API: no connection, or an answer that is not from Duebook. */
export type CallFailure = HttpClientError.HttpClientError | ParseResult.ParseError

type Groups = typeof Api extends HttpApi.HttpApi<infer _Id, infer G, infer _E, infer _R> ? G : never

type PageFields = "page" | "per_page"
type Query<UrlParams> = Omit<UrlParams, PageFields> & Partial<Pick<UrlParams, PageFields & keyof UrlParams>>

type Request<Path, UrlParams, Payload, Headers> = ([Path] extends [void]
  ? unknown
  : { readonly path: Path }) &
  ([UrlParams] extends [never] ? unknown : { readonly urlParams?: Query<UrlParams> }) &
  ([Payload] extends [never] ? unknown : { readonly payload: Payload }) &
  ([Headers] extends [never] ? unknown : { readonly headers?: Headers })

type Arguments<Fields> = object extends Fields ? readonly [request?: Fields] : readonly [request: Fields]

/** An endpoint as a function; `withResponse: true` returns the response, with its headers, beside the value. */
export type Method<Endpoint, GroupError> = [Endpoint] extends [
  HttpApiEndpoint.HttpApiEndpoint<
    infer _Name,
    infer _Method,
    infer Path,
    infer UrlParams,
    infer Payload,
    infer Headers,
    infer Success,
    infer Failure,
    infer _R,
    infer _RE
  >
]
  ? <WithResponse extends boolean = false>(
      ...request: Arguments<
        Request<Path, UrlParams, Payload, Headers> & { readonly withResponse?: WithResponse }
      >
    ) => Effect.Effect<
      WithResponse extends true ? readonly [Success, HttpClientResponse.HttpClientResponse] : Success,
      Failure | GroupError | CallFailure
    >
  : never

type MethodsOf<Group> =
  Group extends HttpApiGroup.HttpApiGroup<infer _Id, infer Endpoints, infer GroupError, infer _R, infer _Top>
    ? {
        readonly [Endpoint in Endpoints as HttpApiEndpoint.HttpApiEndpoint.Name<Endpoint>]: Method<
          Endpoint,
          GroupError
        >
      }
    : never

/** The API as functions: `client.receivables.create({ payload })`. */
export type Client = {
  readonly [Group in Groups as HttpApiGroup.HttpApiGroup.Name<Group>]: MethodsOf<Group>
}

/** `https://host/some/path/v1/` becomes `https://host/some/path`, because the contract's paths begin with `/v1`. */
export const normaliseBaseUrl = (baseUrl: string | URL): string => {
  const url = URL.canParse(String(baseUrl)) ? new URL(baseUrl) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError("baseUrl must be a URL beginning with http:// or https://")
  }
  const path = url.pathname.replace(/\/+$/, "")
  return (
    url.origin + (path.endsWith(API_PREFIX) ? path.slice(0, -API_PREFIX.length).replace(/\/+$/, "") : path)
  )
}

/** The headers of the last answer of a call. */
interface LastAnswer {
  headers: HttpClientResponse.HttpClientResponse["headers"]
}
const LastAnswer = Context.GenericTag<LastAnswer>("duebook/client/LastAnswer")

const rememberAnswer = HttpClient.tap((response: HttpClientResponse.HttpClientResponse) =>
  Effect.map(Effect.serviceOption(LastAnswer), (last) => {
    if (last._tag === "Some") last.value.headers = response.headers
  })
)

// Errors and answers contain the request; a program that logs them as JSON must not log the key.
const hideKey = ({ headers }: HttpClientRequest.HttpClientRequest) =>
  Effect.sync(() => Object.assign(headers, { authorization: "<redacted>" }))

const hidingKey = HttpClient.transform(
  (send: Effect.Effect<HttpClientResponse.HttpClientResponse, HttpClientError.HttpClientError>, request) =>
    Effect.ensuring(
      Effect.tapBoth(send, {
        onFailure: (error) => hideKey(error.request),
        onSuccess: (response) => hideKey(response.request)
      }),
      hideKey(request)
    )
)

/** Adds to an error what its answer's headers say: the seconds to wait, and the request id. */
const withHeaders = (error: unknown, { headers }: LastAnswer, now: number): unknown => {
  if (!isApiError(error)) return error
  const wait = retryAfterMillis(headers["retry-after"], now)
  const requestId = error.requestId ?? headers["x-request-id"]
  return Object.assign(error, {
    ...(wait === undefined ? {} : { retryAfterSeconds: Math.ceil(wait / 1_000) }),
    ...(requestId === undefined ? {} : { requestId })
  })
}

const randomKey = Effect.sync(() => crypto.randomUUID())

type AnyRequest = Readonly<Record<string, unknown>>
type AnyCall = (request: AnyRequest) => Effect.Effect<unknown, unknown>

/** Fills in `headers` and the page, which the contract's types require, so that callers can leave them out. */
const withDefaults = (calls: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Client => {
  const client: Record<string, Record<string, AnyCall>> = {}
  HttpApi.reflect(Api, {
    onGroup: ({ group }) => {
      client[group.identifier] = {}
    },
    onEndpoint: ({ endpoint, group }) => {
      const call = calls[group.identifier]?.[endpoint.name] as AnyCall
      const hasQuery = endpoint.urlParamsSchema._tag === "Some"
      const page =
        endpoint.method === "GET" ? { page: DEFAULT_PAGE, per_page: DEFAULT_PER_PAGE } : ({} as const)
      Object.assign(client[group.identifier] ?? {}, {
        [endpoint.name]: (request: AnyRequest = {}) => {
          const answer: LastAnswer = { headers: {} as LastAnswer["headers"] }
          const urlParams = hasQuery
            ? { ...page, ...(request["urlParams"] as object | undefined) }
            : undefined
          return call({ ...request, urlParams, headers: request["headers"] ?? {} }).pipe(
            Effect.catchAll((error) =>
              Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.fail(withHeaders(error, answer, now)))
            ),
            Effect.provideService(LastAnswer, answer)
          )
        }
      })
    }
  })
  // The type is derived from the same contract that these methods are built from.
  return client as unknown as Client
}

/**
 * Makes a client.
 *
 * ```ts
 * const client = yield* make({ baseUrl: "https://duebook.example", apiKey })
 * const { data } = yield* client.receivables.read({ path: { receivable: 42 } })
 * ```
 *
 * Errors are the classes of `duebook/domain/Errors`, caught by their `_tag`. A wrong `baseUrl` is a defect.
 */
export const make = (options: ClientOptions): Effect.Effect<Client, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const baseUrl = normaliseBaseUrl(options.baseUrl)
    const makeKey = options.makeKey ?? randomKey
    const apiKey = Redacted.isRedacted(options.apiKey) ? options.apiKey : Redacted.make(options.apiKey)

    const authorise = (request: HttpClientRequest.HttpClientRequest) =>
      HttpClientRequest.acceptJson(HttpClientRequest.bearerToken(request, apiKey))

    // Applied before the retries, so that all tries of a call have the same key.
    const withKey = (request: HttpClientRequest.HttpClientRequest) =>
      request.method === "GET" || request.headers["idempotency-key"] !== undefined
        ? Effect.succeed(request)
        : Effect.map(makeKey, (key) => HttpClientRequest.setHeader(request, "idempotency-key", key))

    const calls = yield* HttpApiClient.make(Api, {
      baseUrl,
      transformClient: (client) =>
        client.pipe(
          rememberAnswer,
          retrying(options),
          hidingKey,
          HttpClient.mapRequest(authorise),
          HttpClient.mapRequestEffect(withKey)
        )
    })
    return withDefaults(calls)
  })

/** The client as an Effect service. */
export class DuebookClient extends Context.Tag("duebook/DuebookClient")<DuebookClient, Client>() {
  static readonly layer = (
    options: ClientOptions
  ): Layer.Layer<DuebookClient, never, HttpClient.HttpClient> => Layer.effect(DuebookClient, make(options))
}
