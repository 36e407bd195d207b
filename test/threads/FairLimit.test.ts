/** Costly work is begun in turns, and what leaves or fails makes room for the next. */
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { fairLimit } from "../../src/threads/FairLimit.ts"

const limits = { running: 2, runningOfKey: 1, waiting: 4, waitingOfKey: 3 }

/** Work that ends when it is told to. */
const held = Effect.gen(function* () {
  const limit = fairLimit(limits)
  const begun: Array<string> = []
  const ends = new Map<string, Deferred.Deferred<void>>()
  const ask = Effect.fnUntraced(function* (name: string) {
    const end = yield* Deferred.make<void>()
    ends.set(name, end)
    const work = Effect.zipRight(
      Effect.sync(() => begun.push(name)),
      Deferred.await(end)
    )
    const fiber = yield* Effect.fork(limit.run(name.charAt(0), work))
    yield* Effect.yieldNow()
    return fiber
  })
  const finish = Effect.fnUntraced(function* (name: string) {
    const end = ends.get(name)
    if (end !== undefined) yield* Deferred.succeed(end, undefined)
    yield* Effect.yieldNow({ priority: 1 })
  })
  return { ask, begun, finish, limit }
})

describe("a fair limit", () => {
  it.effect("does two at a time, one of a key, in turns", () =>
    Effect.gen(function* () {
      const { ask, begun, finish, limit } = yield* held
      const asked = [yield* ask("a1"), yield* ask("a2"), yield* ask("a3"), yield* ask("b1"), yield* ask("c1")]
      expect(begun).toEqual(["a1", "b1"])
      expect(limit.waiting()).toBe(3)
      for (const name of ["b1", "a1", "c1", "a2", "a3"]) yield* finish(name)
      yield* Fiber.joinAll(asked)
      expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"])
    })
  )

  it.effect(
    "refuses what is too much of a key, and the last one of who has most where another key comes",
    () =>
      Effect.gen(function* () {
        const { ask, begun, finish, limit } = yield* held
        const first = [yield* ask("a1"), yield* ask("b1")]
        const waiting = [yield* ask("a2"), yield* ask("a3"), yield* ask("a4")]
        const refused = yield* Effect.flip(Fiber.join(yield* ask("a5")))
        expect(refused).toMatchObject({ _tag: "Crowded", by: "key" })
        const others = [yield* ask("c1"), yield* ask("d1")]
        expect(yield* Effect.flip(Fiber.join(waiting[2] ?? (yield* ask("x"))))).toMatchObject({ by: "all" })
        expect(limit.waiting()).toBe(4)
        for (const name of ["a1", "b1", "c1", "d1", "a2", "a3"]) yield* finish(name)
        yield* Fiber.joinAll([...first, ...waiting.slice(0, 2), ...others])
        expect(begun.toSorted()).toEqual(["a1", "a2", "a3", "b1", "c1", "d1"])
        expect(limit.waiting()).toBe(0)
      })
  )

  it.effect("goes on after work that fails or is interrupted, and after who gives up waiting", () =>
    Effect.gen(function* () {
      const limit = fairLimit({ ...limits, running: 1 })
      expect(yield* Effect.flip(limit.run("a", Effect.fail("wrong")))).toBe("wrong")
      expect(Exit.isFailure(yield* Effect.exit(limit.run("a", Effect.die("broken"))))).toBe(true)
      const endless = yield* Effect.fork(limit.run("a", Effect.never))
      yield* Effect.yieldNow()
      const waits = yield* Effect.fork(limit.run("b", Effect.succeed("never begun")))
      yield* Effect.yieldNow()
      expect(limit.waiting()).toBe(1)
      yield* Fiber.interrupt(waits)
      expect(limit.waiting()).toBe(0)
      const next = yield* Effect.fork(limit.run("c", Effect.succeed("done")))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(endless)
      expect(yield* Fiber.join(next)).toBe("done")
    })
  )
})
