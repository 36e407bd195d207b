/** The same groups and middleware, served by `HttpApiBuilder` and by `HttpApiServer`, give the same answers. */
import { HttpApiBuilder, HttpServer, HttpServerRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Layer, Logger, LogLevel, type Scope } from "effect"
import { Api } from "../../src/api/Api.ts"
import { hooks, useCases, writes } from "../../src/App.ts"
import { Unauthenticated } from "../../src/domain/Errors.ts"
import type { KeyHolder } from "../../src/domain/KeyHolder.ts"
import * as HttpApiServer from "../../src/http/HttpApiServer.ts"
import * as HttpApp from "../../src/http/HttpApp.ts"
import { InFlight, type Place, RequestsInFlight } from "../../src/http/InFlight.ts"
import { beginRequest, RequestContext } from "../../src/http/RequestContext.ts"
import { matcher } from "../../src/http/Routes.ts"
import { WebHandler } from "../../src/http/WebHandler.ts"
import { GateWatch } from "../../src/services/installation/GateWatch.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { OptOuts } from "../../src/services/customers/OptOuts.ts"
import { Quota } from "../../src/services/keys/Quota.ts"
import { admitted, holderOf, memory, refusedBy } from "../../src/testing/Testing.ts"

const NOW = Date.UTC(2026, 2, 1, 12)
const ORIGIN = "http://duebook.test"

/** A clock that stands still, so that both servers answer the same times; and no log. */
const stillClock = Layer.merge(
  Layer.setClock(
    Object.assign(Object.create(Clock.make()) as Clock.Clock, {
      unsafeCurrentTimeMillis: () => NOW,
      currentTimeMillis: Effect.succeed(NOW)
    })
  ),
  Logger.minimumLogLevel(LogLevel.None)
)

/** The key holder of each token. */
const LIMITED_KEY = 7
const SPENT_KEY = 8
const holders: Readonly<Record<string, KeyHolder>> = {
  all: holderOf(),
  other: holderOf({ companyId: 2 }),
  reader: holderOf({ scopes: ["receivables:read"] }),
  left: holderOf({ refused: "not_a_member" }),
  unplanned: holderOf({ plan: null }),
  limited: holderOf({ apiKeyId: LIMITED_KEY }),
  spent: holderOf({ apiKeyId: SPENT_KEY })
}

const keys = Layer.succeed(KeyStore, {
  find: (token) => {
    const holder = Object.hasOwn(holders, token) ? holders[token] : undefined
    return holder === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(holder)
  }
})

const quota = Layer.succeed(Quota, {
  admit: ({ apiKeyId }) =>
    Effect.succeed(
      apiKeyId === LIMITED_KEY
        ? refusedBy("per_key", 9)
        : apiKeyId === SPENT_KEY
          ? refusedBy("period", 99)
          : admitted
    ),
  giveBack: () => Effect.void
})

const services = Layer.mergeAll(
  useCases,
  keys,
  quota,
  OptOuts.layer,
  hooks(),
  GateWatch.open,
  InFlight.layer(10)
).pipe(Layer.provide(writes), Layer.provide(memory))

type Fetch = (request: Request) => Promise<Response>

const ours: Effect.Effect<Fetch, never, Scope.Scope> = Effect.map(
  Layer.build(HttpApp.layer.pipe(Layer.provide(services), Layer.provideMerge(stillClock))),
  (context) => context.unsafeMap.get(WebHandler.key) as Fetch
)

type Name = keyof typeof Api.groups & string

/** The handlers of a group, registered with `HttpApiBuilder`. */
const rebuilt = (name: Name) =>
  HttpApiBuilder.group(
    Api,
    name as "receivables",
    (handlers) =>
      Effect.map(HttpApiServer.served(Api.identifier, name), (served) =>
        [...served.handlers].reduce(
          (all, [endpoint, handler]) => all.handle(endpoint as never, handler as never) as never,
          handlers
        )
      ) as never
  ) as unknown as Layer.Layer<never>

