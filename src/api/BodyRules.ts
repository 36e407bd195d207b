/** Rules over several fields of a body: what no single field's schema can say (contract §3.2, §3.8). */
import { Context, Either } from "effect"
import { isActiveCurrency } from "../domain/Currency.ts"
import { type FieldIssue, fieldIssue } from "../domain/Errors.ts"
import { AMOUNT_PATTERN, parseAmount } from "../domain/Money.ts"

/** A rule over several fields of a body, as sent. It runs beside the schema, so that one answer names every wrong field. */
export interface BodyRule {
  (body: Readonly<Record<string, unknown>>): ReadonlyArray<FieldIssue>
  /** What JSON Schema can say of the rule; the interface description adds that to the body's schema. */
  readonly jsonSchema?: object
}

/** The annotation with the body rules of an endpoint. */
export class BodyRules extends Context.Tag("duebook/BodyRules")<BodyRules, ReadonlyArray<BodyRule>>() {}

/** A rule with what JSON Schema can say of it. */
const described = (rule: BodyRule, jsonSchema: object): BodyRule =>
  Object.assign((body: Readonly<Record<string, unknown>>) => rule(body), { jsonSchema })

const amountForm = new RegExp(AMOUNT_PATTERN)

/** `amount` has at most as many decimals as `currency` has, where both are there and well-formed. */
export const amountFitsCurrency: BodyRule = ({ amount, currency }) => {
  if (typeof amount !== "string" || typeof currency !== "string") return []
  if (!amountForm.test(amount) || /^[0.]+$/.test(amount) || !isActiveCurrency(currency)) return []
  return Either.match(parseAmount(amount, currency), {
    onLeft: (problem) => [fieldIssue("amount", "invalid", problem.message)],
    onRight: () => []
  })
}

const exactlyOneCustomer: BodyRule = ({ customer, customer_id }) =>
  (customer === undefined) === (customer_id === undefined)
    ? [
        {
          field: "customer_id",
          code: "exactly_one_of",
          message: "Send exactly one of customer_id and customer."
        }
      ]
    : []

/** Exactly one of `customer_id` and `customer`. */
export const oneCustomer = described(exactlyOneCustomer, {
  oneOf: [{ required: ["customer_id"] }, { required: ["customer"] }]
})

const namesAField: BodyRule = (body) =>
  Object.keys(body).some((field) => field !== "expected_version")
    ? []
    : [{ field: "body", code: "nothing_to_change", message: "Send at least one field to change." }]

/** A PATCH changes something. */
export const changesSomething = described(namesAField, { minProperties: 2 })
