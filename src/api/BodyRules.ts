/** Rules over several fields of a body: what no single field's schema can say (contract §3.2, §3.8). */
import { Either } from "effect"
import { isActiveCurrency } from "../domain/Currency.ts"
import { fieldIssue } from "../domain/Errors.ts"
import { AMOUNT_PATTERN, parseAmount } from "../domain/Money.ts"
import type { BodyRule } from "./Access.ts"

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

/** Exactly one of `customer_id` and `customer`. */
export const oneCustomer: BodyRule = ({ customer, customer_id }) =>
  (customer === undefined) === (customer_id === undefined)
    ? [
        {
          field: "customer_id",
          code: "exactly_one_of",
          message: "Send exactly one of customer_id and customer."
        }
      ]
    : []

/** A PATCH changes something. */
export const changesSomething: BodyRule = (body) =>
  Object.keys(body).some((field) => field !== "expected_version")
    ? []
    : [{ field: "body", code: "nothing_to_change", message: "Send at least one field to change." }]
