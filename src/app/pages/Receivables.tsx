/** What customers owe: the list, with its filters, a search, and the same as a file. */
import { Effect } from "effect"
import { SOON_DAYS } from "../../domain/Figures.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { balance } from "../../domain/Receivable.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import type { SavedViews } from "../../services/people/SavedViews.ts"
import type { ManyReceivables } from "../../services/receivables/ManyReceivables.ts"
import { type NamedReceivable, ReceivableSearch } from "../../services/receivables/ReceivableSearch.ts"
import { csvFile, decimalOf, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { DownloadCsv, Pager, Table, withQuery } from "../parts/Table.tsx"
import { Empty, Money } from "../parts/Text.tsx"
import { TableKeys } from "../parts/KeysNote.tsx"
import { SaveView, viewActionsOf } from "../parts/SavedViews.tsx"
import { type NamedView, Views } from "../parts/Views.tsx"
import { pageRequestOf } from "../Query.ts"
import {
  ALL,
  filterQuery,
  isFiltered,
  OWED_ONLY,
  ReceivableFilters,
  receivableOrder,
  SearchNote
} from "./receivable/Filters.tsx"
import { CHOSEN_FORM, chosenBefore, manyActions, ManyBar, ManyDone } from "./receivable/Many.tsx"
import { receivableName } from "./receivable/Words.tsx"
import { Totals } from "./receivable/Totals.tsx"
import { referenceColumn, stateColumns } from "./receivable/Columns.tsx"
import { phrase, say } from "../../words/Say.ts"

/** Whether the amount is what is outstanding, too: a card on a phone then leaves it out. */
const isAllOutstanding = (receivable: NamedReceivable): boolean =>
  receivable.status !== "cancelled" && balance(receivable) === receivable.amountMinor

const columns = (visit: CompanyVisit) => [
  referenceColumn(visit),
  {
    label: say("Customer"),
    place: "line" as const,
    sort: { by: "customer" },
    cell: ({ customerId, customerName }: NamedReceivable) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customerName}</a>
    )
  },
  ...stateColumns(visit),
  {
    label: say("Amount"),
    number: true,
    sort: { by: "amount", largestFirst: true as const },
    place: "under" as const,
    cell: (receivable: NamedReceivable) => (
      <span class={isAllOutstanding(receivable) ? "same" : undefined}>
        <Money minor={receivable.amountMinor} currency={receivable.currency} reader={visit.reader} />
      </span>
    )
  }
]

/** The lists that people ask for most. */
const viewsOf = ({ reader }: CompanyVisit): ReadonlyArray<NamedView> => [
  { label: phrase("Owed"), query: {} },
  { label: phrase("Overdue"), query: { overdue: "true" } },
  {
    label: phrase("Due in 7 days"),
    query: { due_from: reader.today, due_to: reader.inDays(SOON_DAYS) }
  },
  { label: phrase("Disputed"), query: { waiting: "disputed" } },
  { label: phrase("Promises not kept"), query: { waiting: "promise_broken" } },
  { label: phrase("Paused"), query: { status: "paused" } },
  { label: phrase("Paid"), query: { status: "paid" } },
  { label: phrase("All"), query: { status: ALL } }
]

/** The ways to new receivables. */
const Actions = ({ visit }: { readonly visit: CompanyVisit }) => (
  <div class="actions page">
    <a role="button" href={`${visit.base}/receivables/new`}>
      {say("New receivable")}
    </a>
    <a role="button" class="secondary outline" href={`${visit.base}/receivables/import`}>
      {say("Import")}
    </a>
  </div>
)

/** Nothing is in the list; where that may be because of what is paid, the way to it. */
const NothingFound = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Empty>
    {filterQuery(visit.query).owed === undefined ? (
      <p>{say("Nothing matches. Try fewer filters, or another word.")}</p>
    ) : isFiltered(visit.query) || visit.query.get("status") === OWED_ONLY ? (
      <>
        <p>{say("Nothing that is owed matches.")}</p>
        <a role="button" class="secondary" href={withQuery(visit, { status: ALL, page: null })}>
          {say("Look among all receivables")}
        </a>
      </>
    ) : (
      <>
        <p>{say("Everything is paid.")}</p>
        <a role="button" class="secondary" href={withQuery(visit, { status: ALL, page: null })}>
          {say("Show all receivables")}
        </a>
      </>
    )}
  </Empty>
)

