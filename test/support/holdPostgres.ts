/** Runs an embedded server on the given folder until it is killed; prints its URL. */
import { Effect, Redacted } from "effect"
import { start } from "../../src/postgres/embedded/EmbeddedPostgres.ts"

await Effect.runPromise(
  Effect.scoped(
    Effect.gen(function* () {
      const server = yield* start({ dataDir: process.argv[2] ?? "", settings: { fsync: "off" } })
      process.stdout.write(`${Redacted.value(server.url)}\n`)
      return yield* Effect.never
    })
  )
)
