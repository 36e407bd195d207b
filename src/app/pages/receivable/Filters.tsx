/** The filters of the list of receivables: as its address has them, and as a form. */
import { Schema } from "effect"
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import { CurrencyCode } from "../../../domain/Currency.ts"
import { IdFromPath } from "../../../domain/Ids.ts"
import { ReceivableStatus } from "../../../domain/Receivable.ts"
import { ExternalReference } from "../../../domain/Text.ts"
import {
  MAX_SEARCH_LENGTH,
  type ReceivableQuery,
  SEARCHED_NEWEST,
  type Sort,
  type WaitingKind
} from "../../../services/receivables/ReceivableSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../../parts/Filters.tsx"
import { receivableWords } from "../../parts/Reasons.ts"
import { filterOf } from "../../Query.ts"

const waitingKinds = Schema.Literal("disputed", "promise_broken") satisfies Schema.Schema<WaitingKind>
const sorts = Schema.Literal("newest", "due") satisfies Schema.Schema<Sort>
const Flag = Schema.transform(Schema.Literal("true", "false"), Schema.Boolean, {
  strict: true,
  decode: (text) => text === "true",
  encode: (flag): "true" | "false" => (flag ? "true" : "false")
})

/** What is set, without what is not. */
const given = <A extends object>(fields: A): { readonly [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

/** What an address asks for. */
export const filterQuery = (query: URLSearchParams): ReceivableQuery =>
  given({
    search: filterOf(query, "q", Schema.String),
    status: filterOf(query, "status", ReceivableStatus),
    currency: filterOf(query, "currency", CurrencyCode),
    dueFrom: filterOf(query, "due_from", CalendarDate),
    dueTo: filterOf(query, "due_to", CalendarDate),
    overdue: filterOf(query, "overdue", Flag),
    customerId: filterOf(query, "customer_id", IdFromPath),
    externalReference: filterOf(query, "external_reference", ExternalReference),
    waiting: filterOf(query, "waiting", waitingKinds),
    sort: filterOf(query, "sort", sorts)
  })

/** Whether anything but the order is asked for. */
export const isFiltered = ({ sort: _sort, ...filters }: ReceivableQuery): boolean =>
  Object.keys(filters).length > 0

/** The form of the filters. It works without a script. */
export const ReceivableFilters = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Filters
    visit={visit}
    isSet={isFiltered(filterQuery(visit.query))}
    first={
      <>
        <FilterInput visit={visit} name="q" label="Search" type="search" maxlength={MAX_SEARCH_LENGTH} />
        <FilterChoice
          visit={visit}
          name="status"
          label="Status"
          options={ReceivableStatus.literals.map((status) => [status, receivableWords[status].text] as const)}
        />
      </>
    }
  >
    <FilterChoice
      visit={visit}
      name="overdue"
      label="Overdue"
      options={[
        ["true", "Overdue"],
        ["false", "Not overdue"]
      ]}
    />
    <FilterChoice
      visit={visit}
      name="waiting"
      label="Needs a person"
      options={[
        ["disputed", "Disputed"],
        ["promise_broken", "Promise not kept"]
      ]}
    />
    <FilterInput visit={visit} name="due_from" label="Due from" type="date" />
    <FilterInput visit={visit} name="due_to" label="Due to" type="date" />
    <FilterInput visit={visit} name="currency" label="Currency" maxlength={3} />
    <FilterInput visit={visit} name="customer_id" label="Customer number" maxlength={16} />
    <FilterInput visit={visit} name="external_reference" label="Exact reference" maxlength={255} />
    <FilterChoice
      visit={visit}
      name="sort"
      label="Order"
      all={null}
      options={[
        ["newest", "Newest first"],
        ["due", "Due date"]
      ]}
    />
  </Filters>
)

/** How far a search looks. */
export const SearchNote = ({ visit }: { readonly visit: CompanyVisit }) => (
  <p class="quiet">
    A search looks at references, descriptions and customers of the newest{" "}
    {visit.reader.number(SEARCHED_NEWEST)} receivables, and at the beginnings of references and customers’
    names of all.
  </p>
)
