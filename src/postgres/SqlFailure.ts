/** What an error of the driver means to a caller. This is the only place that interprets driver errors. */
import { SqlError } from "@effect/sql/SqlError"
import { Data } from "effect"
import { ServiceUnavailable } from "../domain/Errors.ts"

/** PostgreSQL rolled the transaction back because of a concurrent one. Running it again is safe. */
export class TransactionConflict extends Data.TaggedError("TransactionConflict")<{
  readonly cause: unknown
}> {}

/** A row violates the constraint named `constraint`. */
export class ConstraintViolation extends Data.TaggedError("ConstraintViolation")<{
  readonly constraint: string
  readonly cause: unknown
}> {}

/** More statements, or more pieces of work, would wait for a connection than `MAX_IN_FLIGHT` allows. */
export class PoolOverloaded extends Error {
  readonly code = "POOL_OVERLOADED"
}

const conflictStates: ReadonlySet<string> = new Set(["40001", "40P01"])

// lock_timeout, statement_timeout, the full queue of the pool
const overloadStates: ReadonlySet<string> = new Set(["55P03", "57014", "POOL_OVERLOADED"])

const READ_ONLY = "25006"

// internal_error
const INTERNAL = "XX000"

// undefined_table
const NO_TABLE = "42P01"

// insufficient_privilege
const FORBIDDEN = "42501"

/** What an operator has to do where `lacksRights` holds of what the owner alone may do. */
export const RIGHTS_NEEDED =
  "The user in DATABASE_URL has to own the database. A user that only serves may not do this."

/** The same where it holds of any command. */
export const ROLE_NEEDED =
  "The user in DATABASE_URL has to be a member of duebook_app or, for migrate, distribute and restored, own the database."

/** What an operator has to do where `lacksTls` holds. */
export const TLS_NEEDED =
  "The server in DATABASE_URL offers no TLS, for which its sslmode asks. Switch TLS on there or, if nobody can listen on the way, leave out sslmode."

/** What an operator has to do where `distrustsServer` holds. */
export const TRUST_NEEDED =
  "sslrootcert has to name the file of the authority that signed it, and with sslmode=verify-full it has to name the host."

/** What an operator has to do where `isUserRefused` holds of the serving role. */
export const LOGIN_NEEDED =
  "duebook_app can log in once the owner or a superuser has run: alter role duebook_app login password '…'"

// The statement of a name does not exist on the server's connection, or exists although we have not prepared it there.
const foreignStatementStates: ReadonlySet<string> = new Set(["26000", "42P05"])

// server going down, starting, out of connections, idle transaction ended
const goneStates = /^(08...|57P0[1-5]|53...|25P03|28...|58...|3D000)$/

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

// pg-pool's message when no connection became free in time
const turnTimeoutMessage = /timeout exceeded when trying to connect/

const networkMessage =
  /connection (terminated|ended|error)|client has encountered a connection error|timeout expired|query read timeout|socket|not queryable|server closed/i

/** The kinds of failure, told apart by SQLSTATE, network code or message. A `Defect` is a bug of the service. */
export type SqlFailure =
  | ServiceUnavailable
  | TransactionConflict
  | ConstraintViolation
  | { readonly _tag: "Defect"; readonly cause: unknown }

const field = (error: unknown, name: string): string =>
  typeof error === "object" && error !== null && name in error
    ? String((error as Record<string, unknown>)[name] ?? "")
    : ""

/** The driver's own error, without the one that @effect/sql wraps around it. */
export const driverError = (error: unknown): unknown => (error instanceof SqlError ? error.cause : error)

/** What the server, or the system that leads to it, said of a failure: fields of a log line. */
export interface Fault {
  readonly sql_code?: string
  readonly errno?: string
  readonly error: string
}

/** What is behind a failure that a caller sees without its cause. */
const causes = new WeakMap<ServiceUnavailable, unknown>()

const unavailable = (reason: "overloaded" | "database_unavailable", cause: unknown): ServiceUnavailable => {
  const failure = ServiceUnavailable.because(reason)
  causes.set(failure, cause)
  return failure
}

/** What the driver reported. When a host has several addresses, they fail together as one error without a message. */
const reported = (error: unknown): unknown => {
  const cause = driverError(error instanceof ServiceUnavailable ? (causes.get(error) ?? error) : error)
  return cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause
}

/** What the system would call what the driver says in words of its own. */
const errnoOfWords: ReadonlyArray<readonly [words: RegExp, errno: string]> = [
  [/timeout expired|query read timeout|due to connection timeout/i, "ETIMEDOUT"],
  [/connection (terminated|error)|not queryable|server closed the connection/i, "ECONNRESET"]
]

/** What an error of the driver, or the failure that became of it, says of its cause. */
export const faultOf = (failure: unknown): Fault => {
  const cause = reported(failure)
  const code = field(cause, "code")
  const error = field(cause, "message") || String(cause)
  if (field(cause, "severity") !== "") return { sql_code: code, error }
  const errno = /^E[A-Z_]+$/.test(code) ? code : errnoOfWords.find(([words]) => words.test(error))?.[1]
  return errno === undefined ? { error } : { errno, error }
}

