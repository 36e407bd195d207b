/** An amount as a request states it, in the currency it turns out to be in. */
import { Either } from "effect"
import { fieldIssue, ValidationFailed } from "./Errors.ts"
import { parseAmount } from "./Money.ts"

/** Minor units of `amount`, or a refusal that names the field. */
export const amountIn = (amount: string, currency: string): Either.Either<number, ValidationFailed> =>
  Either.mapLeft(parseAmount(amount, currency), (problem) =>
    ValidationFailed.of(fieldIssue("amount", "invalid", problem.message))
  )

interface Money {
  readonly amountMinor: number
  readonly currency: string
}

/** Minor units after a PATCH. In a new currency the old ones would mean something else: it needs an amount. */
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

/** Whether a PATCH asks for another amount; the same one again, as a client that writes back all it read, does not. */
export const isNewAmount = (
  money: Money,
  currency: string,
  amount: Either.Either<number, ValidationFailed>
): boolean => currency !== money.currency || Either.isLeft(amount) || amount.right !== money.amountMinor
