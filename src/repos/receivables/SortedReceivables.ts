/** Receivables in the orders of their table's headings. */
import type { PageRequest } from "../../domain/Page.ts"
import { datedListing } from "../DatedListing.ts"
import { Conditions } from "../Listing.ts"
import { OWED_STATUSES } from "../ResourceCounts.ts"
import { receivableColumns } from "../Rows.ts"
import {
  byIndex,
  type ListStatement,
  MAX_SORTED,
  mergedStatuses,
  newestOf,
  statusByStatus,
  type Walk,
  way
} from "../SortedListing.ts"
import { listedReceivables, ownConditions, type ReceivableFilter } from "./Receivables.ts"

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
  due: (walk) => mergedStatuses(walk, "due_date"),
  status: (walk) => statusByStatus(walk, "t.due_date, t.receivable_id"),
  customer: byCustomer,
  // PostgreSQL would read the whole index for statuses that it has none of.
  outstanding: (walk) => {
    const isOwed = (status: string) => OWED_STATUSES.includes(status)
    if (!walk.statuses.some(isOwed)) return newestOf(walk, `not ${OWED}`)
    return byIndex(
      walk,
      ["t.currency", "(t.amount_minor - t.paid_minor)"],
      `${walk.inCurrency()} and ${OWED}`,
      walk.statuses.every(isOwed) ? undefined : `not ${OWED}`
    )
  },
  amount: (walk) => byIndex(walk, ["t.currency", "t.amount_minor"], walk.inCurrency()),
  reference: (walk) =>
    byIndex(
      walk,
      ['lower(t.external_reference) collate "C"'],
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
  const { id, table } = listedReceivables
  const rows = walks[by]({ table, id, conditions, filters, end, statuses, inCurrency, descending })
  return {
    text: `select ${receivableColumns} from (${rows}) t limit ${limit} offset ${offset}`,
    params: conditions.params
  }
}
