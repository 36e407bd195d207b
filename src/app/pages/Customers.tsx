/** Who owes the company money: the list, with what each owes, in the order that one asks for, a search, and the same as a file. */
import { Effect } from "effect"
import { MAX_PER_PAGE } from "../../domain/Page.ts"
import {
  type CustomerFile,
  CustomerSearch,
  type CustomerSort,
  type CustomerSortKey,
  customerSortKeys,
  MAX_COMPARED,
  MAX_CUSTOMER_SEARCH,
  MAX_UNREACHABLE_SHOWN
} from "../../services/customers/CustomerSearch.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterInput, Filters } from "../parts/Filters.tsx"
import { DownloadCsv, Pager, Table, UncountedPager, withQuery } from "../parts/Table.tsx"
import { Empty } from "../parts/Text.tsx"
import { TableKeys } from "../parts/KeysNote.tsx"
import { SaveView, viewActionsOf } from "../parts/SavedViews.tsx"
import { type NamedView, Views } from "../parts/Views.tsx"
import { type Order, orderOf, pageRequestOf } from "../Query.ts"
import { customerTable, customerHeadings, customerRow } from "./customer/Columns.tsx"
import { phrase, say } from "../../words/Say.ts"

/** The currency of the sums that an order is by: the one asked for, else the first in which something is owed. */
const currencyIn = (query: URLSearchParams, currencies: ReadonlyArray<string>): string =>
  currencies.find((currency) => currency === query.get("currency")) ?? currencies[0] ?? ""

const customerOrder = (query: URLSearchParams): Order & { readonly by: CustomerSortKey } =>
  orderOf(query, customerSortKeys) ?? { by: "newest", reversed: false }

const sortIn = (query: URLSearchParams, currencies: ReadonlyArray<string>): CustomerSort => ({
  ...customerOrder(query),
  currency: currencyIn(query, currencies)
})

/** The lists that people ask for most. */
const views: ReadonlyArray<NamedView> = [
  { label: phrase("All"), query: {} },
  { label: phrase("Who owes most"), query: { sort: "owed" } },
  { label: phrase("Most overdue"), query: { sort: "overdue" } },
  { label: phrase("Oldest debts"), query: { sort: "oldest" } }
]

/** The orders in which sums of one currency are compared. */
const bySums: ReadonlySet<CustomerSortKey> = new Set(["owed", "overdue"])

/** Which sums are compared, and how far, where that is not to be seen. */
const OrderNote = ({
  currencies,
  visit
}: {
  readonly currencies: ReadonlyArray<string>
  readonly visit: CompanyVisit
}) => {
  const { by } = customerOrder(visit.query)
  const chosen = currencyIn(visit.query, currencies)
  return (
    <>
      {bySums.has(by) && currencies.length > 1 ? (
        <nav class="views" aria-label={say("Currency")}>
          {currencies.map((currency) => (
            <a
              href={withQuery(visit, { currency, page: null })}
              aria-current={currency === chosen ? "true" : undefined}
            >
              {currency}
            </a>
          ))}
        </nav>
      ) : null}
      {by === "overdue" ? (
        <p class="quiet">
          {say("Compared are the {count} customers who owe most in {chosen}.", {
            count: visit.reader.number(MAX_COMPARED),
            chosen
          })}
        </p>
      ) : null}
    </>
  )
}

const searchIn = (query: URLSearchParams): string => query.get("q") ?? ""

/** Those who owe something and whom no channel reaches. */
const isUnreached = (query: URLSearchParams): boolean => query.get("reach") === "none"

/** All of them are on one page. */
const FIRST_PAGE = { page: 1, perPage: MAX_UNREACHABLE_SHOWN }

