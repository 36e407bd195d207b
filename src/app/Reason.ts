/**
 * Reasons that people may leave out. The API wants one for each change; of a form that was sent without, the audit log says
 * who did it and when, and its reason is empty.
 */
import { Either, type Schema } from "effect"
import type { ValidationFailed } from "../domain/Errors.ts"
import { decode, type FieldTypes, Form } from "./Form.ts"

const FIELD = "reason"

/** What the audit log has in the place of a reason that nobody gave. */
const NOT_GIVEN = ""

/** Reads a form by a schema of the API that wants a reason, where the form's may stay empty. */
export const decodeWithReason = <A extends { readonly reason: string }, I>(
  schema: Schema.Schema<A, I>,
  form: Form,
  reading: FieldTypes
): Either.Either<A, ValidationFailed> => {
  if (form.text(FIELD).trim() !== "") return decode(schema, form, reading)
  // What else is wrong is told all the same.
  const filled = new Form(new Map([...form.fields, [FIELD, ["-"]]]), form.files)
  return Either.map(decode(schema, filled, reading), (read) => ({ ...read, reason: NOT_GIVEN }))
}
