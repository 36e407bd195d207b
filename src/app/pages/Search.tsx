/** What a search of the header finds: customers, receivables, pages and what one does there. */
import { Effect } from "effect"
import {
  BookSearch,
  type FoundCustomer,
  type FoundInBook,
  type FoundReceivable,
  MAX_BOOK_SEARCH
} from "../../services/company/BookSearch.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { type Destination, destinationsFor } from "../Destinations.ts"
import { FilterInput, Filters } from "../parts/Filters.tsx"
import { Empty, Money } from "../parts/Text.tsx"
import { receivableName, StatusBadge } from "./receivable/Words.tsx"
import { phrase, say } from "../../words/Say.ts"

const textIn = ({ query }: CompanyVisit): string => (query.get("q") ?? "").trim()

const Customer = ({
  customer,
  visit
}: {
  readonly customer: FoundCustomer
  readonly visit: CompanyVisit
}) => (
  <li>
    <a href={`${visit.base}/customers/${customer.id}`}>
      <b class="one-line">{customer.displayName}</b>{" "}
      <span class="quiet one-line">{customer.email ?? ""}</span>
    </a>
  </li>
)

const balanceOf = ({ amountMinor, paidMinor, status }: FoundReceivable): number =>
  status === "cancelled" ? 0 : amountMinor - paidMinor

const Receivable = ({
  receivable,
  visit: { base, reader }
}: {
  readonly receivable: FoundReceivable
  readonly visit: CompanyVisit
}) => {
  const { amountMinor, currency, customerName, id } = receivable
  const balance = balanceOf(receivable)
  return (
    <li>
      <a href={`${base}/receivables/${id}`}>
        <b class="one-line">{receivableName(receivable)}</b> <span class="one-line">{customerName}</span>{" "}
        <Money minor={balance === 0 ? amountMinor : balance} currency={currency} reader={reader} />{" "}
        <StatusBadge receivable={receivable} />
      </a>
    </li>
  )
}

const Group = ({
  children,
  id,
  title
}: {
  readonly id: string
  readonly title: string
  readonly children: ReadonlyArray<preact.JSX.Element>
}) =>
  children.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )

/** Nobody and nothing: what one can do about it. */
const Nothing = ({ visit }: { readonly visit: CompanyVisit }) => {
  const text = textIn(visit)
  return (
    <Empty>
      <p>{say("Nobody and nothing is found for “{text}”.", { text })}</p>
      <p class="quiet">
        {say(
          "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole."
        )}
      </p>
      <div class="actions">
        <a
          role="button"
          class="secondary"
          href={`${visit.base}/receivables?${new URLSearchParams({ status: "all", q: text })}`}
        >
          {say("Look in descriptions")}
        </a>
        <a role="button" class="secondary" href={`${visit.base}/receivables/new`}>
          {say("New receivable")}
        </a>
      </div>
    </Empty>
  )
}

const Results = ({
  found: { customers, receivables },
  destinations,
  visit
}: {
  readonly found: FoundInBook
  readonly destinations: ReadonlyArray<Destination>
  readonly visit: CompanyVisit
}) =>
  customers.length + receivables.length + destinations.length === 0 ? (
    <Nothing visit={visit} />
  ) : (
    <>
      <Group id="found-customers" title={say("Customers")}>
        {customers.map((customer) => (
          <Customer customer={customer} visit={visit} />
        ))}
      </Group>
      <Group id="found-receivables" title={say("Receivables")}>
        {receivables.map((receivable) => (
          <Receivable receivable={receivable} visit={visit} />
        ))}
      </Group>
      <Group id="found-destinations" title={say("Pages and actions")}>
        {destinations.map(({ label, path }) => (
          <li>
            <a href={`${visit.base}${path}`}>{say(label)}</a>
          </li>
        ))}
      </Group>
    </>
  )

/** `/app/{company}/search`. */
export const searchPage = companyPage({
  path: "/search",
  title: phrase("Search"),
  load: (visit) => Effect.flatMap(BookSearch, (search) => search.find(textIn(visit))),
  view: (found, visit) => {
    const text = textIn(visit)
    return (
      <>
        <Filters
          visit={visit}
          isSet={text !== ""}
          first={
            <FilterInput
              visit={visit}
              name="q"
              label={say("Customer, reference, amount or page")}
              type="search"
              maxlength={MAX_BOOK_SEARCH}
            />
          }
        />
        <div class="results" data-results role="status">
          {text === "" ? null : (
            <Results found={found} destinations={destinationsFor(text, visit)} visit={visit} />
          )}
        </div>
      </>
    )
  }
})
