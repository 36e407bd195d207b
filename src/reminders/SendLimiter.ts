/** How many messages may be on their way at a time: what a sudden death can leave in the air. */
import { Effect, STM, TRef } from "effect"

export interface SendLimiter {
  /** Waits until there may be room for so many. */
  readonly waitForCapacity: (atLeast: number) => Effect.Effect<void>
  /** Takes what room there is up to `atMost`, or nothing where there is less than `atLeast`; answers how much. */
  readonly take: (atLeast: number, atMost: number) => Effect.Effect<number>
  readonly giveBack: (room: number) => Effect.Effect<void>
  /** Waits until nothing is on its way. */
  readonly empty: Effect.Effect<void>
}

/** Lets those who are about to give room back do it first: what comes back together is taken together. */
const AFTER_ALL_OTHERS = { priority: 1 }

/** Room for `size` messages. */
export const make = (size: number): Effect.Effect<SendLimiter> =>
  Effect.map(STM.commit(TRef.make(size)), (free) => {
    const until = (atLeast: number) =>
      STM.commit(STM.flatMap(TRef.get(free), (room) => (room >= atLeast ? STM.void : STM.retry)))
    return {
      waitForCapacity: (atLeast) => Effect.zipRight(until(atLeast), Effect.yieldNow(AFTER_ALL_OTHERS)),
      take: (atLeast, atMost) =>
        STM.commit(
          TRef.modify(free, (room) => {
            const taken = room < atLeast ? 0 : Math.min(room, atMost)
            return [taken, room - taken]
          })
        ),
      giveBack: (room) => STM.commit(TRef.update(free, (before) => before + room)),
      empty: until(size)
    }
  })
