import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Runtime } from "effect"
import fc from "fast-check"
import * as Batch from "../../src/postgres/Batch.ts"
import { Lane } from "../../src/postgres/Lane.ts"

/** The function that callers share; its calls are effects. */
const batchOf = <Out, E, R>({
  companyOf = () => 1,
  maxInFlight,
  maxSize,
  run
}: {
  readonly maxSize: number
  readonly maxInFlight: number
  readonly companyOf?: (item: number) => number
  readonly run: (items: ReadonlyArray<number>) => Effect.Effect<ReadonlyArray<Out>, E, R>
}) =>
  Effect.map(Effect.runtime<R>(), (runtime) =>
    Batch.make<number, Out, E>({
      lane: new Lane({
        width: maxInFlight,
        companyWidth: maxInFlight,
        maxWaiting: 1_000,
        longestWaitMillis: 60_000
      }),
      maxSize,
      companyOf,
      run: (items, done) => void Runtime.runFork(runtime)(Effect.suspend(() => run(items))).addObserver(done)
    })
  )

/** A batch whose statements end when the test says so. */
const held = (options: { readonly maxSize: number; readonly maxInFlight: number }) =>
  Effect.gen(function* () {
    const started: Array<{
      readonly items: ReadonlyArray<number>
      readonly gate: Deferred.Deferred<void, string>
    }> = []
    const call = yield* batchOf({
      ...options,
      run: (items: ReadonlyArray<number>) =>
        Effect.gen(function* () {
          const gate = yield* Deferred.make<void, string>()
          started.push({ items, gate })
          yield* Deferred.await(gate)
          return items.map((item) => item * 10)
        })
    })
    const sizes = () => started.map(({ items }) => items)
    const finish = (index: number) =>
      Effect.suspend(() => {
        const batch = started[index]
        return batch === undefined ? Effect.die(`no batch ${index}`) : Deferred.succeed(batch.gate, undefined)
      })
    const fail = (index: number) =>
      Effect.suspend(() => {
        const batch = started[index]
        return batch === undefined ? Effect.die(`no batch ${index}`) : Deferred.fail(batch.gate, "broken")
      })
    return { call, sizes, finish, fail }
  })

/** A few turns of the event loop. */
const settle = Effect.repeatN(
  Effect.promise(() => new Promise((resolve) => setImmediate(resolve))),
  4
)

