/** Receivables in PostgreSQL, found by what people remember of them, in the orders of the table, with what is owed of them. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { Database, type Statements } from "../../postgres/Database.ts"
import { datedListing, outstandingFromCounters } from "../DatedListing.ts"
import { Conditions } from "../Listing.ts"
import { OWED_STATUSES } from "../ResourceCounts.ts"
import { receivableColumns, toReceivable } from "../Rows.ts"
import { customerWords, matchesWords, wordsOfReference } from "../SearchWords.ts"
import { listedReceivables, ownConditions, type ReceivableFilter } from "./Receivables.ts"
import type { ListStatement } from "../SortedListing.ts"
import { type Sort, type SortKey, sortedReceivables } from "./SortedReceivables.ts"

/** The newest receivables, in all of whose texts a search looks. */
export const SEARCHED_NEWEST = 5_000
/** Receivables that a search finds in one way: by reference, by customer, among the newest. */
const MAX_FOUND = 1_000
/** Customers whose receivables a search finds. */
const MAX_CUSTOMERS = 50
/** Receivables that are summed where no counters have their sum. */
const MAX_SUMMED = 20_000

/** What is owed in a currency. */
export interface Outstanding {
  readonly currency: string
  readonly minor: bigint
}

/** What a search has found. */
export interface Found extends Page<StoredReceivable> {
  /** Whether there is more than a search looks at. */
  readonly isCut: boolean
  /** What is owed of all that was found. */
  readonly outstanding: ReadonlyArray<Outstanding>
}

export class ReceivableSearchRepo extends Context.Tag("duebook/ReceivableSearchRepo")<
  ReceivableSearchRepo,
  {
    /**
     * Receivables of a filter whose reference, or whose customer's name or addresses, have words that begin with those of a
     * text, and those of the newest ones that have it anywhere in these or in their description. `now` is the company's own
     * time.
     */
    readonly search: (
      companyId: number,
      filter: ReceivableFilter,
      text: string,
      sort: Sort,
      request: PageRequest,
      now: number
    ) => Effect.Effect<Found, ServiceUnavailable>
    /** A page of a filter's receivables in another order than that of the newest, as far as `MAX_SORTED`. */
    readonly sorted: (
      companyId: number,
      filter: ReceivableFilter,
      sort: Sort & { readonly by: Exclude<SortKey, "newest"> },
      request: PageRequest,
      now: number
    ) => Effect.Effect<ReadonlyArray<StoredReceivable>, ServiceUnavailable>
    /** What is owed of all receivables of a filter, by currency, the most receivables first; null where they are too many. */
    readonly outstanding: (
      companyId: number,
      filter: ReceivableFilter,
      now: number
    ) => Effect.Effect<ReadonlyArray<Outstanding> | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivableSearchRepo,
    Effect.map(Database, (database) => {
      const listed = ({ params, text }: ListStatement, { queryAll }: Statements) =>
        Effect.map(queryAll([{ text, params, unprepared: true }], "list"), ([rows = []]) => rows)
      return ReceivableSearchRepo.of({
        search: (companyId, filter, text, sort, request, now) =>
          Effect.map(
            listed(searching(companyId, filter, now, { text, sort, request }), database),
            (rows) => ({
              total: Number(rows[0]?.["total"] ?? 0),
              isCut: rows[0]?.["is_cut"] === true,
              outstanding: ((rows[0]?.["outstanding"] ?? []) as ReadonlyArray<SumRow>).map(toOutstanding),
              items: rows.filter((row) => row["receivable_id"] !== null).map(toReceivable)
            })
          ),
        sorted: (companyId, filter, sort, request, now) =>
          Effect.map(
            listed(
              sortedReceivables(companyId, filter, sort, request, now),
              filter.externalReference === undefined ? database.ofCompany(companyId) : database
            ),
            (rows) => rows.map(toReceivable)
          ),
        outstanding: (companyId, filter, now) =>
          Effect.map(
            listed(
              summing(companyId, filter, now),
              filter.externalReference === undefined ? database.ofCompany(companyId) : database
            ),
            (rows) =>
              rows.reduce((n, row) => n + Number(row["n"]), 0) >= MAX_SUMMED && isOfRows(filter)
                ? null
                : rows.map((row) => toOutstanding(row as unknown as SumRow))
          )
      })
    })
  )
}

interface SumRow {
  readonly currency: string
  readonly minor: string
}

const toOutstanding = ({ currency, minor }: SumRow): Outstanding => ({ currency, minor: BigInt(minor) })

/** The conditions of a filter. `first` is a parameter of the statement; with it, no total is read from counters. */
const conditionsOf = (companyId: number, filter: ReceivableFilter, now: number, first: unknown) => {
  const conditions = new Conditions(companyId)
  const placeholder = conditions.param(first)
  datedListing(listedReceivables, ownConditions(conditions, filter), filter, now)
  return { conditions, placeholder }
}

const direction = ({ descending }: Sort): string => (descending ? " desc" : "")

/** The order of what was found, `t`; `c` is its customer. */
const orders: Readonly<Record<SortKey, (sort: Sort) => string>> = {
  newest: (sort) => `t.receivable_id${sort.descending ? "" : " desc"}`,
  due: (sort) => `t.due_date${direction(sort)}, t.receivable_id${direction(sort)}`,
  reference: (sort) =>
    `lower(t.external_reference) collate "C"${direction(sort)} nulls last, t.receivable_id`,
  customer: (sort) =>
    `lower(c.display_name) collate "C"${direction(sort)}, c.customer_id, t.due_date, t.receivable_id`,
  status: (sort) =>
    `array_position(array['${listedReceivables.statuses.join("', '")}'], t.status)${direction(sort)}, t.due_date, t.receivable_id`,
  outstanding: (sort) =>
    `not t.status in (${owedList}), t.currency${direction(sort)}, t.amount_minor - t.paid_minor${direction(sort)}, t.receivable_id`,
  amount: (sort) => `t.currency${direction(sort)}, t.amount_minor${direction(sort)}, t.receivable_id`
}

