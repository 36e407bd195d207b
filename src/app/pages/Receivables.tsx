/** What customers owe: the list, with its filters, a search, and the same as a file. */
import { Effect } from "effect"
import { balance } from "../../domain/Receivable.ts"
import { type NamedReceivable, ReceivableSearch } from "../../services/ReceivableSearch.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { DownloadCsv, Pager, Table } from "../parts/Table.tsx"
import { Day, Empty, Money } from "../parts/Text.tsx"
import { pageOf } from "../Query.ts"
import { Filters, isFiltered, queryOf, SearchNote } from "./receivable/Filters.tsx"
import { decimalOf, LateBadge, nameOf, StatusBadge } from "./receivable/Words.tsx"

const columns = ({ base, reader }: CompanyVisit) => [
  {
    label: "Reference",
    cell: (receivable: NamedReceivable) => (
      <a href={`${base}/receivables/${receivable.id}`}>{nameOf(receivable)}</a>
    )
  },
  {
    label: "Customer",
    cell: ({ customerId, customerName }: NamedReceivable) => (
      <a href={`${base}/customers/${customerId}`}>{customerName}</a>
    )
  },
  {
    label: "Due",
    cell: (receivable: NamedReceivable) => (
      <>
        <Day date={receivable.dueDate} reader={reader} />{" "}
        <LateBadge receivable={receivable} reader={reader} />
      </>
    )
  },
  { label: "Status", cell: ({ status }: NamedReceivable) => <StatusBadge status={status} /> },
  {
    label: "Outstanding",
    number: true,
    cell: (receivable: NamedReceivable) => (
      <Money
        minor={receivable.status === "cancelled" ? 0 : balance(receivable)}
        currency={receivable.currency}
        reader={reader}
      />
    )
  },
  {
    label: "Amount",
    number: true,
    cell: ({ amountMinor, currency }: NamedReceivable) => (
      <Money minor={amountMinor} currency={currency} reader={reader} />
    )
  }
]

/** The ways to new receivables. */
const Actions = ({ visit }: { readonly visit: CompanyVisit }) => (
  <div class="actions">
    <a role="button" href={`${visit.base}/receivables/new`}>
      New receivable
    </a>
    <a role="button" class="secondary outline" href={`${visit.base}/receivables/import`}>
      Import
    </a>
  </div>
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

/** `/app/{company}/receivables`. */
export const receivables = companyPage({
  path: "/receivables",
  navigation: { label: "Receivables", group: "book" },
  title: "Receivables",
  load: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* ReceivableSearch
      const request = pageOf(query)
      return { request, ...(yield* service.list(queryOf(query), request)) }
    }),
  view: ({ isCut, items, request, total }, visit) => {
    const asked = queryOf(visit.query)
    if (total === 0 && !isFiltered(asked)) {
      return (
        <Empty>
          <p>Nothing is owed to you yet. Create what a customer owes you, or import a file of it.</p>
          <Actions visit={visit} />
        </Empty>
      )
    }
    return (
      <>
        <Actions visit={visit} />
        <Filters visit={visit} />
        {asked.search === undefined ? null : <SearchNote visit={visit} />}
        {isCut ? (
          <p class="notice warn">There is more than this list can show. Ask for less, by a filter say.</p>
        ) : null}
        {total === 0 ? (
          <Empty>
            <p>Nothing matches. Try fewer filters, or another word.</p>
          </Empty>
        ) : (
          <>
            <Table caption="Receivables" columns={columns(visit)} rows={items} />
            <Pager visit={visit} request={request} total={total} />
            <DownloadCsv visit={visit} />
            {total > MAX_CSV_ROWS ? (
              <p class="quiet">The file has the first {visit.reader.number(MAX_CSV_ROWS)} of them.</p>
            ) : null}
          </>
        )}
      </>
    )
  },
  csv: ({ query }) =>
    Effect.gen(function* () {
      const service = yield* ReceivableSearch
      const { items, total } = yield* service.list(queryOf(query), { page: 1, perPage: MAX_CSV_ROWS })
      const rows = items.map(csvRow)
      const cut = total > items.length ? [[`Cut after ${items.length} of ${total} rows.`]] : []
      return csvFile("receivables", headings, [...rows, ...cut])
    })
})
