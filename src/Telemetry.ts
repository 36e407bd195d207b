/** Traces, metrics and logs for an OTLP collector, when one is configured; without one nothing is traced. */
import { FetchHttpClient, HttpClient, HttpClientError } from "@effect/platform"
import { Effect, Layer, Logger, Option, Runtime } from "effect"
import { randomUUID } from "node:crypto"
import type { TelemetryConfig } from "./Config.ts"
import * as Counters from "./telemetry/Counters.ts"
import { type LogRecord, logsOf, recordOf, type ResourceAttributes, tracesOf } from "./telemetry/OtlpJson.ts"
import { OtlpQueue } from "./telemetry/OtlpQueue.ts"
import type { Span } from "./tracing/Span.ts"
import { makeTracer, Tracing } from "./tracing/Tracing.ts"
import { version } from "../package.json"

/** For what is left when the process stops. */
const LAST_MILLIS = 3_000
/** For one request with metrics. */
const METRICS_TIMEOUT = "5 seconds"

/** The process, as its spans, metrics and log lines name it. What the operator has set comes first. */
const resourceOf = ({ resource }: TelemetryConfig): ResourceAttributes => ({
  "service.name": "duebook",
  "service.version": version,
  "service.instance.id": randomUUID(),
  ...resource
})

const urlOf = (endpoint: string, signal: string): string => `${endpoint.replace(/\/+$/, "")}/v1/${signal}`

/** Tells the log when the collector is lost and when it is back. */
const teller = (signal: Counters.Signal) =>
  Effect.map(Effect.runtime<never>(), (runtime) => (isUp: boolean, why: string): void => {
    const line = isUp
      ? Effect.logInfo("the collector takes telemetry again")
      : Effect.annotateLogs(
          Effect.logWarning("the collector takes no telemetry: what does not fit is lost"),
          {
            error: why
          }
        )
    Runtime.runFork(runtime, Effect.annotateLogs(line, { signal }))
  })

const queue = <Item>(
  signal: Counters.Signal,
  endpoint: string,
  body: (items: ReadonlyArray<Item>) => unknown
) =>
  Effect.acquireRelease(
    Effect.map(
      teller(signal),
      (changed) => new OtlpQueue({ signal, url: urlOf(endpoint, signal), body, changed })
    ),
    (open) => Effect.promise(() => open.close(LAST_MILLIS))
  )

/** Takes spans of requests and reminders. Spans that libraries begin by themselves are not recorded. */
const tracing = (config: TelemetryConfig, endpoint: string, resource: ResourceAttributes) =>
  Layer.merge(
    Layer.scoped(
      Tracing,
      Effect.map(queue<Span>("traces", endpoint, tracesOf(resource)), (spans) =>
        makeTracer(config.sampling, {
          record: (span) => spans.push(span),
          lost: () => Counters.lost("traces", "too_many_spans", 1)
        })
      )
    ),
    Layer.setTracerEnabled(false)
  )

const logs = (endpoint: string, resource: ResourceAttributes) =>
  Logger.addScoped(
    Effect.map(queue<LogRecord>("logs", endpoint, logsOf(resource)), (records) =>
      Logger.make((line) => records.push(recordOf(line)))
    )
  )

/** A client that gives up on a collector that does not answer. */
const impatientClient = Layer.effect(
  HttpClient.HttpClient,
  Effect.map(
    HttpClient.HttpClient,
    HttpClient.transform((answer, request) =>
      Effect.timeoutFail(answer, {
        duration: METRICS_TIMEOUT,
        onTimeout: () =>
          new HttpClientError.RequestError({ request, reason: "Transport", description: "no answer in time" })
      })
    )
  )
)

/** Metrics as on /metrics, every ten seconds. The exporter is loaded on demand, because most installations have no collector. */
const metrics = (
  endpoint: string,
  { "service.name": serviceName, "service.version": serviceVersion, ...attributes }: ResourceAttributes
) =>
  Layer.unwrapEffect(
    Effect.map(
      Effect.promise(() =>
        Promise.all([
          import("@effect/opentelemetry/OtlpMetrics"),
          import("@effect/opentelemetry/OtlpSerialization")
        ])
      ),
      ([OtlpMetrics, OtlpSerialization]) =>
        OtlpMetrics.layer({
          url: urlOf(endpoint, "metrics"),
          resource: { serviceName, serviceVersion, attributes }
        }).pipe(Layer.provide(OtlpSerialization.layerJson))
    )
  ).pipe(Layer.provide(impatientClient), Layer.provide(FetchHttpClient.layer))

/** Exports over OTLP/HTTP as JSON to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const layer = (config: TelemetryConfig): Layer.Layer<never> =>
  Option.match(config.endpoint, {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: (endpoint) => {
      const resource = resourceOf(config)
      return Layer.mergeAll(
        tracing(config, endpoint, resource),
        logs(endpoint, resource),
        metrics(endpoint, resource)
      )
    }
  })
