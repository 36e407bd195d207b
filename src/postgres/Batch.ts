/** Concurrent callers share statements: items that arrive while statements are in flight go into the next one. */
import { Effect, Exit, Runtime } from "effect"

/** How a batch is formed and run. */
export interface BatchOptions<In, Out, E, R> {
  /** The most items in one statement. */
  readonly maxSize: number
  /** The most statements at the same time. While fewer are in flight, an item does not wait. */
  readonly maxInFlight: number
  /** Succeeds with an answer for every item, in the order of the items. */
  readonly run: (items: ReadonlyArray<In>) => Effect.Effect<ReadonlyArray<Out>, E, R>
}

/** The usual limits: statements that take many items, and two of them in flight. */
export const SHARED = { maxSize: 500, maxInFlight: 2 } as const

interface Waiting<In, Out, E> {
  readonly item: In
  readonly resume: (answer: Effect.Effect<Out, E>) => void
}

/**
 * Makes the function that callers share. There is no timer: a single item is sent at once, and a batch forms while the
 * one before is in flight. The requests in flight limit how many items can wait. When a batch fails, every item in it
 * fails.
 */
export const make = <In, Out, E, R>(
  options: BatchOptions<In, Out, E, R>
): Effect.Effect<(item: In) => Effect.Effect<Out, E>, never, R> =>
  Effect.map(Effect.runtime<R>(), (runtime) => {
    const fork = Runtime.runFork(runtime)
    const waiting: Array<Waiting<In, Out, E>> = []
    let inFlight = 0

    const answer = (batch: ReadonlyArray<Waiting<In, Out, E>>, exit: Exit.Exit<ReadonlyArray<Out>, E>) => {
      if (Exit.isFailure(exit)) {
        for (const { resume } of batch) resume(Effect.failCause(exit.cause))
        return
      }
      batch.forEach(({ resume }, index) => {
        resume(
          index < exit.value.length
            ? Effect.succeed(exit.value[index] as Out)
            : Effect.die(new Error("a batch left an item unanswered"))
        )
      })
    }

    const send = () => {
      while (inFlight < options.maxInFlight && waiting.length > 0) {
        const batch = waiting.splice(0, options.maxSize)
        inFlight++
        const run = Effect.suspend(() => options.run(batch.map(({ item }) => item)))
        fork(run).addObserver((exit) => {
          inFlight--
          answer(batch, exit)
          send()
        })
      }
    }

    // Waits for the end of the event loop's turn, so that the first item of a turn does not go by itself.
    let scheduled = false
    const schedule = () => {
      if (scheduled) return
      scheduled = true
      setImmediate(() => {
        scheduled = false
        send()
      })
    }

    return (item) =>
      Effect.async<Out, E>((resume) => {
        waiting.push({ item, resume })
        schedule()
      })
  })
