/** Request ids, answers, traces and log lines of the HTTP application, in memory. */
import { HttpApi, HttpApiSchema } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import {
  Effect,
  Exit,
  HashMap,
  Layer,
  Logger,
  LogLevel,
  Metric,
  type Schema,
  Supervisor,
  Tracer
} from "effect"
import { isCompiled } from "../../src/domain/Encoder.ts"
import { Api } from "../../src/api/Api.ts"
import { Unauthenticated } from "../../src/domain/Errors.ts"
import { InFlight } from "../../src/http/InFlight.ts"
import { makeRequestId } from "../../src/http/RequestContext.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { TestApp } from "../../src/testing/Testing.ts"

describe("request ids", () => {
  it("are unique and have one form", () => {
    const ids = Array.from({ length: 5_000 }, makeRequestId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-f]{32}$/)
  })
})

/** What is told of every fiber that starts, and may throw. */
class Watching extends Supervisor.AbstractSupervisor<void> {
  isBroken = false
  override readonly value = Effect.void
  override onStart(): void {
    if (this.isBroken) throw new Error("no fiber starts")
  }
}

it.effect("a request whose work can't begin is answered, and gives its place back", () => {
  const watching = new Watching()
  return Effect.gen(function* () {
    const app = yield* TestApp
    watching.isBroken = true
    for (let n = 0; n < 3; n++) expect((yield* app.fetch("/v1/usage")).status).toBe(500)
    watching.isBroken = false
    expect((yield* app.fetch("/v1/usage")).status).toBe(401)
  }).pipe(
    Effect.provide(
      TestApp.layer(InFlight.layer(1)).pipe(
        Layer.provide(Supervisor.addSupervisor(watching)),
        Layer.provide(Logger.minimumLogLevel(LogLevel.None))
      )
    )
  )
})

it.effect("a request is not begun where its client has gone, once others have hung up", () => {
  let begun = 0
  const find = () => {
    begun++
    return new Unauthenticated()
  }
  return Effect.gen(function* () {
    const app = yield* TestApp
    const statusFor = (signal: AbortSignal) =>
      Effect.map(
        app.fetch("/v1/usage", { headers: { authorization: "Bearer x" }, signal }),
        ({ status }) => status
      )
    const [gone, there] = [AbortSignal.abort(), new AbortController().signal]
    expect(yield* statusFor(gone)).toBe(401)
    expect([yield* statusFor(gone), yield* statusFor(there), begun]).toEqual([499, 401, 2])
  }).pipe(Effect.provide(TestApp.layer(Layer.merge(Layer.succeed(KeyStore, { find }), InFlight.layer(1)))))
})

/** How often requests were answered so, by `duebook_http_requests_total`. */
const countOf = (labels: Readonly<Record<string, string>>): number =>
  Metric.unsafeSnapshot()
    .filter(({ metricKey }) => metricKey.name === "duebook_http_requests_total")
    .filter(({ metricKey }) => metricKey.tags.every(({ key, value }) => labels[key] === value))
    .reduce((sum, { metricState }) => sum + (metricState as unknown as { readonly count: number }).count, 0)

describe("an answer that fails on our side", () => {
  const ofUsage = { route: "usage.read", method: "GET", status: "500" }
  const badFiber = new Watching()
  const within = <A, E>(log: Layer.Layer<never>, test: Effect.Effect<A, E, TestApp>) =>
    Effect.provide(
      test,
      TestApp.layer().pipe(Layer.provide(Supervisor.addSupervisor(badFiber)), Layer.provide(log))
    )

  it.effect("is logged and counted once, like any other", () => {
    const { layer, lines } = recordedLog(LogLevel.Info)
    const before = countOf(ofUsage)
    return within(
      layer,
      Effect.gen(function* () {
        const app = yield* TestApp
        badFiber.isBroken = true
        const { headers } = yield* app.fetch("/v1/usage")
        badFiber.isBroken = false
        const request_id = headers.get("x-request-id")
        expect(lines).toMatchObject([
          { level: "ERROR", message: ["an answer failed on our side"], request_id },
          { level: "INFO", message: ["request"], request_id, route: "usage.read", method: "GET", status: 500 }
        ])
        expect(countOf(ofUsage)).toBe(before + 1)
      })
    )
  })

  it.effect("is counted once also where the log is what fails", () => {
    const broken = Logger.replace(
      Logger.defaultLogger,
      Logger.make(() => {
        throw new Error("the log is full")
      })
    )
    const before = countOf(ofUsage)
    const good = { ...ofUsage, status: "200" }
    const goodBefore = countOf(good)
    return within(
      broken,
      Effect.gen(function* () {
        const app = yield* TestApp
        expect((yield* app.fetch("/v1/usage", { headers: { authorization: "Bearer any" } })).status).toBe(500)
        expect(countOf(ofUsage)).toBe(before + 1)
        expect(countOf(good)).toBe(goodBefore)
      })
    )
  })
})