const headings = [
  "id",
  "external_reference",
  "customer_id",
  "customer",
  "due_date",
  "status",
  "currency",
  "amount",
  "paid",
  "outstanding",
  "description"
]

const csvRow = (receivable: NamedReceivable): ReadonlyArray<string | number | null> => {
  const { amountMinor, currency, paidMinor, status } = receivable
  return [
    receivable.id,
    receivable.externalReference,
    receivable.customerId,
    receivable.customerName,
    receivable.dueDate,
    status,
    currency,
    decimalOf(amountMinor, currency),
    decimalOf(paidMinor, currency),
    decimalOf(status === "cancelled" ? 0 : balance(receivable), currency),
    receivable.description
  ]
}

const actions: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | ManyReceivables | SavedViews>>
> = { ...manyActions, ...viewActionsOf("/receivables") }

/** `/app/{company}/receivables`. */
export const receivablesPage = companyPage({
  path: "/receivables",
  navigation: { label: phrase("Receivables"), group: "book" },
  title: phrase("Receivables"),
  load: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* ReceivableSearch
      const request = pageRequestOf(query)
      const page = yield* service.list(filterQuery(query), request)
      const hasAny =
        page.total > 0 || isFiltered(query) || (yield* service.list({}, { page: 1, perPage: 1 })).total > 0
      return { request, hasAny, ...page }
    }),
  view: ({ hasAny, isCut, items, outstanding, request, total }, visit) =>
    hasAny ? (
      <>
        <Actions visit={visit} />
        <div class="views-line">
          <Views visit={visit} views={viewsOf(visit)} />
          <SaveView visit={visit} />
        </div>
        <ReceivableFilters visit={visit} />
        {visit.query.has("q") ? <SearchNote visit={visit} /> : null}
        {isCut ? (
          <p class="notice warn">{say("Not everything is shown. Narrow the list with a filter.")}</p>
        ) : null}
        <ManyDone visit={visit} />
        {total === 0 ? (
          <NothingFound visit={visit} />
        ) : (
          <>
            <Totals outstanding={outstanding} total={total} visit={visit} />
            <Table
              caption={say("Receivables")}
              columns={columns(visit)}
              rows={items}
              sorted={{ visit, order: receivableOrder(visit.query) }}
              chosenBy={{
                form: CHOSEN_FORM,
                label: say("Choose all on this page"),
                idOf: ({ id }) => String(id),
                nameOf: (receivable) =>
                  say("Choose {receivableName}", { receivableName: receivableName(receivable) }),
                chosen: chosenBefore(visit)
              }}
            />
            <ManyBar visit={visit} />
            <Pager visit={visit} request={request} total={total} />
            <DownloadCsv visit={visit} />
            <TableKeys choosing />
            {total > MAX_CSV_ROWS ? (
              <p class="quiet">
                {say("The file has the first {count} of them.", { count: visit.reader.number(MAX_CSV_ROWS) })}
              </p>
            ) : null}
          </>
        )}
      </>
    ) : (
      <Empty>
        <p>{say("Nothing is owed to you yet. Create what a customer owes you, or import a file of it.")}</p>
        <Actions visit={visit} />
      </Empty>
    ),
  actions,
  csv: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* ReceivableSearch
      const { isCut, items, total } = yield* service.list(filterQuery(query), {
        page: 1,
        perPage: MAX_CSV_ROWS
      })
      const rows = items.map(csvRow)
      const cut =
        total > items.length
          ? [[say("Cut after {count} of {total} rows.", { count: items.length, total })]]
          : isCut
            ? [[say("Cut after {count} rows: the search finds no more at once.", { count: items.length })]]
            : []
      return csvFile("receivables", headings, [...rows, ...cut])
    })
})
