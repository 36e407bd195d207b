/** Limits how much costly work is done at once, and lets those who ask for it take turns. */
import { Data, Effect } from "effect"
import { emptyQueue, leave, offer, type QueueLimits, take, waitingCount, withdraw } from "./FairQueue.ts"

/** Work that was not begun: its key has too much waiting, or all keys together have. */
export class Crowded extends Data.TaggedError("Crowded")<{ readonly by: "key" | "all" }> {}

interface Waiter {
  state: "waits" | "runs" | "refused"
  readonly begin: () => void
  readonly refuse: (crowded: Crowded) => void
}

export interface FairLimit {
  /** Does work in the turn of its key, such as a network or a person. */
  readonly run: <A, E, R>(key: string, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Crowded, R>
  /** How much waits now. */
  readonly waiting: () => number
}

/** A limit of its own. */
export const fairLimit = (limits: QueueLimits): FairLimit => {
  let queue = emptyQueue<Waiter>(limits)

  const begin = () => {
    for (let next = take(queue); next !== null; next = take(queue)) {
      queue = next.queue
      next.item.state = "runs"
      next.item.begin()
    }
  }

  const end = (key: string) => {
    queue = leave(queue, key)
    begin()
  }

  const refuse = (waiter: Waiter, by: Crowded["by"]) => {
    waiter.state = "refused"
    waiter.refuse(new Crowded({ by }))
  }

  /** Also called when it was begun, and whoever asked for it has gone meanwhile. */
  const giveUp = (key: string, waiter: Waiter) => {
    if (waiter.state === "runs") end(key)
    else queue = withdraw(queue, key, waiter)
  }

  const enter = (key: string) =>
    Effect.async<void, Crowded>((resume) => {
      const waiter: Waiter = {
        state: "waits",
        begin: () => resume(Effect.void),
        refuse: (crowded) => resume(Effect.fail(crowded))
      }
      const offered = offer(queue, key, waiter)
      if (offered._tag === "KeyFull" || offered._tag === "QueueFull") {
        refuse(waiter, offered._tag === "KeyFull" ? "key" : "all")
        return
      }
      queue = offered.queue
      if (offered._tag === "Displaces") refuse(offered.displaced, "all")
      begin()
      return Effect.sync(() => giveUp(key, waiter))
    })

  return {
    run: (key, work) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.zipRight(
          restore(enter(key)),
          Effect.ensuring(
            restore(work),
            Effect.sync(() => end(key))
          )
        )
      ),
    waiting: () => waitingCount(queue)
  }
}
