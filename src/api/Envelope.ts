/** The envelopes of successful answers (contract §11.3). */
import { Schema } from "effect"
import { named } from "../domain/JsonFields.ts"

const RequestId = Schema.String.annotations({
  description: "Names this answer; the same as the X-Request-Id header.",
  examples: ["req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c"]
})

/** The answer to a write: exactly `{ data }`. */
export const DataEnvelope = <A, I, R>(data: Schema.Schema<A, I, R>) => Schema.Struct({ data })

/** The answer to a read of one resource: `{ data, request_id }`. */
export const ReadEnvelope = <A, I, R>(data: Schema.Schema<A, I, R>) =>
  Schema.Struct({ data, requestId: named("request_id")(RequestId) })

/** Where a page stands in its list. */
export const PageMeta = Schema.Struct({
  currentPage: named("current_page")(Schema.Int),
  perPage: named("per_page")(Schema.Int),
  total: Schema.Int.annotations({ description: "How many resources the whole list has." })
})

/** The answer to a list: `{ data, meta, request_id }`. */
export const ListEnvelope = <A, I, R>(item: Schema.Schema<A, I, R>) =>
  Schema.Struct({
    data: Schema.Array(item),
    meta: PageMeta,
    requestId: named("request_id")(RequestId)
  })
