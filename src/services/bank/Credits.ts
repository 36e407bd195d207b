/** What customers have paid without a debt to pay: their credit. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"

/** Credit in one currency, in minor units. */
export interface Credit {
  readonly currency: string
  readonly minor: number
}

export class Credits extends Context.Tag("duebook/Credits")<
  Credits,
  {
    /** The credit of a customer, by currency: what is unapplied of their money and was not paid back. */
    readonly of: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<Credit>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Credits,
    Effect.map(BankTransactionsRepo, (transactions) =>
      Credits.of({
        of: (customerId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => transactions.credits(caller.companyId, customerId))
      })
    )
  )
}
