/** Customers as people look at them: found by name or address, with what they owe and which of their addresses are blocked. */
import { Context, Effect, Either, Layer, Schema } from "effect"
import { Email, PhoneE164 } from "../../domain/Contact.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { CustomerResource } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { searchText } from "../../domain/Text.ts"
import { type AddressBlock, CustomerBook, type Owed } from "../../repos/customers/CustomerBook.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { toResource } from "../../repos/Rows.ts"

export { type AddressBlock, MAX_SUMMED, type Owed } from "../../repos/customers/CustomerBook.ts"

/** Characters of a search. */
export const MAX_CUSTOMER_SEARCH = 254

/** A customer with what is owed, a sum for each currency. */
export interface CustomerFile extends CustomerResource {
  readonly owed: ReadonlyArray<Owed>
}

export class CustomerFiles extends Context.Tag("duebook/CustomerFiles")<
  CustomerFiles,
  {
    /**
     * A page of customers, newest first. A search finds the whole of an e-mail address or phone number, else the
     * beginning of a name.
     */
    readonly list: (
      search: string,
      request: PageRequest
    ) => Effect.Effect<Page<CustomerFile>, ServiceUnavailable, CurrentRequest>
    /** What one customer owes. */
    readonly owed: (id: number) => Effect.Effect<ReadonlyArray<Owed>, ServiceUnavailable, CurrentRequest>
    /** Why addresses of a customer are blocked, and since when. */
    readonly blocks: (
      id: number
    ) => Effect.Effect<ReadonlyArray<AddressBlock>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerFiles,
    Effect.map(Effect.all([CustomerBook, CustomersRepo]), ([book, customers]) => {
      const found = (companyId: number, text: string, request: PageRequest) => {
        if (text === "") return customers.list(companyId, {}, request)
        if (isA(Email, text)) return customers.list(companyId, { email: text }, request)
        const number = text.replaceAll(/[\s()./-]/g, "")
        return isA(PhoneE164, number)
          ? customers.list(companyId, { phoneE164: number }, request)
          : book.named(companyId, text, request)
      }
      return CustomerFiles.of({
        list: Effect.fnUntraced(function* (search, request) {
          const { companyId } = (yield* CurrentRequest).caller
          const text = searchText(search, MAX_CUSTOMER_SEARCH)
          const { items, total } = yield* found(companyId, text, request)
          const owed = yield* book.owed(
            companyId,
            items.map(({ id }) => id)
          )
          return {
            total,
            items: items.map((item) => ({
              ...toResource(item),
              owed: owed.filter(({ customerId }) => customerId === item.id)
            }))
          }
        }),
        owed: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.owed(caller.companyId, [id])),
        blocks: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.blocks(caller.companyId, id))
      })
    })
  )
}

const isA = (schema: Schema.Schema<string, string>, text: string): boolean =>
  Either.isRight(Schema.decodeEither(schema)(text))
