/** Customers in the orders of their table's headings, and those whom a search finds. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { PageRequest } from "../../domain/Page.ts"
import { Database } from "../../postgres/Database.ts"
import { type ReachableCustomer, recipientColumns, toRecipient } from "../Rows.ts"
import { LATE_STATES, MAX_DEBTS_SUMMED, OWED_STATES } from "./CustomerStandings.ts"
import { customerWords, matchesWords, wordsOfReference } from "../SearchWords.ts"

/** Customers of an order that are passed on the way to a page. */
export const MAX_SORTED_CUSTOMERS = 10_000
/** Those who owe most, among whom the largest overdue sums are looked for. */
export const MAX_COMPARED = 2_000
/** Receivables, the earliest due, among which the oldest debts are looked for. */
const MAX_DEBTS_WALKED = 20_000
/** The newest messages, among which the last ones are looked for. */
const MAX_MESSAGES_WALKED = 20_000
/** Customers that a search finds by their names and addresses. */
const MAX_FOUND = 1_000
/** Receivables by whose references a search finds customers. */
const MAX_FOUND_BY_REFERENCE = 200

/** What a list of customers is in order of. The sums are those of one currency. */
export const customerSortKeys = ["newest", "name", "owed", "overdue", "oldest", "message"] as const
export type CustomerSortKey = (typeof customerSortKeys)[number]

/** An order. Names begin with the first letter, sums with the largest, debts with the oldest, messages with the last one. */
export interface CustomerSort {
  readonly by: CustomerSortKey
  /** The other way round, where there is one: for names and for what is owed. */
  readonly reversed: boolean
  /** The currency of sums. */
  readonly currency: string
}

export class SortedCustomersRepo extends Context.Tag("duebook/SortedCustomersRepo")<
  SortedCustomersRepo,
  {
    /**
     * A page of customers in an order, and one more if others follow. Those who have nothing that the order is by are left
     * out. `today` is the company's day.
     */
    readonly list: (
      companyId: number,
      sort: CustomerSort & { readonly by: Exclude<CustomerSortKey, "newest"> },
      request: PageRequest,
      today: string
    ) => Effect.Effect<ReadonlyArray<ReachableCustomer>, ServiceUnavailable>
    /**
     * Customers of whose name and addresses, or of the reference of whose receivables, words begin with those of a text.
     * First those whose name begins with it, then by name, then those found by a reference.
     */
    readonly found: (
      companyId: number,
      text: string,
      request: PageRequest
    ) => Effect.Effect<
      { readonly total: number; readonly items: ReadonlyArray<ReachableCustomer> },
      ServiceUnavailable
    >
    /** The currencies in which the company is owed something. */
    readonly currencies: (companyId: number) => Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SortedCustomersRepo,
    Effect.map(Database, (database) =>
      SortedCustomersRepo.of({
        list: (companyId, { by, currency, reversed }, { page, perPage }, today) => {
          const { needs, text } = customerOrders[by](reversed)
          const values = { currency, today }
          return Effect.map(
            database.ofCompany(companyId).queryAll(
              [
                {
                  text: pageOf(text),
                  params: [
                    companyId,
                    perPage + 1,
                    Math.min((page - 1) * perPage, MAX_SORTED_CUSTOMERS),
                    ...needs.map((each) => values[each])
                  ],
                  unprepared: true
                }
              ],
              "list"
            ),
            ([rows = []]) => rows.map(toRecipient)
          )
        },
        found: (companyId, text, { page, perPage }) =>
          Effect.map(
            database.queryAll(
              [
                {
                  text: customerSearch,
                  params: [companyId, text, perPage, (page - 1) * perPage],
                  unprepared: true
                }
              ],
              "list"
            ),
            ([rows = []]) => ({
              total: Number(rows[0]?.["total"] ?? 0),
              items: rows.filter((row) => row["customer_id"] !== null).map(toRecipient)
            })
          ),
        currencies: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<{ readonly currency: string }>(CURRENCIES, [companyId]),
            (rows) => rows.map(({ currency }) => currency)
          )
      })
    )
  )
}

/** SQL for the pairs of a customer's id and its `place` in the order, from the first on, and the parameters that it takes. */
interface CustomerOrder {
  readonly text: string
  readonly needs: ReadonlyArray<"currency" | "today">
}

const end = "($2::bigint + $3::bigint)"
const way = (reversed: boolean, usual: "asc" | "desc"): string =>
  (usual === "asc") === reversed ? "desc" : "asc"

/** The statements of the orders, also for whoever asks how PostgreSQL does it. */
export const customerOrders: Readonly<
  Record<Exclude<CustomerSortKey, "newest">, (reversed: boolean) => CustomerOrder>
