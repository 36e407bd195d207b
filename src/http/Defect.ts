/** What a log line says about a defect: its kind and its place, never values that somebody sent. */
import { Cause, ParseResult } from "effect"

/** Fields of a PostgreSQL error that name parts of the schema, not values of rows. */
const sqlFields = ["code", "constraint", "table", "column", "routine", "position"] as const

/** SQLSTATE classes whose messages contain values: data exceptions, constraints, check options, raised by code. */
const tellsValues = /^(22|23|44|P0)/

/** The stack of an error without its message, which may contain what somebody sent. */
const framesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n")

const isSqlError = (error: Error): error is Error & Record<(typeof sqlFields)[number], unknown> =>
  "severity" in error && "routine" in error

/** Facts about a cause for a log line: kind and place, and the message only where it cannot contain data. */
export const facts = (cause: Cause.Cause<unknown>): Readonly<Record<string, unknown>> => {
  const error = Cause.squash(cause)
  if (ParseResult.isParseError(error)) {
    const issues = ParseResult.ArrayFormatter.formatErrorSync(error)
    return {
      error: "ParseError",
      fields: issues.map(({ path }) => path.join(".")).join(", "),
      stack: framesOf(error)
    }
  }
  if (error instanceof Error && isSqlError(error)) {
    const known = sqlFields.filter((field) => error[field] !== undefined)
    return {
      error: "SqlError",
      ...(tellsValues.test(String(error.code)) ? {} : { cause: error.message }),
      ...Object.fromEntries(known.map((field) => [`sql_${field}`, error[field]])),
      stack: framesOf(error)
    }
  }
  return { error: error instanceof Error ? error.name : "unknown", cause: Cause.pretty(cause) }
}
