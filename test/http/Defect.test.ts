import { describe, expect, it } from "@effect/vitest"
import { Cause, Either, Schema } from "effect"
import { Receivable } from "../../src/domain/Receivable.ts"
import { facts } from "../../src/http/Defect.ts"

const SECRET = "Ada Lovelace, 1250 EUR"

describe("the log fields of a defect", () => {
  it("name the fields that do not fit the schema, not their values", () => {
    const encoded = Schema.encodeUnknownEither(Receivable)({ description: { note: SECRET } })
    const error = Either.getOrThrow(Either.flip(encoded))
    const fields = facts(Cause.die(error))
    expect(fields).toMatchObject({ error: "ParseError" })
    expect(JSON.stringify(fields)).not.toContain("Lovelace")
  })

  it("name state, constraint and table of an error of PostgreSQL, not the row", () => {
    const error = Object.assign(new Error(`Failing row contains (${SECRET}).`), {
      severity: "ERROR",
      routine: "ExecConstraints",
      code: "23514",
      constraint: "receivables_status",
      table: "receivables",
      detail: SECRET
    })
    const fields = facts(Cause.die(error))
    expect(fields).toMatchObject({ sql_code: "23514", sql_constraint: "receivables_status" })
    expect(JSON.stringify(fields)).not.toContain("Lovelace")
  })

  it("keep the message of PostgreSQL about its own schema", () => {
    const error = Object.assign(new Error('relation "payables" does not exist'), {
      severity: "ERROR",
      routine: "parserOpenTable",
      code: "42P01"
    })
    expect(facts(Cause.die(error))).toMatchObject({ cause: 'relation "payables" does not exist' })
  })

  it("keep the message and the place of any other error", () => {
    const fields = facts(Cause.die(new Error("a batch left an item unanswered")))
    expect(fields["cause"]).toContain("a batch left an item unanswered")
    expect(fields["cause"]).toContain("Defect.test.ts")
  })
})
