/** Deleting old rows, company by company, a bounded number at a time. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"

/** A company with rows to delete. */
export interface SweptCompany {
  readonly companyId: number
}

/** Deletes a table's old rows; `before` is in epoch milliseconds. */
export interface Sweeping {
  /** Deletes up to `limit` rows of one company that are older than `before`; returns how many. */
  readonly remove: (
    companyId: number,
    before: number,
    limit: number
  ) => Effect.Effect<number, ServiceUnavailable>
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
  /** The column that says how old a row is. */
  readonly age: string
  /** SQL that converts a parameter in epoch milliseconds to that column's type. */
  readonly instant: (placeholder: string) => string
  /** An SQL condition for the rows that may be deleted; all of them by default. */
  readonly only?: string
}

/** Epoch milliseconds as a timestamptz. */
export const asTimestamp = (placeholder: string): string =>
  `to_timestamp(${placeholder}::double precision / 1000)`

/** Epoch milliseconds as a bigint. */
export const asMillis = (placeholder: string): string => `${placeholder}::bigint`

/** The sweeping of one table. */
export const sweeping = (
  database: Database["Type"],
  { age, instant, key, only = "true", table }: SweptTable
): Sweeping => ({
  remove: (companyId, before, limit) =>
    Effect.map(
      database.query(
        // The outer statement repeats the conditions, so that a row that was used in the meantime is not deleted.
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
