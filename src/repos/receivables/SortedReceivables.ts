/** Receivables in the orders of their table's headings: each order is that of an index, so a page costs the same in a large book. */
import type { PageRequest } from "../../domain/Page.ts"
import { datedListing } from "../DatedListing.ts"
import { Conditions } from "../Listing.ts"
import { OWED_STATUSES } from "../ResourceCounts.ts"
import { receivableColumns } from "../Rows.ts"
import { listedReceivables, ownConditions, type ReceivableFilter } from "./Receivables.ts"

/** Rows of an order that are passed on the way to a page. */
export const MAX_SORTED = 10_000
/** Rows of an order that are looked at for a filter which the order's index does not know. */
const MAX_WALKED = 20_000
/** Customers that are looked at in the order of their names, and receivables of each. */
const MAX_CUSTOMERS_WALKED = 5_000
const MAX_OF_CUSTOMER = 1_000

/** What a list is in order of. */
export const sortKeys = ["newest", "due", "reference", "customer", "status", "outstanding", "amount"] as const
export type SortKey = (typeof sortKeys)[number]

/** An order; the newest come first in their usual direction, everything else begins with the least. */
export interface Sort {
  readonly by: SortKey
  readonly descending: boolean
}

/** A statement with its parameters. */
export interface ListStatement {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
}

interface Walk {
  readonly conditions: Conditions
  /** The filter's conditions on rows `t`, as SQL that continues a WHERE clause. */
  readonly filters: string
  /** SQL for the row up to which a page needs them. */
  readonly end: string
  readonly statuses: ReadonlyArray<string>
  /** A condition on the currency, for indexes that have it first; empty for all. */
  readonly inCurrency: () => string
  readonly descending: boolean
}

const way = (descending: boolean): string => (descending ? " desc" : "")

/** Rows of each status by due date, which PostgreSQL merges because each is in order in its index. */
const byDue = ({ conditions, descending, end, filters, statuses }: Walk): string => {
  const order = (columns: ReadonlyArray<string>) =>
    columns.map((column) => `t.${column}${way(descending)}`).join(", ")
  const each = statuses.map(
    (status) => `(select t.* from receivables t
      where t.company_id = $1 and t.status = ${conditions.param(status)}${filters}
      order by ${order(["due_date", "receivable_id"])} limit ${end})`
  )
  return `select * from (${each.join(" union all ")}) t order by ${order(["due_date", "receivable_id"])}`
}

/** One status after the other, each by due date. */
const byStatus = ({ conditions, descending, end, filters, statuses }: Walk): string =>
  (descending ? statuses.toReversed() : statuses)
    .map(
      (status) => `(select t.* from receivables t
        where t.company_id = $1 and t.status = ${conditions.param(status)}${filters}
        order by t.due_date, t.receivable_id limit ${end})`
    )
    .join(" union all ")

/** The newest rows for which a condition holds. */
const newestOf = ({ end, filters }: Walk, condition: string): string => `(select t.* from (
    select t.* from receivables t where t.company_id = $1 order by t.receivable_id desc limit ${MAX_WALKED}
  ) t where ${condition}${filters} limit ${end})`

/**
 * Rows in the order of an index, and then the newest of those that are not in it. PostgreSQL takes the parts one after the
 * other, and the second only where the first is not enough.
 */
const byIndex = (
  walk: Walk,
  order: ReadonlyArray<string>,
  inIndex: string,
  others: string | undefined = undefined
): string => {
  const { descending, end, filters } = walk
  const sorted = order.map((column) => `${column}${way(descending)}`).join(", ")
  const first = `(select t.* from (
      select t.* from receivables t where t.company_id = $1${inIndex} order by ${sorted} limit ${MAX_WALKED}
    ) t where true${filters} limit ${end})`
  return others === undefined ? first : `${first} union all ${newestOf(walk, others)}`
}

/** The receivables of one customer after another, in the order of their names. */
const byCustomer = ({ descending, end, filters, statuses }: Walk): string => {
  const owed = statuses.every((status) => OWED_STATUSES.includes(status))
  const of = owed
    ? "and t.status in ('open', 'partially_paid', 'paused') order by t.due_date, t.receivable_id"
    : "order by t.receivable_id desc"
  return `select t.* from (
      select c.customer_id from customers c where c.company_id = $1
      order by lower(c.display_name) collate "C"${way(descending)}, c.customer_id${way(descending)}
      limit ${MAX_CUSTOMERS_WALKED}
    ) c cross join lateral (
      select t.* from receivables t where t.company_id = $1 and t.customer_id = c.customer_id ${of}
      limit ${MAX_OF_CUSTOMER}
    ) t where true${filters} limit ${end}`
}

const OWED = "t.status in ('open', 'partially_paid', 'paused')"

const walks: Readonly<Record<Exclude<SortKey, "newest">, (walk: Walk) => string>> = {
  due: byDue,
  status: byStatus,
  customer: byCustomer,
  // PostgreSQL would read the whole index for statuses that it has none of.
  outstanding: (walk) => {
    const isOwed = (status: string) => OWED_STATUSES.includes(status)
    if (!walk.statuses.some(isOwed)) return newestOf(walk, `not ${OWED}`)
    return byIndex(
      walk,
      ["t.currency", "(t.amount_minor - t.paid_minor)", "t.receivable_id"],
      `${walk.inCurrency()} and ${OWED}`,
      walk.statuses.every(isOwed) ? undefined : `not ${OWED}`
    )
  },
  amount: (walk) => byIndex(walk, ["t.currency", "t.amount_minor", "t.receivable_id"], walk.inCurrency()),
  reference: (walk) =>
    byIndex(
      walk,
      ['lower(t.external_reference) collate "C"', "t.receivable_id"],
      " and t.external_reference is not null",
      "t.external_reference is null"
    )
}

/** The statement for a page of a filter's receivables in an order; the newest first have a list of their own. */
export const sortedReceivables = (
  companyId: number,
  filter: ReceivableFilter,
  { by, descending }: Sort & { readonly by: Exclude<SortKey, "newest"> },
  { page, perPage }: PageRequest,
  now: number
): ListStatement => {
  const from = Math.min((page - 1) * perPage, MAX_SORTED)
  const conditions = new Conditions(companyId)
  const limit = `${conditions.param(perPage)}::bigint`
  // With a parameter of its own, the conditions take no total from counters.
  datedListing(listedReceivables, ownConditions(conditions, filter), filter, now)
  const filters = conditions.sql
  const end = `${conditions.param(from + perPage)}::bigint`
  const offset = `${conditions.param(from)}::bigint`
  const statuses =
    filter.status === undefined ? (filter.statuses ?? listedReceivables.statuses) : [filter.status]
  const inCurrency = () =>
    filter.currency === undefined ? "" : ` and t.currency = ${conditions.param(filter.currency)}`
  const rows = walks[by]({ conditions, filters, end, statuses, inCurrency, descending })
  return {
    text: `select ${receivableColumns} from (${rows}) t limit ${limit} offset ${offset}`,
    params: conditions.params
  }
}
