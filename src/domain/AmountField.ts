/** An amount as a request states it, in the currency it turns out to be in. */
import { Either } from "effect"
import { fieldIssue, ValidationFailed } from "./Errors.ts"
import { parseAmount } from "./Money.ts"

/** Minor units of `amount`, or a refusal that names the field. */
export const amountIn = (amount: string, currency: string): Either.Either<number, ValidationFailed> =>
  Either.mapLeft(parseAmount(amount, currency), (problem) =>
    ValidationFailed.of(fieldIssue("amount", "invalid", problem.message))
  )
