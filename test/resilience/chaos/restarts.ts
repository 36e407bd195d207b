/** Restarts PostgreSQL under writes, in order and as after a crash. */
import { Effect, type Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { openBook } from "../../support/Book.ts"
import { dataFolder, migrated, startPostgres } from "../../support/OwnPostgres.ts"
import { startServer } from "../../support/ServerProcess.ts"
import { checkWrites, startWriters, subject, type Sums } from "./writers.ts"

export interface RestartsOptions {
  readonly restarts: number
  readonly clients: number
  readonly say: (line: string) => void
}

export interface RestartsResult extends Sums {
  /** Milliseconds from the database being ready until every client was served, for each restart. */
  readonly backMillis: ReadonlyArray<number>
}

const ALLOWANCE = 1_000_000_000
const DOWN_MILLIS = 300
const LATEST_MILLIS = 60_000

/** Stops and starts a PostgreSQL of its own, every other time by a crash. */
export const restarts = (options: RestartsOptions): Effect.Effect<RestartsResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { clients, say } = options
    const folder = yield* dataFolder
    let postgres = yield* Effect.promise(() => startPostgres(folder))
    yield* Effect.addFinalizer(() => Effect.promise(() => postgres.stop()))
    yield* Effect.promise(() => migrated(postgres))
    const book = yield* Effect.promise(() => openBook(postgres.url, ALLOWANCE))
    const server = yield* startServer(postgres.url, { RATE_LIMIT_PER_MINUTE: "1000000" })
    return yield* Effect.promise(async () => {
      const of = await subject(server.port, book)
      const writers = startWriters(() => server.port, book, of, clients)
      const backMillis: Array<number> = []
      for (let n = 0; n < options.restarts; n++) {
        await writers.moreServed(20 * clients)
        await (n % 2 === 0 ? postgres.stop() : postgres.crash())
        await sleep(DOWN_MILLIS)
        postgres = await startPostgres(folder, postgres.port)
        const back = performance.now()
        await writers.allServed(LATEST_MILLIS)
        backMillis.push(Math.round(performance.now() - back))
        say(`${n % 2 === 0 ? "stop" : "crash"} ${n + 1}: writes again after ${backMillis.at(-1)} ms`)
      }
      await writers.finish()
      return { ...(await checkWrites(server.port, postgres.url, book, of, writers.writes)), backMillis }
    })
  })
