/** What a log may say of a defect: where and of what kind, never the values that were at hand. */
import { Cause, ParseResult } from "effect"

/** Fields of an error of PostgreSQL that name things of the schema, not of the rows. */
const sqlFields = ["code", "constraint", "table", "column", "routine", "position"] as const

/** SQLSTATE classes whose messages tell of values: data exceptions, constraints, check options, raised by code. */
const tellsValues = /^(22|23|44|P0)/

/** An error without its message, which may hold what somebody sent. */
const framesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n")

const isSqlError = (error: Error): error is Error & Record<(typeof sqlFields)[number], unknown> =>
  "severity" in error && "routine" in error

/** Facts about a cause for a log line: kind, place, and for known sources of data in messages, no message. */
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