const groups = Object.keys(Api.groups).map((name) => rebuilt(name as Name)) as [Layer.Layer<never>]

const builders: Effect.Effect<Fetch, never, Scope.Scope> = Effect.gen(function* () {
  const api = HttpApiServer.api(Api).pipe(
    Layer.provideMerge(HttpApp.groups),
    Layer.provideMerge(HttpApp.middleware),
    Layer.provide(services)
  )
  const built = yield* Layer.build(api.pipe(Layer.provideMerge(stillClock)))
  const match = matcher(built.unsafeMap.get(HttpApiServer.ApiRoutes.key) as never)
  const { dispose, handler } = HttpApiBuilder.toWebHandler(
    Layer.mergeAll(
      HttpApiBuilder.api(Api).pipe(
        Layer.provide(Layer.mergeAll(...groups)),
        Layer.provide(Layer.succeedContext(built))
      ) as never as Layer.Layer<never>,
      HttpServer.layerContext,
      stillClock
    ) as never,
    {
      // Our server makes the RequestContext before middleware runs. It gets a clone, since a body can be read only once.
      middleware: (app) =>
        Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ source }) => {
          const facts = beginRequest((source as Request).clone() as Request)
          const arrival = { credential: null, network: facts.network, isGone: facts.isGone }
          facts.place = new RequestsInFlight(1, 1).enter(arrival) as Place
          const found = match(facts.request.method, facts.path)
          if (found._tag === "Found") facts.route = found.route
          return Effect.provideService(app, RequestContext, facts)
        })
    }
  )
  yield* Effect.addFinalizer(() => Effect.promise(dispose))
  return handler
})

interface Ask {
  readonly key?: string | null
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string | null
  readonly contentType?: string
}

let asked = 0

/** Makes the same request twice, with one idempotency key, so that each server can read its body. */
const prepared = (ask: Ask): (() => Request) => {
  const { body, contentType = "application/json", key = "all", path } = ask
  const method = ask.method ?? (body === undefined ? "GET" : "POST")
  const headers = new Headers(key === null ? {} : { authorization: `Bearer ${key}` })
  if (body !== undefined) headers.set("content-type", contentType)
  const idempotencyKey = ask.idempotencyKey === undefined ? `key-${++asked}` : ask.idempotencyKey
  if (method !== "GET" && idempotencyKey !== null) headers.set("idempotency-key", idempotencyKey)
  const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body)
  return () => new Request(`${ORIGIN}/v1${path}`, { method, headers, body: text })
}

interface Compared {
  readonly status: number
  readonly body: string
  readonly type: string | null
  readonly replayed: string | null
}

/** What is compared of an answer: all but the request id, which each server makes itself. */
const comparedOf = async (response: Response): Promise<Compared> => ({
  status: response.status,
  body: (await response.text()).replace(/"request_id":"[^"]*"/, '"request_id":"…"'),
  type: response.headers.get("content-type"),
  replayed: response.headers.get("idempotent-replayed")
})

const both = (asks: ReadonlyArray<readonly [status: number, ask: Ask]>) =>
  Effect.gen(function* () {
    const [first, second] = [yield* ours, yield* builders]
    for (const [status, ask] of asks) {
      const request = prepared(ask)
      const [one, other] = yield* Effect.promise(async () => [
        await comparedOf(await first(request())),
        await comparedOf(await second(request()))
      ])
      expect({ ask, ...one }).toEqual({ ask, ...other })
      expect({ ask, status: one?.status }).toEqual({ ask, status })
    }
  })

const receivable = {
  customer: { display_name: "Ada", email: "ada@example.com", timezone: "Europe/Berlin" },
  amount: "12.50",
  currency: "EUR",
  due_date: "2026-03-20"
}
const bill = { bill_label: "Rent", amount: "900", currency: "EUR", due_date: "2026-03-31" }
const reason = { reason: "agreed" }
const paidAt = "2026-02-28T09:30:00.000Z"