/** What the database or the way to it said, where a request or a job failed for want of it; null for every other failure. */
export const faultBehind = (failure: unknown): Fault | null =>
  failure instanceof ServiceUnavailable && causes.has(failure) ? faultOf(failure) : null

/** Whether the server refuses writes: after a failover it may be a replica, or the former primary. */
export const isReadOnly = (error: unknown): boolean => field(driverError(error), "code") === READ_ONLY

/** Whether PostgreSQL has no room for another connection: of the server, of the database or of the user. */
export const isOutOfConnections = (error: unknown): boolean => field(driverError(error), "code") === "53300"

/** Whether a transaction did not get a lock in time, or stood in a deadlock. It was rolled back, and may run again. */
export const lacksLock = (error: unknown): boolean =>
  ["55P03", "40P01"].includes(field(driverError(error), "code"))

/** Whether a table does not exist, as in a database that is not migrated. */
export const lacksTable = (error: unknown): boolean => field(driverError(error), "code") === NO_TABLE

/** Whether PostgreSQL refused a statement because its user may not do that. */
export const lacksRights = (error: unknown): boolean => field(driverError(error), "code") === FORBIDDEN

/** Whether PostgreSQL lets the user not in: the name, the password, or the way it comes. */
export const isUserRefused = (error: unknown): boolean => field(driverError(error), "code").startsWith("28")

/** Whether the server offers no encryption, which DATABASE_URL asks for. */
export const lacksTls = (error: unknown): boolean =>
  field(driverError(error), "message") === "The server does not support SSL connections"

const distrustCodes =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_(?:GET|VERIFY|DECODE)_|ERR_TLS_CERT_ALTNAME)/

/** Whether the server's certificate is not one that DATABASE_URL accepts. */
export const distrustsServer = (error: unknown): boolean =>
  distrustCodes.test(field(driverError(error), "code"))

/** Whether a pooler has given the connection of another client to ours, which has other prepared statements. */
export const isForeignStatement = (error: unknown): boolean =>
  foreignStatementStates.has(field(driverError(error), "code"))

/** Whether PostgreSQL, or the queue of the pool, gave up because of a lock, a timeout or too much work. */
export const isOverload = (error: unknown): boolean => overloadStates.has(field(driverError(error), "code"))

/**
 * What a coordinator says where it has no SQLSTATE for it: its own words at a commit that it can't finish without a server
 * of shards, and those of libpq for a connection to one that broke.
 */
const SHARD_LOST =
  /^failure on connection marked as essential|^connection to the remote node|server closed the connection|SSL connection has been closed|connection not open|no connection to the server|could not (?:receive data from|send data to) server/

/**
 * Whether the coordinator of a distributed database says that it can't reach a server of shards. It says so of a statement
 * or a commit, and keeps the connection; a server of its own kind would end that.
 */
const isShardUnreachable = (error: unknown): boolean => {
  const cause = driverError(error)
  const code = field(cause, "code")
  return (
    field(cause, "severity") === "ERROR" &&
    (/^(08|57P0)/.test(code) || (code === INTERNAL && SHARD_LOST.test(field(cause, "message"))))
  )
}

const ofShards = new WeakSet<ServiceUnavailable>()

/** Whether this failure means that a server of shards can't be reached. */
export const meansShardUnreachable = (failure: ServiceUnavailable): boolean => ofShards.has(failure)

/** What a distributed database adds to the names of a shard's constraints. */
const SHARD = /_\d{6,}$/

/** The constraint that was violated. A coordinator passes on the words of a shard's server and not the field. */
const constraintOf = (cause: unknown): string => {
  const name = field(cause, "constraint") || (/constraint "([^"]+)"/.exec(field(cause, "message"))?.[1] ?? "")
  return name.replace(SHARD, "")
}

/** Whether an error is PostgreSQL's refusal of a statement. */
export const hasSqlState = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(field(driverError(error), "code"))

/**
 * Whether a row refers to a customer who was merged into another after it was decided on. Whoever looks for the customer again
 * finds the other.
 */
const isOfMergedCustomer = (code: string, constraint: string): boolean =>
  code === "23503" && constraint.endsWith("_company_id_customer_id_fkey")

/** Classifies an error. Whatever is not known to be temporary is a defect. */
export const classify = (error: unknown): SqlFailure => {
  const cause = reported(error)
  const code = field(cause, "code")
  if (conflictStates.has(code)) return new TransactionConflict({ cause })
  if (isOverload(cause)) return unavailable("overloaded", cause)
  if (isShardUnreachable(cause)) {
    const failure = unavailable("database_unavailable", cause)
    ofShards.add(failure)
    return failure
  }
  if (isReadOnly(cause) || isForeignStatement(cause) || goneStates.test(code) || networkCodes.has(code)) {
    return unavailable("database_unavailable", cause)
  }
  if (isOfMergedCustomer(code, constraintOf(cause))) return new TransactionConflict({ cause })
  if (/^23...$/.test(code)) {
    return new ConstraintViolation({ constraint: constraintOf(cause), cause })
  }
  if (turnTimeoutMessage.test(field(cause, "message"))) return unavailable("overloaded", cause)
  if (networkMessage.test(field(cause, "message"))) return unavailable("database_unavailable", cause)
  return { _tag: "Defect", cause }
}
