/** Work on the same row takes its turns one after another in the process, and holds no connection while it waits. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { refusedWork } from "./Batch.ts"
import type { LaneState } from "./Lane.ts"
import { whileWaiting } from "./WhileWaiting.ts"

/** After this, work that waits for others on the same subject is refused. */
const LONGEST_WAIT_MILLIS = 10_000

interface Waiting {
  readonly isGone: () => boolean
  /** When it came, on the clock of `performance.now`. */
  readonly since: number
  readonly begin: () => void
  readonly refuse: (why: "gone" | "overloaded") => void
}

/** The subjects that are being worked on, each with a queue. */
export class Subjects {
  readonly #queues = new Map<string, Array<Waiting>>()
  #waiting = 0
  #refused = 0
  #dropped = 0
  readonly #watch = whileWaiting(
    () => this.#waiting > 0,
    () => this.#look()
  )

  get state(): LaneState {
    return {
      running: this.#queues.size,
      waiting: this.#waiting,
      refused: this.#refused,
      dropped: this.#dropped
    }
  }

  /**
   * Runs an effect when all earlier work on these subjects has ended. They are taken in one order, so that work never
   * waits in a cycle. The effect must be uninterruptible.
   */
  inTurn<A, E, R>(
    subjects: ReadonlyArray<string>,
    isGone: () => boolean,
    effect: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | ServiceUnavailable, R> {
    if (subjects.length === 0) return effect
    return [...new Set(subjects)]
      .sort()
      .reduceRight<Effect.Effect<A, E | ServiceUnavailable, R>>(
        (inner, subject) => this.#inTurn(subject, isGone, inner),
        effect
      )
  }

  #inTurn<A, E, R>(
    subject: string,
    isGone: () => boolean,
    effect: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | ServiceUnavailable, R> {
    const run = Effect.onExit(effect, () => Effect.sync(() => this.#leave(subject)))
    return Effect.suspend(() => {
      const queue = this.#queues.get(subject)
      if (queue !== undefined) return Effect.zipRight(this.#wait(queue, isGone), run)
      this.#queues.set(subject, [])
      return run
    })
  }

  #wait(queue: Array<Waiting>, isGone: () => boolean): Effect.Effect<void, ServiceUnavailable> {
    return Effect.async((resume) => {
      const end = (answer: Effect.Effect<void, ServiceUnavailable>) => {
        this.#waiting--
        resume(answer)
      }
      this.#waiting++
      queue.push({
        isGone,
        since: performance.now(),
        begin: () => end(Effect.void),
        refuse: (why) => end(refusedWork(why))
      })
      this.#watch()
    })
  }

  /** Drops what nobody waits for any more, and refuses what has waited too long. */
  #look(): void {
    const before = performance.now() - LONGEST_WAIT_MILLIS
    for (const queue of this.#queues.values()) {
      for (const waiting of queue.filter(({ isGone, since }) => isGone() || since <= before)) {
        queue.splice(queue.indexOf(waiting), 1)
        const isGone = waiting.isGone()
        if (isGone) this.#dropped++
        else this.#refused++
        waiting.refuse(isGone ? "gone" : "overloaded")
      }
    }
  }

  #leave(subject: string): void {
    const queue = this.#queues.get(subject) ?? []
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (!next.isGone()) {
        next.begin()
        return
      }
      this.#dropped++
      next.refuse("gone")
    }
    this.#queues.delete(subject)
  }
}