describe("HttpApiBuilder gives the same", () => {
  it.scopedLive("successes, byte for byte", () =>
    both([
      [201, { path: "/receivables", body: receivable, idempotencyKey: "first" }],
      [201, { path: "/receivables", body: receivable, idempotencyKey: '"first"' }],
      [201, { path: "/receivables", body: { ...receivable, external_reference: "ä-1" } }],
      [200, { path: "/receivables?per_page=1&page=2" }],
      [200, { path: "/receivables?status=open&currency=EUR&due_from=2026-03-01" }],
      [200, { path: "/receivables/1" }],
      [200, { method: "PATCH", path: "/receivables/1", body: { expected_version: "v1", description: "" } }],
      [201, { path: "/receivables/1/payments", body: { amount: "5", paid_at: paidAt } }],
      [200, { path: "/receivables/1/payments" }],
      [200, { path: "/receivables/1/payments/1/reverse", body: reason }],
      [200, { path: "/receivables/1/pause", body: reason }],
      [200, { path: "/receivables/1/resume", body: reason }],
      [200, { path: "/receivables/1/cancel", body: reason }],
      [200, { path: "/receivables/2/schedule" }],
      [200, { path: "/reminder-attempts?status=scheduled" }],
      [200, { path: "/customers?email=ada@example.com" }],
      [200, { path: "/customers/1" }],
      [200, { method: "PATCH", path: "/customers/1", body: { expected_version: "v1", email: null } }],
      [409, { path: "/customers/1/opt-out", body: { channel: "email", ...reason } }],
      [409, { path: "/customers/1/opt-in", body: { channel: "email", ...reason } }],
      [201, { path: "/payables", body: bill }],
      [200, { path: "/payables" }],
      [200, { path: "/payables/1" }],
      [200, { method: "PATCH", path: "/payables/1", body: { expected_version: "v1", amount: "901" } }],
      [200, { path: "/payables/1/mark-paid", body: reason }],
      [200, { path: "/usage" }],
      [200, { path: "/usage", key: "unplanned" }]
    ])
  )

  it.scopedLive("declared errors", () =>
    both([
      [401, { path: "/usage", key: null }],
      [401, { path: "/usage", key: "unknown" }],
      [403, { path: "/usage", key: "left" }],
      [403, { path: "/payables", key: "reader" }],
      [403, { path: "/receivables", key: "unplanned" }],
      [429, { path: "/usage", key: "limited" }],
      [429, { path: "/receivables", key: "spent" }],
      [400, { path: "/payables", body: bill, idempotencyKey: null }],
      [400, { path: "/payables", body: bill, idempotencyKey: '"a' }],
      [400, { path: "/payables", body: "{" }],
      [413, { path: "/payables", body: { ...bill, description: "x".repeat(70_000) } }],
      [415, { path: "/payables", body: bill, contentType: "text/plain" }],
      // The order of checks: the key comes before the body.
      [401, { path: "/payables", body: "{", key: "unknown" }],
      [403, { path: "/payables", body: "{", key: "reader" }],
      [404, { path: "/receivables/99" }],
      [201, { path: "/receivables", body: receivable, idempotencyKey: "one" }],
      [404, { path: "/receivables/1", key: "other" }],
      [422, { path: "/receivables", body: { ...receivable, amount: "9" }, idempotencyKey: "one" }],
      [422, { path: "/receivables/1/payments", body: { amount: "100" } }],
      [422, { path: "/receivables/1/payments", body: { amount: "1", currency: "USD" } }],
      [409, { method: "PATCH", path: "/receivables/1", body: { expected_version: "v9", description: "x" } }],
      [409, { path: "/receivables/1/resume", body: reason, idempotencyKey: "again" }],
      [409, { path: "/receivables/1/resume", body: reason, idempotencyKey: "again" }],
      [201, { path: "/receivables/1/payments", body: { amount: "12.50", paid_at: paidAt } }],
      [409, { method: "PATCH", path: "/receivables/1", body: { expected_version: "v2", amount: "1" } }]
    ])
  )
})
