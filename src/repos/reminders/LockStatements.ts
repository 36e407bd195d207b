/** Parts of the statements that lock and read what decisions depend on: one round trip, and one key after another. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"

/** Sends the statements that are not false, in order and in one round trip. The others have no rows. */
export const sendNeeded = <K extends string>(
  database: Database["Type"],
  statements: Readonly<Record<K, Statement | false>>
): Effect.Effect<Readonly<Record<K, ReadonlyArray<Row>>>, ServiceUnavailable> => {
  const names = Object.keys(statements) as Array<K>
  const needed: Array<Statement> = []
  const places = names.map((name) => {
    const statement: Statement | false = statements[name]
    return statement === false ? undefined : needed.push(statement) - 1
  })
  const named = (results: ReadonlyArray<ReadonlyArray<Row>>) =>
    Object.fromEntries(
      names.map((name, index) => [name, results[places[index] ?? -1] ?? []] as const)
    ) as Record<K, ReadonlyArray<Row>>
  return needed.length === 0 ? Effect.succeed(named([])) : Effect.map(database.queryAll(needed), named)
}

/** The ids that there are, each once and in order. */
export const uniqueIds = (ids: Iterable<number | null>): ReadonlyArray<number> =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((a, b) => a - b)

// Each statement looks up one key after another, so that its plan does not depend on statistics, which may be missing.

/** Rows with one of the ids in $2, in order of id, each looked up by itself: `look` is the query for `i.id`. */
export const forEachId = (look: string, columns = "t.*"): string => `
  select ${columns} from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} offset 0) t`

/** The same with a lock; such a query is never merged with the one around it. */
export const lockEachId = (look: string, skip: string): string => `
  select t.* from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look} for no key update ${skip}) t`
