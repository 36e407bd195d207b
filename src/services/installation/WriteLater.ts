/** Writes what is gathered in memory a little later, so that no request waits for it. */
import { type Duration, Effect, Runtime } from "effect"

/** What is to be written, and when. */
export interface Later {
  /** Writes a part of it. What could not be written is gathered again; it never fails. */
  readonly write: Effect.Effect<void>
  /** Whether there is anything left. */
  readonly isEmpty: () => boolean
  /** How long it is gathered, and how long a failed write waits for the next. */
  readonly after: Duration.DurationInput
  /** How long a stopping process waits for the last write. */
  readonly lastWrite: Duration.DurationInput
}

/**
 * Makes the function to be called whenever something was gathered; it waits for nothing. Parts are written one after
 * another while the scope is open, and one more when it closes.
 */
export const writeLater = Effect.fnUntraced(function* ({ after, isEmpty, lastWrite, write }: Later) {
  // A statement that has begun is never cancelled half-way.
  const part = Effect.disconnect(Effect.uninterruptible(write))
  const scope = yield* Effect.scope
  const fork = Runtime.runFork(yield* Effect.runtime<never>())
  let writing = false
  const writeAll: Effect.Effect<void> = Effect.flatMap(Effect.zipRight(Effect.sleep(after), part), () => {
    writing = !isEmpty()
    return writing ? writeAll : Effect.void
  })
  yield* Effect.addFinalizer(() => Effect.timeoutOption(part, lastWrite))
  return () => {
    if (writing) return
    writing = true
    fork(writeAll, { scope })
  }
})
