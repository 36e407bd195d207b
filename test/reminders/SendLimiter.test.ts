import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import * as SendLimiter from "../../src/reminders/SendLimiter.ts"

describe("room in the air", () => {
  it.effect("is given as far as there is any, and nothing below what was asked for", () =>
    Effect.gen(function* () {
      const air = yield* SendLimiter.make(20)
      expect(yield* air.take(1, 5)).toBe(5)
      expect(yield* air.take(10, 20)).toBe(15)
      expect(yield* air.take(1, 20)).toBe(0)
      yield* air.giveBack(9)
      expect(yield* air.take(10, 20)).toBe(0)
      yield* air.giveBack(1)
      expect(yield* air.take(10, 20)).toBe(10)
    })
  )

  it.effect("is waited for until enough has come back, and all of what comes back together counts", () =>
    Effect.gen(function* () {
      const air = yield* SendLimiter.make(4)
      yield* air.take(4, 4)
      const waiting = yield* Effect.fork(Effect.zipRight(air.waitForCapacity(2), air.take(2, 4)))
      yield* Effect.yieldNow()
      yield* air.giveBack(1)
      yield* Effect.yieldNow()
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* Effect.forEach([1, 1, 1], (one) => Effect.fork(air.giveBack(one)))
      expect(yield* Fiber.join(waiting)).toBe(4)
    })
  )

  it.effect("is empty when all has come back", () =>
    Effect.gen(function* () {
      const air = yield* SendLimiter.make(2)
      yield* air.empty
      yield* air.take(1, 1)
      const waiting = yield* Effect.fork(air.empty)
      yield* Effect.yieldNow()
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* air.giveBack(1)
      yield* Fiber.join(waiting)
    })
  )
})
