/** How often a job of the service runs. */
import { it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import { describe, expect } from "vitest"
import { repeated } from "../../../src/services/installation/ScheduledJobs.ts"

/** The seconds at which a job of this interval began, which fails at its first `failures` rounds. */
const roundsOf = (every: "1 second" | "1 hour", failures: number, during: "1 minute" | "2 hours") =>
  Effect.gen(function* () {
    const rounds: Array<number> = []
    const work = Effect.flatMap(TestClock.currentTimeMillis, (now) => {
      rounds.push(now / 1_000)
      return rounds.length > failures ? Effect.void : Effect.fail("no")
    })
    const job = yield* Effect.fork(repeated("a test", every, work))
    yield* TestClock.adjust(during)
    yield* Fiber.interrupt(job)
    return rounds
  })

describe("a job", () => {
  it.effect("runs at its interval", () =>
    Effect.gen(function* () {
      expect(yield* roundsOf("1 hour", 0, "2 hours")).toEqual([0, 3_600, 7_200])
    })
  )

  it.effect("runs again soon after a round that failed, so that it does not miss an hour for an outage", () =>
    Effect.gen(function* () {
      expect(yield* roundsOf("1 hour", 2, "2 hours")).toEqual([0, 15, 30, 3_630])
    })
  )

  it.effect("runs no later than at its interval after one", () =>
    Effect.gen(function* () {
      expect((yield* roundsOf("1 second", 9, "1 minute")).length).toBe(61)
    })
  )
})
