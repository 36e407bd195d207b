/** Sets of debts with a sum, compared with looking at every set. */
import { describe, expect, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { MAX_SUMMED, subsetOfSum } from "../../../../src/domain/bank/matching/Subsets.ts"

const every = (sizes: ReadonlyArray<number>, sum: number): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: 2 ** sizes.length }, (_, mask) =>
    sizes.flatMap((_size, index) => ((mask & (1 << index)) === 0 ? [] : [index]))
  ).filter((set) => set.length > 0 && set.reduce((all, index) => all + (sizes[index] ?? 0), 0) === sum)

const found = (sizes: ReadonlyArray<number>, sum: number) =>
  subsetOfSum(
    sizes.map((_, index) => index),
    (index) => sizes[index] ?? 0,
    sum
  )

describe("a set with a sum", () => {
  it("is found if there is one, is the shortest and first one, and is the only one only if no other has the sum", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 9 }),
        fc.integer({ min: 0, max: 120 }),
        (sizes, sum) => {
          const all = every(sizes, sum)
          const shortest = Math.min(...all.map(({ length }) => length))
          const [best] = all
            .filter(({ length }) => length === shortest)
            .toSorted((a, b) => a.map((index, at) => index - (b[at] ?? 0)).find((order) => order !== 0) ?? 0)
          expect(found(sizes, sum)).toEqual(
            best === undefined ? null : { items: best, isOnly: all.length === 1 }
          )
        }
      ),
      { numRuns: 2_000 }
    )
  })

  it("is not looked for among more than twenty items", () => {
    const sizes = Array.from({ length: MAX_SUMMED + 1 }, (_, index) => 2 ** index)
    expect(found(sizes, 3)).toBeNull()
    expect(found(sizes.slice(0, MAX_SUMMED), 2 ** MAX_SUMMED - 2)).toEqual({
      items: Array.from({ length: MAX_SUMMED - 1 }, (_, index) => index + 1),
      isOnly: true
    })
  })

  it("is found among twenty items in a moment", () => {
    const sizes = Array.from({ length: MAX_SUMMED }, (_, index) => 1_000_003 + index * 7_919)
    const began = performance.now()
    for (let turn = 0; turn < 100; turn += 1) expect(found(sizes, 10_000_001 + turn)).toBeNull()
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
