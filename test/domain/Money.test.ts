import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import * as fc from "effect/FastCheck"
import { activeCurrencies, minorUnits } from "../../src/domain/Currency.ts"
import { Amount, formatMinor, MAX_AMOUNT_MINOR, MinorUnits, parseAmount } from "../../src/domain/Money.ts"

const contractPattern = /^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/
const isAmount = Schema.is(Amount)
const currency = fc.constantFrom(...activeCurrencies)
const minor = fc.oneof(
  fc.integer({ min: 1, max: MAX_AMOUNT_MINOR }),
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: MAX_AMOUNT_MINOR - 1000, max: MAX_AMOUNT_MINOR })
)
const decimalString = fc
  .tuple(
    fc.oneof(fc.constant("0"), fc.stringMatching(/^[1-9][0-9]{0,14}$/)),
    fc.oneof(fc.constant(""), fc.stringMatching(/^\.[0-9]{1,4}$/))
  )
  .map(([whole, decimals]) => whole + decimals)

const problemOf = (text: string, code: string) => Either.getOrThrow(Either.flip(parseAmount(text, code)))

describe("amounts", () => {
  it("come back from text exactly, in every currency", () => {
    for (const code of activeCurrencies) {
      for (const value of [1, 9, 10, 99, 100, 101, 999, 1000, 9999, 10_000, 10_001, MAX_AMOUNT_MINOR]) {
        expect(parseAmount(formatMinor(value, code), code)).toEqual(Either.right(value))
      }
    }
    fc.assert(
      fc.property(minor, currency, (value, code) => {
        expect(parseAmount(formatMinor(value, code), code)).toEqual(Either.right(value))
      }),
      { numRuns: 2000 }
    )
  })

  it("are what exact integer arithmetic makes of the digits, or are refused", () => {
    fc.assert(
      fc.property(decimalString, currency, (text, code) => {
        const digits = minorUnits(code)
        const [whole = "", decimals = ""] = text.split(".")
        const exact =
          BigInt(whole) * 10n ** BigInt(digits) +
          BigInt(decimals || "0") * 10n ** BigInt(Math.max(digits - decimals.length, 0))
        const expected = exact > 0n && exact <= BigInt(MAX_AMOUNT_MINOR) && decimals.length <= digits
        const parsed = parseAmount(text, code)
        expect(Either.isRight(parsed)).toBe(expected)
        if (Either.isRight(parsed)) expect(BigInt(parsed.right)).toBe(exact)
      }),
      { numRuns: 5000 }
    )
  })

  it("are written as the contract's pattern says, and above zero", () => {
    const nearMiss = fc.stringMatching(/^[0-9.+\-e ]{0,8}$/)
    fc.assert(
      fc.property(fc.oneof(decimalString, nearMiss, fc.string()), (text) => {
        expect(isAmount(text)).toBe(contractPattern.test(text) && /[1-9]/.test(text))
      }),
      { numRuns: 5000 }
    )
  })

  it.each(
    [
      "0",
      "0.0",
      "0.0000",
      "00.1",
      "01",
      "1.",
      ".5",
      "+1",
      "-1",
      "1e3",
      "0x10",
      " 1",
      "1 ",
      "1\n",
      "1,5",
      "1_0",
      "١",
      "NaN",
      "1.00001",
      "1000000000000000",
      ""
    ].map((text) => [text])
  )("are never %j", (text) => {
    expect(isAmount(text)).toBe(false)
    expect(problemOf(text, "UYW")._tag).toBe("AmountMalformed")
  })

  it("are strings, never numbers", () => {
    expect(isAmount(10)).toBe(false)
  })

  it("count decimals as written and say how many the currency has", () => {
    expect(problemOf("10.100", "EUR")).toMatchObject({
      _tag: "TooManyDecimals",
      message: "EUR has at most 2 decimals"
    })
    expect(problemOf("10.0", "JPY")).toMatchObject({
      _tag: "TooManyDecimals",
      message: "JPY has no decimals"
    })
    expect(problemOf("1.0000", "BHD")).toMatchObject({ message: "BHD has at most 3 decimals" })
    expect(parseAmount("10.1", "EUR")).toEqual(Either.right(1010))
    expect(parseAmount("0.0001", "UYW")).toEqual(Either.right(1))
  })

  it("end at 999 999 999 999 999 minor units", () => {
    expect(parseAmount("9999999999999.99", "EUR")).toEqual(Either.right(MAX_AMOUNT_MINOR))
    expect(problemOf("10000000000000.00", "EUR")).toMatchObject({
      _tag: "AmountTooLarge",
      message: "must be at most 9999999999999.99 EUR"
    })
    expect(parseAmount("999999999999999", "JPY")).toEqual(Either.right(MAX_AMOUNT_MINOR))
  })

  it("in minor units are whole, not negative and within the limit", () => {
    const is = Schema.is(MinorUnits)
    expect([0, 1, MAX_AMOUNT_MINOR].every(is)).toBe(true)
    expect([-1, 0.5, MAX_AMOUNT_MINOR + 1, NaN, Infinity, "1", 1n].some(is)).toBe(false)
    expect(formatMinor(0, "EUR")).toBe("0.00")
    expect(() => formatMinor(1.5, "EUR")).toThrow(RangeError)
    expect(() => formatMinor(-1, "EUR")).toThrow(RangeError)
  })
})
