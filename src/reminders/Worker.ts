/** The worker: round after round, until it is told to stop. */
import { Clock, Deferred, Effect, Option, Schedule, type Scope } from "effect"
import { ReminderQueue } from "../repos/ReminderQueue.ts"
import type { Engine } from "./Engine.ts"
import * as Metrics from "./Metrics.ts"
import { makeDispatcher } from "./Dispatcher.ts"

/** With nothing due, the next look is so much later. */
const PAUSE_MILLIS = 250
/** After a failure. */
const LONG_PAUSE_MILLIS = 2_000
/** Attempts that are counted for the metrics. */
const MAX_COUNTED = 10_000
/** Between two looks at how much is waiting. */
const LOOK_MILLIS = 1_000

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
    const queue = yield* ReminderQueue
    const dispatcher = yield* makeDispatcher
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

    // By itself: a worker that waits for a provider still tells how much is waiting for it.
    const watch = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      Metrics.backlog(now, yield* queue.backlog(now, MAX_COUNTED))
    }).pipe(Effect.ignore, Effect.repeat(Schedule.spaced(LOOK_MILLIS)))

    const work = Effect.gen(function* () {
      while (!stopping()) {
        const taken = yield* Effect.map(
          Effect.catchAllCause(Effect.asSome(dispatcher.next(stopping)), (cause) =>
            Effect.as(Effect.logWarning("a round of reminders failed", cause), Option.none<number>())
          ),
          Option.getOrUndefined
        )
        if (taken === undefined) yield* pause(LONG_PAUSE_MILLIS)
        else if (taken === 0) yield* pause(PAUSE_MILLIS)
      }
      yield* dispatcher.idle
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
    yield* Effect.forkScoped(watch)
    // Outlives the interruption of its scope: what is on its way is seen out.
    yield* Effect.forkDaemon(
      Effect.ensuring(Effect.uninterruptible(work), Deferred.succeed(ended, undefined))
    )
  })
