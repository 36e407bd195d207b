/**
 * Customers as people look at them: found by name, address or reference, in the orders of their table, with what they owe and
 * which of their addresses are blocked, named in lists that know only their ids, and offered by forms.
 */
import { Clock, Context, Effect, Either, Layer, Schema } from "effect"
import { companyDay, companyTime } from "../../domain/Company.ts"
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
import { type CustomerStanding, CustomerStandingsRepo } from "../../repos/customers/CustomerStandings.ts"
import {
  type CustomerSort,
  MAX_SORTED_CUSTOMERS,
  SortedCustomersRepo
} from "../../repos/customers/SortedCustomers.ts"
import { type ReachableCustomer, toResource } from "../../repos/Rows.ts"

export {
  type CustomerSort,
  type CustomerSortKey,
  customerSortKeys,
  MAX_COMPARED
} from "../../repos/customers/SortedCustomers.ts"
export { type AddressBlock, type Owed } from "../../repos/customers/CustomerBook.ts"
export type { CustomerSum } from "../../repos/customers/CustomerStandings.ts"
export type { CustomerChoice } from "../../repos/customers/CustomerSearch.ts"

/** Characters of a search. */
export const MAX_CUSTOMER_SEARCH = 254
/** Customers that are offered at once. */
const MAX_OFFERED = 50
/** Characters by which customers to choose from are looked for. */
const MAX_OFFERED_SEARCH = 200
/** Characters of an address that is typed anew. */
const MAX_ALIKE_EMAIL = 254

/** A customer with what the list says of it. */
export interface CustomerFile extends CustomerResource {
  readonly standing: CustomerStanding
}

