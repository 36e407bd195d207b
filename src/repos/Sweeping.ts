/** Deleting old rows, company by company, a bounded number at a time. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"

/** A company with rows to delete. */
interface SweptCompany {
  readonly companyId: number
}

/** Which rows are deleted at once: the oldest ones from `from` on, both in epoch milliseconds, `limit` of them. */
interface SweepRange {
  readonly from: number
  readonly before: number
  readonly limit: number
}

/** What was deleted at once. */
interface SweptRows {
  readonly count: number
  /** The time of the youngest of them in epoch milliseconds, or the range's `from` where there are none. */
  readonly last: number
}

/** Deletes a table's old rows, or clears some of their columns; `before` is in epoch milliseconds. */
export interface Sweeping {
  /** Deletes rows of one company, the oldest first. What it reads does not depend on what was deleted before. */
  readonly remove: (companyId: number, range: SweepRange) => Effect.Effect<SweptRows, ServiceUnavailable>
  /** Up to `limit` companies that have such rows, with ids above `after`, ordered by id. */
  readonly companies: (
    before: number,
    after: number,
    limit: number
  ) => Effect.Effect<ReadonlyArray<SweptCompany>, ServiceUnavailable>
}

/** A table with rows that grow old. */
export interface SweptTable {
  readonly table: string
  /** Its key column within a company. */
  readonly key: string
  /** The column that says how old a row is. It has an index after company_id, unless a company has few rows. */
  readonly age: string
  /** SQL that converts a parameter in epoch milliseconds to that column's type. */
  readonly instant: (placeholder: string) => string
  /** SQL that converts that column to epoch milliseconds, where it is of another type than the driver reads so. */
  readonly millis?: (column: string) => string
  /** An SQL condition for the rows that may be deleted; all of them by default. */
  readonly only?: string
  /** Columns to be set to null; without them the rows are deleted. */
  readonly clear?: ReadonlyArray<string>
}

/** Epoch milliseconds as a timestamptz. */
export const asTimestamp = (placeholder: string): string =>
  `to_timestamp(${placeholder}::double precision / 1000)`

/** Epoch milliseconds as a bigint. */
export const asMillis = (placeholder: string): string => `${placeholder}::bigint`

const change = (table: string, clear: SweptTable["clear"]): string =>
  clear === undefined
    ? `delete from ${table}`
    : `update ${table} set ${clear.map((column) => `${column} = null`).join(", ")}`

/** The sweeping of one table. */
export const sweeping = (
  database: Database["Type"],
  { age, clear, instant, key, millis = (column) => column, only = "true", table }: SweptTable
): Sweeping => ({
  remove: (companyId, { before, from, limit }) =>
    Effect.map(
      database.query<{ age: number }>(
        // The age is checked again, because a row may have been used in the meantime: in a form that no index serves,
        // so that the rows are found by their keys and the older, deleted ones are not passed again.
        `${change(table, clear)} where company_id = $1 and ${key} = any (array(
           select ${key} from ${table}
           where company_id = $1 and ${age} >= ${instant("$2")} and ${age} < ${instant("$3")} and ${only}
           order by ${age} limit $4
         )) and case when ${age} < ${instant("$3")} then ${only} end
         returning ${millis(age)} as age`,
        [companyId, from, before, limit]
      ),
      (rows) => ({ count: rows.length, last: rows.reduce((last, row) => Math.max(last, row.age), from) })
    ),
  companies: (before, after, limit) =>
    Effect.map(
      database.query<{ company_id: number }>(
        // One look at each company's oldest rows.
        `select c.company_id from companies c, lateral (
           select 1 from ${table} where company_id = c.company_id and ${age} < ${instant("$1")} and ${only} limit 1
         ) old
         where c.company_id > $2 order by c.company_id limit $3`,
        [before, after, limit]
      ),
      (rows) => rows.map((row) => ({ companyId: row.company_id }))
    )
})