const Unreached = ({
  isMore,
  items,
  visit
}: {
  readonly items: ReadonlyArray<CustomerFile>
  readonly isMore: boolean
  readonly visit: CompanyVisit
}) => (
  <>
    <p>
      {say(
        "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>",
        { link: (text) => <a href={`${visit.base}/customers`}>{text}</a> }
      )}
    </p>
    {items.length === 0 ? (
      <Empty>
        <p>{say("Everybody who owes something can be reached.")}</p>
      </Empty>
    ) : (
      <Table caption={say("Customers who can’t be reached")} columns={customerTable(visit)} rows={items} />
    )}
    {isMore ? (
      <p class="quiet">{say("There are more. They stand here as soon as some of these are reached.")}</p>
    ) : null}
  </>
)

/** `/app/{company}/customers`. */
export const customersPage = companyPage({
  path: "/customers",
  navigation: { label: phrase("Customers"), group: "book" },
  title: phrase("Customers"),
  load: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const request = pageRequestOf(query)
      if (isUnreached(query)) {
        const { isMore, items, total } = yield* customers.unreachable(MAX_UNREACHABLE_SHOWN)
        return { request: FIRST_PAGE, currencies: [], hasMore: isMore, items, total }
      }
      const currencies = yield* customers.currencies
      const page = yield* customers.list(searchIn(query), sortIn(query, currencies), request)
      return { request, currencies, ...page }
    }),
  view: ({ currencies, hasMore, items, request, total }, visit) => {
    if (isUnreached(visit.query)) return <Unreached items={items} isMore={hasMore} visit={visit} />
    const isSearched = searchIn(visit.query).trim() !== ""
    if (total === 0 && !isSearched) {
      return (
        <Empty>
          <p>{say("There are no customers yet. They are created along with what they owe.")}</p>
          <a role="button" href={`${visit.base}/receivables/new`}>
            {say("New receivable")}
          </a>{" "}
          <a role="button" class="secondary outline" href={`${visit.base}/customers/import`}>
            {say("Import")}
          </a>
        </Empty>
      )
    }
    return (
      <>
        <div class="views-line">
          <Views visit={visit} views={views} withOrder />
          <SaveView visit={visit} />
        </div>
        <div class="actions page">
          <a role="button" class="secondary outline" href={`${visit.base}/customers/import`}>
            {say("Import")}
          </a>
        </div>
        <Filters
          visit={visit}
          isSet={isSearched}
          first={
            <FilterInput
              visit={visit}
              name="q"
              label={say("Name, address or reference")}
              type="search"
              maxlength={MAX_CUSTOMER_SEARCH}
            />
          }
        />
        {isSearched ? null : <OrderNote currencies={currencies} visit={visit} />}
        {items.length === 0 ? (
          <Empty>
            <p>
              {isSearched
                ? say(
                    "Nobody found. A search looks for the beginnings of words in names, addresses and references."
                  )
                : say("Nobody.")}
            </p>
          </Empty>
        ) : (
          <Table
            caption={say("Customers")}
            columns={customerTable(visit)}
            rows={items}
            {...(isSearched ? {} : { sorted: { visit, order: customerOrder(visit.query) } })}
          />
        )}
        {total === null ? (
          <UncountedPager visit={visit} request={request} hasMore={hasMore} />
        ) : (
          <Pager visit={visit} request={request} total={total} />
        )}
        <DownloadCsv visit={visit} />
        <TableKeys />
      </>
    )
  },
  actions: viewActionsOf("/customers"),
  csv: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const currencies = yield* customers.currencies
      const sort = sortIn(query, currencies)
      const rows: Array<CustomerFile> = []
      for (let page = 1; rows.length < MAX_CSV_ROWS; page++) {
        const { hasMore, items } = yield* customers.list(searchIn(query), sort, {
          page,
          perPage: MAX_PER_PAGE
        })
        rows.push(...items)
        if (!hasMore) break
      }
      return csvFile(
        "customers",
        [
          ...customerHeadings,
          ...currencies.flatMap((currency) => [`owed_${currency}`, `overdue_${currency}`])
        ],
        rows.map((row) => customerRow(row, currencies))
      )
    })
})
