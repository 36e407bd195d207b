import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  after,
  freeAt,
  left,
  type Pace,
  putOff,
  type PutOff,
  without
} from "../../../src/domain/dunning/Pace.ts"

const SECOND = 1_000
const START = Date.parse("2026-03-10T12:00:00Z")

/** Attempts with these numbers, none of which was put off before. */
const fresh = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, wasPutOff: false }))

const secondsOf = (turns: ReadonlyArray<{ readonly at: number }>) =>
  turns.map(({ at }) => (at - START) / SECOND)

describe("the pace", () => {
  const second = START / SECOND

  it("counts a message until the end of the second a minute after it left", () => {
    const pace: Pace = [[second - 60, 2]]
    expect(left(pace, 3, START)).toBe(1)
    expect(left(pace, 3, START + 999)).toBe(1)
    expect(left(pace, 3, START + SECOND)).toBe(3)
    expect(left(pace, 1, START)).toBe(0)
    expect(freeAt(pace, START)).toBe(START + SECOND)
  })

  it("is free again when the oldest message that counts does no longer, and now if none does", () => {
    const pace: Pace = [
      [second - 61, 1],
      [second - 20, 1],
      [second - 5, 1]
    ]
    expect(freeAt(pace, START)).toBe(START + 41 * SECOND)
    expect(freeAt(pace, START + 100 * SECOND)).toBe(START + 100 * SECOND)
    expect(freeAt([], START + 1)).toBe(START + 1)
  })

  it("is without the newest messages once they are taken back", () => {
    const pace: Pace = [
      [second - 61, 9],
      [second - 20, 3],
      [second - 5, 2]
    ]
    expect(without(pace, 1, START)).toEqual([
      [second - 20, 3],
      [second - 5, 1]
    ])
    expect(without(pace, 4, START)).toEqual([[second - 20, 1]])
    expect(without(pace, 99, START)).toEqual([])
    expect(without([], 1, START)).toEqual([])
  })

  it("gathers messages by the second, and forgets those of more than a minute ago", () => {
    const first = after([[second - 61, 9]], 2, START)
    expect(first).toEqual([[second, 2]])
    const other = after(first, 1, START + SECOND)
    expect(other).toEqual([
      [second, 2],
      [second + 1, 1]
    ])
    expect(after(other, 3, START + SECOND + 999)).toEqual([
      [second, 2],
      [second + 1, 4]
    ])
    expect(after(first, 0, START + SECOND)).toEqual(first)
  })
})

