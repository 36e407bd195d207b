/** Examples of what an endpoint takes and answers, for the interface description: one story of a customer and a debt. */
import { Context } from "effect"
import * as Errors from "../domain/Errors.ts"

export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** A value, and what it shows. */
export interface Example {
  readonly summary: string
  readonly value: Json
}

/** What an operation takes and answers, beyond what its schemas say; all as sent. */
export interface OperationExamples {
  readonly bodies?: Readonly<Record<string, Example>>
  /** The `data` of the successful answer. */
  readonly data: Json
  /** The example of what is read or listed; the first of `data` unless given. */
  readonly record?: Json
  /** Refusals that are typical here. */
  readonly transition?: Errors.InvalidTransition
  readonly locked?: Errors.FieldLocked
  /** The wrong field that is typical here. */
  readonly invalid: Errors.FieldIssue
}

/** The annotation that carries an endpoint's examples. */
export class Examples extends Context.Tag("duebook/Examples")<Examples, OperationExamples>() {}

/** The body of a status change. */
export const reason = (text: string): Readonly<Record<string, Example>> => ({
  reason: { summary: "With the reason, for the audit log", value: { reason: text } }
})

export const badAmount = Errors.fieldIssue(
  "amount",
  "invalid",
  'must be a positive amount as a decimal string, such as "120.50"'
)
export const badPage = Errors.fieldIssue("per_page", "invalid", "must be a whole number from 1 to 100")
export const noReason = Errors.fieldIssue("reason", "required", "is required")
