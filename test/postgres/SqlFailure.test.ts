import { SqlError } from "@effect/sql/SqlError"
import { Cause } from "effect"
import { describe, expect, it } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import { mayBeOfOneCompany } from "../../src/postgres/Retries.ts"
import { classify, faultOf, PoolOverloaded } from "../../src/postgres/SqlFailure.ts"

const told = (cause: unknown): string => {
  const failure = classify(new SqlError({ cause, message: "Failed to execute statement" }))
  return failure instanceof ServiceUnavailable ? String(failure.details?.reason) : failure._tag
}
const withCode = (code: string) => Object.assign(new Error("as the server words it"), { code })

describe("what a failure of the database means", () => {
  it.each([
    ["40001", "serialization failure", "TransactionConflict"],
    ["40P01", "deadlock", "TransactionConflict"],
    ["55P03", "lock_timeout", "overloaded"],
    ["57014", "statement_timeout", "overloaded"],
    ["53300", "too many connections", "database_unavailable"],
    ["53100", "disk full", "database_unavailable"],
    ["57P01", "terminated by an administrator", "database_unavailable"],
    ["57P02", "crash shutdown", "database_unavailable"],
    ["57P03", "starting up or shutting down", "database_unavailable"],
    ["57P05", "idle session timeout", "database_unavailable"],
    ["25P03", "idle in transaction too long", "database_unavailable"],
    ["25006", "read-only after a failover", "database_unavailable"],
    ["26000", "no such prepared statement: a pooler", "database_unavailable"],
    ["42P05", "prepared by another client: a pooler", "database_unavailable"],
    ["08006", "connection failure", "database_unavailable"],
    ["08P01", "protocol violation", "database_unavailable"],
    ["28000", "no such role any more", "database_unavailable"],
    ["3D000", "no such database any more", "database_unavailable"],
    ["ECONNREFUSED", "nobody listens", "database_unavailable"],
    ["ECONNRESET", "the connection was reset", "database_unavailable"],
    ["EPIPE", "written to a closed connection", "database_unavailable"],
    ["ENOTFOUND", "no such host", "database_unavailable"],
    ["23505", "unique", "ConstraintViolation"],
    ["23503", "foreign key", "ConstraintViolation"],
    ["23514", "check", "ConstraintViolation"],
    ["23P01", "exclusion", "ConstraintViolation"],
    ["42601", "syntax error: a bug", "Defect"],
    ["42501", "not permitted: a bug", "Defect"],
    ["25P02", "went on in a failed transaction: a bug", "Defect"],
    ["22003", "out of range: a bug", "Defect"],
    ["XX000", "internal error", "Defect"]
  ])("%s, %s: %s", (code, _, meaning) => {
    expect(told(withCode(code))).toBe(meaning)
  })

  it("may be that of one company where the coordinator reports a server of shards, and of all where a server ends", () => {
    const reported = (severity: string, code: string) =>
      mayBeOfOneCompany(Cause.fail(classify(Object.assign(withCode(code), { severity }))))
    expect(reported("ERROR", "08006")).toBe(true)
    expect(reported("ERROR", "57P01")).toBe(true)
    expect(reported("ERROR", "55P03")).toBe(true)
    expect(reported("FATAL", "08006")).toBe(false)
    expect(reported("FATAL", "57P01")).toBe(false)
    expect(reported("ERROR", "53300")).toBe(false)
    expect(told(Object.assign(withCode("08006"), { severity: "ERROR" }))).toBe("database_unavailable")
  })

  it.each([
    ["Connection terminated unexpectedly", "database_unavailable"],
    ["Connection terminated", "database_unavailable"],
    ["Client has encountered a connection error and is not queryable", "database_unavailable"],
    ["Client was closed and is not queryable", "database_unavailable"],
    ["timeout expired", "database_unavailable"],
    ["Query read timeout", "database_unavailable"],
    ["Connection terminated due to connection timeout", "database_unavailable"],
    ["timeout exceeded when trying to connect", "overloaded"],
    ["Cannot read properties of undefined", "Defect"]
  ])("the driver's %j: %s", (message, meaning) => {
    expect(told(new Error(message))).toBe(meaning)
  })

  it("knows our own queue's refusal", () => {
    expect(told(new PoolOverloaded("too many statements wait for a connection"))).toBe("overloaded")
  })

  it("takes anything else for a bug", () => {
    for (const cause of [undefined, null, "text", 7, {}]) expect(told(cause)).toBe("Defect")
  })

  it("names the constraint that the server of a shard reported through the coordinator", () => {
    const message =
      'insert or update on table "plan_usage_102139" violates foreign key constraint ' +
      '"plan_usage_company_id_plan_period_id_fkey_102139"'
    const cause = Object.assign(new Error(message), { code: "23503", constraint: undefined })
    expect(classify(cause)).toMatchObject({ constraint: "plan_usage_company_id_plan_period_id_fkey" })
  })

  it("names the constraint", () => {
    const cause = Object.assign(withCode("23505"), { constraint: "users_email_key" })
    expect(classify(cause)).toMatchObject({ _tag: "ConstraintViolation", constraint: "users_email_key" })
  })

  it.each([
    "failure on connection marked as essential: 10.0.0.7:5432",
    "connection to the remote node app@10.0.0.7:5432 failed with the following error: timeout",
    "server closed the connection unexpectedly",
    "connection not open"
  ])(
    "is an outage where a coordinator could not finish a commit without a server of shards: %s",
    (message) => {
      const reported = Object.assign(new Error(message), { code: "XX000", severity: "ERROR" })
      expect(told(reported)).toBe("database_unavailable")
      // The group of writes runs again one by one: it may be the shard of one company.
      expect(mayBeOfOneCompany(Cause.fail(classify(reported)))).toBe(true)
      const elsewhere = Object.assign(new Error("cache lookup failed"), { code: "XX000", severity: "ERROR" })
      expect(told(elsewhere)).toBe("Defect")
    }
  )
})

describe("what is said of the cause of a failure", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" })
  const wrongPassword = Object.assign(new Error("password authentication failed for user"), {
    code: "28P01",
    severity: "FATAL"
  })
  it.each([
    ["a server", wrongPassword, { sql_code: "28P01", error: "password authentication failed for user" }],
    ["the network", refused, { errno: "ECONNREFUSED", error: "connect ECONNREFUSED 127.0.0.1:5432" }],
    [
      "several addresses of one host",
      new AggregateError([refused]),
      { errno: "ECONNREFUSED", error: "connect ECONNREFUSED 127.0.0.1:5432" }
    ],
    [
      "the driver, of a connection that broke",
      new Error("Connection terminated unexpectedly"),
      { errno: "ECONNRESET", error: "Connection terminated unexpectedly" }
    ],
    [
      "the driver, of a server that says nothing",
      new Error("timeout expired"),
      { errno: "ETIMEDOUT", error: "timeout expired" }
    ]
  ])("by %s is in fields, and still there in the failure that callers see", (_, cause, fields) => {
    const error = new SqlError({ cause, message: "Failed to execute statement" })
    expect(faultOf(error)).toEqual(fields)
    expect(faultOf(classify(error))).toEqual(fields)
  })
})
