import { describe, expect, it } from "@effect/vitest"
import { Either, JSONSchema, ParseResult, Schema } from "effect"
import * as fc from "effect/FastCheck"
import {
  BillLabel,
  codePointLength,
  CompanyName,
  Description,
  DisplayName,
  ExternalReference,
  KeyName,
  Note,
  PaymentMethod,
  Reason,
  text
} from "../../src/domain/Text.ts"

const limits: ReadonlyArray<readonly [string, typeof Description, number, number, boolean]> = [
  ["DisplayName", DisplayName, 1, 200, true],
  ["BillLabel", BillLabel, 1, 200, true],
  ["Description", Description, 0, 2000, false],
  ["ExternalReference", ExternalReference, 1, 255, false],
  ["Reason", Reason, 1, 500, false],
  ["PaymentMethod", PaymentMethod, 1, 50, false],
  ["Note", Note, 0, 2000, false],
  ["KeyName", KeyName, 1, 100, true],
  ["CompanyName", CompanyName, 1, 200, true]
]

describe("texts", () => {
  it.each(limits)("%s has its length in code points", (_name, schema, min, max, refusesBlank) => {
    const is = Schema.is(schema)
    expect(is("é".repeat(max))).toBe(true)
    expect(is("😀".repeat(max))).toBe(true)
    expect(is("😀".repeat(max) + "a")).toBe(false)
    expect(is("a".repeat(max + 1))).toBe(false)
    expect(is("")).toBe(min === 0)
    expect(is("\u00a0 \t\n\u3000")).toBe(!refusesBlank)
    expect(is(7)).toBe(false)
    expect(is(null)).toBe(false)
  })

  it("refuse NUL and unpaired surrogates wherever they are", () => {
    const is = Schema.is(Description)
    for (const bad of ["\u0000", "\ud800", "\udc00", "\udc00\ud800"]) {
      for (const whole of [bad, `a${bad}`, `${bad}a`, `a${bad}a`]) expect(is(whole)).toBe(false)
    }
  })

  it("come back unchanged", () => {
    for (const kept of [" padded ", "e\u0301", "\u202eabc", "a\r\nb", "\ufeffa"]) {
      expect(Schema.decodeUnknownSync(DisplayName)(kept)).toBe(kept)
      expect(Schema.encodeSync(DisplayName)(kept)).toBe(kept)
    }
  })

  it("count as many code points as the string iterator", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (left, right) => {
        expect(codePointLength(left + right)).toBe([...(left + right)].length)
      })
    )
    expect(codePointLength("\ud83d\ud83d\ude00\ude00")).toBe(3)
  })

  it("match their JSON schema exactly", () => {
    const strings = fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.stringMatching(/^[\s\0a]{0,8}$/),
      fc.constantFrom("", " ", "\u0000", " \u0000 a")
    )
    for (const refuseBlank of [true, false]) {
      const schema = text(1, 5, "Short", { refuseBlank })
      const definition = JSONSchema.make(schema).$defs?.["Short"] as unknown as {
        readonly minLength: number
        readonly maxLength: number
        readonly pattern: string
      }
      const pattern = new RegExp(definition.pattern)
      fc.assert(
        fc.property(strings, (value) => {
          const length = [...value].length
          const fits = length >= definition.minLength && length <= definition.maxLength && pattern.test(value)
          expect(Schema.is(schema)(value)).toBe(fits)
        })
      )
    }
  })

  it("say what is expected and never what was sent", () => {
    const refused = Schema.decodeUnknownEither(DisplayName)("\u0000secret")
    const issues = ParseResult.ArrayFormatter.formatErrorSync(Either.getOrThrow(Either.flip(refused)))
    expect(issues.map((issue) => issue.message)).toEqual([
      "must be a text of 1 to 200 characters, not only white space, without NUL or unpaired surrogates"
    ])
  })
})
