/** What is logged of work that is repeated by itself: nothing but for debugging while the process says what is wrong. */
import { Cause, Effect, HashMap, Layer, Logger, LogLevel } from "effect"
import { describe, expect, it } from "vitest"
import { NotFound } from "../../src/domain/Errors.ts"
import { Readiness, type Seen } from "../../src/postgres/Readiness.ts"
import { logRepeated } from "../../src/postgres/RepeatedWork.ts"
import { classify } from "../../src/postgres/SqlFailure.ts"

const refused = classify(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))
const READY: Seen = { state: "ready", fault: null }

/** The level and the fields of the line of a failure, where the process has found this, and been ready for so long. */
const lineOf = async (failure: unknown, found: Seen, readyForMillis: number) => {
  const lines: Array<readonly [level: string, fields: unknown]> = []
  const logger = Logger.make(({ annotations, logLevel }) => {
    lines.push([logLevel.label, Object.fromEntries(HashMap.toEntries(annotations))])
  })
  const readiness = Layer.succeed(Readiness, {
    check: Effect.succeed(found),
    last: () => found,
    readyForMillis: () => readyForMillis,
    tellOfEach: () => Effect.void
  })
  await logRepeated("it failed", Cause.fail(failure)).pipe(
    Logger.withMinimumLogLevel(LogLevel.All),
    Effect.provide(Layer.merge(Logger.replace(Logger.defaultLogger, logger), readiness)),
    Effect.runPromise
  )
  expect(lines).toHaveLength(1)
  return lines[0]
}

describe("repeated work that failed", () => {
  const fields = { errno: "ECONNREFUSED", error: "connect ECONNREFUSED" }

  it("has a warning with the cause in fields where the database can serve", async () => {
    expect(await lineOf(refused, READY, Infinity)).toEqual(["WARN", fields])
  })

  it.each(["database unavailable", "not migrated", "read-only"] as const)(
    "has a line for debugging while the process says: %s",
    async (state) => {
      expect(await lineOf(refused, { state, fault: null }, 0)).toEqual(["DEBUG", fields])
    }
  )

  it("has one for debugging too where it began before the end of an outage", async () => {
    expect(await lineOf(refused, READY, 30_000)).toEqual(["DEBUG", fields])
    expect(await lineOf(refused, READY, 60_000)).toEqual(["WARN", fields])
  })

  it("has a warning at any time where the database is not the cause", async () => {
    const failure = NotFound.numbered("company", 1)
    expect(await lineOf(failure, { state: "database unavailable", fault: null }, 0)).toEqual(["WARN", {}])
  })
})
