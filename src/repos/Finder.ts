/** Reads single rows by company and id; concurrent callers share a statement. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import * as Batch from "../postgres/Batch.ts"
import type { Database } from "../postgres/Database.ts"
import type { Row } from "../postgres/RoundTrip.ts"

interface Address {
  readonly companyId: number
  readonly id: number
}

/**
 * A function that finds one row of one company. Not for use inside a transaction: a shared statement runs outside of
 * it.
 */
export const make = <A>(
  database: Database["Type"],
  { columns, id, table }: { readonly table: string; readonly id: string; readonly columns: string },
  toItem: (row: Row) => A
): Effect.Effect<(companyId: number, id: number) => Effect.Effect<A | null, ServiceUnavailable>> => {
  const text = `
    select q.ord, ${columns}
    from unnest($1::bigint[], $2::bigint[]) with ordinality q (company_id, id, ord)
    join ${table} t on t.company_id = q.company_id and t.${id} = q.id`
  return Effect.map(
    Batch.make({
      ...Batch.SHARED,
      run: (addresses: ReadonlyArray<Address>) =>
        Effect.map(
          database.query(text, [
            addresses.map((address) => address.companyId),
            addresses.map((address) => address.id)
          ]),
          (rows) => {
            const items: Array<A | null> = addresses.map(() => null)
            for (const row of rows) items[Number(row["ord"]) - 1] = toItem(row)
            return items
          }
        )
    }),
    (find) => (companyId, id) => find({ companyId, id })
  )
}
