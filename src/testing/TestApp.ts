/** The whole API inside a test, without port and database, on the test's clock. */
import { FetchHttpClient } from "@effect/platform"
import { Context, Effect, Layer, Redacted } from "effect"
import { hooks, useCases, writes } from "../App.ts"
import { type Client, type ClientOptions, make as makeClient } from "../client/Client.ts"
import * as HttpApp from "../http/HttpApp.ts"
import { WebHandler } from "../http/WebHandler.ts"
import { InFlight } from "../http/InFlight.ts"
import { GateWatch } from "../services/installation/GateWatch.ts"
import { OptOuts } from "../services/customers/OptOuts.ts"
import type { Write } from "../services/Write.ts"
import { fixedCaller } from "./Holders.ts"
import { memory } from "./Memory.ts"
import { unlimited } from "./Quotas.ts"

/** The base URL of the app; nothing listens there. */
export const TEST_BASE_URL = "http://duebook.test"

/** The default token of calls; `fixedCaller` accepts any token. */
export const TEST_TOKEN = "test-token"

/** Requests in flight at a time. */
const MAX_IN_FLIGHT = 1_000

/** A request as a test writes it. */
export interface RawRequest {
  readonly method?: string
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** Added to the defaults (token, content type of a body, idempotency key of a write); null removes a default. */
  readonly headers?: Readonly<Record<string, string | null>>
}

/** An answer with its body. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown
}

export class TestApp extends Context.Tag("duebook/testing/TestApp")<
  TestApp,
  {
    /** A typed client that does not retry, so that a test sees every refusal. */
    readonly client: Client
    /** A client with other options, such as another key or with retries. */
    readonly clientWith: (options: Partial<ClientOptions>) => Effect.Effect<Client>
    /** Sends a request with the default headers. */
    readonly send: (path: string, request?: RawRequest) => Effect.Effect<RawAnswer>
    /** Sends a request without any default headers. */
    readonly fetch: (path: string, init?: RequestInit) => Effect.Effect<Response>
  }
>() {
  /**
   * Serves the API on memory layers, for a fixed caller without limits. Services or repositories in `overrides` replace
   * these; they may depend on the memory layers.
   */
  static readonly layer = <
    A = never,
    E = never,
    R extends Layer.Layer.Success<typeof memory> | Write = never
  >(
    overrides: Layer.Layer<A, E, R> = Layer.empty as unknown as Layer.Layer<A, E, R>
  ) => {
    const base = Layer.provideMerge(writes, memory)
    const below = Layer.merge(base, Layer.provide(overrides, base))
    const services = Layer.mergeAll(
      useCases,
      fixedCaller(),
      unlimited,
      OptOuts.layer,
      hooks(),
      GateWatch.open,
      InFlight.layer(MAX_IN_FLIGHT)
    ).pipe(Layer.provide(below))
    return Layer.effect(TestApp, makeApp).pipe(
      Layer.provide(Layer.provide(HttpApp.layer, Layer.merge(services, below))),
      Layer.provideMerge(below)
    )
  }
}

const headersOf = (request: RawRequest, method: string) => {
  const headers = new Headers({ authorization: `Bearer ${TEST_TOKEN}`, accept: "application/json" })
  if (request.body !== undefined) headers.set("content-type", "application/json")
  if (method === "POST" || method === "PATCH") headers.set("idempotency-key", crypto.randomUUID())
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const makeApp = Effect.gen(function* () {
  const handler = yield* WebHandler

  const fetch = (path: string, init: RequestInit = {}) =>
    Effect.promise(() => handler(new Request(new URL(path, TEST_BASE_URL).href, init)))

  const send = (path: string, request: RawRequest = {}) => {
    const method = request.method ?? (request.body === undefined ? "GET" : "POST")
    const body = typeof request.body === "string" ? request.body : JSON.stringify(request.body)
    const init = { method, headers: headersOf(request, method), ...(body === undefined ? {} : { body }) }
    return Effect.flatMap(fetch(path, init), (response) =>
      Effect.map(
        Effect.promise(() => response.text()),
        (text): RawAnswer => ({
          status: response.status,
          headers: response.headers,
          text,
          json: jsonOf(text)
        })
      )
    )
  }

  const inProcess = Layer.provide(
    FetchHttpClient.layer,
    Layer.succeed(FetchHttpClient.Fetch, ((input: URL, init: RequestInit) =>
      handler(new Request(input.href, init))) as typeof globalThis.fetch)
  )
  const clientWith = (options: Partial<ClientOptions>) =>
    Effect.provide(
      makeClient({ baseUrl: TEST_BASE_URL, apiKey: Redacted.make(TEST_TOKEN), maxRetries: 0, ...options }),
      inProcess
    )

  return TestApp.of({ client: yield* clientWith({}), clientWith, send, fetch })
})
