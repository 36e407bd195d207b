/** What the company owes: the list of bills with its filters, and the same as a file. */
import { Effect } from "effect"
import { CalendarDate } from "../../domain/CalendarDate.ts"
import { CurrencyCode } from "../../domain/Currency.ts"
import { parseId } from "../../domain/Ids.ts"
import { type Payable, PayableStatus } from "../../domain/Payable.ts"
import { MAX_PER_PAGE } from "../../domain/Page.ts"
import { ExternalReference } from "../../domain/Text.ts"
import { PayableLists, payableSortKeys } from "../../services/payables/PayableLists.ts"
import { csvFile, decimalOf, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../parts/Filters.tsx"
import { DownloadCsv, Pager, Table } from "../parts/Table.tsx"
import { Badge, Day, Empty, Money } from "../parts/Text.tsx"
import { TableKeys } from "../parts/KeysNote.tsx"
import { SaveView, viewActionsOf } from "../parts/SavedViews.tsx"
import { type NamedView, Views } from "../parts/Views.tsx"
import { filterOf, flagOf, given, NEWEST_FIRST, orderOf, pageRequestOf } from "../Query.ts"
import type { Reader } from "../Reader.ts"
import { phrase, say } from "../../words/Say.ts"

/** Where a bill stands, and whether it is late. */
export const PayableBadge = ({
  payable: { dueDate, status },
  reader
}: {
  readonly payable: Pick<Payable, "dueDate" | "status">
  readonly reader: Reader
}) => {
  if (status === "paid") return <Badge kind="good">{say("Paid")}</Badge>
  return dueDate < reader.today ? <Badge kind="bad">{say("Overdue")}</Badge> : <Badge>{say("To pay")}</Badge>
}

const askedIn = (query: URLSearchParams) =>
  given({
    status: filterOf(query, "status", PayableStatus),
    currency: filterOf(query, "currency", CurrencyCode),
    dueFrom: filterOf(query, "due_from", CalendarDate),
    dueTo: filterOf(query, "due_to", CalendarDate),
    overdue: flagOf(query, "overdue"),
    externalReference: filterOf(query, "external_reference", ExternalReference),
    seriesId: parseId(query.get("series_id") ?? "")
  })

const sortIn = (query: URLSearchParams) => {
  const order = orderOf(query, payableSortKeys)
  return order === undefined
    ? undefined
    : { by: order.by, descending: (order.by === "amount") !== order.reversed }
}

const columns = ({ base, reader }: CompanyVisit) => [
  {
    label: say("Bill"),
    place: "title" as const,
    sort: { by: "label" },
    cell: ({ billLabel, id }: Payable) => (
      <a class="one-line" href={`${base}/payables/${id}`} title={billLabel} data-opens>
        {billLabel}
      </a>
    )
  },
  {
    label: say("Reference"),
    place: "line" as const,
    sort: { by: "reference" },
    cell: ({ externalReference }: Payable) => (
      <span class="one-line" title={externalReference ?? undefined}>
        {externalReference ?? ""}
      </span>
    )
  },
  {
    label: say("Due"),
    place: "line" as const,
    sort: { by: "due" },
    cell: ({ dueDate }: Payable) => <Day date={dueDate} reader={reader} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    sort: { by: "status" },
    cell: (payable: Payable) => <PayableBadge payable={payable} reader={reader} />
  },
  {
    label: say("Amount"),
    number: true,
    sort: { by: "amount", largestFirst: true as const },
    place: "figure" as const,
    cell: ({ amountMinor, currency }: Payable) => (
      <Money minor={amountMinor} currency={currency} reader={reader} />
    )
  }
]

const PayableFilters = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Filters
    visit={visit}
    isSet={Object.keys(askedIn(visit.query)).length > 0}
    first={
      <FilterChoice
        visit={visit}
        name="status"
        label={say("Status")}
        options={[
          ["open", say("To pay")],
          ["paid", say("Paid")]
        ]}
      />
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
    <FilterInput visit={visit} name="due_from" label={say("Due from")} type="date" />
    <FilterInput visit={visit} name="due_to" label={say("Due to")} type="date" />
    <FilterInput visit={visit} name="currency" label={say("Currency")} maxlength={3} />
    <FilterInput visit={visit} name="external_reference" label={say("Exact reference")} maxlength={255} />
    <FilterInput visit={visit} name="series_id" label={say("Series number")} maxlength={16} />
  </Filters>
)

/** The lists that people ask for most. */
const views: ReadonlyArray<NamedView> = [
  { label: phrase("All"), query: {} },
  { label: phrase("To pay"), query: { status: "open" } },
  { label: phrase("Overdue"), query: { overdue: "true" } },
  { label: phrase("Paid"), query: { status: "paid" } }
]

const PayablesLinks = ({ base }: { readonly base: string }) => (
  <div class="actions page">
    <a role="button" href={`${base}/payables/new`}>
      {say("New bill")}
    </a>
    <a role="button" class="secondary outline" href={`${base}/payables/import`}>
      {say("Import")}
    </a>
    <a role="button" class="secondary outline" href={`${base}/payables/calendar`}>
      {say("Calendar")}
    </a>
    <a role="button" class="secondary outline" href={`${base}/payables/series`}>
      {say("Series")}
    </a>
  </div>
)

const headings = [
  "id",
  "bill_label",
  "external_reference",
  "due_date",
  "status",
  "currency",
  "amount",
  "series_id",
  "description"
]

const csvRow = (payable: Payable): ReadonlyArray<string | number | null> => [
  payable.id,
  payable.billLabel,
  payable.externalReference,
  payable.dueDate,
  payable.status,
  payable.currency,
  decimalOf(payable.amountMinor, payable.currency),
  payable.seriesId,
  payable.description
]

/** `/app/{company}/payables`. */
export const payablesPage = companyPage({
  path: "/payables",
  navigation: { label: phrase("Bills"), group: "book" },
  title: phrase("Bills"),
  load: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* PayableLists
      const request = pageRequestOf(query)
      return { request, ...(yield* service.list(askedIn(query), sortIn(query), request)) }
    }),
  view: ({ items, request, total }, visit) => {
    const isFiltered = Object.keys(askedIn(visit.query)).length > 0
    if (total === 0 && !isFiltered) {
      return (
        <Empty>
          <p>{say("No bill is recorded yet. Record one, or a series of bills that come every month.")}</p>
          <PayablesLinks base={visit.base} />
        </Empty>
      )
    }
    return (
      <>
        <PayablesLinks base={visit.base} />
        <div class="views-line">
          <Views visit={visit} views={views} />
          <SaveView visit={visit} />
        </div>
        <PayableFilters visit={visit} />
        {items.length === 0 ? (
          <Empty>
            <p>{say("No bill matches. Choose other filters, or clear them.")}</p>
          </Empty>
        ) : (
          <Table
            caption={say("Bills")}
            columns={columns(visit)}
            rows={items}
            sorted={{ visit, order: orderOf(visit.query, payableSortKeys) ?? NEWEST_FIRST }}
          />
        )}
        <Pager visit={visit} request={request} total={total} />
        <DownloadCsv visit={visit} />
        <TableKeys />
      </>
    )
  },
  actions: viewActionsOf("/payables"),
  csv: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* PayableLists
      const rows: Array<Payable> = []
      for (let page = 1; rows.length < MAX_CSV_ROWS; page++) {
        const { items } = yield* service.list(askedIn(query), sortIn(query), { page, perPage: MAX_PER_PAGE })
        rows.push(...items)
        if (items.length < MAX_PER_PAGE) break
      }
      return csvFile("payables", headings, rows.map(csvRow))
    })
})