it("every declared answer is written without running its schema", () => {
  const notCompiled: Array<string> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group }) => {
      const schema = endpoint.successSchema as Schema.Schema.AnyNoContext
      // A file is written as it is.
      const isFile = HttpApiSchema.getEncoding(schema.ast).kind === "Uint8Array"
      if (!isFile && !isCompiled(schema)) notCompiled.push(`${group.identifier}.${endpoint.name}`)
    }
  })
  expect(notCompiled).toEqual([])
})

/** A tracer that records spans. */
const recorder = () => {
  const spans: Array<{ name: string; attributes: Record<string, unknown>; failed: boolean | undefined }> = []
  const tracer = Tracer.make({
    span: (name, parent, context, links, startTime, kind, options) => {
      const attributes = new Map<string, unknown>(Object.entries(options?.attributes ?? {}))
      const span = { name, attributes: {}, failed: undefined as boolean | undefined }
      spans.push(span)
      return {
        _tag: "Span",
        spanId: "1",
        traceId: "1",
        name,
        parent,
        context,
        links,
        kind,
        sampled: true,
        status: { _tag: "Started", startTime },
        attributes,
        attribute: (key, value) => attributes.set(key, value),
        event: () => {},
        addLinks: () => {},
        end: (_, exit) => {
          span.attributes = Object.fromEntries(attributes)
          span.failed = Exit.isFailure(exit)
        }
      }
    },
    context: (run) => run()
  })
  return { spans, layer: Layer.setTracer(tracer) }
}

it.effect("a traced request is one span, which fails as the request does", () => {
  const { layer, spans } = recorder()
  return Effect.gen(function* () {
    const app = yield* TestApp
    const good = yield* app.send("/v1/usage")
    yield* app.send("/v1/receivables/9")
    const servers = spans.filter(({ attributes }) => "http.route" in attributes)
    expect(servers).toEqual([
      {
        name: "GET /v1/usage",
        failed: false,
        attributes: {
          "http.request.method": "GET",
          "http.route": "/v1/usage",
          "duebook.request_id": good.headers.get("x-request-id")
        }
      },
      expect.objectContaining({ name: "GET /v1/receivables/:receivable", failed: true })
    ])
  }).pipe(Effect.provide(TestApp.layer().pipe(Layer.provide(layer))))
})

/** A logger that records lines. */
const recordedLog = (level: LogLevel.LogLevel) => {
  const lines: Array<Readonly<Record<string, unknown>>> = []
  const logger = Logger.make<unknown, void>(({ annotations, logLevel, message }) => {
    lines.push({ level: logLevel.label, message, ...Object.fromEntries(HashMap.toEntries(annotations)) })
  })
  const layer = Layer.merge(Logger.replace(Logger.defaultLogger, logger), Logger.minimumLogLevel(level))
  return { lines, layer }
}

const unplanned = () => Effect.dieMessage("unplanned")

const notAsDeclared = Layer.succeed(Receivables, {
  create: unplanned,
  isRepeated: unplanned(),
  update: unplanned,
  changeStatus: unplanned,
  promise: unplanned,
  dispute: unplanned,
  // It does not fit the schema of the answer, so it must not be sent.
  read: () => Effect.succeed({ id: -1, description: "zeppelin" } as never),
  list: unplanned
})

describe("an internal error", () => {
  it.effect("is a 500 without its cause, and one log line without values", () => {
    const { layer, lines } = recordedLog(LogLevel.Debug)
    return Effect.gen(function* () {
      const app = yield* TestApp
      const answer = yield* app.send("/v1/receivables/1")
      expect(answer.status).toBe(500)
      expect(answer.text).not.toContain("zeppelin")
      const ofRequest = lines.filter((line) => line["request_id"] === answer.headers.get("x-request-id"))
      expect(ofRequest).toMatchObject([
        { level: "ERROR", message: ["a request failed on our side"], error: "ParseError" },
        { level: "INFO", message: ["request"], status: 500, route: "receivables.read" }
      ])
      expect(JSON.stringify(lines)).not.toContain("zeppelin")
      expect((yield* app.send("/v1/receivables")).status).toBe(500)
    }).pipe(Effect.provide(TestApp.layer(notAsDeclared).pipe(Layer.provide(layer))))
  })

  it.effect("is a 500 also where a service throws instead of returning an Effect", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      expect((yield* app.send("/v1/usage")).json).toMatchObject({ error: { code: "internal_error" } })
    }).pipe(
      Effect.provide(
        TestApp.layer(
          Layer.succeed(KeyStore, {
            find: () => {
              throw new Error("early")
            }
          })
        )
      )
    )
  )
})

it.effect("without Info in the log, requests are not logged", () => {
  const { layer, lines } = recordedLog(LogLevel.Warning)
  return Effect.gen(function* () {
    const app = yield* TestApp
    expect((yield* app.send("/v1/usage")).status).toBe(200)
    expect(lines).toEqual([])
  }).pipe(Effect.provide(TestApp.layer().pipe(Layer.provide(layer))))
})
