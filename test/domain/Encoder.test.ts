import { describe, expect, it } from "@effect/vitest"
import { Arbitrary, FastCheck, ParseResult, Schema } from "effect"
import { BankAccountRecord, BankStatement } from "../../src/domain/bank/BankStatement.ts"
import { CustomerChannels, CustomerResource } from "../../src/domain/Customer.ts"
import { encoder, isCompiled } from "../../src/domain/Encoder.ts"
import { Payable, PayableState } from "../../src/domain/Payable.ts"
import { Payment } from "../../src/domain/Payment.ts"
import { Receivable, ReceivableState } from "../../src/domain/Receivable.ts"
import { ReminderAttempt } from "../../src/domain/ReminderAttempt.ts"
import { Usage } from "../../src/domain/Usage.ts"
import { named } from "../../src/domain/JsonFields.ts"
import { ListEnvelope, ReadEnvelope, DataEnvelope } from "../../src/api/Envelope.ts"

const resources = {
  BankAccount: BankAccountRecord,
  BankStatement,
  Customer: CustomerResource,
  CustomerChannels,
  Payable,
  PayableState,
  Payment,
  Receivable,
  ReceivableState,
  ReminderAttempt,
  Usage
} as Readonly<Record<string, Schema.Schema<unknown>>>

/** What comes of a value: its JSON, or the fields that don't fit. */
const outcome = (encode: (value: unknown) => unknown, value: unknown): string => {
  try {
    return JSON.stringify(encode(value))
  } catch (error) {
    if (!ParseResult.isParseError(error)) throw error
    return `refused: ${ParseResult.TreeFormatter.formatErrorSync(error)}`
  }
}

const expectSame = (schema: Schema.Schema<unknown>, value: unknown): void => {
  expect(outcome(encoder(schema), value)).toBe(outcome(Schema.encodeSync(schema), value))
}

describe.each(Object.entries(resources))("%s is written as its schema says", (_, resource) => {
  const envelopes = [resource, ReadEnvelope(resource), ListEnvelope(resource), DataEnvelope(resource)]

  it("without running it", () => {
    for (const schema of envelopes) expect(isCompiled(schema)).toBe(true)
  })

  it("byte for byte, whatever it holds", () => {
    for (const schema of envelopes as ReadonlyArray<Schema.Schema<unknown>>) {
      FastCheck.assert(
        FastCheck.property(Arbitrary.make(schema), (value) => expectSame(schema, value)),
        { numRuns: 100 }
      )
    }
  })

  it("and refused as its schema refuses it, when a field is another or missing", () => {
    const broken = FastCheck.tuple(
      Arbitrary.make(resource as Schema.Schema<Readonly<Record<string, unknown>>>),
      FastCheck.nat(),
      FastCheck.oneof(FastCheck.anything(), FastCheck.constantFrom(null, undefined, Number.NaN, -1, 1.5, ""))
    )
    FastCheck.assert(
      FastCheck.property(broken, ([value, which, other]) => {
        const field = Object.keys(value)[which % Object.keys(value).length] ?? ""
        expectSame(resource, { ...value, [field]: other })
        const { [field]: _gone, ...rest } = value
        expectSame(resource, rest)
        expectSame(resource, { ...value, another: other })
      }),
      { numRuns: 300 }
    )
    for (const value of [null, undefined, [], "x", 1]) expectSame(resource, value)
  })
})

describe("a schema of another form is left to itself", () => {
  const others: Readonly<Record<string, Schema.Schema.AnyNoContext>> = {
    transformation: Schema.Struct({ at: Schema.NumberFromString }),
    record: Schema.Record({ key: Schema.String, value: Schema.Number }),
    tuple: Schema.Tuple(Schema.String, Schema.Number),
    union: Schema.Union(Schema.Struct({ a: Schema.String }), Schema.Struct({ b: Schema.Number })),
    strict: Schema.Struct({ a: Schema.String }).annotations({ parseOptions: { onExcessProperty: "error" } }),
    renamed: Schema.Struct({ a: named("b")(Schema.Date) })
  }
  it.each(Object.entries(others))("%s", (_, schema) => {
    const made = schema as Schema.Schema<unknown>
    expect(isCompiled(made)).toBe(false)
    FastCheck.assert(
      FastCheck.property(Arbitrary.make(made), (value) => expectSame(made, value)),
      { numRuns: 50 }
    )
  })
})
