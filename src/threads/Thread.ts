/**
 * A thread beside the main one, for costly work. It starts when there is work, ends when there was none for a while, and
 * another one takes its place when it dies or exceeds its time.
 */
import { Data, Effect, type Scope } from "effect"
import { readFileSync } from "node:fs"
import type { Asked, Told } from "./Messages.ts"

/** Work that was not done: it took too long, or the thread died, which another piece of work may find working again. */
export class ThreadFailed extends Data.TaggedError("ThreadFailed")<{ readonly reason: "late" | "died" }> {}

export interface ThreadOptions {
  /** The address of the file that it runs. */
  readonly entry: string
  /**
   * The longest time for a piece of work, in a thread that has loaded. It is the processor's time where the system tells
   * it, so that work of others on a busy machine does not count, for some seconds at most.
   */
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
  /** With the system's number of the thread, if there is one. */
  readonly loaded: Promise<string | null>
  /** Settles with a failure when the thread ends, and never otherwise. */
  readonly died: Promise<never>
}

/** What the log calls it: the name of its file. */
const nameOf = (entry: string): string => entry.slice(entry.lastIndexOf("/") + 1).replace(/\.\w+$/, "")

const failed = (reason: ThreadFailed["reason"]) => new ThreadFailed({ reason })

/** A thread that gets no processor for so long is late, too. */
const WAITING_MILLIS = 10_000
/** How often the processor's time is looked at once it may be over. */
const LOOK_MILLIS = 10

/** Milliseconds for which a thread of this process has had a processor; null where the system does not tell. */
const processorMillis = (systemId: string | null): number | null => {
  try {
    return Number(readFileSync(`/proc/self/task/${systemId}/schedstat`, "utf8").split(" ", 1)[0]) / 1_000_000
  } catch {
    return null
  }
}

/** Rejects when a thread has worked for so long, or waited for a processor for too long; `stop` forgets it. */
const timeLimit = (millis: number, systemId: string | null) => {
  const startedAt = performance.now()
  const begun = processorMillis(systemId)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const late = new Promise<never>((_, reject) => {
    // The output may have come while this process was busy: what has arrived is looked at first.
    const look = () => setImmediate(() => setImmediate(decide))
    const decide = () => {
      if (isStopped) return
      const now = begun === null ? null : processorMillis(systemId)
      const left = begun === null || now === null ? 0 : millis - (now - begun)
      if (left <= 0 || performance.now() - startedAt > millis + WAITING_MILLIS) reject(failed("late"))
      else timer = setTimeout(look, Math.max(left, LOOK_MILLIS))
    }
    timer = setTimeout(look, millis)
  })
  // Nobody may be waiting any more.
  late.catch(() => {})
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { late, stop }
}

/** Waits for one of several, no longer than so many milliseconds. */
const within = async <A>(
  millis: number,
  systemId: string | null,
  promises: ReadonlyArray<Promise<A>>
): Promise<A> => {
  const { late, stop } = timeLimit(millis, systemId)
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
  const loaded = new Promise<string | null>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Told<Part, Output>>) => {
      if (data._tag === "Ready") resolve(data.systemId)
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
      const systemId = await within(loadMillis, null, [loaded, died])
      const done = new Promise<Output>((resolve) => {
        onMessage = ({ data }) => {
          if (data._tag === "Ready" || data.id !== id) return
          if (data._tag === "Part") onPart(data.part)
          else resolve(data.output)
        }
        worker.addEventListener("message", onMessage)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origins
      worker.postMessage({ id, input } satisfies Asked<Input>)
      const output = await within(deadlineMillis, systemId, [done, died])
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
      }).pipe(
        Effect.tapError(({ reason }) =>
          Effect.logWarning("a thread for costly work was ended").pipe(
            Effect.annotateLogs({ thread: nameOf(entry), reason_code: reason })
          )
        )
      )
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
