/** The queue for costly work: its limits, its turns, and who has to give way when it is full. */
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import {
  emptyQueue,
  type FairQueue,
  leave,
  offer,
  type QueueLimits,
  take,
  waitingCount,
  withdraw
} from "../../src/threads/FairQueue.ts"

const limits: QueueLimits = { running: 2, runningOfKey: 1, waiting: 6, waitingOfKey: 4 }

/** Offers items that all have room. */
const filled = (...items: ReadonlyArray<readonly [key: string, item: number]>): FairQueue<number> =>
  items.reduce((queue, [key, item]) => {
    const offered = offer(queue, key, item)
    if (offered._tag !== "Waits") throw new Error(`${key} ${item}: ${offered._tag}`)
    return offered.queue
  }, emptyQueue<number>(limits))

/** Takes and ends one item after another until none is left. */
const drained = <Item>(queue: FairQueue<Item>): ReadonlyArray<Item> => {
  const items: Array<Item> = []
  let left = queue
  for (let next = take(left); next !== null; next = take(left)) {
    items.push(next.item)
    left = leave(next.queue, next.key)
  }
  return items
}

describe("a fair queue", () => {
  it("lets keys take turns, and keeps the order of each", () => {
    const queue = filled(["a", 1], ["a", 2], ["a", 3], ["b", 4], ["b", 5], ["c", 6])
    expect(drained(queue)).toEqual([1, 4, 6, 2, 5, 3])
  })

  it("begins no more at once than it may, of a key and of all", () => {
    const first = take(filled(["a", 1], ["a", 2], ["b", 3], ["c", 4]))
    const second = take(first?.queue ?? emptyQueue(limits))
    expect([first?.item, second?.item]).toEqual([1, 3])
    if (second === null) return
    expect(take(second.queue)).toBeNull()
    const ended = leave(second.queue, "b")
    // One of `a` runs still.
    expect(take(ended)?.item).toBe(4)
    expect(take(filled(["a", 1], ["a", 2]))?.queue.waiting.get("a")).toEqual([2])
    expect(take(take(filled(["a", 1], ["a", 2]))?.queue ?? emptyQueue(limits))).toBeNull()
  })

  it("refuses what a key has too much of", () => {
    const full = filled(["a", 1], ["a", 2], ["a", 3], ["a", 4])
    expect(offer(full, "a", 5)._tag).toBe("KeyFull")
    expect(offer(full, "b", 5)._tag).toBe("Waits")
  })

  it("makes room in a full queue for a key that has less, at the cost of the last one of who has most", () => {
    const full = filled(["a", 1], ["a", 2], ["a", 3], ["b", 4], ["b", 5], ["c", 6])
    const offered = offer(full, "d", 7)
    if (offered._tag !== "Displaces") throw new Error(offered._tag)
    expect(offered.displaced).toBe(3)
    expect(waitingCount(offered.queue)).toBe(6)
    expect(drained(offered.queue)).toEqual([1, 4, 6, 7, 2, 5])
    // Nobody has so much more that one of theirs should give way.
    expect(offer(offered.queue, "c", 8)._tag).toBe("QueueFull")
    expect(offer(offered.queue, "a", 8)._tag).toBe("QueueFull")
  })

  it("forgets who waits no longer", () => {
    const queue = filled(["a", 1], ["a", 2], ["b", 3])
    expect(drained(withdraw(queue, "a", 1))).toEqual([2, 3])
    expect(withdraw(withdraw(queue, "a", 1), "a", 2).waiting.has("a")).toBe(false)
  })

  type Step =
    | readonly ["offer", key: string]
    | readonly ["take"]
    | readonly ["leave", at: number]
    | readonly ["withdraw", at: number]

  const keys = fc.constantFrom("a", "b", "c", "d")
  const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constant("offer" as const), keys) },
      { weight: 3, arbitrary: fc.tuple(fc.constant("take" as const)) },
      { weight: 2, arbitrary: fc.tuple(fc.constant("leave" as const), fc.nat(10)) },
      { weight: 1, arbitrary: fc.tuple(fc.constant("withdraw" as const), fc.nat(10)) }
    ),
    { maxLength: 80 }
  )

  it.prop(
    "keeps its limits, loses and doubles nothing, and passes over no key that may run, whatever happens",
    { steps },
    // oxlint-disable-next-line complexity -- one branch for each step, with what has to hold after it
    ({ steps }) => {
      let queue = emptyQueue<string>(limits)
      let made = 0
      const waiting: Array<string> = []
      const running: Array<string> = []
      const keyOf = (item: string) => item.charAt(0)
      /** Items that have begun since a key began to wait without a break. */
      const passed = new Map<string, Map<string, number>>()
      for (const [step, given] of steps) {
        if (step === "offer") {
          const item = `${given}${made++}`
          const offered = offer(queue, given, item)
          if (offered._tag === "Waits" || offered._tag === "Displaces") {
            queue = offered.queue
            waiting.push(item)
          }
          if (offered._tag === "Displaces") waiting.splice(waiting.indexOf(offered.displaced), 1)
        } else if (step === "take") {
          const next = take(queue)
          const mayRun = waiting.some((item) => !running.some((other) => keyOf(other) === keyOf(item)))
          expect(next !== null).toBe(running.length < limits.running && mayRun)
          if (next === null) continue
          queue = next.queue
          // The oldest one of its key.
          expect(next.item).toBe(waiting.find((item) => keyOf(item) === next.key))
          waiting.splice(waiting.indexOf(next.item), 1)
          running.push(next.item)
          passed.delete(next.key)
          const others = new Set(waiting.map(keyOf))
          for (const other of others) {
            if (other === next.key || running.some((item) => keyOf(item) === other)) continue
            const counts = passed.get(other) ?? new Map<string, number>()
            counts.set(next.key, (counts.get(next.key) ?? 0) + 1)
            passed.set(other, counts)
            // Nobody begins twice while another one waits and could have begun.
            expect(Math.max(...counts.values())).toBe(1)
          }
          for (const key of passed.keys()) if (!others.has(key)) passed.delete(key)
        } else if (step === "leave" && running.length > 0) {
          const [item = ""] = running.splice(given % running.length, 1)
          queue = leave(queue, keyOf(item))
          // Its key could not begin while it ran.
          passed.delete(keyOf(item))
        } else if (step === "withdraw" && waiting.length > 0) {
          const [item = ""] = waiting.splice(given % waiting.length, 1)
          queue = withdraw(queue, keyOf(item), item)
          if (!waiting.some((other) => keyOf(other) === keyOf(item))) passed.delete(keyOf(item))
        }
        expect([...queue.waiting.values()].flat().toSorted()).toEqual([...waiting].toSorted())
        expect(waiting.length).toBeLessThanOrEqual(limits.waiting)
        for (const key of ["a", "b", "c", "d"]) {
          expect(waiting.filter((item) => keyOf(item) === key).length).toBeLessThanOrEqual(
            limits.waitingOfKey
          )
          expect(running.filter((item) => keyOf(item) === key).length).toBeLessThanOrEqual(
            limits.runningOfKey
          )
        }
      }
    }
  )
})
