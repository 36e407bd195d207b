/** Companies that their people have closed. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { Database } from "../../postgres/Database.ts"
import { iso } from "../Rows.ts"

/** A company that is to be deleted. */
export interface ClosedCompany {
  readonly companyId: number
  /** Null where nothing but this is left of it. */
  readonly name: string | null
}

export class ClosedCompanies extends Context.Tag("duebook/ClosedCompanies")<
  ClosedCompanies,
  {
    /**
     * Switches a company off, and notes that its people have closed it now, by the time of the database, which it returns in
     * epoch milliseconds. That of one that was closed before stays.
     */
    readonly add: (companyId: number) => Effect.Effect<number, ServiceUnavailable>
    /** Up to `limit` companies with ids above `after` that were closed until a time. */
    readonly until: (
      until: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ClosedCompany>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ClosedCompanies,
    Effect.map(Database, (database) =>
      ClosedCompanies.of({
        add: (companyId) =>
          Effect.map(database.query<{ readonly closed_at: number }>(CLOSE, [companyId]), ([row]) =>
            Number(row?.closed_at)
          ),
        until: (until, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number; readonly name: string | null }>(
              CLOSED,
              [iso(until), after, limit],
              "background"
            ),
            (rows) => rows.map((row) => ({ companyId: row.company_id, name: row.name }))
          )
      })
    )
  )
}

const CLOSE = "select close_company($1) as closed_at"

const CLOSED = `
  select d.company_id, c.name from closed_companies d left join companies c on c.company_id = d.company_id
  where d.closed_at <= $1 and d.company_id > $2 order by d.company_id limit $3`
