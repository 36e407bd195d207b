/** Matches statements of a test's database, as an import does when it has stored one. */
import { Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { repos, useCases } from "../../src/App.ts"
import * as Database from "../../src/postgres/Database.ts"
import { type MatchingResult, StatementMatching } from "../../src/services/bank/StatementMatching.ts"
import { sealing } from "./secretKeys.ts"
import type { TestServer } from "./TestServer.ts"

const layerOn = (url: string) =>
  useCases.pipe(
    Layer.provide(repos),
    Layer.provide(sealing),
    Layer.provide(
      Database.layer({
        url: Redacted.make(url),
        size: 4,
        maxWaiting: 1_000,
        applicationName: "duebook-matching"
      })
    )
  )

type Services = Layer.Layer.Success<ReturnType<typeof layerOn>>

/** Another process than the server of the test, with the services of bank transactions. */
export const useServices = (server: TestServer) => {
  let runtime: ManagedRuntime.ManagedRuntime<Services, never> | undefined
  beforeAll(() => {
    runtime = ManagedRuntime.make(layerOn(server.databaseUrl))
  })
  afterAll(() => runtime?.dispose())
  return <A, E>(work: Effect.Effect<A, E, Services>): Promise<A> => {
    if (runtime === undefined) throw new Error("the services have not been started")
    return runtime.runPromise(work)
  }
}

/** Matches a statement in another process than the server's. */
export const useMatcher = (server: TestServer) => {
  const run = useServices(server)
  return (companyId: number, bankStatementId: number): Promise<MatchingResult> =>
    run(Effect.flatMap(StatementMatching, (matching) => matching.run(companyId, bankStatementId)))
}
