/** The metrics of the service, in the text format of Prometheus. */
import { Metric, MetricBoundaries, MetricKey, MetricKeyType, MetricLabel, MetricState } from "effect"

/** Upper bounds of the latency histogram, in seconds. */
const LATENCY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requests = MetricKey.counter("duebook_http_requests_total", {
  description: "Requests by route and status; those that met no route are none.",
  incremental: true
})
const latency = MetricKey.histogram(
  "duebook_http_request_duration_seconds",
  MetricBoundaries.fromIterable(LATENCY_SECONDS),
  "Time from the request's arrival to its answer, by route."
)
const admitted = MetricKey.counter("duebook_admissions_total", {
  description: "Admissions by outcome: admitted, or why not.",
  incremental: true
})
const receipts = MetricKey.counter("duebook_receipts_total", {
  description:
    "What providers reported, by provider and result: accepted, unknown (of no message here) or ignored (no outcome).",
  incremental: true
})

const none: ReadonlyArray<never> = []

const cached = <K, A>(cache: Map<K, A>, key: K, make: (key: K) => A): A => {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make(key)
  cache.set(key, made)
  return made
}

// One metric for each combination of tags is kept, because tagging anew would look it up by all tags on every update.
const tagged = <Type extends MetricKeyType.MetricKeyType.Untyped>(
  key: MetricKey.MetricKey<Type>,
  tags: Readonly<Record<string, string>>
) =>
  Metric.fromMetricKey(
    MetricKey.taggedWithLabels(
      key,
      Object.entries(tags).map(([name, value]) => MetricLabel.make(name, value))
    )
  )

/** Counts an answered request. */
export type Meter = (status: number, seconds: number) => void

const latencies = new Map<string, Metric.Metric.Histogram<number>>()

/** Makes the counter of a route's requests. The number of routes and statuses is small. */
export const meterOf = (route: string, method: string): Meter => {
  const byStatus = new Map<number, Metric.Metric.Counter<number>>()
  return (status, seconds) => {
    cached(byStatus, status, () => tagged(requests, { route, method, status: String(status) })).unsafeUpdate(
      1,
      none
    )
    cached(latencies, route, () => tagged(latency, { route })).unsafeUpdate(seconds, none)
  }
}

const unrouted = new Map<string, Meter>()

/** Counts a request without a route. The HTTP parser accepts a small number of methods. */
export const unroutedRequest = (method: string, status: number, seconds: number): void =>
  cached(unrouted, method, () => meterOf("none", method))(status, seconds)

const byOutcome = new Map<string, Metric.Metric.Counter<number>>()

/** Counts an admission. */
export const admission = (outcome: string): void =>
  cached(byOutcome, outcome, () => tagged(admitted, { outcome })).unsafeUpdate(1, none)

const byReporter = new Map<string, Metric.Metric.Counter<number>>()

/** Counts what a provider reported, by result. The number of providers is small. */
export const reported = (provider: string, results: Readonly<Record<string, number>>): void => {
  for (const [result, count] of Object.entries(results)) {
    if (count === 0) continue
    cached(byReporter, `${provider} ${result}`, () => tagged(receipts, { provider, result })).unsafeUpdate(
      count,
      none
    )
  }
}

/** Values that are read when metrics are asked for: one, or one for each value of a label. */
export interface Gauge {
  readonly name: string
  readonly help: string
  readonly type: "gauge" | "counter"
  readonly value: number | { readonly label: string; readonly of: ReadonlyArray<readonly [string, number]> }
}

const readingText = ({ help, name, type, value }: Gauge): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...(typeof value === "number"
      ? [`${name} ${value}`]
      : value.of.map(([each, n]) => `${name}{${value.label}="${each}"} ${n}`))
  ].join("\n")

const escape = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"')

const labels = (key: MetricKey.MetricKey.Untyped, extra?: readonly [string, string]): string => {
  const all = [
    ...key.tags.map((tag) => [tag.key, tag.value] as const),
    ...(extra === undefined ? [] : [extra])
  ]
  return all.length === 0 ? "" : `{${all.map(([name, value]) => `${name}="${escape(value)}"`).join(",")}}`
}

const samples = (
  key: MetricKey.MetricKey.Untyped,
  state: MetricState.MetricState.Untyped
): ReadonlyArray<string> => {
  if (MetricState.isCounterState(state)) return [`${key.name}${labels(key)} ${state.count}`]
  if (MetricState.isGaugeState(state)) return [`${key.name}${labels(key)} ${state.value}`]
  if (MetricState.isHistogramState(state)) {
    return [
      ...state.buckets.map(([bound, count]) => {
        const le = Number.isFinite(bound) && bound < Number.MAX_SAFE_INTEGER ? String(bound) : "+Inf"
        return `${key.name}_bucket${labels(key, ["le", le])} ${count}`
      }),
      `${key.name}_sum${labels(key)} ${state.sum}`,
      `${key.name}_count${labels(key)} ${state.count}`
    ]
  }
  return []
}

const typeOf = (key: MetricKey.MetricKey.Untyped): string => {
  if (MetricKeyType.isCounterKey(key.keyType)) return "counter"
  return MetricKeyType.isHistogramKey(key.keyType) ? "histogram" : "gauge"
}

/** All metrics in Prometheus' text format: the samples of each metric in one group, under its help and type. */
export const render = (readings: ReadonlyArray<Gauge>): string => {
  const families = new Map<string, Array<string>>()
  for (const { metricKey, metricState } of Metric.unsafeSnapshot()) {
    if (!metricKey.name.startsWith("duebook_")) continue
    const family = cached(families, metricKey.name, () => [
      ...(metricKey.description._tag === "Some"
        ? [`# HELP ${metricKey.name} ${metricKey.description.value}`]
        : []),
      `# TYPE ${metricKey.name} ${typeOf(metricKey)}`
    ])
    family.push(...samples(metricKey, metricState))
  }
  return `${[...families.values()].flat().concat(readings.map(readingText)).join("\n")}\n`
}
