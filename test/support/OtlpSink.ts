/** An OTLP collector over HTTP that reads what it gets as strictly as the protocol is written, and keeps it. */
import { Effect, Schema, type Scope } from "effect"

const Hex = (digits: number) => Schema.String.pipe(Schema.pattern(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`)))
const Nanos = Schema.String.pipe(Schema.pattern(/^[1-9][0-9]{18}$/))
const Int = Schema.String.pipe(Schema.pattern(/^-?[0-9]+$/))

const Scalar = Schema.Union(
  Schema.Struct({ stringValue: Schema.String }),
  Schema.Struct({ boolValue: Schema.Boolean }),
  Schema.Struct({ intValue: Int }),
  Schema.Struct({ doubleValue: Schema.Number })
)
const Value = Schema.Union(
  Scalar,
  Schema.Struct({ arrayValue: Schema.Struct({ values: Schema.Array(Scalar) }) })
)
const Attributes = Schema.Array(Schema.Struct({ key: Schema.NonEmptyString, value: Value }))
const Resource = Schema.Struct({ attributes: Attributes })
const Scope_ = Schema.Struct({ name: Schema.String })

const TraceRequest = Schema.Struct({
  resourceSpans: Schema.Array(
    Schema.Struct({
      resource: Resource,
      scopeSpans: Schema.Array(
        Schema.Struct({
          scope: Scope_,
          spans: Schema.Array(
            Schema.Struct({
              traceId: Hex(32),
              spanId: Hex(16),
              parentSpanId: Schema.optional(Hex(16)),
              name: Schema.NonEmptyString,
              kind: Schema.Literal(1, 2, 3),
              startTimeUnixNano: Nanos,
              endTimeUnixNano: Nanos,
              attributes: Attributes,
              links: Schema.optional(Schema.Array(Schema.Struct({ traceId: Hex(32), spanId: Hex(16) }))),
              status: Schema.optional(Schema.Struct({ code: Schema.Literal(2), message: Schema.String }))
            })
          )
        })
      )
    })
  )
})

const LogsRequest = Schema.Struct({
  resourceLogs: Schema.Array(
    Schema.Struct({
      resource: Resource,
      scopeLogs: Schema.Array(
        Schema.Struct({
          scope: Scope_,
          logRecords: Schema.Array(
            Schema.Struct({
              timeUnixNano: Nanos,
              observedTimeUnixNano: Nanos,
              severityNumber: Schema.Number,
              severityText: Schema.String,
              body: Schema.Struct({ stringValue: Schema.String }),
              attributes: Attributes,
              traceId: Schema.optional(Hex(32)),
              spanId: Schema.optional(Hex(16)),
              flags: Schema.optional(Schema.Literal(1))
            })
          )
        })
      )
    })
  )
})

const strict = { onExcessProperty: "error" } as const
const readTraces = Schema.decodeUnknownSync(TraceRequest, strict)
const readLogs = Schema.decodeUnknownSync(LogsRequest, strict)

type Plain = string | number | boolean | ReadonlyArray<unknown>

const plain = (value: typeof Value.Type): Plain => {
  if ("stringValue" in value) return value.stringValue
  if ("boolValue" in value) return value.boolValue
  if ("intValue" in value) return Number(value.intValue)
  if ("doubleValue" in value) return value.doubleValue
  return value.arrayValue.values.map(plain)
}

const record = (attributes: typeof Attributes.Type): Readonly<Record<string, Plain>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

/** A span as a backend would show it. */
export interface SinkSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: number
  readonly start: bigint
  readonly end: bigint
  readonly attributes: Readonly<Record<string, Plain>>
  readonly links: ReadonlyArray<{ readonly traceId: string; readonly spanId: string }>
  readonly error: string | undefined
  readonly resource: Readonly<Record<string, Plain>>
}

/** A log line as a backend would show it. */
interface SinkLog {
  readonly message: string
  readonly traceId: string | undefined
  readonly spanId: string | undefined
  readonly attributes: Readonly<Record<string, Plain>>
}

export interface OtlpSink {
  readonly url: string
  readonly spans: Array<SinkSpan>
  readonly logs: Array<SinkLog>
  /** Names of metrics. */
  readonly metrics: Set<string>
  /** Everything that arrived, as text. */
  readonly bodies: Array<string>
  /** What was not OTLP. */
  readonly faults: Array<string>
  /** Requests so far. */
  requests: number
  /** How it answers: as it should, not at all, with an error that may pass, with one that won't, or in parts. */
  mode: "take" | "hang" | "busy" | "refuse" | "partly"
}

const take = (sink: OtlpSink, path: string, text: string): void => {
  sink.bodies.push(text)
  const body: unknown = JSON.parse(text)
  if (path === "/v1/traces") {
    for (const { resource, scopeSpans } of readTraces(body).resourceSpans) {
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        sink.spans.push({
          ...span,
          parentSpanId: span.parentSpanId,
          start: BigInt(span.startTimeUnixNano),
          end: BigInt(span.endTimeUnixNano),
          attributes: record(span.attributes),
          links: span.links ?? [],
          error: span.status?.message,
          resource: record(resource.attributes)
        })
      }
    }
  } else if (path === "/v1/logs") {
    for (const { scopeLogs } of readLogs(body).resourceLogs) {
      for (const log of scopeLogs.flatMap(({ logRecords }) => logRecords)) {
        sink.logs.push({
          message: log.body.stringValue,
          traceId: log.traceId,
          spanId: log.spanId,
          attributes: record(log.attributes)
        })
      }
    }
  } else if (path === "/v1/metrics") {
    for (const [, name = ""] of text.matchAll(/"name":"(duebook_[a-z_]+)"/g)) sink.metrics.add(name)
  } else throw new Error(`nothing is sent to ${path}`)
}

const answerOf = (sink: OtlpSink, count: number): Response | Promise<Response> => {
  switch (sink.mode) {
    case "hang":
      return new Promise(() => {})
    case "busy":
      return new Response("", { status: 503 })
    case "refuse":
      return new Response("", { status: 400 })
    case "partly":
      return Response.json({
        partialSuccess: { rejectedSpans: String(Math.min(1, count)), errorMessage: "full" }
      })
    case "take":
      return Response.json({})
  }
}

/** Listens until the scope closes. */
export const otlpSink: Effect.Effect<OtlpSink, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => {
      const sink: OtlpSink = {
        url: "",
        spans: [],
        logs: [],
        metrics: new Set(),
        bodies: [],
        faults: [],
        requests: 0,
        mode: "take"
      }
      const server = Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        idleTimeout: 0,
        fetch: async (request) => {
          sink.requests++
          const text = await request.text()
          const before = sink.spans.length
          if (sink.mode === "take" || sink.mode === "partly") {
            try {
              take(sink, new URL(request.url).pathname, text)
            } catch (error) {
              sink.faults.push(String(error))
            }
          }
          return answerOf(sink, sink.spans.length - before)
        }
      })
      return { server, sink: Object.assign(sink, { url: `http://127.0.0.1:${server.port}` }) }
    }),
    ({ server }) => Effect.promise(() => server.stop(true))
  ),
  ({ sink }) => sink
)

/** The spans of a trace. */
export const traceOf = (sink: OtlpSink, traceId: string): ReadonlyArray<SinkSpan> =>
  sink.spans.filter((span) => span.traceId === traceId)

/** A trace as an indented list of names, in the order in which its spans begin. */
export const treeOf = (spans: ReadonlyArray<SinkSpan>): ReadonlyArray<string> => {
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const lines = (parent: string | undefined, depth: number): ReadonlyArray<string> =>
    spans
      .filter(({ parentSpanId }) =>
        depth === 0 ? parentSpanId === undefined || !ids.has(parentSpanId) : parentSpanId === parent
      )
      .sort((a, b) => Number(a.start - b.start))
      .flatMap(({ name, spanId }) => ["  ".repeat(depth) + name, ...lines(spanId, depth + 1)])
  return lines(undefined, 0)
}

/** Spans that are not within the time of the span that they are a part of. */
export const outsideTheirParents = (spans: ReadonlyArray<SinkSpan>): ReadonlyArray<string> =>
  spans.flatMap((span) => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
    const isWithin = parent === undefined || (parent.start <= span.start && span.end <= parent.end)
    return isWithin && span.start <= span.end ? [] : [`${span.name} is not within ${parent?.name}`]
  })
