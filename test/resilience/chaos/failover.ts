/** The database fails over to a replica under writes, behind a switch that leads connections to the primary. */
import { Effect, type Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { openBook } from "../../support/Book.ts"
import { readiness, startServer } from "../../support/ServerProcess.ts"
import { layCable, type TcpProxy } from "../../support/TcpProxy.ts"
import { caughtUp, demote, type Pair, promote, startPair } from "./replica.ts"
import { checkWrites, startWriters, subject, type Sums } from "./writers.ts"

/**
 * How the primary is replaced:
 * - `crash`: it crashes, the replica is promoted, the switch turned.
 * - `cut`: it is cut off and goes on running, the replica is promoted, the switch turned.
 * - `early`: it crashes and the switch is turned before the replica is promoted, so that the service finds a server that
 *   takes no writes.
 * - `demoted`: it takes no writes any more, but keeps the connections that are open; the switch is turned for new ones, and
 *   then the replica promoted.
 */
export const failovers = ["crash", "cut", "early", "demoted"] as const
type Failover = (typeof failovers)[number]

export interface FailoverOptions {
  readonly failover: Failover
  readonly clients: number
  /** How long only a server is to be found that takes no writes. */
  readonly readOnlyMillis: number
}

export interface FailoverResult extends Sums {
  /** Milliseconds until every client was served after a primary was to be found; null if that took too long. */
  readonly backMillis: number | null
  /** What /readyz said while only a server was to be found that takes no writes, after a moment to find out. */
  readonly whileReadOnly: ReadonlyArray<string>
}

const LATEST_MILLIS = 20_000
/** The service may take so long to find out that its database takes no writes. */
const NOTICE_MILLIS = 2_000
const LOOK_MILLIS = 50

/** Each way to fail over; `meanwhile` is what happens while there is no primary. */
const ways: Readonly<
  Record<Failover, (pair: Pair, cable: TcpProxy, meanwhile: () => Promise<void>) => Promise<void>>
> = {
  crash: async ({ primary, replica }, cable) => {
    await primary.crash()
    await promote(replica)
    cable.turn(replica.port)
  },
  cut: async ({ replica }, cable) => {
    cable.cut()
    await promote(replica)
    cable.turn(replica.port)
    cable.mend()
  },
  early: async ({ primary, replica }, cable, meanwhile) => {
    cable.turn(replica.port)
    await primary.crash()
    await meanwhile()
    await promote(replica)
  },
  demoted: async (pair, cable, meanwhile) => {
    await demote(pair.primary)
    await caughtUp(pair)
    cable.turn(pair.replica.port)
    await meanwhile()
    await promote(pair.replica)
  }
}

/** Has a service write through the switch, and replaces its primary. */
export const failover = (options: FailoverOptions): Effect.Effect<FailoverResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const pair = yield* startPair
    const cable = yield* layCable(pair.primary.url)
    const book = yield* Effect.promise(() => openBook(pair.primary.url))
    const server = yield* startServer(cable.url, { RATE_LIMIT_PER_MINUTE: "1000000" })
    return yield* Effect.promise(async () => {
      const of = await subject(server.port, book)
      const writers = startWriters(() => server.port, book, of, options.clients)
      await writers.moreServed(10 * options.clients)
      const whileReadOnly: Array<string> = []
      await ways[options.failover](pair, cable, async () => {
        await sleep(NOTICE_MILLIS)
        for (const end = performance.now() + options.readOnlyMillis; performance.now() < end;) {
          whileReadOnly.push(await readiness(server))
          await sleep(LOOK_MILLIS)
        }
      })
      const begun = performance.now()
      const isBack = await writers.allServed(LATEST_MILLIS).then(
        () => true,
        () => false
      )
      const backMillis = isBack ? Math.round(performance.now() - begun) : null
      // Without this a service that is not back would never end its writes.
      if (!isBack) cable.cut()
      cable.mend()
      await writers.finish()
      const sums = await checkWrites(server.port, pair.replica.url, book, of, writers.writes)
      return { ...sums, backMillis, whileReadOnly }
    })
  })
