/** Parts of files that requests ask for. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byteRange, isSameFile } from "../../src/http/ByteRange.ts"

describe("the range that a request asks for", () => {
  it.each([
    [null, null],
    ["", null],
    ["bytes=-", null],
    ["bytes=5-2", null],
    ["bytes=0-1,4-5", null],
    ["items=0-1", null],
    ["bytes=a-b", null],
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=90-200", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-1000", { first: 0, last: 99 }],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=99-", { first: 99, last: 99 }]
  ] as const)("%j of 100 bytes is %j", (header, range) => {
    expect(byteRange(header, 100)).toEqual(range)
  })

  it("lies within the file, whatever is asked for", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
          fc.nat().map((from) => `bytes=${from}-`),
          fc.nat().map((count) => `bytes=-${count}`)
        ),
        fc.integer({ min: 1, max: 1_000_000 }),
        (header, bytes) => {
          const range = byteRange(header, bytes)
          if (range === null || range === "unsatisfiable") return
          expect(range.first).toBeGreaterThanOrEqual(0)
          expect(range.first).toBeLessThanOrEqual(range.last)
          expect(range.last).toBeLessThan(bytes)
        }
      )
    )
  })

  it("counts only for the same file", () => {
    expect([isSameFile(null, '"a"'), isSameFile('"a"', '"a"'), isSameFile('"b"', '"a"')]).toEqual([
      true,
      true,
      false
    ])
  })
})
