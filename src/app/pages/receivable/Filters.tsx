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
  type Sort
} from "../../../services/ReceivableSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { receivableWords } from "../../parts/Reasons.ts"
import { filterOf } from "../../Query.ts"

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
export const queryOf = (query: URLSearchParams): ReceivableQuery =>
  given({
    search: filterOf(query, "q", Schema.String),
    status: filterOf(query, "status", ReceivableStatus),
    currency: filterOf(query, "currency", CurrencyCode),
    dueFrom: filterOf(query, "due_from", CalendarDate),
    dueTo: filterOf(query, "due_to", CalendarDate),
    overdue: filterOf(query, "overdue", Flag),
    customerId: filterOf(query, "customer_id", IdFromPath),
    externalReference: filterOf(query, "external_reference", ExternalReference),
    sort: filterOf(query, "sort", sorts)
  })

/** Whether anything but the order is asked for. */
export const isFiltered = ({ sort: _sort, ...filters }: ReceivableQuery): boolean =>
  Object.keys(filters).length > 0

interface InputProps {
  readonly visit: CompanyVisit
  readonly name: string
  readonly label: string
  readonly type?: "text" | "search" | "date"
  readonly maxlength?: number
}

const Input = ({ label, maxlength, name, type = "text", visit }: InputProps) => (
  <label>
    {label}
    <input {...({ type, name, value: visit.query.get(name) ?? "", maxlength } as object)} />
  </label>
)

const Choice = ({
  label,
  name,
  options,
  visit
}: InputProps & { readonly options: ReadonlyArray<readonly [value: string, label: string]> }) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([value, text]) => (
        <option value={value} selected={(visit.query.get(name) ?? "") === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** The form of the filters. It works without a script. */
export const Filters = ({ visit }: { readonly visit: CompanyVisit }) => (
  <form method="get" action={visit.facts.path} class="toolbar" data-auto role="search">
    <Input visit={visit} name="q" label="Search" type="search" maxlength={MAX_SEARCH_LENGTH} />
    <Choice
      visit={visit}
      name="status"
      label="Status"
      options={[
        ["", "All"],
        ...ReceivableStatus.literals.map((status) => [status, receivableWords[status].text] as const)
      ]}
    />
    <Choice
      visit={visit}
      name="overdue"
      label="Overdue"
      options={[
        ["", "All"],
        ["true", "Overdue"],
        ["false", "Not overdue"]
      ]}
    />
    <Input visit={visit} name="due_from" label="Due from" type="date" />
    <Input visit={visit} name="due_to" label="Due to" type="date" />
    <Input visit={visit} name="currency" label="Currency" maxlength={3} />
    <Input visit={visit} name="customer_id" label="Customer number" maxlength={16} />
    <Input visit={visit} name="external_reference" label="Exact reference" maxlength={255} />
    <Choice
      visit={visit}
      name="sort"
      label="Order"
      options={[
        ["newest", "Newest first"],
        ["due", "Due date"]
      ]}
    />
    <button type="submit" class="secondary outline">
      Apply
    </button>
    <a href={visit.facts.path}>Clear</a>
  </form>
)

/** How far a search looks. */
export const SearchNote = ({ visit }: { readonly visit: CompanyVisit }) => (
  <p class="quiet">
    A search looks at references, descriptions and customers of the newest{" "}
    {visit.reader.number(SEARCHED_NEWEST)} receivables, and at the beginnings of references and customers’
    names of all.
  </p>
)
