/** Work on the schema that keeps nobody waiting: it gives up soon when it can't get a lock, and begins again later. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Clock, Context, Data, Duration, Effect, Random } from "effect"
import {
  ahead,
  type Blocker,
  findBlockers,
  stillThere,
  type TableLock,
  describeBlockers
} from "./Blockers.ts"

/** How long a change of the schema waits for a lock. Requests for the table wait behind it, 250 ms at most. */
export const LOCK_MILLIS = 100

const FIRST_PAUSE_MILLIS = 250
const LONGEST_PAUSE_MILLIS = 5_000

/** How changes of the schema wait: for how long each, and what tells the operator for whom. */
export class LockWait extends Context.Reference<LockWait>()("duebook/LockWait", {
  defaultValue: () => ({
    waitMillis: 600_000,
    say: (line: string): Effect.Effect<void> => Effect.logInfo(line)
  })
}) {}

/** A change of the schema did not get its locks in the time that it may wait. Nothing of it was done. */
export class StillBlocked extends Data.TaggedError("StillBlocked")<{
  readonly message: string
  readonly blockers: ReadonlyArray<Blocker>
}> {}

/** Gives up, after the time that a change may wait, with a line that says for whom. */
export const gaveUp = (line: string, blockers: ReadonlyArray<Blocker>): Effect.Effect<never, StillBlocked> =>
  Effect.flatMap(LockWait, ({ waitMillis }) =>
    Effect.fail(
      new StillBlocked({
        message: `Gave up after ${Duration.format(Duration.millis(waitMillis))}: ${line}`,
        blockers
      })
    )
  )

/** What `politely` runs. */
interface Change<A, E, R> {
  /** What the operator calls it. */
  readonly name: string
  /** The locks that it takes on tables; of others it is looked, while a try waits, who is ahead of it. */
  readonly locks: ReadonlyArray<TableLock> | "others"
  /** One try; it leaves nothing behind where it fails. */
  readonly attempt: Effect.Effect<A, E, R>
  /** Whether an error says that a lock was not to be had. */
  readonly isBlocked: (error: E) => boolean
}

const pause = (round: number) =>
  Effect.flatMap(Random.nextRange(0.5, 1), (jitter) =>
    Effect.sleep(Math.min(FIRST_PAUSE_MILLIS * 2 ** round, LONGEST_PAUSE_MILLIS) * jitter)
  )

/** How soon after a try has begun it is looked for whom it waits: several times in `LOCK_MILLIS`, later less often. */
const FIRST_LOOK_MILLIS = 25
const LAST_LOOK_MILLIS = 1_000

/** Runs a try; whoever was ahead of it last is in `seen`, if it waited. */
const watched = <A, E, R>(attempt: Effect.Effect<A, E, R>, seen: { last: ReadonlyArray<Blocker> }) => {
  const look = Effect.gen(function* () {
    for (let pauseMillis = FIRST_LOOK_MILLIS; ; pauseMillis = Math.min(pauseMillis * 1.5, LAST_LOOK_MILLIS)) {
      yield* Effect.sleep(pauseMillis)
      const found = yield* Effect.uninterruptible(ahead).pipe(Effect.orElseSucceed(() => []))
      if (found.length > 0) seen.last = found
    }
  })
  return Effect.raceFirst(attempt, look)
}

const sentence = (name: string, blockers: ReadonlyArray<Blocker>): string =>
  blockers.length === 0 ? `${name} waits for its locks.` : `${name} waits for ${describeBlockers(blockers)}.`

/**
 * Runs a change until it gets its locks. After each try that did not, it looks who holds them, says so, and does not try
 * again while one of these is there, because everybody would wait behind it for nothing.
 */
export const politely = <A, E, R>({
  attempt,
  isBlocked,
  locks,
  name
}: Change<A, E, R>): Effect.Effect<A, E | StillBlocked | SqlError.SqlError, R | SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const { say, waitMillis } = yield* LockWait
    const giveUpAt = (yield* Clock.currentTimeMillis) + waitMillis
    let blockers: ReadonlyArray<Blocker> = []
    let said = ""
    const seen = { last: blockers }
    for (let round = 0; ; round++) {
      blockers = locks === "others" || blockers.length === 0 ? [] : yield* stillThere(blockers, locks)
      if (blockers.length === 0) {
        const tried = yield* Effect.either(locks === "others" ? watched(attempt, seen) : attempt)
        if (tried._tag === "Right") return tried.right
        if (!isBlocked(tried.left)) return yield* Effect.fail(tried.left)
        blockers = locks === "others" ? seen.last : yield* findBlockers(locks)
      }
      const line = sentence(name, blockers)
      if ((yield* Clock.currentTimeMillis) >= giveUpAt) return yield* gaveUp(line, blockers)
      if (line !== said) yield* say(line)
      said = line
      yield* pause(round)
    }
  })
