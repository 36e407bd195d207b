/** Reads single rows by company and id; concurrent callers share a statement. */
import type { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../postgres/Queries.ts"
import type { Address } from "../postgres/Prefetch.ts"
import { byCompany } from "../postgres/Distributed.ts"
import type { Row, Statement } from "../postgres/RoundTrip.ts"

/** The statement for each company of a distributed database. */
const statementsOf = (text: string, addresses: ReadonlyArray<Address>): ReadonlyArray<Statement> =>
  byCompany(addresses, ({ companyId }) => companyId).map(({ companyId, items, places }) => ({
    text,
    params: [companyId, items.map(({ id }) => id), places]
  }))

/**
 * A function that finds one row of one company. `columns` is SQL for the columns of `t`, given SQL for the company. Requests
 * can prefetch the row by the name of its resource.
 */
export const make = <A>(
  database: Database["Type"],
  {
    columns,
    resource
  }: {
    readonly resource: "customer" | "payable" | "receivable"
    readonly columns: (company: string) => string
  },
  toItem: (row: Row) => A
): ((companyId: number, id: number) => Effect.Effect<A | null, ServiceUnavailable>) => {
  const text = `
    select q.ord, ${columns("q.company_id")}
    from unnest($1::bigint[], $2::bigint[]) with ordinality q (company_id, id, ord)
    join ${resource}s t on t.company_id = q.company_id and t.${resource}_id = q.id`
  const ofCompany = `
    select q.ord, ${columns("$1")}
    from unnest($2::bigint[], $3::bigint[]) q (id, ord)
    join ${resource}s t on t.company_id = $1::bigint and t.${resource}_id = q.id`
  const find = database.batch({
    lane: "read",
    maxSize: MAX_BATCH_SIZE,
    prefetchedAs: resource,
    companyOf: ({ companyId }: Address) => companyId,
    statements: (addresses) => [
      {
        text,
        params: [addresses.map((address) => address.companyId), addresses.map((address) => address.id)],
        distributed: () => statementsOf(ofCompany, addresses)
      }
    ],
    answers: ([rows = []], addresses) => {
      const items: Array<A | null> = addresses.map(() => null)
      for (const row of rows) items[Number(row["ord"]) - 1] = toItem(row)
      return items
    }
  })
  return (companyId, id) => find({ companyId, id })
}
