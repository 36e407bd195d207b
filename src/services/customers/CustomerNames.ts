/** Names and time zones of customers, for lists that know only their ids. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CustomerBook, type CustomerName } from "../../repos/customers/CustomerBook.ts"

export class CustomerNames extends Context.Tag("duebook/CustomerNames")<
  CustomerNames,
  {
    /** Those of a page's customers, in one statement. An id that is no customer of the company has none. */
    readonly of: (
      rows: ReadonlyArray<{ readonly customerId: number }>
    ) => Effect.Effect<ReadonlyMap<number, CustomerName>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerNames,
    Effect.map(CustomerBook, (book) =>
      CustomerNames.of({
        of: (rows) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            book.names(caller.companyId, [...new Set(rows.map(({ customerId }) => customerId))])
          )
      })
    )
  )
}
