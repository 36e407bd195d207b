/** How TypeScript's camelCase fields are named in JSON, and the envelopes of answers (specification 2.4). */
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

/** Requests name every wrong field and refuse fields that nobody asked for (contract 2 and 3). */
export const strict = { parseOptions: { errors: "all", onExcessProperty: "error" } } as const

/** An instant: RFC 3339 in UTC, to the millisecond. */
export const Timestamp = Schema.String.annotations({
  description: "RFC 3339, UTC",
  jsonSchema: { type: "string", format: "date-time" },
  examples: ["2026-03-01T09:30:00.000Z"]
})

const RequestId = Schema.String.annotations({
  description: "Names this answer; the same as the X-Request-Id header.",
  examples: ["req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c"]
})

/** The answer to a write: exactly `{ data }`. */
export const Written = <A, I, R>(data: Schema.Schema<A, I, R>) => Schema.Struct({ data })

/** The answer to a read of one resource: `{ data, request_id }`. */
export const Read = <A, I, R>(data: Schema.Schema<A, I, R>) =>
  Schema.Struct({ data, requestId: named("request_id")(RequestId) })

/** Where a page stands in its list. */
export const PageMeta = Schema.Struct({
  currentPage: named("current_page")(Schema.Int),
  perPage: named("per_page")(Schema.Int),
  total: Schema.Int.annotations({ description: "How many resources the whole list has." })
})

/** The answer to a list: `{ data, meta, request_id }`. */
export const Listed = <A, I, R>(item: Schema.Schema<A, I, R>) =>
  Schema.Struct({
    data: Schema.Array(item),
    meta: PageMeta,
    requestId: named("request_id")(RequestId)
  })

/** One page of a list, as services return it. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly total: number
}

/** Which page is asked for. */
export interface PageRequest {
  readonly page: number
  readonly perPage: number
}
