/** Log lines on stderr: JSON for machines, or pretty for people; stdout belongs to what commands answer. */
import { Cause, HashMap, Layer, List, Logger } from "effect"
import type { LoggingConfig } from "./Config.ts"

const text = (message: unknown): string =>
  Array.isArray(message)
    ? message.map(text).join(" ")
    : typeof message === "string"
      ? message
      : JSON.stringify(message)

const json = Logger.make<unknown, void>(({ annotations, cause, date, logLevel, message, spans }) => {
  const line: Record<string, unknown> = {
    at: date.toISOString(),
    level: logLevel.label.toLowerCase(),
    message: text(message)
  }
  HashMap.forEach(annotations, (value, key) => {
    line[key] = value
  })
  if (!List.isNil(spans)) line["spans"] = List.toArray(spans).map((span) => span.label)
  if (!Cause.isEmpty(cause)) line["cause"] = Cause.pretty(cause, { renderErrorCause: true })
  process.stderr.write(`${JSON.stringify(line)}\n`)
})

const pretty = Logger.make<unknown, void>(({ annotations, cause, date, logLevel, message }) => {
  const facts: Array<string> = []
  HashMap.forEach(annotations, (value, key) => facts.push(`${key}=${String(value)}`))
  const why = Cause.isEmpty(cause) ? "" : `\n${Cause.pretty(cause, { renderErrorCause: true })}`
  process.stderr.write(
    `${date.toISOString().slice(11, 23)} ${logLevel.label.padEnd(5)} ${text(message)} ${facts.join(" ")}${why}\n`
  )
})

/** Logging as configured. */
export const layer = ({ format, level }: LoggingConfig): Layer.Layer<never> =>
  Layer.merge(
    Logger.replace(Logger.defaultLogger, format === "json" ? json : pretty),
    Logger.minimumLogLevel(level)
  )
