/** Statements of one round trip that are not always needed. */
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
