/** Some threads of one kind, and a fair queue before them. */
import { Effect, type Scope } from "effect"
import { type Crowded, fairLimit } from "./FairLimit.ts"
import { makeThread, type Thread, type ThreadFailed, type ThreadOptions } from "./Thread.ts"

export interface ThreadsOptions extends ThreadOptions {
  /** How many there are at most. Each starts when the others are busy. */
  readonly threads: number
  /** How much work may wait: of all keys, and of one key, for which one piece is done at a time. */
  readonly waiting: number
  readonly waitingOfKey: number
}

export interface Threads<Input, Output, Part> {
  /** Does work in the turn of its key, such as a network or a company. */
  readonly ask: (
    key: string,
    ...work: Parameters<Thread<Input, Output, Part>["ask"]>
  ) => Effect.Effect<Output, Crowded | ThreadFailed>
}

/** Threads that end with the scope. */
export const makeThreads = <Input, Output, Part = never>(
  options: ThreadsOptions
): Effect.Effect<Threads<Input, Output, Part>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { threads, waiting, waitingOfKey } = options
    // The one that was used last is first: the others end when there is not enough work for them.
    const free = yield* Effect.replicateEffect(makeThread<Input, Output, Part>(options), threads)
    const limit = fairLimit({ running: threads, runningOfKey: 1, waiting, waitingOfKey })
    const taken = Effect.acquireRelease(
      Effect.sync(() => free.pop()),
      (thread) => Effect.sync(() => thread === undefined || free.push(thread))
    )
    return {
      ask: (key, ...work) =>
        limit.run(
          key,
          Effect.scoped(
            Effect.flatMap(taken, (thread) =>
              thread === undefined ? Effect.dieMessage("no thread is free") : thread.ask(...work)
            )
          )
        )
    }
  })
