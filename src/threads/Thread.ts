/**
 * A thread beside the main one, for costly work. It starts when there is work, ends when there was none for a while, and
 * another one takes its place when it dies or exceeds its time.
 */
import { Data, Effect, type Scope } from "effect"
import type { Asked, Told } from "./Messages.ts"

/** Work that was not done: it took too long, or the thread died, which another piece of work may find working again. */
export class ThreadFailed extends Data.TaggedError("ThreadFailed")<{ readonly reason: "late" | "died" }> {}

export interface ThreadOptions {
  /** The address of the file that it runs. */
  readonly entry: string
  /** The longest time for a piece of work, in a thread that has loaded. */
  readonly deadlineMillis: number
  /** The longest time for loading. */
  readonly loadMillis: number
  /** After so long without work the thread ends, and its memory is free. */
  readonly idleMillis: number
}

export interface Thread<Input, Output, Part> {
  /** Does one piece of work at a time: whoever asks has to wait for the one before. */
  readonly ask: (input: Input, onPart?: (part: Part) => void) => Effect.Effect<Output, ThreadFailed>
}

/** A thread that has been started. */
interface Started {
  readonly worker: Worker
  readonly loaded: Promise<void>
  /** Settles with a failure when the thread ends, and never otherwise. */
  readonly died: Promise<never>
}

const failed = (reason: ThreadFailed["reason"]) => new ThreadFailed({ reason })

/** Rejects after so long; `stop` forgets it. */
const timeLimit = (millis: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    // The output may have come while this process was busy: what has arrived is looked at first.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(failed("late")))), millis)
  })
  return { late, stop: () => clearTimeout(timer) }
}

/** Waits for one of several, no longer than so many milliseconds. */
const within = async <A>(millis: number, promises: ReadonlyArray<Promise<A>>): Promise<A> => {
  const { late, stop } = timeLimit(millis)
  return await Promise.race([...promises, late]).finally(stop)
}

const startThread = <Part, Output>(entry: string): Started => {
  // It needs none of the settings, which have secrets; and it does not keep the process from ending.
  const worker = new Worker(entry, { env: {}, ref: false, type: "module" } as WorkerOptions)
  const died = new Promise<never>((_, reject) => {
    const onEnd = () => reject(failed("died"))
    worker.addEventListener("error", onEnd)
    worker.addEventListener("close", onEnd)
  })
  // Nobody may be waiting when it ends.
  died.catch(() => {})
  const loaded = new Promise<void>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Told<Part, Output>>) => {
      if (data._tag === "Ready") resolve()
    })
  })
  return { worker, loaded, died }
}

/** A thread that ends with the scope. */
export const makeThread = <Input, Output, Part = never>({
  deadlineMillis,
  entry,
  idleMillis,
  loadMillis
}: ThreadOptions): Effect.Effect<Thread<Input, Output, Part>, never, Scope.Scope> => {
  let started: Started | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  const end = (thread: Started | undefined) => {
    if (thread === undefined) return
    if (started === thread) started = undefined
    thread.worker.terminate()
  }

  const work = async (input: Input, onPart: (part: Part) => void): Promise<Output> => {
    clearTimeout(idle)
    const thread = (started ??= startThread<Part, Output>(entry))
    const { died, loaded, worker } = thread
    const id = ++lastId
    let onMessage: ((event: MessageEvent<Told<Part, Output>>) => void) | undefined
    try {
      await within(loadMillis, [loaded, died])
      const done = new Promise<Output>((resolve) => {
        onMessage = ({ data }) => {
          if (data._tag === "Ready" || data.id !== id) return
          if (data._tag === "Part") onPart(data.part)
          else resolve(data.output)
        }
        worker.addEventListener("message", onMessage)
      })
      worker.postMessage({ id, input } satisfies Asked<Input>)
      const output = await within(deadlineMillis, [done, died])
      idle = setTimeout(() => end(thread), idleMillis)
      idle.unref()
      return output
    } catch (error) {
      end(thread)
      throw error
    } finally {
      if (onMessage !== undefined) worker.removeEventListener("message", onMessage)
    }
  }

  const ask: Thread<Input, Output, Part>["ask"] = (input, onPart = () => {}) =>
    Effect.uninterruptible(
      Effect.tryPromise({
        try: () => work(input, onPart),
        catch: (error) => (error instanceof ThreadFailed ? error : failed("died"))
      })
    )

  return Effect.as(
    Effect.addFinalizer(() =>
      Effect.sync(() => {
        clearTimeout(idle)
        end(started)
      })
    ),
    { ask }
  )
}
