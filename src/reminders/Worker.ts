/** The worker: round after round it takes what is due, fairly among companies, and sees each message out. */
import { Clock, Deferred, Effect, Option, Schedule, type Scope } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type Claimed, ReminderQueue } from "../repos/ReminderQueue.ts"
import * as Batches from "./Batches.ts"
import { LEASE_MILLIS } from "./Deciding.ts"
import { type Company, Engine } from "./Engine.ts"
import * as Metrics from "./Metrics.ts"

/** Companies looked after in one round. */
export const MAX_COMPANIES = 100
/** Attempts taken in one round, shared out among the companies that have any due. */
const ROUND_SIZE = 200
/** Attempts of one company in one round, however many others there are. */
const MIN_SHARE = 10
/** Attempts decided on in one transaction, and then handed over at once. */
export const GROUP_SIZE = 10
/** Groups at the same time: with their size, the messages that a sudden death can leave in the air. */
const GROUPS_AT_ONCE = 2
/** Companies whose attempts are being taken or seen out. */
export const COMPANIES_AT_ONCE = 16
/** With nothing due, the next look is so much later. */
const PAUSE_MILLIS = 250
/** How often what waits for its turn looks whether it still has to. */
const STOP_POLL_MILLIS = 100
/** After a failure. */
const LONG_PAUSE_MILLIS = 2_000
/** Attempts that are counted for the metrics. */
const MAX_COUNTED = 10_000

const WHILE_THE_LEASE_LASTS = Schedule.intersect(
  Schedule.spaced("500 millis"),
  Schedule.recurUpTo(LEASE_MILLIS / 2)
)

/** Attempts to take of each of so many companies. */
export const shareOf = (companies: number): number =>
  Math.max(MIN_SHARE, Math.floor(ROUND_SIZE / Math.max(1, companies)))

const groupsOf = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))

/** One round: what it found due, and what it can do about it. */
export const makeRound = Effect.gen(function* () {
  const engine = yield* Engine
  const queue = yield* ReminderQueue
  const slots = yield* Effect.makeSemaphore(GROUPS_AT_ONCE)
  const completions = yield* Batches.make(engine)
  let after = 0

  // What failed is due again at once; what was decided all the same is not touched.
  const giveBack = ({ terms }: Company, group: ReadonlyArray<Claimed>) =>
    Effect.ignore(
      Effect.flatMap(Clock.currentTimeMillis, (now) => queue.release(terms.companyId, group, now))
    )

  /** Waits for a slot; false when the worker is to stop before there is one. */
  const turn = (stopping: () => boolean): Effect.Effect<boolean> =>
    Effect.raceFirst(
      Effect.interruptible(Effect.as(slots.take(1), true)),
      Effect.interruptible(
        Effect.repeat(Effect.delay(Effect.sync(stopping), STOP_POLL_MILLIS), { until: (yes) => yes })
      ).pipe(Effect.as(false))
    )

  /** Decides on a group, hands its messages over, and stays until the last of them is written down. */
  const seeOut = (company: Company, group: ReadonlyArray<Claimed>) =>
    Effect.flatMap(
      Effect.tapError(engine.decide(company, group), () => giveBack(company, group)),
      (departures) =>
        Effect.forEach(
          departures,
          (departure) =>
            Effect.flatMap(engine.handOver(departure), (arrival) =>
              // What is known is written down, however long that takes, while the lease still keeps others off.
              Effect.retry(completions.add(company, arrival), WHILE_THE_LEASE_LASTS)
            ),
          { concurrency: "unbounded", discard: true }
        )
    )

  /** Takes a company's share; answers how many attempts that were. */
  const serve = Effect.fnUntraced(function* (companyId: number, share: number, stopping: () => boolean) {
    const company = yield* engine.company(companyId)
    if (company === null || stopping()) return 0
    const claimed = yield* engine.claim(company, share)
    Metrics.claimed(claimed.length)
    yield* Effect.forEach(
      groupsOf(claimed, GROUP_SIZE),
      (group) =>
        Effect.flatMap(turn(stopping), (hasTurn) =>
          // Not begun, they are given back rather than left to their lease.
          hasTurn && !stopping()
            ? Effect.ensuring(seeOut(company, group), slots.release(1))
            : giveBack(company, group)
        ),
      { concurrency: "unbounded", discard: true }
    )
    return claimed.length
  })

  return (stopping: () => boolean): Effect.Effect<number, ServiceUnavailable> =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      Metrics.backlog(now, yield* queue.backlog(now, MAX_COUNTED))
      const companies = yield* queue.companiesDue(now, after, MAX_COMPANIES)
      const share = shareOf(companies.length)
      const taken = yield* Effect.forEach(
        companies,
        (companyId) =>
          Effect.catchAllCause(serve(companyId, share, stopping), (cause) =>
            Effect.as(
              Effect.annotateLogs(Effect.logWarning("a company's reminders failed", cause), {
                company_id: companyId
              }),
              0
            )
          ),
        { concurrency: COMPANIES_AT_ONCE }
      )
      after = companies.at(-1) ?? 0
      return taken.reduce((sum, n) => sum + n, 0)
    })
})

/** How a worker ends. */
export interface WorkerOptions {
  /** How long it may take to see out what is on its way. */
  readonly graceSeconds: number
  /** Whether the process is on its way down: no more is taken from then on. */
  readonly leaving: () => boolean
}

/**
 * Works until the process is leaving or its scope closes; then it takes nothing more, sees out what is on its way, and
 * gives back the rest. What it leaves all the same is taken over when its lease has run out.
 */
export const run = ({
  graceSeconds,
  leaving
}: WorkerOptions): Effect.Effect<void, never, Scope.Scope | Engine | ReminderQueue> =>
  Effect.gen(function* () {
    const round = yield* makeRound
    const ended = yield* Deferred.make<void>()
    let stop = false
    const stopping = () => stop || leaving()

    const pause = (millis: number) =>
      Effect.gen(function* () {
        // In steps, so that a worker that is told to stop is gone soon.
        for (let slept = 0; slept < millis && !stopping(); slept += PAUSE_MILLIS) {
          yield* Effect.sleep(PAUSE_MILLIS)
        }
      })

    const work = Effect.gen(function* () {
      while (!stopping()) {
        const taken = yield* Effect.map(
          Effect.catchAllCause(Effect.asSome(round(stopping)), (cause) =>
            Effect.as(Effect.logWarning("a round of reminders failed", cause), Option.none<number>())
          ),
          Option.getOrUndefined
        )
        if (taken === undefined) yield* pause(LONG_PAUSE_MILLIS)
        else if (taken === 0) yield* pause(PAUSE_MILLIS)
      }
    })

    yield* Effect.addFinalizer(() =>
      Effect.zipRight(
        Effect.sync(() => {
          stop = true
        }),
        // A finalizer can't be interrupted, and what can't be is waited for in spite of a timeout.
        Effect.timeoutOption(Effect.interruptible(Deferred.await(ended)), `${graceSeconds} seconds`)
      )
    )
    // Outlives the interruption of its scope: what is on its way is seen out.
    yield* Effect.forkDaemon(
      Effect.ensuring(Effect.uninterruptible(work), Deferred.succeed(ended, undefined))
    )
  })
