/** Answers of endpoints that make something. */
import { HttpApiSchema } from "@effect/platform"
import type { Schema } from "effect"
import { identifierOf } from "../domain/JsonFields.ts"
import { DataEnvelope } from "./Envelope.ts"

/** The answer to a write that made something: `{ data }` with 201. */
export const Created = <A, I, R>(data: Schema.Schema<A, I, R>) => {
  const written = DataEnvelope(data)
  // Annotating a schema takes its name away.
  return written.annotations({
    ...HttpApiSchema.annotations({ status: 201 }),
    identifier: identifierOf(written),
    description: "The answer to a write."
  })
}
