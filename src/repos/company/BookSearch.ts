/** What of a company's book somebody means by a few words: customers, references, amounts. Each is found by an index, up to a limit. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PauseCause } from "../../domain/Pause.ts"
import type { ReceivableStatus } from "../../domain/Receivable.ts"
import type { SearchedAmount } from "../../domain/SearchedAmount.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { customerWords, matchesWords, wordsOfReference } from "../SearchWords.ts"

/** Customers and receivables that are shown. */
const MAX_CUSTOMERS_SHOWN = 6
const MAX_RECEIVABLES_SHOWN = 10
/** Rows among which the best are chosen. */
const MAX_CUSTOMERS_COMPARED = 200
const MAX_RECEIVABLES_COMPARED = 200
/** Customers whose receivables are shown, and receivables of each. */
const MAX_OF_CUSTOMERS = 5
const MAX_OF_EACH = 10
/** Receivables of one amount. */
const MAX_OF_AMOUNT = 20

/** A customer that was found. */
export interface FoundCustomer {
  readonly id: number
  readonly displayName: string
  readonly email: string | null
}

/** A receivable that was found. */
export interface FoundReceivable {
  readonly id: number
  readonly externalReference: string | null
  readonly customerName: string
  readonly status: ReceivableStatus
  readonly pauseCause: PauseCause | null
  readonly currency: string
  readonly amountMinor: number
  readonly paidMinor: number
  readonly dueDate: string
}

/** What was found, the best first. */
export interface FoundInBook {
  readonly customers: ReadonlyArray<FoundCustomer>
  readonly receivables: ReadonlyArray<FoundReceivable>
}

export class BookSearchRepo extends Context.Tag("duebook/BookSearchRepo")<
  BookSearchRepo,
  {
    /**
     * Customers with words that begin with those of a text, and receivables whose reference has, whose customer has, or whose
     * amount or balance is one of these.
     */
    readonly find: (
      companyId: number,
      text: string,
      amounts: ReadonlyArray<SearchedAmount>
    ) => Effect.Effect<FoundInBook, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BookSearchRepo,
    Effect.map(Database, (database) =>
      BookSearchRepo.of({
        find: (companyId, text, amounts) =>
          Effect.map(
            database.queryAll(
              [
                { text: bookSearch.customers, params: [companyId, text], unprepared: true },
                {
                  text: bookSearch.receivables,
                  params: [
                    companyId,
                    text,
                    /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null,
                    amounts.map(({ currency }) => currency),
                    amounts.map(({ minor }) => minor)
                  ],
                  unprepared: true
                }
              ],
              "list"
            ),
            ([customers = [], receivables = []]) => ({
              customers: customers.map(toCustomer),
              receivables: receivables.map(toReceivable)
            })
          )
      })
    )
  )
}

const toCustomer = (row: Row): FoundCustomer => ({
  id: row["customer_id"] as number,
  displayName: row["display_name"] as string,
  email: row["email"] as string | null
})

const toReceivable = (row: Row): FoundReceivable => ({
  id: row["receivable_id"] as number,
  externalReference: row["external_reference"] as string | null,
  customerName: row["display_name"] as string,
  status: row["status"] as ReceivableStatus,
  pauseCause: row["pause_cause"] as PauseCause | null,
  currency: row["currency"] as string,
  amountMinor: row["amount_minor"] as number,
  paidMinor: row["paid_minor"] as number,
  dueDate: row["due_date"] as string
})

const OWED = "t.status in ('open', 'partially_paid', 'paused')"
const QUERY = "search_query($1, $2::text)"

const ofCustomers = (limit: number): string => `
  select c.customer_id, c.display_name, c.email from customers c
  where c.company_id = $1 and ${matchesWords(customerWords("c"), QUERY)} limit ${limit}`

/** The statements, also for whoever asks how PostgreSQL does it. Row-level security would keep it from the indexes (ADR 39). */
export const bookSearch = {
  customers: `
    select c.customer_id, c.display_name, c.email from (${ofCustomers(MAX_CUSTOMERS_COMPARED)}) c
    order by strpos(lower(c.display_name), lower($2::text)) <> 1, char_length(c.display_name), c.customer_id desc
    limit ${MAX_CUSTOMERS_SHOWN}`,
  receivables: `
    with named as materialized (
      (select t.receivable_id, 1 as rank from receivables t
       where t.company_id = $1 and ${matchesWords(wordsOfReference, QUERY)} limit ${MAX_RECEIVABLES_COMPARED})
      union all select $3::bigint, 2
    ), of_customers as materialized (
      select r.receivable_id, 3 as rank from (${ofCustomers(MAX_OF_CUSTOMERS)}) c cross join lateral (
        select t.receivable_id from receivables t
        where t.company_id = $1 and t.customer_id = c.customer_id and ${OWED}
        order by t.due_date, t.receivable_id limit ${MAX_OF_EACH}
      ) r
    ), of_amount as materialized (
      select r.receivable_id, 0 as rank from unnest($4::text[], $5::bigint[]) a (currency, minor) cross join lateral (
        (select t.receivable_id from receivables t
         where t.company_id = $1 and t.currency = a.currency and (t.amount_minor - t.paid_minor) = a.minor and ${OWED}
         order by t.receivable_id desc limit ${MAX_OF_AMOUNT})
        union all
        (select t.receivable_id from receivables t
         where t.company_id = $1 and t.currency = a.currency and t.amount_minor = a.minor
         order by t.receivable_id desc limit ${MAX_OF_AMOUNT})
      ) r limit ${MAX_RECEIVABLES_COMPARED}
    ), found as materialized (
      select receivable_id, min(rank) as rank from (
        select * from named union all select * from of_customers union all select * from of_amount
      ) f group by receivable_id
    )
    select t.receivable_id, t.external_reference, t.status, t.pause_cause, t.currency, t.amount_minor, t.paid_minor, t.due_date,
      c.display_name
    from found join receivables t on t.company_id = $1 and t.receivable_id = found.receivable_id
    join customers c on c.company_id = $1 and c.customer_id = t.customer_id
    order by found.rank, lower(t.external_reference) is distinct from lower($2::text), not (${OWED}),
      char_length(t.external_reference), t.receivable_id desc
    limit ${MAX_RECEIVABLES_SHOWN}`
} as const
