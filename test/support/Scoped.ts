/** A scope for a file's databases and processes, closed when its tests are through. */
import { Effect, Exit, Scope } from "effect"
import { afterAll } from "vitest"

/** Runs effects whose resources live until the file's tests are over. */
export const scoped = () => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
    Effect.runPromise(Scope.extend(effect, scope))
}