> = {
  name: (reversed) => ({
    needs: [],
    text: `select t.customer_id, row_number() over () as place from (
        select t.customer_id from customers t where t.company_id = $1
        order by lower(t.display_name) collate "C" ${way(reversed, "asc")}, t.customer_id ${way(reversed, "asc")} limit ${end}
      ) t`
  }),
  owed: (reversed) => ({
    needs: ["currency"],
    text: `select t.customer_id, row_number() over () as place from (
        select t.customer_id from customer_sums t where t.company_id = $1 and t.currency = $4 and t.minor > 0
        order by t.minor ${way(reversed, "desc")}, t.customer_id ${way(reversed, "desc")} limit ${end}
      ) t`
  }),
  // Nobody is overdue with more than is owed: it is looked for among those who owe most.
  overdue: () => ({
    needs: ["currency", "today"],
    text: `select t.customer_id, row_number() over (order by r.overdue desc, t.customer_id desc) as place from (
        select t.customer_id from customer_sums t where t.company_id = $1 and t.currency = $4 and t.minor > 0
        order by t.minor desc, t.customer_id desc limit ${MAX_COMPARED}
      ) t cross join lateral (
        select sum(r.amount_minor - r.paid_minor) as overdue from (
          select r.amount_minor, r.paid_minor, r.currency, r.status from receivables r
          where r.company_id = $1 and r.customer_id = t.customer_id and r.status in ${OWED_STATES} and r.due_date < $5::date
          order by r.due_date, r.receivable_id limit ${MAX_DEBTS_SUMMED}
        ) r where r.currency = $4 and r.status in ${LATE_STATES}
      ) r where r.overdue > 0`
  }),
  oldest: () => ({
    needs: [],
    text: `select t.customer_id, row_number() over (order by min(t.due_date), t.customer_id) as place from (
        select t.due_date, t.receivable_id, t.customer_id from (
          ${["open", "partially_paid", "paused"]
            .map(
              (status) => `(select t.due_date, t.receivable_id, t.customer_id from receivables t
                where t.company_id = $1 and t.status = '${status}'
                order by t.due_date, t.receivable_id limit ${MAX_DEBTS_WALKED})`
            )
            .join(" union all ")}
        ) t order by t.due_date, t.receivable_id limit ${MAX_DEBTS_WALKED}
      ) t group by t.customer_id`
  }),
  message: () => ({
    needs: [],
    text: `select t.customer_id, row_number() over (order by max(t.message_id) desc) as place from (
        select t.message_id, t.customer_id, t.sent_at from reminder_messages t where t.company_id = $1
        order by t.message_id desc limit ${MAX_MESSAGES_WALKED}
      ) t where t.customer_id is not null and t.sent_at is not null group by t.customer_id`
  })
}

const pageOf = (places: string): string => `
  select ${recipientColumns} from (
    select p.customer_id, p.place from (${places}) p order by p.place limit $2::bigint offset $3::bigint
  ) p join customers t on t.company_id = $1 and t.customer_id = p.customer_id order by p.place`

/** The statement of a search, also for whoever asks how PostgreSQL does it. */
export const customerSearch = `
  with wanted as materialized (
    (select t.customer_id, 0 as rank from customers t
     where t.company_id = $1 and ${matchesWords(customerWords("t"), "search_query($1, $2::text)")} limit ${MAX_FOUND})
    union all
    (select t.customer_id, 1 from receivables t
     where t.company_id = $1 and ${matchesWords(wordsOfReference, "search_query($1, $2::text)")} limit ${MAX_FOUND_BY_REFERENCE})
  ), found as materialized (
    select t.customer_id, lower(t.display_name) as name,
      case when strpos(lower(t.display_name), lower($2::text)) = 1 then -1 else w.rank end as rank
    from (select customer_id, min(rank) as rank from wanted group by customer_id) w
    join customers t on t.company_id = $1 and t.customer_id = w.customer_id
  ), n as (select count(*) as total from found)
  select n.total, p.* from n left join lateral (
    select ${recipientColumns} from (
      select f.customer_id, f.name, f.rank from found f
      order by f.rank, f.name collate "C", f.customer_id limit $3::bigint offset $4::bigint
    ) f join customers t on t.company_id = $1 and t.customer_id = f.customer_id
    order by f.rank, f.name collate "C", f.customer_id
  ) p on true`

/** Currencies one after another: each step of the index passes all rows of one. */
const CURRENCIES = `
  with recursive c (currency) as (
    (select t.currency from customer_sums t where t.company_id = $1 order by t.currency limit 1)
    union all
    select (select t.currency from customer_sums t where t.company_id = $1 and t.currency > c.currency
            order by t.currency limit 1) from c where c.currency is not null
  ) select c.currency from c where c.currency is not null and exists (
    select from customer_sums t where t.company_id = $1 and t.currency = c.currency and t.minor > 0
  ) limit 200`
