/** The list of all that moved on the accounts: its filters, as the address has them and as a form, its columns and its file. */
import { Schema } from "effect"
import { type BankTransaction, bankTransactionStatuses } from "../../../domain/bank/BankTransaction.ts"
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import { IdFromPath } from "../../../domain/Ids.ts"
import { decimalOf } from "../../Csv.ts"
import { type TransactionSort, transactionSortKeys } from "../../../services/bank/MoneyIn.ts"
import type { CompanyVisit } from "../../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../../parts/Filters.tsx"
import type { SelectOption } from "../../parts/Form.tsx"
import { Day, Money } from "../../parts/Text.tsx"
import { filterOf, given, orderOf } from "../../Query.ts"
import { StandingBadge, transactionPath } from "./Transaction.tsx"
import { partyOf, transactionWords } from "./words.ts"
import { say } from "../../../words/Say.ts"

const statuses = Schema.Literal(...bankTransactionStatuses)
const directions = Schema.Literal("credit", "debit")

/** What an address asks for. */
export const transactionQuery = (query: URLSearchParams) =>
  given({
    status: filterOf(query, "status", statuses),
    direction: filterOf(query, "direction", directions),
    bankAccountId: filterOf(query, "bank_account_id", IdFromPath),
    customerId: filterOf(query, "customer_id", IdFromPath),
    bookedFrom: filterOf(query, "booked_from", CalendarDate),
    bookedTo: filterOf(query, "booked_to", CalendarDate)
  })

/** The order that an address asks for; the latest bookings and the largest amounts come first. */
export const transactionOrder = (query: URLSearchParams) => orderOf(query, transactionSortKeys)

/** The same for the service; undefined for the newest first. */
export const transactionSort = (query: URLSearchParams): TransactionSort | undefined => {
  const order = transactionOrder(query)
  return order === undefined
    ? undefined
    : { by: order.by, descending: (order.by === "booked" || order.by === "amount") !== order.reversed }
}

/** The form of the filters. It works without a script. */
export const TransactionFilters = ({
  accounts,
  visit
}: {
  readonly accounts: ReadonlyArray<SelectOption>
  readonly visit: CompanyVisit
}) => {
  const customerId = visit.query.get("customer_id")
  return (
    <Filters
      visit={visit}
      isSet={Object.keys(transactionQuery(visit.query)).length > 0}
      first={
        <>
          <FilterChoice
            visit={visit}
            name="status"
            label={say("Status")}
            options={bankTransactionStatuses.map(
              (status) => [status, say(transactionWords[status].text)] as const
            )}
          />
          <FilterChoice
            visit={visit}
            name="direction"
            label={say("Direction")}
            all={say("In and out")}
            options={[
              ["credit", say("Money in")],
              ["debit", say("Money out")]
            ]}
          />
        </>
      }
    >
      {customerId === null ? null : <input type="hidden" name="customer_id" value={customerId} />}
      <FilterChoice visit={visit} name="bank_account_id" label={say("Account")} options={accounts} />
      <FilterInput visit={visit} name="booked_from" label={say("Booked from")} type="date" />
      <FilterInput visit={visit} name="booked_to" label={say("Booked to")} type="date" />
    </Filters>
  )
}

/** The amount with its sign: what left the account is less than nothing. */
const Signed = ({
  transaction,
  visit: { reader }
}: {
  readonly transaction: BankTransaction
  readonly visit: CompanyVisit
}) => {
  const { amountMinor, currency, direction } = transaction
  return (
    <Money minor={direction === "debit" ? -amountMinor : amountMinor} currency={currency} reader={reader} />
  )
}

/** The columns of every list of transactions. */
export const movementColumns = (visit: CompanyVisit) => [
  {
    label: say("Payer"),
    place: "title" as const,
    sort: { by: "payer" },
    cell: (transaction: BankTransaction) => (
      <a href={transactionPath(visit.base, transaction.id)} data-opens>
        <bdi>{partyOf(transaction)}</bdi>
      </a>
    )
  },
  {
    label: say("Booked"),
    place: "line" as const,
    sort: { by: "booked", largestFirst: true as const },
    cell: ({ bookedOn }: BankTransaction) => <Day date={bookedOn} reader={visit.reader} />
  },
  {
    label: say("Text"),
    place: "wide" as const,
    cell: ({ paymentReference, remittance }: BankTransaction) => (
      <span class="break clamped">{remittance ?? paymentReference ?? ""}</span>
    )
  },
  {
    label: say("Status"),
    place: "state" as const,
    sort: { by: "status" },
    cell: (transaction: BankTransaction) => <StandingBadge transaction={transaction} />
  },
  {
    label: say("Amount"),
    number: true,
    sort: { by: "amount", largestFirst: true as const },
    place: "figure" as const,
    cell: (transaction: BankTransaction) => <Signed transaction={transaction} visit={visit} />
  }
]

/** The headings of the file. */
export const movementHeadings = [
  "id",
  "booked_on",
  "value_on",
  "bank_account_id",
  "direction",
  "amount",
  "unapplied",
  "currency",
  "status",
  "counterparty_name",
  "counterparty_account",
  "remittance",
  "payment_reference",
  "end_to_end_id",
  "bank_reference",
  "customer_id"
]

/** A row of the file; `unapplied` in minor units. */
export const movementRow = (
  transaction: BankTransaction,
  unapplied: number
): ReadonlyArray<string | number | null> => [
  transaction.id,
  transaction.bookedOn,
  transaction.valueOn,
  transaction.bankAccountId,
  transaction.direction,
  decimalOf(transaction.amountMinor, transaction.currency),
  decimalOf(unapplied, transaction.currency),
  transaction.currency,
  transaction.status,
  transaction.counterpartyName,
  transaction.counterpartyAccount,
  transaction.remittance,
  transaction.paymentReference,
  transaction.endToEndId,
  transaction.bankReference,
  transaction.customerId
]
