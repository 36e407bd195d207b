/** What a write reads before it decides. It is read in the round trip that claims the write's idempotency key. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Database } from "../postgres/Database.ts"
import type { Row, Statement } from "../postgres/RoundTrip.ts"

/** A read that can share a round trip. */
export interface ClaimRead<A> {
  /** Reads in a round trip of its own. */
  readonly alone: Effect.Effect<A, ServiceUnavailable>
  /**
   * The statements that read the same after the key of a write was claimed. Where the claim has failed, or has found a
   * stored reply, none of them may wait for a lock: such a write is answered at once.
   */
  readonly afterClaim: (key: string) => ReadonlyArray<Statement>
  /** What the rows of those statements say. */
  readonly toValue: (results: ReadonlyArray<ReadonlyArray<Row>>) => A
}

/** Reads nothing. */
export const nothing: ClaimRead<null> = {
  alone: Effect.succeed(null),
  afterClaim: () => [],
  toValue: () => null
}

/** For repositories without PostgreSQL: reads by an effect only. */
export const fromEffect = <A>(alone: Effect.Effect<A, ServiceUnavailable>): ClaimRead<A> => ({
  alone,
  afterClaim: () => [],
  toValue: () => {
    throw new Error("this look has no statements")
  }
})

/** Reads both, one after the other. */
export const both = <A, B>(first: ClaimRead<A>, second: ClaimRead<B>): ClaimRead<readonly [A, B]> => ({
  alone: Effect.zip(first.alone, second.alone),
  afterClaim: (key) => [...first.afterClaim(key), ...second.afterClaim(key)],
  toValue: (results) => {
    const end = first.afterClaim("").length
    return [first.toValue(results.slice(0, end)), second.toValue(results.slice(end))]
  }
})

/** Reads by one statement. `afterClaim` is for a statement that may wait for a lock. */
export const one = <A>(
  database: Database["Type"],
  {
    afterClaim,
    alone,
    toValue
  }: {
    readonly alone: Statement
    readonly afterClaim?: (key: string) => Statement
    readonly toValue: (rows: ReadonlyArray<Row>) => A
  }
): ClaimRead<A> => ({
  alone: Effect.map(database.query(alone.text, alone.params), toValue),
  afterClaim: (key) => [afterClaim === undefined ? alone : afterClaim(key)],
  toValue: ([rows = []]) => toValue(rows)
})

/** Takes an id of a table ahead of the insert, so that the insert need not be waited for. */
export const newId = (database: Database["Type"], table: string, column: string): ClaimRead<number> =>
  one(database, {
    alone: { text: `select nextval('${table}_${column}_seq') as id`, params: [] },
    toValue: ([row]) => row?.["id"] as number
  })
