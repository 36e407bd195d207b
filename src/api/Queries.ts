/** Query parameters that lists share (contract §5.2). */
import { Schema } from "effect"
import { CalendarDate } from "../domain/CalendarDate.ts"
import { CurrencyCode } from "../domain/Currency.ts"
import { parseId } from "../domain/Ids.ts"
import { pageFields } from "../domain/Page.ts"
import { ExternalReference } from "../domain/Text.ts"
import { optionalField, optionalNamed, record, strict } from "../domain/JsonFields.ts"

/** An id as a query parameter. */
export const IdParam = Schema.transform(
  Schema.String.pipe(
    Schema.filter((text) => parseId(text) !== undefined, {
      message: () => ({ message: "must be an id: a positive integer", override: true }),
      jsonSchema: { $ref: "#/components/schemas/Id" }
    })
  ),
  Schema.Number,
  { strict: true, decode: (text) => parseId(text) ?? 0, encode: String }
)

const Flag = Schema.transform(
  Schema.Literal("true", "false").annotations({
    message: () => ({ message: "must be true or false", override: true }),
    jsonSchema: { type: "boolean" }
  }),
  Schema.Boolean,
  { strict: true, decode: (text) => text === "true", encode: (flag) => (flag ? "true" : "false") }
)

/** One of a closed list, named in the error. */
export const oneOf = <L extends string>(...values: readonly [L, ...Array<L>]) =>
  Schema.Literal(...values).annotations({
    message: () => ({ message: `must be one of ${values.join(", ")}`, override: true })
  })

/** A list's query: the page, its own filters, and nothing else. */
export const listQuery = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  record({ ...pageFields, ...fields }).annotations({ ...strict })

/** Filters of receivables and payables alike. */
export const moneyFilters = {
  currency: optionalField(CurrencyCode, "Only those in this currency.", "EUR"),
  dueFrom: optionalNamed("due_from", "Only those due on this day or later.", "2026-03-01")(CalendarDate),
  dueTo: optionalNamed("due_to", "Only those due on this day or earlier.", "2026-03-31")(CalendarDate),
  externalReference: optionalNamed(
    "external_reference",
    "Only those with exactly this reference.",
    "INV-2026-0042"
  )(ExternalReference),
  overdue: optionalField(
    Flag,
    "Only those that are overdue (`true`) or only those that are not (`false`): due before today with something left to pay.",
    true
  )
} as const