const owedList = OWED_STATUSES.map((status) => `'${status}'`).join(", ")

/** SQL for the ids of what a text finds, in each way up to a limit, as `found`. */
const finding = (placeholder: string, id: string): string => {
  const wanted = `lower(${placeholder}::text)`
  const all = `search_query($1, ${placeholder}::text)`
  // Some words may be in the customer's name, and others in the reference.
  const any = `replace(${all}::text, ' & ', ' | ')::tsquery`
  const has = (column: string) => `strpos(lower(${column}), ${wanted}) > 0`
  return `by_reference as materialized (
      select t.receivable_id from receivables t
      where t.company_id = $1 and ${matchesWords(wordsOfReference, all)} limit ${MAX_FOUND}
    ), named as materialized (
      select customer_id, bool_or(has_all) as has_all from (
        (select c.customer_id, true as has_all from customers c
         where c.company_id = $1 and ${matchesWords(customerWords("c"), all)} limit ${MAX_CUSTOMERS})
        union all
        (select c.customer_id, false from customers c
         where c.company_id = $1 and ${matchesWords(customerWords("c"), any)} limit ${MAX_CUSTOMERS})
      ) c group by customer_id
    ), by_customer as materialized (
      select r.receivable_id from named cross join lateral (
        select t.receivable_id, t.external_reference from receivables t
        where t.company_id = $1 and t.customer_id = named.customer_id
        order by t.receivable_id desc limit ${MAX_FOUND}
      ) r
      where named.has_all or (r.external_reference is not null and exists (
        select from customers c where c.company_id = $1 and c.customer_id = named.customer_id
          and (search_words($1, r.external_reference) || ${customerWords("c")}) @@ ${all}))
      limit ${MAX_FOUND}
    ), newest as materialized (
      select t.receivable_id from (
        select * from receivables t where t.company_id = $1 order by t.receivable_id desc limit ${SEARCHED_NEWEST}
      ) t
      cross join lateral (
        select c.display_name from customers c where c.company_id = $1 and c.customer_id = t.customer_id limit 1
      ) c
      where ${has("t.external_reference")} or ${has("t.description")} or ${has("c.display_name")}
      limit ${MAX_FOUND}
    ), found as materialized (
      select receivable_id from by_reference union select receivable_id from by_customer
      union select receivable_id from newest union select ${id}::bigint
    )`
}

const searching = (
  companyId: number,
  filter: ReceivableFilter,
  now: number,
  {
    request: { page, perPage },
    sort,
    text
  }: { readonly text: string; readonly sort: Sort; readonly request: PageRequest }
): ListStatement => {
  const { conditions, placeholder } = conditionsOf(companyId, filter, now, text)
  const filters = conditions.sql
  const id = conditions.param(/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)
  const limit = conditions.param(perPage)
  const offset = conditions.param((page - 1) * perPage)
  const statement = `
    with ${finding(placeholder, id)}
    , matching as materialized (
      select t.receivable_id, t.customer_id, t.due_date, t.status, t.currency, t.amount_minor, t.paid_minor,
        t.external_reference
      from receivables t
      where t.company_id = $1 and t.receivable_id in (select receivable_id from found)${filters}
    ), n as (
      select (select count(*) from matching) as total,
        (select json_agg(s) from (
          select currency, sum(amount_minor - paid_minor)::text as minor from matching where status in (${owedList})
          group by currency order by count(*) desc, currency
        ) s) as outstanding,
        (select count(*) from by_reference) = ${MAX_FOUND} or (select count(*) from by_customer) = ${MAX_FOUND}
          or (select count(*) from newest) = ${MAX_FOUND} or (select count(*) from named) >= ${MAX_CUSTOMERS} as is_cut
    )
    select n.total, n.outstanding, n.is_cut, p.* from n left join lateral (
      select ${receivableColumns} from (
        select t.receivable_id, row_number() over (order by ${orders[sort.by](sort)}) as place
        from matching t join customers c on c.company_id = $1 and c.customer_id = t.customer_id
        order by place limit ${limit}::bigint offset ${offset}::bigint
      ) m join receivables t on t.company_id = $1 and t.receivable_id = m.receivable_id order by m.place
    ) p on true`
  return { text: statement, params: conditions.params }
}

/** Whether what is owed of a filter is summed from rows: no counters know of these filters. */
const isOfRows = ({ customerId, externalReference, pauseCause, promisedBefore }: ReceivableFilter): boolean =>
  [customerId, externalReference, pauseCause, promisedBefore].some((value) => value !== undefined)

const summing = (companyId: number, filter: ReceivableFilter, now: number): ListStatement => {
  const ofRows = () => {
    const { conditions } = conditionsOf(companyId, filter, now, null)
    const text = `select t.currency, 1 as n, (t.amount_minor - t.paid_minor)::numeric as minor from receivables t
      where t.company_id = $1 and $2::text is null and t.status in (${owedList})${conditions.sql} limit ${MAX_SUMMED}`
    return { text, params: conditions.params }
  }
  const ofCounters = () => {
    const conditions = new Conditions(companyId)
    const text = outstandingFromCounters(listedReceivables, conditions, filter, OWED_STATUSES, now)
    return { text, params: conditions.params }
  }
  const { params, text } = isOfRows(filter) ? ofRows() : ofCounters()
  return {
    text: `select currency, sum(n)::bigint as n, sum(minor)::text as minor from (${text}) s
      group by currency having sum(minor) <> 0 order by n desc, currency`,
    params
  }
}
