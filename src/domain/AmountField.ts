/** The `amount` field of requests, read in its currency. */
import { Either } from "effect"
import { fieldIssue, ValidationFailed } from "./Errors.ts"
import { parseAmount } from "./Money.ts"

/** Minor units of `amount`, or a `ValidationFailed` that names the field. */
export const amountIn = (amount: string, currency: string): Either.Either<number, ValidationFailed> =>
  Either.mapLeft(parseAmount(amount, currency), (problem) =>
    ValidationFailed.of(fieldIssue("amount", "invalid", problem.message))
  )

interface Money {
  readonly amountMinor: number
  readonly currency: string
}

/**
 * Minor units after a PATCH. A new currency needs a new amount, because the old minor units would mean another amount
 * in it.
 */
export const newAmount = (
  { amountMinor, currency }: Money,
  change: { readonly amount?: string; readonly currency?: string }
): Either.Either<number, ValidationFailed> => {
  if (change.amount !== undefined) return amountIn(change.amount, change.currency ?? currency)
  return change.currency === undefined || change.currency === currency
    ? Either.right(amountMinor)
    : Either.left(
        ValidationFailed.of({
          field: "amount",
          code: "required",
          message: "A new currency needs an amount in the same request."
        })
      )
}

/** Whether a PATCH changes the amount. It does not when a client sends back the amount that it has read. */
export const isNewAmount = (
  money: Money,
  currency: string,
  amount: Either.Either<number, ValidationFailed>
): boolean => currency !== money.currency || Either.isLeft(amount) || amount.right !== money.amountMinor
