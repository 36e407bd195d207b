/** Who owes the company money: the list, with what each owes, a search, and the same as a file. */
import { Effect } from "effect"
import type { ChannelStatus } from "../../domain/BlockedAddress.ts"
import { MAX_PER_PAGE } from "../../domain/Page.ts"
import {
  type CustomerFile,
  CustomerSearch,
  MAX_CUSTOMER_SEARCH,
  type Owed
} from "../../services/customers/CustomerSearch.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterInput, Filters } from "../parts/Filters.tsx"
import { DownloadCsv, Pager, Table } from "../parts/Table.tsx"
import { Badge, Empty, Money, type Urgency } from "../parts/Text.tsx"
import { pageRequestOf } from "../Query.ts"
import type { Reader } from "../Reader.ts"

/** Whether reminders may go to an address. */
const words: Readonly<Record<ChannelStatus, readonly [text: string, kind: Urgency]>> = {
  allowed: ["Allowed", "good"],
  opted_out: ["Opted out", "warn"],
  suppressed: ["Does not work", "bad"],
  none: ["No address", "quiet"]
}

/** Whether reminders may go to an address, in a word. */
export const ChannelBadge = ({ status }: { readonly status: ChannelStatus }) => (
  <Badge kind={words[status][1]}>{words[status][0]}</Badge>
)

/** Sums of what is owed, one for each currency. */
const OwedSums = ({ owed, reader }: { readonly owed: ReadonlyArray<Owed>; readonly reader: Reader }) => (
  <>
    {owed.map(({ currency, minor }, index) => (
      <>
        {index === 0 ? null : <br />}
        <Money minor={minor} currency={currency} reader={reader} />
      </>
    ))}
  </>
)

const columns = ({ base, reader }: CompanyVisit) => [
  {
    label: "Name",
    place: "title" as const,
    cell: ({ displayName, id }: CustomerFile) => <a href={`${base}/customers/${id}`}>{displayName}</a>
  },
  { label: "E-mail", place: "wide" as const, cell: ({ email }: CustomerFile) => email ?? "" },
  { label: "Phone", place: "wide" as const, cell: ({ phoneE164 }: CustomerFile) => phoneE164 ?? "" },
  { label: "By e-mail", cell: ({ emailStatus }: CustomerFile) => <ChannelBadge status={emailStatus} /> },
  { label: "By SMS", cell: ({ smsStatus }: CustomerFile) => <ChannelBadge status={smsStatus} /> },
  {
    label: "Owes",
    number: true,
    place: "figure" as const,
    cell: ({ owed }: CustomerFile) => <OwedSums owed={owed} reader={reader} />
  }
]

const headings = [
  "id",
  "display_name",
  "email",
  "phone_e164",
  "preferred_locale",
  "timezone",
  "email_status",
  "sms_status"
]

const csvRow = (customer: CustomerFile): ReadonlyArray<string | number | null> => [
  customer.id,
  customer.displayName,
  customer.email,
  customer.phoneE164,
  customer.preferredLocale,
  customer.timezone,
  customer.emailStatus,
  customer.smsStatus
]

const searchIn = (query: URLSearchParams): string => query.get("q") ?? ""

/** `/app/{company}/customers`. */
export const customersPage = companyPage({
  path: "/customers",
  navigation: { label: "Customers", group: "book" },
  title: "Customers",
  load: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const request = pageRequestOf(query)
      return { request, ...(yield* customers.list(searchIn(query), request)) }
    }),
  view: ({ items, request, total }, visit) => {
    const isFiltered = searchIn(visit.query).trim() !== ""
    if (total === 0 && !isFiltered) {
      return (
        <Empty>
          <p>There are no customers yet. They are created along with what they owe.</p>
          <a role="button" href={`${visit.base}/receivables/new`}>
            New receivable
          </a>{" "}
          <a role="button" class="secondary outline" href={`${visit.base}/customers/import`}>
            Import
          </a>
        </Empty>
      )
    }
    return (
      <>
        <div class="actions page">
          <a role="button" class="secondary outline" href={`${visit.base}/customers/import`}>
            Import
          </a>
        </div>
        <Filters
          visit={visit}
          isSet={isFiltered}
          first={
            <FilterInput
              visit={visit}
              name="q"
              label="Beginning of the name, or whole e-mail or phone"
              type="search"
              maxlength={MAX_CUSTOMER_SEARCH}
            />
          }
        />
        {items.length === 0 ? (
          <Empty>
            <p>No customer matches. Try the beginning of the name, or a whole address.</p>
          </Empty>
        ) : (
          <Table caption="Customers" columns={columns(visit)} rows={items} />
        )}
        <Pager visit={visit} request={request} total={total} />
        <DownloadCsv visit={visit} />
      </>
    )
  },
  csv: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const rows: Array<CustomerFile> = []
      for (let page = 1; rows.length < MAX_CSV_ROWS; page++) {
        const { items } = yield* customers.list(searchIn(query), { page, perPage: MAX_PER_PAGE })
        rows.push(...items)
        if (items.length < MAX_PER_PAGE) break
      }
      return csvFile("customers", headings, rows.map(csvRow))
    })
})
