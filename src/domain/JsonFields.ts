/** How TypeScript's camelCase fields are named in JSON. */
import { Schema } from "effect"

/** A required field under another name in JSON. */
export const named =
  <K extends string>(key: K) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
    Schema.propertySignature(schema).pipe(Schema.fromKey(key))

/** An optional field: absent in JSON means absent here; `null` is not absent. */
export const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) =>
  Schema.optionalWith(schema, { exact: true })

/** An optional field under another name in JSON. */
export const optionalNamed =
  <K extends string>(key: K) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
    Schema.optionalWith(schema, { exact: true }).pipe(Schema.fromKey(key))

/** Requests name every wrong field and refuse fields that nobody asked for (contract §2.3, §3.8). */
export const strict = { parseOptions: { errors: "all", onExcessProperty: "error" } } as const

/** An instant: RFC 3339 in UTC, to the millisecond. */
export const Timestamp = Schema.String.annotations({
  description: "RFC 3339, UTC",
  jsonSchema: { type: "string", format: "date-time" },
  examples: ["2026-03-01T09:30:00.000Z"]
})
