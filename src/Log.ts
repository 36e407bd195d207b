/** Log lines on stderr: JSON for machines, or pretty for people. Stdout is for the results of commands. */
import { Cause, HashMap, Layer, List, Logger, LogLevel } from "effect"
import type { LoggingConfig } from "./Config.ts"
import { logFields, spanOfLine } from "./tracing/Span.ts"

const text = (message: unknown): string =>
  Array.isArray(message)
    ? message.map(text).join(" ")
    : typeof message === "string"
      ? message
      : JSON.stringify(message)

/** Lines are collected this long and written together, because one write per request would slow a busy service. */
const FLUSH_MILLIS = 20
/** Lines that are collected at most. */
const MAX_LINES = 1_000

let waiting: Array<string> = []

const flush = () => {
  if (waiting.length === 0) return
  const lines = waiting
  waiting = []
  process.stderr.write(lines.join(""))
}

process.on("exit", flush)

/** Collects a line. Warnings and errors are written at once, because the process may end before the next flush. */
const write = (line: string, level: LogLevel.LogLevel) => {
  waiting.push(line)
  if (LogLevel.greaterThanEqual(level, LogLevel.Warning) || waiting.length >= MAX_LINES) flush()
  else if (waiting.length === 1) setTimeout(flush, FLUSH_MILLIS).unref()
}

const json = Logger.make<unknown, void>(({ annotations, cause, context, date, logLevel, message, spans }) => {
  const line: Record<string, unknown> = {
    at: date.toISOString(),
    level: logLevel.label.toLowerCase(),
    message: text(message),
    ...logFields(spanOfLine(context))
  }
  HashMap.forEach(annotations, (value, key) => {
    line[key] = value
  })
  if (!List.isNil(spans)) line["spans"] = List.toArray(spans).map((span) => span.label)
  if (!Cause.isEmpty(cause)) line["cause"] = Cause.pretty(cause, { renderErrorCause: true })
  write(`${JSON.stringify(line)}\n`, logLevel)
})

const pretty = Logger.make<unknown, void>(({ annotations, cause, date, logLevel, message }) => {
  const facts: Array<string> = []
  HashMap.forEach(annotations, (value, key) => facts.push(`${key}=${String(value)}`))
  const why = Cause.isEmpty(cause) ? "" : `\n${Cause.pretty(cause, { renderErrorCause: true })}`
  write(
    `${date.toISOString().slice(11, 23)} ${logLevel.label.padEnd(5)} ${text(message)} ${facts.join(" ")}${why}\n`,
    logLevel
  )
})

/** Logging as configured. */
export const layer = ({ format, level }: LoggingConfig): Layer.Layer<never> =>
  Layer.merge(
    Logger.replace(Logger.defaultLogger, format === "json" ? json : pretty),
    Logger.minimumLogLevel(level)
  )
