import { describe, expect, it } from "@effect/vitest"
import { Either, ParseResult, Schema } from "effect"
import * as fc from "effect/FastCheck"
import { Id, IdFromPath, parseId, parseVersion, Version, versionToken } from "../../src/domain/Ids.ts"

const MAX = Number.MAX_SAFE_INTEGER
const id = fc.oneof(
  fc.integer({ min: 1, max: MAX }),
  fc.integer({ min: MAX - 10, max: MAX }),
  fc.integer({ min: 1, max: 20 })
)

const wrongTexts = [
  "",
  "0",
  "01",
  "-1",
  "+5",
  "1e3",
  "0x10",
  "0b1",
  " 7",
  "7 ",
  "7\n",
  "1.0",
  "1_000",
  "١",
  "NaN",
  "Infinity",
  "9007199254740992",
  "9999999999999999",
  "10000000000000000"
]

describe("identifiers", () => {
  it("come back from a path exactly", () => {
    fc.assert(
      fc.property(id, (value) => {
        expect(parseId(String(value))).toBe(value)
        expect(Schema.decodeUnknownSync(IdFromPath)(String(value))).toBe(value)
        expect(Schema.encodeSync(IdFromPath)(value)).toBe(String(value))
      })
    )
  })

  it("are the only texts a path takes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,18}$/)), (value) => {
        const parsed = parseId(value)
        if (parsed !== undefined) expect(String(parsed)).toBe(value)
        expect(Schema.is(Id)(parsed)).toBe(parsed !== undefined)
      })
    )
  })

  it.each(wrongTexts.map((value) => [value]))("in a path are never %j", (value) => {
    expect(parseId(value)).toBeUndefined()
    const refused = Schema.decodeUnknownEither(IdFromPath)(value)
    const issues = ParseResult.ArrayFormatter.formatErrorSync(Either.getOrThrow(Either.flip(refused)))
    expect(issues.map((issue) => issue.message)).toEqual([
      "must be a whole number from 1 to 9007199254740991"
    ])
  })

  it("in a body are whole numbers from 1 to 2^53-1, never strings", () => {
    expect([1, MAX].every(Schema.is(Id))).toBe(true)
    expect([0, -1, 1.5, MAX + 1, NaN, "1", null, 1n].some(Schema.is(Id))).toBe(false)
    expect(() => Schema.encodeSync(IdFromPath)(0)).toThrow()
  })
})

describe("versions", () => {
  it("come back from their token exactly, in a URL-safe token of at most 64 characters", () => {
    fc.assert(
      fc.property(id, (value) => {
        const token = versionToken(value)
        expect(parseVersion(token)).toBe(value)
        expect(Schema.is(Version)(token)).toBe(true)
        expect(encodeURIComponent(token)).toBe(token)
      })
    )
  })

  it("are never read from a token that was not made here", () => {
    for (const value of wrongTexts) expect(parseVersion(`v${value}`)).toBeUndefined()
    for (const value of ["", "v", "1", "V1", "vv1", "v1 ", " v1"]) expect(parseVersion(value)).toBeUndefined()
  })

  it("are made only for counters from 1", () => {
    expect(() => versionToken(0)).toThrow(RangeError)
    expect(() => versionToken(1.5)).toThrow(RangeError)
  })

  it("on the wire are any URL-safe token, for a strange one is a conflict and not a form error", () => {
    expect(["v1", "abc", "A.b_c~d-1", "x".repeat(64)].every(Schema.is(Version))).toBe(true)
    expect(["", "x".repeat(65), "a b", "a/b", "ä", "v1\n", 1, null].some(Schema.is(Version))).toBe(false)
  })
})
