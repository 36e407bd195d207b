/** Tests of the repositories that run against both implementations. */
import { layer, type Vitest } from "@effect/vitest"
import type { Provided } from "./fixture.ts"
import { inMemory } from "./inMemory.ts"
import { postgres, postgresAsShards } from "./postgres.ts"

/** The same tests, in memory and in PostgreSQL, there also with the statements that a distributed database gets. */
export const conformance = (name: string, tests: (it: Vitest.MethodsNonLive<Provided>) => void): void => {
  layer(inMemory)(`${name} in memory`, tests)
  layer(postgres)(`${name} in PostgreSQL`, tests)
  layer(postgresAsShards)(`${name} in PostgreSQL by the statements for shards`, tests)
}
