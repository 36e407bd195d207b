import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, Fiber, Layer, Redacted, TestClock } from "effect"
import {
  type Client,
  type ClientOptions,
  DuebookClient,
  make,
  MAX_RETRIES,
  normaliseBaseUrl
} from "../../src/client/Client.ts"
import * as Errors from "../../src/domain/Errors.ts"
import { answers, breaks, breaksInBody, fails, hangs, script } from "./script.ts"

const receivable = {
  id: 7,
  customer_id: 3,
  amount_minor: 1250,
  paid_minor: 0,
  currency: "EUR",
  due_date: "2026-03-01",
  status: "open",
  external_reference: null,
  description: null,
  version: "v1"
}
const read = answers(200, { data: receivable, request_id: "req_1" })
const created = answers(201, { data: receivable })

const options: ClientOptions = { baseUrl: "https://duebook.test", apiKey: Redacted.make("dbk_secret") }

const readOne = (client: Client) => client.receivables.read({ path: { receivable: 7 } })
const createOne = (client: Client) =>
  client.receivables.create({
    payload: { customerId: 3, amount: "12.50", currency: "EUR", dueDate: "2026-03-01" }
  })

/**
 * Waits until the client has taken an answer. Answers come from memory, so this is a few turns of the event loop, each of
 * which ends before a timer that was set after it, however busy the machine is.
 */
const taken = async () => {
  for (let turn = 0; turn < 10; turn++) await Bun.sleep(2)
}

/** Runs a call and moves the clock forward whenever the call waits. */
const calling = <A, E>(
  server: ReturnType<typeof script>,
  call: (client: Client) => Effect.Effect<A, E>,
  more: Partial<ClientOptions> = {}
) =>
  Effect.gen(function* () {
    const client = yield* make({ ...options, ...more })
    const fiber = yield* Effect.fork(Effect.either(call(client)))
    // The first answer belongs to the time before: a busy machine may take a while to get there.
    while (server.asked.length === 0 && fiber.unsafePoll() === null) yield* Effect.promise(() => Bun.sleep(0))
    yield* Effect.promise(taken)
    yield* TestClock.adjust("10 minutes")
    return yield* Fiber.join(fiber)
  }).pipe(Effect.provide(server.layer))

const waits = (server: ReturnType<typeof script>): ReadonlyArray<number> =>
  server.asked.slice(1).map(({ at }, index) => at - (server.asked[index]?.at ?? 0))

const left = <E>(result: Either.Either<unknown, E>): E => Either.getOrThrow(Either.flip(result))

describe("a call", () => {
  it.effect("sends the key and asks for JSON", () =>
    Effect.gen(function* () {
      const server = script(read)
      const answer = Either.getOrThrow(yield* calling(server, readOne))
      expect(answer).toMatchObject({
        data: { id: 7, customerId: 3, dueDate: "2026-03-01" },
        requestId: "req_1"
      })
      expect(server.asked).toHaveLength(1)
      expect(server.asked[0]).toMatchObject({
        method: "GET",
        url: "https://duebook.test/v1/receivables/7",
        headers: { authorization: "Bearer dbk_secret", accept: "application/json" }
      })
      expect(server.asked[0]?.headers["idempotency-key"]).toBeUndefined()
    })
  )

  it.effect("takes the API key as plain text, too", () =>
    Effect.gen(function* () {
      const server = script(read)
      yield* calling(server, readOne, { apiKey: "dbk_plain" })
      expect(server.asked[0]?.headers["authorization"]).toBe("Bearer dbk_plain")
    })
  )

  it.effect("writes snake_case and reads camelCase", () =>
    Effect.gen(function* () {
      const server = script(created)
      const answer = Either.getOrThrow(yield* calling(server, createOne))
      expect(answer.data.amountMinor).toBe(1250)
      expect(server.asked[0]?.body).toEqual({
        customer_id: 3,
        amount: "12.50",
        currency: "EUR",
        due_date: "2026-03-01"
      })
    })
  )

  it.effect("lists without a page, or with a page and filters", () =>
    Effect.gen(function* () {
      const server = script(
        answers(200, {
          data: [receivable],
          meta: { current_page: 1, per_page: 25, total: 1 },
          request_id: "r"
        })
      )
      yield* calling(server, (client) => client.receivables.list())
      yield* calling(server, (client) =>
        client.receivables.list({ urlParams: { page: 2, customerId: 3, overdue: true } })
      )
      expect(server.asked.map(({ url }) => url)).toEqual([
        "https://duebook.test/v1/receivables?page=1&per_page=25",
        "https://duebook.test/v1/receivables?page=2&per_page=25&customer_id=3&overdue=true"
      ])
    })
  )

  it.effect("gives the answer's headers when asked for", () =>
    Effect.gen(function* () {
      const server = script(answers(201, { data: receivable }, { "idempotent-replayed": "true" }))
      const [, response] = Either.getOrThrow(
        yield* calling(server, (client) =>
          client.receivables.create({
            payload: { customerId: 3, amount: "1", currency: "EUR", dueDate: "2026-03-01" },
            withResponse: true
          })
        )
      )
      expect(response.headers["idempotent-replayed"]).toBe("true")
    })
  )

  it.effect("is a service, too", () =>
    Effect.gen(function* () {
      const server = script(read)
      const answer = yield* Effect.flatMap(DuebookClient, readOne).pipe(
        Effect.provide(Layer.provide(DuebookClient.layer(options), server.layer))
      )
      expect(answer.data.id).toBe(7)
    })
  )
})

