/** Which traces are recorded, and what the sender of a request may say about it. */
import { ConfigProvider, Effect, Either } from "effect"
import { describe, expect, it } from "vitest"
import * as Config from "../../src/Config.ts"
import * as TraceParent from "../../src/tracing/TraceParent.ts"
import { makeTracer, type Sampling } from "../../src/tracing/Tracing.ts"

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
const spanId = "00f067aa0ba902b7"

describe("traceparent", () => {
  it("is read as W3C Trace Context has it", () => {
    expect(TraceParent.parse(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true })
    expect(TraceParent.parse(`00-${traceId}-${spanId}-02`)).toEqual({ traceId, spanId, isSampled: false })
    expect(TraceParent.parse(`cc-${traceId}-${spanId}-03-later`)?.isSampled).toBe(true)
  })

  it.each([
    null,
    "",
    "none",
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}-1`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${"0".repeat(32)}-${spanId}-01`,
    `00-${traceId}-${"0".repeat(16)}-01`,
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
    `cc-${traceId}-${spanId}-01-${"x".repeat(1_000)}`
  ])("is ignored if it is malformed: %s", (header) => {
    expect(TraceParent.parse(header)).toBeUndefined()
  })
})

const TRIES = 2_000

/** The share of traces that are recorded. */
const shareOf = (sampling: Sampling, isSampled?: boolean): number => {
  const tracer = makeTracer(sampling, { record: () => {}, lost: () => {} })
  const sender = isSampled === undefined ? undefined : { traceId, spanId, isSampled }
  const begun = Array.from({ length: TRIES }, () => tracer.begin("work", {}, sender))
  return begun.filter((span) => span !== undefined).length / TRIES
}

describe("a sampler", () => {
  it("decides by itself, whatever a sender says", () => {
    for (const sender of [undefined, true, false]) {
      expect(shareOf({ sampler: "always_on", ratio: 0 }, sender)).toBe(1)
      expect(shareOf({ sampler: "always_off", ratio: 1 }, sender)).toBe(0)
      expect(Math.abs(shareOf({ sampler: "traceidratio", ratio: 0.2 }, sender) - 0.2)).toBeLessThan(0.06)
    }
  })

  it("does as the sender says if it is parent-based", () => {
    for (const sampler of [
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio"
    ] as const) {
      expect(shareOf({ sampler, ratio: 0.5 }, true)).toBe(1)
      expect(shareOf({ sampler, ratio: 0.5 }, false)).toBe(0)
    }
    expect(shareOf({ sampler: "parentbased_always_off", ratio: 1 })).toBe(0)
    expect(shareOf({ sampler: "parentbased_always_on", ratio: 0 })).toBe(1)
  })
})

describe("the configuration", () => {
  const load = (variables: Readonly<Record<string, string>>) =>
    Effect.runSync(
      Effect.either(
        Effect.withConfigProvider(
          Config.load<Config.TelemetryConfig>(Config.telemetry),
          ConfigProvider.fromMap(new Map(Object.entries(variables)))
        )
      )
    )

  it("records all traces unless it is told otherwise", () => {
    expect(Either.getOrThrow(load({}))).toMatchObject({
      endpoint: { _tag: "None" },
      sampling: { sampler: "always_on", ratio: 1 },
      resource: {}
    })
    expect(
      Either.getOrThrow(
        load({
          OTEL_TRACES_SAMPLER: "traceidratio",
          OTEL_TRACES_SAMPLER_ARG: "0.05",
          OTEL_RESOURCE_ATTRIBUTES: "service.instance.id=pod-1,team=money%2Cdue",
          OTEL_SERVICE_NAME: "dunning"
        })
      )
    ).toMatchObject({
      sampling: { sampler: "traceidratio", ratio: 0.05 },
      resource: { "service.instance.id": "pod-1", team: "money,due", "service.name": "dunning" }
    })
  })

  it.each([
    ["OTEL_TRACES_SAMPLER", "sometimes"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
    ["OTEL_TRACES_SAMPLER_ARG", "0x1"],
    ["OTEL_RESOURCE_ATTRIBUTES", "no pair"],
    ["OTEL_RESOURCE_ATTRIBUTES", "bad=%E0%A4%A"]
  ])("refuses %s=%s by name", (name, value) => {
    const loaded = load({ [name]: value })
    expect(Either.isLeft(loaded) && loaded.left.message).toContain(name)
  })
})
