/** Concurrent callers that share a statement: what arrives while statements are in flight goes into the next one. */
import { Effect, Exit, Runtime } from "effect"

/** How a batch is formed and run. */
export interface BatchOptions<In, Out, E, R> {
  /** Items in one statement. */
  readonly maxSize: number
  /** Statements at the same time; while fewer are in flight, an item does not wait. */
  readonly maxInFlight: number
  /** Answers all items in one statement, in their order. */
  readonly run: (items: ReadonlyArray<In>) => Effect.Effect<ReadonlyArray<Out>, E, R>
}

/** The bounds of every batch of ours: statements large enough for a crowd, two of them in flight. */
export const SHARED = { maxSize: 500, maxInFlight: 2 } as const

interface Waiting<In, Out, E> {
  readonly item: In
  readonly resume: (answer: Effect.Effect<Out, E>) => void
}

/**
 * Makes the function that callers share. There is no timer: a lone item is sent as it comes, and a crowd forms its
 * batch while the one before is under way. How many can wait is bounded by the requests in flight. A failure is the
 * failure of every item in the batch.
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

    // What comes in one turn of the event loop goes together; the first of them would go alone otherwise.
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
