import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Layer, Scope, TestClock } from "effect"
import { ServiceUnavailable } from "../../../src/domain/Errors.ts"
import { type DayOfUse, KeyUseRepo } from "../../../src/repos/keys/KeyUse.ts"
import { KeyUse } from "../../../src/services/keys/KeyUse.ts"

const MIDNIGHT = Date.parse("2026-03-02T00:00:00Z")
const holder = { companyId: 7, apiKeyId: 40 }

/** The counts over a repository that keeps what it is given, while it is not down. */
const started = Effect.gen(function* () {
  const written: Array<DayOfUse> = []
  const database = { isDown: false, statements: 0 }
  const repo = Layer.succeed(
    KeyUseRepo,
    KeyUseRepo.of({
      add: (days) =>
        Effect.suspend(() => {
          if (database.isDown) return Effect.fail(new ServiceUnavailable())
          database.statements += 1
          written.push(...days)
          return Effect.void
        }),
      list: () => Effect.succeed([]),
      sweeping: { remove: () => Effect.dieMessage("not asked"), companies: () => Effect.succeed([]) }
    })
  )
  const scope = yield* Scope.make()
  const context = yield* Layer.buildWithScope(Layer.provide(KeyUse.layer, repo), scope)
  const use = yield* Effect.provide(KeyUse, context)
  return { database, written, use, stop: Scope.close(scope, Exit.void) }
})

describe("the use of keys", () => {
  it.effect("is gathered, and written in one statement", () =>
    Effect.gen(function* () {
      const { database, stop, use, written } = yield* started
      for (let n = 0; n < 3; n++) use.used(holder, MIDNIGHT + n)
      use.used({ companyId: 8, apiKeyId: 41 }, MIDNIGHT)
      yield* TestClock.adjust("1 second")
      expect(written).toEqual([])
      yield* TestClock.adjust("1 second")
      expect(written).toEqual([
        { ...holder, day: "2026-03-02", requests: 3, lastUsedAt: MIDNIGHT + 2 },
        { companyId: 8, apiKeyId: 41, day: "2026-03-02", requests: 1, lastUsedAt: MIDNIGHT }
      ])
      expect(database.statements).toBe(1)
      yield* stop
    })
  )

  it.effect("is of the day on which each request came, in UTC", () =>
    Effect.gen(function* () {
      const { stop, use, written } = yield* started
      for (const at of [MIDNIGHT - 2, MIDNIGHT, MIDNIGHT - 1, MIDNIGHT + 1]) use.used(holder, at)
      yield* TestClock.adjust("2 seconds")
      expect(written.map(({ day, lastUsedAt, requests }) => [day, requests, lastUsedAt])).toEqual([
        ["2026-03-01", 2, MIDNIGHT - 1],
        ["2026-03-02", 2, MIDNIGHT + 1]
      ])
      yield* stop
    })
  )

  it.effect("is kept while the database is away, and written once when it is back", () =>
    Effect.gen(function* () {
      const { database, stop, use, written } = yield* started
      database.isDown = true
      use.used(holder, MIDNIGHT)
      yield* TestClock.adjust("2 seconds")
      use.used(holder, MIDNIGHT + 1)
      database.isDown = false
      yield* TestClock.adjust("10 seconds")
      expect(written).toEqual([{ ...holder, day: "2026-03-02", requests: 2, lastUsedAt: MIDNIGHT + 1 }])
      yield* stop
    })
  )

  it.effect("is written when the process stops", () =>
    Effect.gen(function* () {
      const { stop, use, written } = yield* started
      use.used(holder, MIDNIGHT)
      yield* stop
      expect(written).toHaveLength(1)
    })
  )

  it.effect("takes no more memory than that of 10 000 keys", () =>
    Effect.gen(function* () {
      const { stop, use, written } = yield* started
      for (let apiKeyId = 1; apiKeyId <= 10_500; apiKeyId++) use.used({ companyId: 7, apiKeyId }, MIDNIGHT)
      yield* TestClock.adjust("60 seconds")
      expect(written).toHaveLength(10_000)
      yield* stop
    })
  )
})
