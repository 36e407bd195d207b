/** Figures of the database vanish when nobody can read them any more, and rounds of jobs have their times. */
import { it } from "@effect/vitest"
import { Effect, Metric, TestClock } from "effect"
import { describe, expect } from "vitest"
import { timesOf } from "../../../src/services/installation/JobTimes.ts"
import { freshReadings, keepReading } from "../../../src/services/installation/Readings.ts"

describe("a reading", () => {
  it("is shown for thirty seconds, and then is gone until there is another", () => {
    const reading = { name: "duebook_test_reading", help: "A test.", value: 0 }
    const shown = (afterMillis: number) =>
      freshReadings(performance.now() + afterMillis).filter(({ name }) => name === reading.name)
    keepReading({ ...reading, value: 7 })
    expect(shown(0)).toEqual([{ ...reading, value: 7 }])
    expect(shown(29_000)).toEqual([{ ...reading, value: 7 }])
    expect(shown(31_000)).toEqual([])
    keepReading(reading)
    expect(shown(0)).toEqual([reading])
  })
})

describe("the times of a job", () => {
  const valuesOf = (job: string) =>
    Object.fromEntries(
      Metric.unsafeSnapshot()
        .filter(({ metricKey }) => metricKey.tags.some(({ key, value }) => key === "job" && value === job))
        .map(({ metricKey, metricState }) => [
          metricKey.name.replace(/^duebook_job_|_timestamp_seconds$/g, ""),
          (metricState as unknown as { readonly value: number }).value
        ])
    )

  it.effect("are those of its last round, and of the last one that succeeded", () =>
    Effect.gen(function* () {
      const timed = timesOf("a test")
      yield* TestClock.setTime(5_000)
      yield* timed(Effect.void)
      expect(valuesOf("a test")).toEqual({ last_round: 5, last_success: 5 })
      yield* TestClock.setTime(7_000)
      yield* Effect.exit(timed(Effect.fail("no")))
      yield* Effect.exit(timed(Effect.die("no")))
      expect(valuesOf("a test")).toEqual({ last_round: 7, last_success: 5 })
      yield* TestClock.setTime(9_000)
      yield* Effect.exit(timed(Effect.interrupt))
      expect(valuesOf("a test")).toEqual({ last_round: 7, last_success: 5 })
    })
  )
})