describe("a batch", () => {
  it.effect("sends a lone item at once: no time passes on the test's clock", () =>
    Effect.gen(function* () {
      const call = yield* batchOf({
        maxSize: 10,
        maxInFlight: 1,
        run: (items: ReadonlyArray<number>) => Effect.succeed(items.map(String))
      })
      expect(yield* call(7)).toBe("7")
    })
  )

  it.effect("gathers what arrives while statements are in flight, in order and no more than fits", () =>
    Effect.gen(function* () {
      const { call, finish, sizes } = yield* held({ maxSize: 3, maxInFlight: 2 })
      const first = yield* Effect.fork(call(1))
      yield* settle
      const second = yield* Effect.fork(call(2))
      yield* settle
      const others = yield* Effect.fork(
        Effect.forEach([3, 4, 5, 6], (item) => call(item), { concurrency: "unbounded" })
      )
      yield* settle
      expect(sizes()).toEqual([[1], [2]])
      yield* finish(0)
      yield* settle
      expect(sizes()).toEqual([[1], [2], [3, 4, 5]])
      yield* finish(1)
      yield* settle
      expect(sizes()).toEqual([[1], [2], [3, 4, 5], [6]])
      yield* finish(2)
      yield* finish(3)
      expect(yield* Fiber.join(first)).toBe(10)
      expect(yield* Fiber.join(second)).toBe(20)
      expect(yield* Fiber.join(others)).toEqual([30, 40, 50, 60])
    })
  )

  it.effect("takes along what arrives in the same turn", () =>
    Effect.gen(function* () {
      const { call, finish, sizes } = yield* held({ maxSize: 3, maxInFlight: 2 })
      const all = yield* Effect.fork(
        Effect.forEach([1, 2, 3, 4], (item) => call(item), { concurrency: "unbounded" })
      )
      yield* settle
      expect(sizes()).toEqual([[1, 2, 3], [4]])
      yield* finish(0)
      yield* finish(1)
      expect(yield* Fiber.join(all)).toEqual([10, 20, 30, 40])
    })
  )

  it.effect("fails its own items alone", () =>
    Effect.gen(function* () {
      const { call, fail, finish } = yield* held({ maxSize: 2, maxInFlight: 1 })
      const all = yield* Effect.fork(
        Effect.forEach([1, 2, 3, 4, 5, 6], (item) => Effect.exit(call(item)), { concurrency: "unbounded" })
      )
      yield* settle
      yield* finish(0)
      yield* settle
      yield* fail(1)
      yield* settle
      yield* finish(2)
      const exits = yield* Fiber.join(all)
      expect(exits.map(Exit.isSuccess)).toEqual([true, true, false, false, true, true])
    })
  )

  it.effect("goes on after a defect, an answer too short and a statement that could not be made", () =>
    Effect.gen(function* () {
      let turn = 0
      const call = yield* batchOf({
        maxSize: 5,
        maxInFlight: 1,
        run: (items: ReadonlyArray<number>) => {
          switch (turn++) {
            case 0:
              return Effect.die("a defect")
            case 1:
              return Effect.succeed([])
            case 2:
              throw new Error("no statement")
            default:
              return Effect.succeed(items)
          }
        }
      })
      for (let n = 0; n < 3; n++) expect(Exit.isFailure(yield* Effect.exit(call(n)))).toBe(true)
      expect(yield* call(3)).toBe(3)
    })
  )

  it.effect("is not stopped by a caller who leaves, and answers the others", () =>
    Effect.gen(function* () {
      const { call, finish, sizes } = yield* held({ maxSize: 5, maxInFlight: 1 })
      const first = yield* Effect.fork(call(1))
      yield* settle
      const leaver = yield* Effect.fork(call(2))
      const stayer = yield* Effect.fork(call(3))
      yield* settle
      yield* Fiber.interrupt(leaver)
      yield* Fiber.interrupt(first)
      yield* finish(0)
      yield* settle
      expect(sizes()).toEqual([[1], [2, 3]])
      yield* finish(1)
      expect(yield* Fiber.join(stayer)).toBe(30)
    })
  )

  it("answers each caller its own, within its bounds, whatever arrives when", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ wait: fc.nat(8), fails: fc.boolean() }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
        async (arrivals, maxSize, maxInFlight, durations) => {
          let inFlight = 0
          let batches = 0
          const seen: Array<number> = []
          const turns = (n: number) => Effect.repeatN(Effect.yieldNow(), n)
          const program = Effect.gen(function* () {
            const call = yield* batchOf({
              maxSize,
              maxInFlight,
              run: (items: ReadonlyArray<number>) =>
                Effect.gen(function* () {
                  inFlight++
                  expect(inFlight).toBeLessThanOrEqual(maxInFlight)
                  expect(items.length).toBeLessThanOrEqual(maxSize)
                  seen.push(...items)
                  yield* turns(durations[batches++ % durations.length] ?? 0)
                  inFlight--
                  if (items.some((item) => arrivals[item]?.fails)) return yield* Effect.fail(items)
                  return items.map((item) => `answer ${item}`)
                })
            })
            return yield* Effect.forEach(
              arrivals,
              ({ wait }, index) => Effect.exit(Effect.zipRight(turns(wait), call(index))),
              { concurrency: "unbounded" }
            )
          })
          const exits = await Effect.runPromise(program)
          exits.forEach((exit, index) => {
            if (Exit.isSuccess(exit)) expect(exit.value).toBe(`answer ${index}`)
            else expect(String(exit.cause)).not.toBe("")
          })
          // Each once, and of two that arrived at different times the earlier one first.
          expect([...seen].sort((a, b) => a - b)).toEqual(arrivals.map((_, index) => index))
          expect(inFlight).toBe(0)
        }
      ),
      { numRuns: 60 }
    ))
})
