/**
 * Customers as people look at them: found by name or address, with what they owe and which of their addresses are
 * blocked, named in lists that know only their ids, and offered by forms.
 */
import { Context, Effect, Either, Layer, Schema } from "effect"
import { Email, PhoneE164 } from "../../domain/Contact.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { CustomerResource } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import { searchText } from "../../domain/Text.ts"
import {
  type AddressBlock,
  CustomerBook,
  type CustomerName,
  MAX_UNREACHABLE,
  type Owed
} from "../../repos/customers/CustomerBook.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { type CustomerChoice, CustomerSearchRepo } from "../../repos/customers/CustomerSearch.ts"
import { type ReachableCustomer, toResource } from "../../repos/Rows.ts"

export { type AddressBlock, type Owed } from "../../repos/customers/CustomerBook.ts"
export type { CustomerChoice } from "../../repos/customers/CustomerSearch.ts"

/** Characters of a search. */
export const MAX_CUSTOMER_SEARCH = 254
/** Characters by which customers to choose from are looked for. */
const MAX_OFFERED_SEARCH = 200

/** A customer with what is owed, a sum for each currency. */
export interface CustomerFile extends CustomerResource {
  readonly owed: ReadonlyArray<Owed>
}

/** Customers whom no channel reaches, and how many there are. */
export interface UnreachablePage extends Page<CustomerFile> {
  /** Whether there may be more than were counted. */
  readonly isMore: boolean
}

/** Customers whom nothing reaches that a list shows. */
export const MAX_UNREACHABLE_SHOWN = MAX_UNREACHABLE - 1

export class CustomerSearch extends Context.Tag("duebook/CustomerSearch")<
  CustomerSearch,
  {
    /**
     * A page of customers, newest first. A search finds the whole of an e-mail address or phone number, else the
     * beginning of a name.
     */
    readonly list: (
      search: string,
      request: PageRequest
    ) => Effect.Effect<Page<CustomerFile>, ServiceUnavailable, CurrentRequest>
    /** Customers who owe something and whom no channel reaches, the newest first; so many at most. */
    readonly unreachable: (
      limit: number
    ) => Effect.Effect<UnreachablePage, ServiceUnavailable, CurrentRequest>
    /** What one customer owes. */
    readonly owed: (id: number) => Effect.Effect<ReadonlyArray<Owed>, ServiceUnavailable, CurrentRequest>
    /** Why addresses of a customer are blocked, and since when. */
    readonly blocks: (
      id: number
    ) => Effect.Effect<ReadonlyArray<AddressBlock>, ServiceUnavailable, CurrentRequest>
    /** Names and time zones of the rows' customers, in one statement. An id that is no customer of the company has none. */
    readonly names: (
      rows: ReadonlyArray<{ readonly customerId: number }>
    ) => Effect.Effect<ReadonlyMap<number, CustomerName>, ServiceUnavailable, CurrentRequest>
    /** Some customers whose name begins with a text, or who have that address; the newest for an empty text. */
    readonly offered: (
      text: string
    ) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable, CurrentRequest>
    /** The currency of most of the newest receivables; null without any. */
    readonly usualCurrency: Effect.Effect<string | null, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerSearch,
    Effect.map(Effect.all([CustomerBook, CustomerSearchRepo, CustomersRepo]), ([book, repo, customers]) => {
      const found = (companyId: number, text: string, request: PageRequest) => {
        if (text === "") return customers.list(companyId, {}, request)
        if (isA(Email, text)) return customers.list(companyId, { email: text }, request)
        const number = text.replaceAll(/[\s()./-]/g, "")
        return isA(PhoneE164, number)
          ? customers.list(companyId, { phoneE164: number }, request)
          : book.named(companyId, text, request)
      }
      const withOwed = Effect.fnUntraced(function* (
        companyId: number,
        { items, total }: Page<ReachableCustomer>
      ): Effect.fn.Return<Page<CustomerFile>, ServiceUnavailable> {
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
      })
      return CustomerSearch.of({
        list: Effect.fnUntraced(function* (search, request) {
          const { companyId } = (yield* CurrentRequest).caller
          const text = searchText(search, MAX_CUSTOMER_SEARCH)
          return yield* withOwed(companyId, yield* found(companyId, text, request))
        }),
        unreachable: Effect.fnUntraced(function* (limit) {
          const { companyId } = (yield* CurrentRequest).caller
          const page = yield* withOwed(companyId, yield* book.unreachable(companyId, limit))
          const total = Math.min(page.total, MAX_UNREACHABLE_SHOWN)
          return { ...page, total, isMore: page.total > total }
        }),
        owed: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.owed(caller.companyId, [id])),
        blocks: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.blocks(caller.companyId, id)),
        names: (rows) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            book.names(caller.companyId, [...new Set(rows.map(({ customerId }) => customerId))])
          ),
        offered: (text) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            repo.offered(caller.companyId, searchText(text, MAX_OFFERED_SEARCH))
          ),
        usualCurrency: Effect.flatMap(CurrentRequest, ({ caller }) => repo.usualCurrency(caller.companyId))
      })
    })
  )
}

const isA = (schema: Schema.Schema<string, string>, text: string): boolean =>
  Either.isRight(Schema.decodeEither(schema)(text))
