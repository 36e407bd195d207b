import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import { newLine, parse } from "../../src/domain/SecretKeys.ts"
import { keyLines } from "../support/secretKeys.ts"

const problem = (text: string): string => Either.getOrThrow(Either.flip(parse(text)))
const [line = ""] = keyLines("one").split("\n")
const key = line.slice("one:".length)

describe("keys", () => {
  it("are lines, the first of which seals; blanks and empty lines do not count", () => {
    const keys = Either.getOrThrow(parse(`\n  ${line}  \r\n\n${keyLines("two")}\n`))
    expect(keys.map(({ id }) => id)).toEqual(["one", "two"])
    expect(keys.map(({ bytes }) => bytes.length)).toEqual([32, 32])
  })

  it.each([
    "",
    "nonsense",
    key,
    `:${key}`,
    `one:${key.slice(0, -4)}`,
    `one:${key}A`,
    `one two:${key}`,
    `${"x".repeat(33)}:${key}`,
    `ö:${key}`,
    `one:${key.slice(0, -1)}`,
    `${line}\ntwo:short`
  ])("are refused as %j, without a word of them", (text) => {
    expect(problem(text)).toMatch(
      /^must be lines id:base64, with 32 bytes each: duebook secrets new prints one$/
    )
  })

  it("are refused with two of one id, and with more than 16", () => {
    expect(problem(`${line}\n${line}`)).toBe("must not have two keys of one id")
    const many = Array.from({ length: 17 }, (_, index) => `key${index}`)
    expect(Either.isRight(parse(keyLines(...many.slice(1))))).toBe(true)
    expect(problem(keyLines(...many))).toBe("must have at most 16 keys")
  })

  it("are new ones each time, with the month in their ids", () => {
    const at = Date.parse("2026-11-23T12:00:00Z")
    const keys = Either.getOrThrow(parse(`${newLine(at)}\n${newLine(at)}`))
    for (const { id } of keys) expect(id).toMatch(/^2026-11-[0-9a-f]{8}$/)
    expect(Buffer.compare(keys[0].bytes, keys[1]?.bytes ?? keys[0].bytes)).not.toBe(0)
  })
})
