/** A scope for the databases and processes of a test file, which closes after its tests. */
import { Effect, Exit, Scope } from "effect"
import { afterAll } from "vitest"

/** Dropping the databases of a file on every server of a cluster takes its time. */
const CLOSING_MILLIS = 120_000

/** Runs effects; their resources are released after the tests of the file. */
export const scoped = () => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)), CLOSING_MILLIS)
  return <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
    Effect.runPromise(Scope.extend(effect, scope))
}
