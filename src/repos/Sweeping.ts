/** Removing old rows, company by company, a bounded number at a time. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"

/** A company with rows that may go. */
export interface SweptCompany {
  readonly companyId: number
}

/** How a table's old rows go; `before` is in epoch milliseconds. */
export interface Sweeping {
  /** Removes up to `limit` rows of one company that are older than `before`, and says how many. */
  readonly remove: (
    companyId: number,
    before: number,
    limit: number
  ) => Effect.Effect<number, ServiceUnavailable>
  /** Up to `limit` companies after `after`, by id, that have such rows: the work list. */
  readonly companies: (
    before: number,
    after: number,
    limit: number
  ) => Effect.Effect<ReadonlyArray<SweptCompany>, ServiceUnavailable>
}

/** A table that is swept: its key within the company, and the column of a row's age, as SQL of milliseconds `$n`. */
export interface SweptTable {
  readonly table: string
  readonly key: string
  readonly age: string
  readonly instant: (placeholder: string) => string
  /** Only rows of which this holds; all of them unless given. */
  readonly only?: string
}

/** Milliseconds as a timestamptz. */
export const asTimestamp = (placeholder: string): string =>
  `to_timestamp(${placeholder}::double precision / 1000)`

/** Milliseconds as they are. */
export const asMillis = (placeholder: string): string => `${placeholder}::bigint`

/** The sweeping of one table. */
export const sweeping = (
  database: Database["Type"],
  { age, instant, key, only = "true", table }: SweptTable
): Sweeping => ({
  remove: (companyId, before, limit) =>
    Effect.map(
      database.query(
        // Asked again of each row that is removed: one that was used meanwhile stays.
        `delete from ${table} where company_id = $1 and ${age} < ${instant("$2")} and ${only} and ${key} in (
           select ${key} from ${table} where company_id = $1 and ${age} < ${instant("$2")} and ${only} limit $3
         ) returning 1 as gone`,
        [companyId, before, limit]
      ),
      (rows) => rows.length
    ),
  companies: (before, after, limit) =>
    Effect.map(
      database.query<{ company_id: number }>(
        `select distinct company_id from ${table} where ${age} < ${instant("$1")} and ${only} and company_id > $2
         order by company_id limit $3`,
        [before, after, limit]
      ),
      (rows) => rows.map((row) => ({ companyId: row.company_id }))
    )
})
