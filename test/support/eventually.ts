/** Waits in an Effect until something holds. */
import { Effect, Schedule } from "effect"

/** Tries until it throws no more, for ten seconds at most. */
export const eventually = (holds: () => void): Effect.Effect<void> =>
  Effect.sync(holds).pipe(
    Effect.catchAllDefect(Effect.fail),
    Effect.retry(Schedule.spaced("20 millis").pipe(Schedule.upTo("10 seconds"))),
    Effect.orDie
  )
