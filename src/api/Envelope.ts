/** The envelopes of successful answers (contract §11.3). */
import { Schema, SchemaAST as AST } from "effect"
import { field, identifierOf, named, record } from "../domain/JsonFields.ts"

/** The id that examples of answers have. */
export const exampleRequestId = "req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c"

const whatRequestId = "Names this answer; the same as the `X-Request-Id` header."

/** The id of an answer, under its own name in JSON. */
export const requestId = field(whatRequestId)(Schema.String.annotations({ examples: [exampleRequestId] }))

const RequestId = named(
  "request_id",
  whatRequestId
)(Schema.String.annotations({ examples: [exampleRequestId] }))

/** The answer to a write: exactly `{ data }`. */
export const DataEnvelope = <A, I, R>(data: Schema.Schema<A, I, R>) =>
  record({ data: field("The resource.")(data) }).annotations({
    identifier: `${identifierOf(data)}Written`,
    description: "The answer to a write."
  })

/** The answer to a read of one resource: `{ data, request_id }`. */
export const ReadEnvelope = <A, I, R>(data: Schema.Schema<A, I, R>) =>
  record({
    data: field(AST.isTupleType(data.ast) ? "All of them, in order of time." : "The resource.")(data),
    requestId: RequestId
  }).annotations({ identifier: `${identifierOf(data)}Read`, description: "The answer to a read." })

/** Where a page stands in its list. */
export const PageMeta = record({
  currentPage: named("current_page", "The page that this is, from 1.")(Schema.Int),
  perPage: named("per_page", "Records a page.")(Schema.Int),
  total: field("How many records the whole list has.")(Schema.Int)
}).annotations({ identifier: "PageMeta", description: "Where the page stands in its list." })

/** The answer to a list: `{ data, meta, request_id }`. */
export const ListEnvelope = <A, I, R>(item: Schema.Schema<A, I, R>) =>
  record({
    data: field("The records of the page.")(Schema.Array(item)),
    meta: field("Where the page stands in its list.")(PageMeta),
    requestId: RequestId
  }).annotations({ identifier: `${identifierOf(item)}List`, description: "One page of a list." })