/** A page of a list of customers. */
export interface CustomerPage {
  readonly items: ReadonlyArray<CustomerFile>
  /** Null where only those are listed who have what the order is by: they are not counted. */
  readonly total: number | null
  /** Whether others follow. */
  readonly hasMore: boolean
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
     * A page of customers in an order, or those whom a search finds by words of their name, addresses and references, the
     * best match first.
     */
    readonly list: (
      search: string,
      sort: CustomerSort,
      request: PageRequest
    ) => Effect.Effect<CustomerPage, ServiceUnavailable, CurrentRequest>
    /** Customers who owe something and whom no channel reaches, the newest first; so many at most. */
    readonly unreachable: (
      limit: number
    ) => Effect.Effect<UnreachablePage, ServiceUnavailable, CurrentRequest>
    /** The currencies in which the company is owed something. */
    readonly currencies: Effect.Effect<ReadonlyArray<string>, ServiceUnavailable, CurrentRequest>
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
    /**
     * Some customers who have a text in their name, addresses or references, as the search of the list finds them; the newest
     * for an empty text.
     */
    readonly offered: (
      text: string
    ) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable, CurrentRequest>
    /** Customers who have this address or this name already, whatever the case; those with the address first, a few. */
    readonly alike: (typed: {
      readonly displayName: string
      readonly email: string
    }) => Effect.Effect<ReadonlyArray<CustomerChoice>, ServiceUnavailable, CurrentRequest>
    /** The currency of most of the newest receivables; null without any. */
    readonly usualCurrency: Effect.Effect<string | null, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerSearch,
    Effect.map(
      Effect.all([
        CustomerBook,
        CustomerSearchRepo,
        CustomersRepo,
        SortedCustomersRepo,
        CustomerStandingsRepo
      ]),
      ([book, repo, customers, sorted, standingsOf]) => {
        const searched = (companyId: number, text: string, request: PageRequest) => {
          if (isA(Email, text)) return customers.list(companyId, { email: text }, request)
          const number = text.replaceAll(/[\s()./-]/g, "")
          return isA(PhoneE164, number)
            ? customers.list(companyId, { phoneE164: number }, request)
            : sorted.found(companyId, text, request)
        }
        const found = (
          companyId: number,
          text: string,
          { by, ...sort }: CustomerSort,
          request: PageRequest,
          today: string
        ) => {
          if (text !== "")
            return Effect.map(searched(companyId, text, request), (page) => counted(request, page))
          if (by === "newest")
            return Effect.map(customers.list(companyId, {}, request), (page) => counted(request, page))
          const { page, perPage } = request
          return Effect.map(sorted.list(companyId, { by, ...sort }, request, today), (items) => ({
            items: items.slice(0, perPage),
            total: null,
            hasMore: items.length > perPage && page * perPage < MAX_SORTED_CUSTOMERS
          }))
        }
        const withStanding = withStandingsOf(standingsOf)
        return CustomerSearch.of({
          list: Effect.fnUntraced(function* (search, sort, request) {
            const { company, companyId } = (yield* CurrentRequest).caller
            const today = companyDay(company, companyTime(company, yield* Clock.currentTimeMillis))
            const text = searchText(search, MAX_CUSTOMER_SEARCH)
            const page = yield* found(companyId, text, sort, request, today)
            return { ...page, items: yield* withStanding(companyId, page.items, today) }
          }),
          unreachable: Effect.fnUntraced(function* (limit) {
            const { company, companyId } = (yield* CurrentRequest).caller
            const today = companyDay(company, companyTime(company, yield* Clock.currentTimeMillis))
            const page = yield* book.unreachable(companyId, limit)
            const items = yield* withStanding(companyId, page.items, today)
            const total = Math.min(page.total, MAX_UNREACHABLE_SHOWN)
            return { items, total, isMore: page.total > total }
          }),
          currencies: Effect.flatMap(CurrentRequest, ({ caller }) => sorted.currencies(caller.companyId)),
          owed: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.owed(caller.companyId, [id])),
          blocks: (id) => Effect.flatMap(CurrentRequest, ({ caller }) => book.blocks(caller.companyId, id)),
          names: (rows) =>
            Effect.flatMap(CurrentRequest, ({ caller }) =>
              book.names(caller.companyId, [...new Set(rows.map(({ customerId }) => customerId))])
            ),
          offered: (text) =>
            Effect.flatMap(CurrentRequest, ({ caller }) => {
              const wanted = searchText(text, MAX_OFFERED_SEARCH)
              return wanted === ""
                ? repo.newest(caller.companyId)
                : Effect.map(
                    searched(caller.companyId, wanted, { page: 1, perPage: MAX_OFFERED }),
                    ({ items }): ReadonlyArray<CustomerChoice> => items
                  )
            }),
          alike: ({ displayName, email }) =>
            Effect.flatMap(CurrentRequest, ({ caller }) =>
              repo.alike(caller.companyId, {
                displayName: searchText(displayName, MAX_OFFERED_SEARCH),
                email: searchText(email, MAX_ALIKE_EMAIL)
              })
            ),
          usualCurrency: Effect.flatMap(CurrentRequest, ({ caller }) => repo.usualCurrency(caller.companyId))
        })
      }
    )
  )
}

/** A page of which all are counted. */
const counted = (
  { page, perPage }: PageRequest,
  { items, total }: { readonly items: ReadonlyArray<ReachableCustomer>; readonly total: number }
) => ({ items, total, hasMore: page * perPage < total })

const withStandingsOf =
  (standingsOf: CustomerStandingsRepo["Type"]) =>
  (companyId: number, items: ReadonlyArray<ReachableCustomer>, today: string) =>
    Effect.map(
      standingsOf.of(
        companyId,
        items.map(({ id }) => id),
        today
      ),
      (standings) =>
        items.map((item): CustomerFile => ({
          ...toResource(item),
          standing: standings.get(item.id) ?? nothingOf(item.id)
        }))
    )

const nothingOf = (customerId: number): CustomerStanding => ({
  customerId,
  sums: [],
  oldestDueOn: null,
  lastMessageAt: null
})

const isA = (schema: Schema.Schema<string, string>, text: string): boolean =>
  Either.isRight(Schema.decodeEither(schema)(text))