describe("baseUrl", () => {
  it.each([
    "https://duebook.test",
    "https://duebook.test/",
    "https://duebook.test/v1",
    "https://duebook.test/v1/",
    "https://duebook.test//v1//?x=1#y"
  ])("takes %s", (baseUrl) => expect(normaliseBaseUrl(baseUrl)).toBe("https://duebook.test"))

  it("keeps a path before the version", () =>
    expect(normaliseBaseUrl(new URL("http://host:8080/apps/duebook/v1/"))).toBe(
      "http://host:8080/apps/duebook"
    ))

  it.each(["duebook.test", "ftp://duebook.test", ""])("refuses '%s'", (baseUrl) =>
    expect(() => normaliseBaseUrl(baseUrl)).toThrow("baseUrl must be a URL")
  )
})

describe("Idempotency-Key", () => {
  it.effect("is made once per call and kept over its retries", () =>
    Effect.gen(function* () {
      const server = script(
        breaks,
        fails(503, "service_unavailable", { details: { reason: "overloaded" } }),
        created
      )
      yield* calling(server, createOne)
      const keys = server.asked.map(({ headers }) => headers["idempotency-key"])
      expect(keys).toHaveLength(3)
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)

      const other = script(created)
      yield* calling(other, createOne)
      expect(other.asked[0]?.headers["idempotency-key"]).not.toBe(keys[0])
    })
  )

  it.effect("is the caller's own when the caller sends one", () =>
    Effect.gen(function* () {
      const server = script(breaks, created)
      yield* calling(server, (client) =>
        client.receivables.pause({
          path: { receivable: 7 },
          headers: { "idempotency-key": "mine" },
          payload: { reason: "Agreed" }
        })
      )
      expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["mine", "mine"])
    })
  )

  it.effect("can be made by the caller's function", () =>
    Effect.gen(function* () {
      const server = script(created)
      yield* calling(server, createOne, { makeKey: Effect.succeed("planned") })
      expect(server.asked[0]?.headers["idempotency-key"]).toBe("planned")
    })
  )
})

