/** Reads single rows by company and id; concurrent callers share a statement. */
import type { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"
import { MAX_BATCH_SIZE } from "../postgres/Queries.ts"
import { aboutItems, type Address, statementTextsOf } from "../postgres/ByCompany.ts"
import type { Row } from "../postgres/RoundTrip.ts"

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
  const texts = statementTextsOf(
    { id: "bigint" },
    0,
    ({ company, q }) => `
    select q.ord, ${columns(company)}
    from ${q}
    join ${resource}s t on t.company_id = ${company} and t.${resource}_id = q.id`
  )
  const companyOf = ({ companyId }: Address) => companyId
  const find = database.batch({
    lane: "read",
    maxSize: MAX_BATCH_SIZE,
    prefetchedAs: resource,
    confined: true,
    companyOf,
    statements: (addresses) => [aboutItems(texts, addresses, { companyOf, values: [({ id }) => id] })],
    answers: ([rows = []], addresses) => {
      const items: Array<A | null> = addresses.map(() => null)
      for (const row of rows) items[Number(row["ord"]) - 1] = toItem(row)
      return items
    }
  })
  return (companyId, id) => find({ companyId, id })
}
