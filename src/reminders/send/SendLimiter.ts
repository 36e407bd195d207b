/** Limits how many messages are in flight at a time, and so how many a crash can leave with an unknown outcome. */
import { Effect, STM, TRef } from "effect"

export interface SendLimiter {
  /**
   * Takes as much of the free capacity as there is up to `atMost`, or nothing if less than `atLeast` is free. Returns
   * how much it took.
   */
  readonly take: (atLeast: number, atMost: number) => Effect.Effect<number>
  /** Waits until `atLeast` is free. Another caller may take it first. */
  readonly waitForCapacity: (atLeast: number) => Effect.Effect<void>
  /** Returns capacity that was taken. */
  readonly release: (capacity: number) => Effect.Effect<void>
  /** Waits until nothing is in flight. */
  readonly idle: Effect.Effect<void>
}

/** Fibers that are about to release capacity run first, so that the waiting fiber takes all of it at once. */
const AFTER_ALL_OTHERS = { priority: 1 }

/** A limiter for `size` messages. */
export const make = (size: number): Effect.Effect<SendLimiter> =>
  Effect.map(STM.commit(TRef.make(size)), (free) => {
    const waitUntilFree = (atLeast: number) =>
      STM.commit(STM.flatMap(TRef.get(free), (capacity) => (capacity >= atLeast ? STM.void : STM.retry)))
    return {
      waitForCapacity: (atLeast) =>
        Effect.zipRight(waitUntilFree(atLeast), Effect.yieldNow(AFTER_ALL_OTHERS)),
      take: (atLeast, atMost) =>
        STM.commit(
          TRef.modify(free, (capacity) => {
            const taken = capacity < atLeast ? 0 : Math.min(capacity, atMost)
            return [taken, capacity - taken]
          })
        ),
      release: (capacity) => STM.commit(TRef.update(free, (before) => before + capacity)),
      idle: waitUntilFree(size)
    }
  })

/** How often a waiting `takeUnlessStopping` checks whether it is to stop. */
const STOP_POLL_MILLIS = 100

/** As `take`, but waits for the capacity. Returns 0 if the worker is to stop before there is any. */
export const takeUnlessStopping = Effect.fnUntraced(function* (
  limiter: SendLimiter,
  atLeast: number,
  atMost: number,
  stopping: () => boolean
) {
  while (!stopping()) {
    const taken = yield* limiter.take(atLeast, atMost)
    if (taken > 0) return taken
    yield* Effect.raceFirst(
      Effect.interruptible(limiter.waitForCapacity(atLeast)),
      Effect.interruptible(
        Effect.repeat(Effect.delay(Effect.sync(stopping), STOP_POLL_MILLIS), { until: (yes) => yes })
      )
    )
  }
  return 0
})
