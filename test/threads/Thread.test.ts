/** A thread for costly work: it is bounded in time, another one takes its place, and it ends with its scope. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Schedule, Scope } from "effect"
import { makeThread } from "../../src/threads/Thread.ts"
import type { Task } from "./entry.ts"

const entry = new URL("./entry.ts", import.meta.url).href
/** Much longer than the work takes. */
const LONG_MILLIS = 60_000

const thread = ({ deadlineMillis = LONG_MILLIS, file = entry, idleMillis = LONG_MILLIS } = {}) =>
  makeThread<Task, string, number>({ entry: file, deadlineMillis, idleMillis, loadMillis: LONG_MILLIS })

const reasonOf = <A>(work: Effect.Effect<A, { readonly reason: string }>) =>
  Effect.map(Effect.flip(work), ({ reason }) => reason)

describe("a thread", () => {
  it.scopedLive("is kept from one piece of work to the next, and tells of parts before the end", () =>
    Effect.gen(function* () {
      const { ask } = yield* thread()
      const parts: Array<number> = []
      expect(yield* ask("count")).toBe("1")
      expect(yield* ask("parts", (part) => parts.push(part))).toBe("2")
      expect(parts).toEqual([1, 2, 3])
    })
  )

  it.scopedLive("has another one in its place when it dies", () =>
    Effect.gen(function* () {
      const { ask } = yield* thread()
      yield* ask("count")
      expect(yield* reasonOf(ask("die"))).toBe("died")
      expect(yield* ask("count")).toBe("1")
    })
  )

  it.scopedLive(
    "ends in the middle of work that takes longer than it may, and has another one in its place",
    () =>
      Effect.gen(function* () {
        const { ask } = yield* thread({ deadlineMillis: 1_000 })
        yield* ask("count")
        const before = process.cpuUsage()
        expect(yield* reasonOf(ask("forever"))).toBe("late")
        expect(process.cpuUsage(before).user).toBeGreaterThan(0)
        expect(yield* ask("count")).toBe("1")
      })
  )

  it.scopedLive("ends when there was no work for a while, and starts anew when there is", () =>
    Effect.gen(function* () {
      const { ask } = yield* thread({ idleMillis: 1 })
      yield* ask("count")
      yield* Effect.repeat(ask("count"), {
        schedule: Schedule.spaced("5 millis"),
        until: (count) => count === "1"
      })
    })
  )

  it.scopedLive("knows none of the settings", () =>
    Effect.gen(function* () {
      const { ask } = yield* thread()
      expect(process.env["PATH"]).toBeDefined()
      expect(yield* ask("environment")).toBe("[]")
    })
  )

  it.live("ends with its scope, also in the middle of work", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { ask } = yield* Scope.extend(thread(), scope)
      yield* ask("count")
      const asked = yield* Effect.fork(reasonOf(ask("forever")))
      yield* Effect.yieldNow()
      yield* Scope.close(scope, Exit.void)
      expect(yield* Fiber.join(asked)).toBe("died")
    })
  )

  it.scopedLive("whose file can't be loaded is told as one that has died", () =>
    Effect.gen(function* () {
      const { ask } = yield* thread({ file: new URL("./none.ts", import.meta.url).href })
      expect(yield* reasonOf(ask("count"))).toBe("died")
    })
  )
})
