/** How much telemetry was sent, and how much was lost. */
import { Metric, MetricKey, MetricLabel } from "effect"

/** Kinds of telemetry that wait in a queue. */
export type Signal = "traces" | "logs"

/**
 * Why telemetry is lost: its queue was full, because the collector takes less than there is or nothing; the collector
 * refused it for good; or a trace had too many spans.
 */
export type Loss = "queue_full" | "refused" | "too_many_spans"

const sentTotal = MetricKey.counter("duebook_telemetry_sent_total", {
  description: "Spans and log lines that the OpenTelemetry collector has taken.",
  incremental: true
})
const lostTotal = MetricKey.counter("duebook_telemetry_lost_total", {
  description: "Spans and log lines that never reached the OpenTelemetry collector, by reason.",
  incremental: true
})

const none: ReadonlyArray<never> = []

const tagged = (key: typeof sentTotal, tags: Readonly<Record<string, string>>) =>
  Metric.fromMetricKey(
    MetricKey.taggedWithLabels(
      key,
      Object.entries(tags).map(([name, value]) => MetricLabel.make(name, value))
    )
  )

// Kept, because a metric that is tagged anew costs far more than counting, and a collector that is down loses many.
const bySignal = (signal: Signal) => ({
  sent: tagged(sentTotal, { signal }),
  queue_full: tagged(lostTotal, { signal, reason: "queue_full" }),
  refused: tagged(lostTotal, { signal, reason: "refused" }),
  too_many_spans: tagged(lostTotal, { signal, reason: "too_many_spans" })
})

const counters = { traces: bySignal("traces"), logs: bySignal("logs") } as const

/** Counts what the collector has taken. */
export const sent = (signal: Signal, n: number): void => counters[signal].sent.unsafeUpdate(n, none)

/** Counts what never reaches it. */
export const lost = (signal: Signal, reason: Loss, n: number): void =>
  counters[signal][reason].unsafeUpdate(n, none)
