/** Traces, metrics and logs for an OTLP collector, when one is configured; without one nothing is traced. */
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import type { ServerConfig } from "./Config.ts"
import { version } from "../package.json"

/**
 * Exports over OTLP/HTTP as JSON to `OTEL_EXPORTER_OTLP_ENDPOINT`. The exporter is loaded on demand, because most
 * installations have no collector.
 */
export const layer = ({ otlpEndpoint }: ServerConfig): Layer.Layer<never> =>
  Option.match(otlpEndpoint, {
    onNone: () => Layer.setTracerEnabled(false),
    onSome: (baseUrl) =>
      Layer.unwrapEffect(
        Effect.map(
          Effect.promise(() => import("@effect/opentelemetry/Otlp")),
          (Otlp) => Otlp.layerJson({ baseUrl, resource: { serviceName: "duebook", serviceVersion: version } })
        )
      ).pipe(Layer.provide(FetchHttpClient.layer))
  })
