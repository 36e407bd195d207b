/** Kills the service under writes, again and again. */
import { Effect, Runtime, type Scope } from "effect"
import { type Book, openBook } from "../../support/Book.ts"
import { type ServerProcess, startServer } from "../../support/ServerProcess.ts"
import { checkWrites, startWriters, subject, type Sums } from "./writers.ts"

export interface KillsOptions {
  /** The URL of a migrated database. */
  readonly url: string
  readonly kills: number
  readonly clients: number
  readonly say: (line: string) => void
}

export interface KillsResult extends Sums {
  /** Requests that a kill left without an answer. */
  readonly interrupted: number
}

const environment = { RATE_LIMIT_PER_MINUTE: "1000000", LOG_LEVEL: "info" }
const ALLOWANCE = 1_000_000_000
const TOLD_EVERY = 50
/** A process is killed after up to so many writes of each client. */
const MOST_WRITES = 8

/** Sends writes to one process after another, and kills each in the middle of them. */
export const kills = (options: KillsOptions): Effect.Effect<KillsResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<Scope.Scope>()
    const { clients, say, url } = options
    const start = () => Runtime.runPromise(runtime)(startServer(url, environment))
    return yield* Effect.promise(async () => {
      const book: Book = await openBook(url, ALLOWANCE)
      let server: ServerProcess = await start()
      const of = await subject(server.port, book)
      const writers = startWriters(() => server.port, book, of, clients)
      for (let n = 1; n <= options.kills; n++) {
        const next = start()
        await writers.moreServed(Math.ceil(Math.random() * MOST_WRITES * clients))
        // The next process is ready before this one dies, so that its first work is what the dead one has left.
        const ready = await next
        server.signal("SIGKILL")
        await server.ended
        server = ready
        if (n % TOLD_EVERY === 0) say(`${n} kills, ${writers.acknowledged()} writes acknowledged`)
      }
      await writers.moreServed(clients)
      await writers.finish()
      const sums = await checkWrites(server.port, url, book, of, writers.writes)
      return { ...sums, interrupted: writers.interrupted() }
    })
  })
