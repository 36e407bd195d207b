/** What a failure of PostgreSQL means to a caller; the one place where driver errors turn into ours. */
import { SqlError } from "@effect/sql/SqlError"
import { Data } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"

/** Two transactions met and this one was thrown back: nothing happened, running it again is safe. */
export class TransactionConflict extends Data.TaggedError("TransactionConflict")<{
  readonly cause: unknown
}> {}

/** A constraint refused a row; `constraint` is its name. */
export class ConstraintViolation extends Data.TaggedError("ConstraintViolation")<{
  readonly constraint: string
  readonly cause: unknown
}> {}

/** More statements wait for a connection than `MAX_IN_FLIGHT` allows. */
export class PoolOverloaded extends Error {
  readonly code = "POOL_OVERLOADED"
}

const conflictStates: ReadonlySet<string> = new Set(["40001", "40P01"])

// lock_timeout, statement_timeout, our own queue
const overloadStates: ReadonlySet<string> = new Set(["55P03", "57014", "POOL_OVERLOADED"])

// server going down, starting, out of connections, idle transaction ended, read-only after a failover
const goneStates = /^(08...|57P0[1-5]|53...|25P03|25006|28...|58...|3D000)$/

const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END"
])

// the pool's word for a turn that did not come
const turnTimeoutMessage = /timeout exceeded when trying to connect/

const networkMessage =
  /connection (terminated|ended|error)|client has encountered a connection error|timeout expired|query read timeout|socket|not queryable|server closed/i

/** What came back from PostgreSQL, told apart by SQLSTATE, network code or message. */
export type SqlFailure =
  | ServiceUnavailable
  | TransactionConflict
  | ConstraintViolation
  | { readonly _tag: "Defect"; readonly cause: unknown }

const field = (error: unknown, name: string): string =>
  typeof error === "object" && error !== null && name in error
    ? String((error as Record<string, unknown>)[name])
    : ""

/** The driver's own error inside what @effect/sql wraps around it. */
export const driverError = (error: unknown): unknown => (error instanceof SqlError ? error.cause : error)

/** Tells a failure's meaning. Whatever is not known to be passing is a defect: a bug of ours. */
export const classify = (error: unknown): SqlFailure => {
  const cause = driverError(error)
  const code = field(cause, "code")
  if (conflictStates.has(code)) return new TransactionConflict({ cause })
  if (overloadStates.has(code)) return ServiceUnavailable.because("overloaded")
  if (goneStates.test(code) || networkCodes.has(code))
    return ServiceUnavailable.because("database_unavailable")
  if (/^23...$/.test(code)) {
    return new ConstraintViolation({ constraint: field(cause, "constraint"), cause })
  }
  if (turnTimeoutMessage.test(field(cause, "message"))) return ServiceUnavailable.because("overloaded")
  if (networkMessage.test(field(cause, "message"))) return ServiceUnavailable.because("database_unavailable")
  return { _tag: "Defect", cause }
}
