/** Receivables in PostgreSQL, found by what people remember of them, or in the order of their due dates. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { Database, type Statements } from "../../postgres/Database.ts"
import { datedListing } from "../DatedListing.ts"
import { Conditions } from "../Listing.ts"
import { listedReceivables, ownConditions, type ReceivableFilter } from "./Receivables.ts"
import { receivableColumns, toReceivable } from "../Rows.ts"

/** The newest receivables, in all of whose texts a search looks. */
export const SEARCHED_NEWEST = 5_000
/** Receivables that a search finds in one way: by reference, by customer, among the newest. */
const MAX_FOUND = 1_000
/** Customers whose receivables a search finds. */
const MAX_CUSTOMERS = 50
/** Rows of a list by due date that are passed on the way to a page. */
export const MAX_DUE_ROWS = 10_000

/** What a search has found. */
export interface Found extends Page<StoredReceivable> {
  /** Whether there is more than a search looks at. */
  readonly isCut: boolean
}

export class ReceivableSearchRepo extends Context.Tag("duebook/ReceivableSearchRepo")<
  ReceivableSearchRepo,
  {
    /**
     * Receivables of a filter whose reference or customer's name begins with a text, and those of the newest ones that
     * have it anywhere in these or in their description. Newest first, or earliest due date first. `now` is the company's
     * own time.
     */
    readonly search: (
      companyId: number,
      filter: ReceivableFilter,
      text: string,
      sort: Sort,
      request: PageRequest,
      now: number
    ) => Effect.Effect<Found, ServiceUnavailable>
    /** A page of a filter's receivables, earliest due date first, as far as `MAX_DUE_ROWS`. */
    readonly byDueDate: (
      companyId: number,
      filter: ReceivableFilter,
      request: PageRequest,
      now: number
    ) => Effect.Effect<ReadonlyArray<StoredReceivable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivableSearchRepo,
    Effect.map(Database, (database) => {
      const listed = ({ params, text }: Statement, { queryAll }: Statements) =>
        Effect.map(queryAll([{ text, params, unprepared: true }], "list"), ([rows = []]) => rows)
      return ReceivableSearchRepo.of({
        search: (companyId, filter, text, sort, request, now) =>
          Effect.map(
            listed(searching(companyId, filter, now, { text, sort, request }), database),
            (rows) => ({
              total: Number(rows[0]?.["total"] ?? 0),
              isCut: rows[0]?.["is_cut"] === true,
              items: rows.filter((row) => row["receivable_id"] !== null).map(toReceivable)
            })
          ),
        byDueDate: (companyId, filter, request, now) =>
          Effect.map(
            listed(dueFirst(companyId, filter, now, request), database.ofCompany(companyId)),
            (rows) => rows.map(toReceivable)
          )
      })
    })
  )
}

/** The order of a list. */
export type Sort = "newest" | "due"

interface Statement {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
}

/** The conditions of a filter. `first` is a parameter of the statement; with it, no total is read from counters. */
const conditionsOf = (companyId: number, filter: ReceivableFilter, now: number, first: unknown) => {
  const conditions = new Conditions(companyId)
  const placeholder = conditions.param(first)
  datedListing(listedReceivables, ownConditions(conditions, filter), filter, now)
  return { conditions, placeholder }
}

const orders: Readonly<Record<Sort, string>> = {
  newest: "t.receivable_id desc",
  due: "t.due_date, t.receivable_id"
}

/** SQL that is true for texts that begin with a text; both are in lower case and ordered by bytes. */
const begins = (column: string, text: string): string =>
  `${column} >= ${text} collate "C" and ${column} < (${text} || U&'\\+10FFFF') collate "C"`

const searching = (
  companyId: number,
  filter: ReceivableFilter,
  now: number,
  {
    request: { page, perPage },
    sort,
    text
  }: { readonly text: string; readonly sort: Sort; readonly request: PageRequest }
): Statement => {
  const { conditions, placeholder } = conditionsOf(companyId, filter, now, text)
  const filters = conditions.sql
  const wanted = `lower(${placeholder}::text)`
  const id = conditions.param(/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null)
  const limit = conditions.param(perPage)
  const offset = conditions.param((page - 1) * perPage)
  const has = (column: string) => `strpos(lower(${column}), ${wanted}) > 0`
  const statement = `
    with by_reference as materialized (
      select t.receivable_id from receivables t
      where t.company_id = $1 and t.external_reference is not null
        and ${begins('lower(t.external_reference) collate "C"', wanted)}
      order by lower(t.external_reference) collate "C", t.receivable_id limit ${MAX_FOUND}
    ), named as materialized (
      select c.customer_id from customers c
      where c.company_id = $1 and ${begins('lower(c.display_name) collate "C"', wanted)}
      order by lower(c.display_name) collate "C", c.customer_id limit ${MAX_CUSTOMERS}
    ), by_customer as materialized (
      select r.receivable_id from named cross join lateral (
        select t.receivable_id from receivables t where t.company_id = $1 and t.customer_id = named.customer_id
        order by t.receivable_id desc limit ${MAX_FOUND}
      ) r limit ${MAX_FOUND}
    ), newest as materialized (
      select t.receivable_id from (
        select * from receivables t where t.company_id = $1 order by t.receivable_id desc limit ${SEARCHED_NEWEST}
      ) t
      where ${has("t.external_reference")} or ${has("t.description")} or exists (
        select from customers c
        where c.company_id = $1 and c.customer_id = t.customer_id and ${has("c.display_name")})
      limit ${MAX_FOUND}
    ), found as materialized (
      select receivable_id from by_reference union select receivable_id from by_customer
      union select receivable_id from newest union select ${id}::bigint
    ), matching as materialized (
      select t.receivable_id, t.due_date from receivables t
      where t.company_id = $1 and t.receivable_id in (select receivable_id from found)${filters}
    ), n as (
      select (select count(*) from matching) as total,
        (select count(*) from by_reference) = ${MAX_FOUND} or (select count(*) from by_customer) = ${MAX_FOUND}
          or (select count(*) from newest) = ${MAX_FOUND} or (select count(*) from named) = ${MAX_CUSTOMERS} as is_cut
    )
    select n.total, n.is_cut, p.* from n left join lateral (
      select ${receivableColumns} from (
        select t.receivable_id from matching t order by ${orders[sort]} limit ${limit}::bigint offset ${offset}::bigint
      ) m join receivables t on t.company_id = $1 and t.receivable_id = m.receivable_id order by ${orders[sort]}
    ) p on true`
  return { text: statement, params: conditions.params }
}

/** Each status is in order in its index; with a filter of few rows they are read and sorted. */
const dueFirst = (
  companyId: number,
  filter: ReceivableFilter,
  now: number,
  { page, perPage }: PageRequest
): Statement => {
  const from = Math.min((page - 1) * perPage, MAX_DUE_ROWS)
  const { conditions, placeholder } = conditionsOf(companyId, filter, now, perPage)
  const filters = conditions.sql
  const offset = conditions.param(from)
  const end = conditions.param(from + perPage)
  const ofStatus = (each: string) => `
    (select t.* from receivables t
     where t.company_id = $1 and t.status = ${conditions.param(each)}${filters}
     order by t.due_date, t.receivable_id limit ${end}::bigint)`
  const statuses = filter.status === undefined ? listedReceivables.statuses : [filter.status]
  const text = `
    select ${receivableColumns} from (${statuses.map(ofStatus).join(" union all ")}) t
    order by t.due_date, t.receivable_id limit ${placeholder}::bigint offset ${offset}::bigint`
  return { text, params: conditions.params }
}