describe("retries", () => {
  it.effect("wait at least Retry-After on 429, and not much longer", () =>
    Effect.gen(function* () {
      const server = script(
        fails(429, "rate_limited", { details: { policy: "per_key" } }, { "retry-after": "12" }),
        read
      )
      expect(Either.isRight(yield* calling(server, readOne))).toBe(true)
      const [wait] = waits(server)
      expect(wait).toBeGreaterThanOrEqual(12_000)
      expect(wait).toBeLessThanOrEqual(12_000 * 1.25 + 250)
    })
  )

  it.effect("take a date in Retry-After", () =>
    Effect.gen(function* () {
      const server = script(answers(503, "{}", { "retry-after": new Date(5_000).toUTCString() }), read)
      expect(Either.isRight(yield* calling(server, readOne))).toBe(true)
      expect(waits(server)[0]).toBeGreaterThanOrEqual(5_000)
    })
  )

  it.effect("continue while the first request with the key runs", () =>
    Effect.gen(function* () {
      const running = fails(409, "idempotency_key_in_progress", {}, { "retry-after": "1" })
      const server = script(running, running, created)
      expect(Either.isRight(yield* calling(server, createOne))).toBe(true)
      expect(waits(server).every((wait) => wait >= 1_000)).toBe(true)
    })
  )

  it.effect("back off exponentially on connection failures", () =>
    Effect.gen(function* () {
      const server = script(breaks, breaksInBody, breaks, read)
      expect(Either.isRight(yield* calling(server, readOne))).toBe(true)
      const [first = 0, second = 0, third = 0] = waits(server)
      expect(first).toBeGreaterThanOrEqual(100)
      expect(first).toBeLessThanOrEqual(200)
      expect(second).toBeGreaterThanOrEqual(200)
      expect(second).toBeLessThanOrEqual(400)
      expect(third).toBeGreaterThanOrEqual(400)
      expect(third).toBeLessThanOrEqual(800)
    })
  )

  it.effect("treat silence as a connection failure", () =>
    Effect.gen(function* () {
      const server = script(hangs, read)
      expect(Either.isRight(yield* calling(server, readOne, { tryTimeout: "3 seconds" }))).toBe(true)
      expect(waits(server)[0]).toBeGreaterThanOrEqual(3_000)
    })
  )

  it.effect("end after maxRetries with the failure of the last try", () =>
    Effect.gen(function* () {
      const server = script(breaks)
      expect(left(yield* calling(server, createOne))).toMatchObject({
        _tag: "RequestError",
        reason: "Transport"
      })
      expect(server.asked).toHaveLength(MAX_RETRIES + 1)

      const busy = script(
        fails(503, "service_unavailable", { details: { reason: "overloaded" } }, { "retry-after": "1" })
      )
      expect(left(yield* calling(busy, createOne, { maxRetries: 2 }))).toBeInstanceOf(
        Errors.ServiceUnavailable
      )
      expect(busy.asked).toHaveLength(3)
    })
  )

  it.effect("end before they would wait longer than maxTotalWait", () =>
    Effect.gen(function* () {
      const server = script(
        fails(429, "rate_limited", { details: { policy: "per_key" } }, { "retry-after": "20" })
      )
      yield* calling(server, readOne, { maxTotalWait: "50 seconds" })
      expect(server.asked.length).toBeGreaterThanOrEqual(2)
      expect(waits(server).reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(50_000)
    })
  )

  it.effect("do not begin when waiting for the next plan period would take too long", () =>
    Effect.gen(function* () {
      const server = script(
        fails(429, "rate_limited", { details: { policy: "period" } }, { "retry-after": "864000" })
      )
      const error = left(yield* calling(server, readOne))
      expect(server.asked).toHaveLength(1)
      expect(error).toMatchObject({ _tag: "RateLimited", retryAfterSeconds: 864_000 })
    })
  )

  it.effect("do not happen for other errors", () =>
    Effect.gen(function* () {
      for (const [status, code] of [
        [401, "unauthenticated"],
        [500, "internal_error"]
      ] as const) {
        const server = script(fails(status, code))
        expect(Either.isLeft(yield* calling(server, readOne))).toBe(true)
        expect(server.asked).toHaveLength(1)
      }
    })
  )
})

describe("errors", () => {
  it.effect("are instances of the catalogue's classes, with code, details and request id", () =>
    Effect.gen(function* () {
      const server = script(fails(409, "version_conflict", { details: { current_version: "v4" } }))
      const error = left(
        yield* calling(server, (client) =>
          client.receivables.update({
            path: { receivable: 7 },
            payload: { expectedVersion: "v1", description: "x" }
          })
        )
      )
      expect(error).toBeInstanceOf(Errors.VersionConflict)
      expect(error).toMatchObject({
        _tag: "VersionConflict",
        status: 409,
        code: "version_conflict",
        message: "Told so.",
        details: { current_version: "v4" },
        requestId: "req_body"
      })
    })
  )

  const issue = { field: "amount", code: "invalid", message: "must be more" }
  const cases: ReadonlyArray<readonly [number, keyof typeof Errors.catalogue, unknown]> = [
    [400, "MalformedRequest", undefined],
    [400, "IdempotencyKeyRequired", undefined],
    [400, "IdempotencyKeyInvalid", undefined],
    [401, "Unauthenticated", undefined],
    [403, "Forbidden", { reason: "scope", required_scope: "receivables:write" }],
    [404, "NotFound", undefined],
    [409, "InvalidTransition", { status: "paid" }],
    [413, "PayloadTooLarge", undefined],
    [415, "UnsupportedMediaType", undefined],
    [422, "ValidationFailed", [issue]],
    [422, "IdempotencyKeyReused", undefined],
    [422, "Overpayment", { balance_minor: 5 }],
    [422, "CurrencyMismatch", { currency: "EUR" }],
    [500, "InternalError", undefined]
  ]
  it.effect.each(cases)("%i %s is recognised", ([status, tag, details]) =>
    Effect.gen(function* () {
      const server = script(
        fails(status, Errors.catalogue[tag].code, details === undefined ? {} : { details })
      )
      const error = left(
        yield* calling(server, (client) =>
          client.payments.record({ path: { receivable: 7 }, payload: { amount: "1" } })
        )
      )
      expect(error).toBeInstanceOf(Errors[tag])
      expect(error).toMatchObject({ _tag: tag, status })
      expect("requestId" in error && error.requestId).toMatch(/^req_/)
      if (details !== undefined) expect(error).toMatchObject({ details })
    })
  )

  it.effect("can be caught by their tag", () =>
    Effect.gen(function* () {
      const server = script(fails(404, "not_found"))
      const result = yield* calling(server, (client) =>
        readOne(client).pipe(Effect.catchTag("NotFound", (error) => Effect.succeed(error.requestId)))
      )
      expect(result).toEqual(Either.right("req_body"))
    })
  )

  it.effect("of a proxy are not errors of Duebook", () =>
    Effect.gen(function* () {
      const server = script(answers(404, "<h1>nginx</h1>", { "content-type": "text/html" }))
      expect(left(yield* calling(server, readOne))).toMatchObject({
        _tag: "ResponseError",
        reason: "StatusCode"
      })
    })
  )

  it.effect("do not show the API key", () =>
    Effect.gen(function* () {
      for (const line of [breaks, answers(404, "<h1>nginx</h1>"), fails(405, "method_not_allowed")]) {
        const error = left(yield* calling(script(line), readOne, { maxRetries: 1 }))
        expect(JSON.stringify(error)).not.toContain("dbk_secret")
        expect(Bun.inspect(error, { depth: 20 })).not.toContain("dbk_secret")
      }
    })
  )
})
