import { describe, expect, it } from "@effect/vitest"
import { Cause, Either, Schema } from "effect"
import { Receivable } from "../../src/domain/Receivable.ts"
import { facts } from "../../src/http/Defect.ts"

const SECRET = "Ada Lovelace, 1250 EUR"

describe("what a log says of a defect", () => {
  it("names the fields of an answer that does not fit its schema, not what was in them", () => {
    const encoded = Schema.encodeUnknownEither(Receivable)({ description: { note: SECRET } })
    const error = Either.getOrThrow(Either.flip(encoded))
    const told = facts(Cause.die(error))
    expect(told).toMatchObject({ error: "ParseError" })
    expect(JSON.stringify(told)).not.toContain("Lovelace")
  })

  it("names state, constraint and table of an error of PostgreSQL, not the row", () => {
    const error = Object.assign(new Error(`Failing row contains (${SECRET}).`), {
      severity: "ERROR",
      routine: "ExecConstraints",
      code: "23514",
      constraint: "receivables_status",
      table: "receivables",
      detail: SECRET
    })
    const told = facts(Cause.die(error))
    expect(told).toMatchObject({ sql_code: "23514", sql_constraint: "receivables_status" })
    expect(JSON.stringify(told)).not.toContain("Lovelace")
  })

  it("keeps what PostgreSQL says of its own schema", () => {
    const error = Object.assign(new Error('relation "payables" does not exist'), {
      severity: "ERROR",
      routine: "parserOpenTable",
      code: "42P01"
    })
    expect(facts(Cause.die(error))).toMatchObject({ cause: 'relation "payables" does not exist' })
  })

  it("keeps the message and the place of any other error", () => {
    const told = facts(Cause.die(new Error("a batch left an item unanswered")))
    expect(told["cause"]).toContain("a batch left an item unanswered")
    expect(told["cause"]).toContain("Defect.test.ts")
  })
})
