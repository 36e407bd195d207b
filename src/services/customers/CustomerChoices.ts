/** What forms offer before somebody has typed: customers to choose from, and the company's usual currency. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { searchText } from "../../domain/Text.ts"
import { type CustomerChoice, CustomerSearchRepo } from "../../repos/customers/CustomerSearch.ts"

export type { CustomerChoice } from "../../repos/customers/CustomerSearch.ts"

/** Characters by which customers are looked for. */
const MAX_LENGTH = 200

export class CustomerChoices extends Context.Tag("duebook/CustomerChoices")<
  CustomerChoices,
  {
    /** Some customers whose name begins with a text, or who have that address; the newest for an empty text. */
    readonly offered: (
      text: string
    ) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable, CurrentRequest>
    /** The currency of most of the newest receivables; null without any. */
    readonly usualCurrency: Effect.Effect<string | null, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerChoices,
    Effect.map(CustomerSearchRepo, (repo) =>
      CustomerChoices.of({
        offered: (text) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            repo.offered(caller.companyId, searchText(text, MAX_LENGTH))
          ),
        usualCurrency: Effect.flatMap(CurrentRequest, ({ caller }) => repo.usualCurrency(caller.companyId))
      })
    )
  )
}
