/** SQL for the rows of a company in the order of a heading: each order is that of an index, so a page costs the same in a large book. */
import type { Conditions } from "./Listing.ts"

/** Rows of an order that are passed on the way to a page. */
export const MAX_SORTED = 10_000
/** Rows of an order that are looked at for a filter which the order's index does not know. */
const MAX_WALKED = 20_000

/** A statement with its parameters. */
export interface ListStatement {
  readonly text: string
  readonly params: ReadonlyArray<unknown>
}

/** What a walk through rows `t` in an order needs. */
export interface Walk {
  readonly table: string
  readonly id: string
  readonly conditions: Conditions
  /** The filter's conditions on rows `t`, as SQL that continues a WHERE clause. */
  readonly filters: string
  /** SQL for the row up to which a page needs them. */
  readonly end: string
  /** The statuses that the filter leaves. */
  readonly statuses: ReadonlyArray<string>
  /** A condition on the currency, for indexes that have it first; empty for all. */
  readonly inCurrency: () => string
  readonly descending: boolean
}

/** SQL for a direction. */
export const way = (descending: boolean): string => (descending ? " desc" : "")

/** Rows of each status by a column, which PostgreSQL merges because each is in order in its index. */
export const mergedStatuses = (walk: Walk, column: string): string => {
  const { conditions, descending, end, filters, id, statuses, table } = walk
  const order = [column, id].map((each) => `t.${each}${way(descending)}`).join(", ")
  const each = statuses.map(
    (status) => `(select t.* from ${table} t
      where t.company_id = $1 and t.status = ${conditions.param(status)}${filters}
      order by ${order} limit ${end})`
  )
  return `select * from (${each.join(" union all ")}) t order by ${order}`
}

/** One status after the other, each in an order. */
export const statusByStatus = (walk: Walk, order: string): string => {
  const { conditions, descending, end, filters, statuses, table } = walk
  return (descending ? statuses.toReversed() : statuses)
    .map(
      (status) => `(select t.* from ${table} t
        where t.company_id = $1 and t.status = ${conditions.param(status)}${filters}
        order by ${order} limit ${end})`
    )
    .join(" union all ")
}

/** The newest rows for which a condition holds. */
export const newestOf = ({ end, filters, id, table }: Walk, condition: string): string => `(select t.* from (
    select t.* from ${table} t where t.company_id = $1 order by t.${id} desc limit ${MAX_WALKED}
  ) t where ${condition}${filters} limit ${end})`

/**
 * Rows in the order of an index, and then the newest of those that are not in it. PostgreSQL takes the parts one after the
 * other, and the second only where the first is not enough.
 */
export const byIndex = (
  walk: Walk,
  order: ReadonlyArray<string>,
  inIndex = "",
  others: string | undefined = undefined
): string => {
  const { descending, end, filters, id, table } = walk
  const sorted = [...order, `t.${id}`].map((column) => `${column}${way(descending)}`).join(", ")
  const first = `(select t.* from (
      select t.* from ${table} t where t.company_id = $1${inIndex} order by ${sorted} limit ${MAX_WALKED}
    ) t where true${filters} limit ${end})`
  return others === undefined ? first : `${first} union all ${newestOf(walk, others)}`
}