describe("putting off", () => {
  const spent: Pace = [
    [START / SECOND - 20, 1],
    [START / SECOND - 5, 2]
  ]
  const at = (last: PutOff | null, now = START) => ({ last, now, pace: spent, perMinute: 3, expected: 0 })

  it("begins where there is room again, one after another, and goes on by the minute", () => {
    const { last, turns } = putOff(fresh(1, 8), at(null))
    expect(secondsOf(turns)).toEqual([41, 56, 56, 117.5, 117.5, 117.5, 179, 179])
    expect(last).toEqual({ until: START + 179 * SECOND, messages: 2 })
  })

  it("goes on behind those that wait already", () => {
    const first = putOff(fresh(1, 5), at(null))
    const second = putOff(fresh(6, 9), at(first.last))
    expect(secondsOf(second.turns)).toEqual([117.5, 179, 179, 179])
    // A few are followed by others within the same minute.
    const few = putOff(fresh(1, 1), at(null))
    expect(secondsOf(putOff(fresh(2, 4), at(few.last)).turns)).toEqual([56, 56, 117.5])
  })

  it("leaves room for what is due in the meantime, or in the hands of others", () => {
    expect(secondsOf(putOff(fresh(1, 3), { ...at(null), expected: 2 }).turns)).toEqual([56, 117.5, 117.5])
    expect(secondsOf(putOff(fresh(1, 3), { ...at(null), expected: 7 }).turns)).toEqual([179, 179, 240.5])
  })

  it("lets what had its turn in vain go first", () => {
    const { last } = putOff(fresh(1, 30), at(null))
    const waiting = [
      { id: 31, wasPutOff: false },
      { id: 1, wasPutOff: true }
    ]
    const again = putOff(waiting, at(last))
    expect(secondsOf(again.turns)).toEqual([671, 41])
    expect(again.last).toEqual({ until: START + 671 * SECOND, messages: 1 })
  })

  it("begins anew when those that were put off have had their turn", () => {
    expect(secondsOf(putOff(fresh(1, 2), at({ until: START, messages: 3 })).turns)).toEqual([41, 56])
    expect(secondsOf(putOff(fresh(1, 2), at({ until: START + 1, messages: 3 })).turns)).toEqual([
      61.501, 61.501
    ])
  })

  it("leaves no room for what is due in the meantime where others wait for it already", () => {
    const { last } = putOff(fresh(1, 30), at(null))
    const { turns } = putOff([{ id: 1, wasPutOff: true }], { ...at(last), expected: 2 })
    expect(secondsOf(turns)).toEqual([41])
  })

  it("has nothing to do for nobody, and remembers who waits", () => {
    expect(putOff([], at(null))).toEqual({ turns: [], last: null })
    const last = { until: START + 1, messages: 2 }
    expect(putOff([], at(last))).toEqual({ turns: [], last })
  })

  it("has nothing to do where there is room", () => {
    expect(putOff(fresh(1, 5), { ...at(null), perMinute: 4 })).toEqual({
      turns: [],
      last: null
    })
  })

  it("after a cap was lowered, waits until so many have left", () => {
    expect(secondsOf(putOff(fresh(1, 3), { ...at(null), perMinute: 2 }).turns)).toEqual([56, 56, 117.5])
  })

  it("after a cap was lowered, gives room as soon as all but so many have left", () => {
    const pace: Pace = [
      [START / SECOND - 20, 1],
      [START / SECOND - 10, 3],
      [START / SECOND - 5, 2]
    ]
    expect(secondsOf(putOff(fresh(1, 3), { ...at(null), pace }).turns)).toEqual([51, 56, 56])
  })

  it("moves a backlog once, and the cap holds, whatever its size and the batches it is put off in", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 999 }),
        (perMinute, n, batch, lag) => {
          const due = fresh(1, n).map((each) => ({ ...each, at: START, moves: 0 }))
          const sent: Array<readonly [id: number, at: number]> = []
          let pace: Pace = []
          let last: PutOff | null = null
          let now = START
          while (due.length > 0) {
            due.sort((a, b) => a.at - b.at || a.id - b.id)
            const ready = due.filter((each) => each.at <= now)
            const room = left(pace, perMinute, now)
            if (ready.length === 0) {
              now = (due[0]?.at ?? now) + lag
            } else if (room > 0) {
              const leaving = ready.slice(0, room)
              pace = after(pace, leaving.length, now)
              for (const each of leaving) {
                sent.push([each.id, now])
                due.splice(due.indexOf(each), 1)
                expect(each.moves).toBeLessThanOrEqual(1)
              }
            } else {
              const put = putOff(ready.slice(0, batch), { last, now, pace, perMinute, expected: 0 })
              last = put.last
              for (const { at, id } of put.turns) {
                const each = due.find((one) => one.id === id)
                if (each !== undefined) Object.assign(each, { at, wasPutOff: true, moves: each.moves + 1 })
              }
            }
          }
          expect(sent.map(([id]) => id)).toEqual(fresh(1, n).map(({ id }) => id))
          for (const [index, [, at]] of sent.entries()) {
            const before = sent[index - perMinute]
            if (before !== undefined) expect(at - before[1]).toBeGreaterThan(60_000)
          }
        }
      ),
      { numRuns: 300 }
    )
  })
})
