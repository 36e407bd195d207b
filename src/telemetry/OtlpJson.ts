/** Spans and log lines in the JSON of OTLP (opentelemetry-proto 1.x). */
import { Cause, HashMap, type Logger, type LogLevel } from "effect"
import { type AttributeValue, logFields, type Span, spanOfLine } from "../tracing/Span.ts"

/** What sends the telemetry, in the attributes that OpenTelemetry names for it. */
export type ResourceAttributes = Readonly<Record<string, string>>

const NANOS_DIGITS = "000"
const MICROS = 1_000

/** Nanoseconds since 1970, as text: they are more than a number can hold. */
const nanos = (epochMillis: number): string => `${Math.round(epochMillis * MICROS)}${NANOS_DIGITS}`

const valueOf = (value: AttributeValue): Readonly<Record<string, unknown>> => {
  switch (typeof value) {
    case "string":
      return { stringValue: value }
    case "boolean":
      return { boolValue: value }
    case "number":
      return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
    default:
      return { arrayValue: { values: value.map(valueOf) } }
  }
}

const attributesOf = (attributes: Readonly<Record<string, AttributeValue>>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

const ERROR = 2

const spanJson = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
  name: span.name,
  kind: span.kind,
  startTimeUnixNano: nanos(span.at(span.startedAt)),
  endTimeUnixNano: nanos(span.at(span.endedAt)),
  attributes: attributesOf(span.attributes),
  ...(span.link === undefined ? {} : { links: [{ traceId: span.link.traceId, spanId: span.link.spanId }] }),
  ...(span.error === undefined ? {} : { status: { code: ERROR, message: span.error } })
})

/** A log line that waits to be sent. */
export interface LogRecord {
  readonly epochMillis: number
  readonly level: LogLevel.LogLevel
  readonly message: string
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

const valueOfAny = (value: unknown): AttributeValue =>
  typeof value === "number" || typeof value === "boolean" ? value : text(value)

/** A line as it is logged. The trace is that of the line itself, or that of the work which has logged it. */
export const recordOf = ({
  annotations,
  cause,
  context,
  date,
  logLevel,
  message
}: Logger.Logger.Options<unknown>): LogRecord => {
  const attributes: Record<string, AttributeValue> = { ...logFields(spanOfLine(context)) }
  HashMap.forEach(annotations, (value, key) => {
    attributes[key] = valueOfAny(value)
  })
  if (!Cause.isEmpty(cause)) attributes["cause"] = Cause.pretty(cause, { renderErrorCause: true })
  return {
    epochMillis: date.getTime(),
    level: logLevel,
    message: (Array.isArray(message) ? message : [message]).map(text).join(" "),
    attributes
  }
}

/** The numbers of severities in OTLP. */
const severities: Readonly<Record<string, number>> = {
  Trace: 1,
  Debug: 5,
  Info: 9,
  Warning: 13,
  Error: 17,
  Fatal: 21
}

const logJson = ({ attributes, epochMillis, level, message }: LogRecord) => {
  const { span_id: spanId, trace_flags: flags, trace_id: traceId, ...others } = attributes
  return {
    timeUnixNano: nanos(epochMillis),
    observedTimeUnixNano: nanos(epochMillis),
    severityNumber: severities[level._tag] ?? 0,
    severityText: level.label,
    body: { stringValue: message },
    attributes: attributesOf(others),
    ...(traceId === undefined ? {} : { traceId, spanId, flags: Number(flags) })
  }
}

const scope = { name: "duebook" }

/** An ExportTraceServiceRequest. */
export const tracesOf = (resource: ResourceAttributes) => {
  const from = { attributes: attributesOf(resource) }
  return (spans: ReadonlyArray<Span>) => ({
    resourceSpans: [{ resource: from, scopeSpans: [{ scope, spans: spans.map(spanJson) }] }]
  })
}

/** An ExportLogsServiceRequest. */
export const logsOf = (resource: ResourceAttributes) => {
  const from = { attributes: attributesOf(resource) }
  return (records: ReadonlyArray<LogRecord>) => ({
    resourceLogs: [{ resource: from, scopeLogs: [{ scope, logRecords: records.map(logJson) }] }]
  })
}
