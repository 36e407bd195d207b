import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import * as SendLimiter from "../../../src/reminders/send/SendLimiter.ts"

describe("the limit of messages in flight", () => {
  it.effect("gives what is free, and nothing if less than the minimum is free", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(20)
      expect(yield* limiter.take(1, 5)).toBe(5)
      expect(yield* limiter.take(10, 20)).toBe(15)
      expect(yield* limiter.take(1, 20)).toBe(0)
      yield* limiter.release(9)
      expect(yield* limiter.take(10, 20)).toBe(0)
      yield* limiter.release(1)
      expect(yield* limiter.take(10, 20)).toBe(10)
    })
  )

  it.effect("lets a caller wait until enough is free, and then take all that was released together", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(4)
      yield* limiter.take(4, 4)
      const waiting = yield* Effect.fork(Effect.zipRight(limiter.waitForCapacity(2), limiter.take(2, 4)))
      yield* Effect.yieldNow()
      yield* limiter.release(1)
      yield* Effect.yieldNow()
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* Effect.forEach([1, 1, 1], (one) => Effect.fork(limiter.release(one)))
      expect(yield* Fiber.join(waiting)).toBe(4)
    })
  )

  it.effect("is idle once everything was released", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(2)
      yield* limiter.idle
      yield* limiter.take(1, 1)
      const waiting = yield* Effect.fork(limiter.idle)
      yield* Effect.yieldNow()
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* limiter.release(1)
      yield* Fiber.join(waiting)
    })
  )
})

describe("a worker that wants to send", () => {
  it.effect("takes what is free, and nothing where it is to stop", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(4)
      expect(yield* SendLimiter.takeUnlessStopping(limiter, 1, 3, () => false)).toBe(3)
      expect(yield* SendLimiter.takeUnlessStopping(limiter, 1, 3, () => true)).toBe(0)
      expect(yield* limiter.take(1, 4)).toBe(1)
    })
  )

  it.effect("waits until enough is free, and takes it", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(4)
      yield* limiter.take(4, 4)
      const taking = yield* Effect.fork(SendLimiter.takeUnlessStopping(limiter, 2, 4, () => false))
      yield* TestClock.adjust("1 second")
      expect(yield* Fiber.poll(taking)).toMatchObject({ _tag: "None" })
      yield* limiter.release(3)
      expect(yield* Fiber.join(taking)).toBe(3)
    })
  )

  it.effect("waits no longer once it is to stop", () =>
    Effect.gen(function* () {
      const limiter = yield* SendLimiter.make(1)
      yield* limiter.take(1, 1)
      let isStopping = false
      const taking = yield* Effect.fork(SendLimiter.takeUnlessStopping(limiter, 1, 1, () => isStopping))
      yield* TestClock.adjust("1 second")
      isStopping = true
      yield* TestClock.adjust("1 second")
      expect(yield* Fiber.join(taking)).toBe(0)
    })
  )
})
