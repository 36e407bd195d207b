/** A scope for the databases and processes of a test file, which closes after its tests. */
import { Effect, Exit, Scope } from "effect"
import { afterAll } from "vitest"

/** Runs effects; their resources are released after the tests of the file. */
export const scoped = () => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
    Effect.runPromise(Scope.extend(effect, scope))
}
