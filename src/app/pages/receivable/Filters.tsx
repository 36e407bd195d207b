/** The filters of the list of receivables: as its address has them, and as a form. */
import { Schema } from "effect"
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import { CurrencyCode } from "../../../domain/Currency.ts"
import { IdFromPath, parseId } from "../../../domain/Ids.ts"
import { MAX_CHOSEN } from "../../../services/receivables/ManyReceivables.ts"
import { ReceivableStatus } from "../../../domain/Receivable.ts"
import { ExternalReference } from "../../../domain/Text.ts"
import {
  MAX_SEARCH_LENGTH,
  type ReceivableQuery,
  SEARCHED_NEWEST,
  type Sort,
  type SortKey,
  sortKeys,
  type WaitingKind
} from "../../../services/receivables/ReceivableSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import type { SelectOption } from "../../parts/Form.tsx"
import { FilterChoice, FilterInput, Filters } from "../../parts/Filters.tsx"
import { receivableWords } from "../../parts/Reasons.ts"
import { filterOf, flagOf, given, type Order, orderOf, orderText } from "../../Query.ts"
import { phrase, say } from "../../../words/Say.ts"

const waitingKinds = Schema.Literal("disputed", "promise_broken") satisfies Schema.Schema<WaitingKind>
/** What is still owed, and everything, as a status in an address. */
export const OWED_ONLY = "owed"
export const ALL = "all"

/** The receivables that an address names; undefined where it names none. */
const idsIn = (query: URLSearchParams): ReadonlyArray<number> | undefined => {
  const text = query.get("ids")?.trim() ?? ""
  return text === ""
    ? undefined
    : text
        .split(" ")
        .flatMap((each) => parseId(each) ?? [])
        .slice(0, MAX_CHOSEN)
}

/** What an address asks for, without the order. */
const filtersIn = (query: URLSearchParams): ReceivableQuery =>
  given({
    search: filterOf(query, "q", Schema.String),
    status: filterOf(query, "status", ReceivableStatus),
    currency: filterOf(query, "currency", CurrencyCode),
    dueFrom: filterOf(query, "due_from", CalendarDate),
    dueTo: filterOf(query, "due_to", CalendarDate),
    overdue: flagOf(query, "overdue"),
    customerId: filterOf(query, "customer_id", IdFromPath),
    externalReference: filterOf(query, "external_reference", ExternalReference),
    waiting: filterOf(query, "waiting", waitingKinds),
    ids: idsIn(query)
  })

/** The parameters that make a list of all, where nothing else is asked for. */
const isAll = (query: URLSearchParams): boolean => query.get("status") === ALL

/** What is owed is asked for by its name, and where nothing else is. */
const isOwed = (query: URLSearchParams): boolean =>
  query.get("status") === OWED_ONLY || (!isAll(query) && Object.keys(filtersIn(query)).length === 0)

/** In which of these orders the largest come first. */
const largestFirst: ReadonlySet<SortKey> = new Set(["outstanding", "amount"])

/** The order of a list: what is owed begins with the most overdue, and other lists with the newest. */
export const receivableOrder = (query: URLSearchParams): Order & { readonly by: SortKey } =>
  orderOf(query, sortKeys) ?? {
    by: isOwed(query) || query.get("overdue") === "true" ? "due" : "newest",
    reversed: false
  }

const sortOf = ({ by, reversed }: Order & { readonly by: SortKey }): Sort => ({
  by,
  descending: largestFirst.has(by) !== reversed
})

/** What an address asks for. */
export const filterQuery = (query: URLSearchParams): ReceivableQuery => ({
  ...filtersIn(query),
  ...(isOwed(query) ? { owed: true } : {}),
  sort: sortOf(receivableOrder(query))
})

/** Whether anything but the order is asked for, or what is owed. */
export const isFiltered = (query: URLSearchParams): boolean =>
  isAll(query) || Object.keys(filtersIn(query)).length > 0

/** What the orders are called, for a phone, where a table has no headings. */
const orderOptions = [
  ["due", phrase("Most overdue")],
  ["newest", phrase("Newest first")],
  ["customer", phrase("Customer")],
  ["reference", phrase("Reference")],
  ["outstanding", phrase("Largest outstanding first")],
  ["amount", phrase("Largest amount first")]
] as const

/** The usual orders, and the present one where it is another, so that filters do not change it. */
const orderOptionsFor = (order: Order & { readonly by: SortKey }): ReadonlyArray<SelectOption> => {
  const text = orderText(order)
  const usual = orderOptions.map(([value, label]) => [value, say(label)] as const)
  return usual.some(([value]) => value === text) ? usual : [...usual, [text, say("As the table is")]]
}

/** The form of the filters. It works without a script. */
export const ReceivableFilters = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Filters
    visit={visit}
    isSet={isFiltered(visit.query)}
    first={
      <>
        <FilterInput
          visit={visit}
          name="q"
          label={say("Search")}
          type="search"
          maxlength={MAX_SEARCH_LENGTH}
        />
        <FilterChoice
          visit={visit}
          name="status"
          label={say("Status")}
          all={null}
          chosen={isOwed(visit.query) ? OWED_ONLY : (filtersIn(visit.query).status ?? ALL)}
          options={[
            [OWED_ONLY, say("Owed")],
            [ALL, say("All")],
            ...ReceivableStatus.literals.map((status) => [status, say(receivableWords[status].text)] as const)
          ]}
        />
      </>
    }
  >
    <FilterChoice
      visit={visit}
      name="overdue"
      label={say("Overdue")}
      options={[
        ["true", say("Overdue")],
        ["false", say("Not overdue")]
      ]}
    />
    <FilterChoice
      visit={visit}
      name="waiting"
      label={say("Needs a person")}
      options={[
        ["disputed", say("Disputed")],
        ["promise_broken", say("Promise not kept")]
      ]}
    />
    <FilterInput visit={visit} name="due_from" label={say("Due from")} type="date" />
    <FilterInput visit={visit} name="due_to" label={say("Due to")} type="date" />
    <FilterInput visit={visit} name="currency" label={say("Currency")} maxlength={3} />
    <FilterInput visit={visit} name="customer_id" label={say("Customer number")} maxlength={16} />
    <FilterInput visit={visit} name="external_reference" label={say("Exact reference")} maxlength={255} />
    <FilterChoice
      visit={visit}
      name="sort"
      label={say("Order")}
      all={null}
      chosen={orderText(receivableOrder(visit.query))}
      options={orderOptionsFor(receivableOrder(visit.query))}
    />
  </Filters>
)

/** How far a search looks. */
export const SearchNote = ({ visit }: { readonly visit: CompanyVisit }) => (
  <p class="quiet">
    {say(
      "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.",
      { count: visit.reader.number(SEARCHED_NEWEST) }
    )}
  </p>
)
