import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { activeCurrencies, CurrencyCode, isActiveCurrency, minorUnits } from "../../src/domain/Currency.ts"

const isCode = Schema.is(CurrencyCode)

describe("currencies", () => {
  it("are the 156 active codes of ISO 4217, each once and in order", () => {
    expect(activeCurrencies).toHaveLength(156)
    expect([...new Set(activeCurrencies)].sort()).toEqual(activeCurrencies)
    expect(activeCurrencies.every((code) => /^[A-Z]{3}$/.test(code) && isCode(code))).toBe(true)
  })

  it.each(
    [
      "XAU",
      "XAG",
      "XPD",
      "XPT",
      "XDR",
      "XSU",
      "XUA",
      "XAD",
      "XTS",
      "XXX",
      "XBA",
      "XBB",
      "XBC",
      "XBD",
      "CLF",
      "COU",
      "MXV",
      "CHE",
      "CHW",
      "BOV",
      "USN",
      "UYI"
    ].map((code) => [code])
  )("refuses the fund, metal, bond or test code %s", (code) => {
    expect(isActiveCurrency(code)).toBe(false)
  })

  it.each(["ANG", "BGN", "HRK", "SLL", "CUC", "ZWL", "MRO", "STD", "VEF", "DEM"].map((code) => [code]))(
    "refuses the withdrawn code %s",
    (code) => {
      expect(isActiveCurrency(code)).toBe(false)
    }
  )

  it.each(
    ["XCG", "VED", "VES", "SLE", "ZWG", "MRU", "STN", "XAF", "XCD", "XOF", "XPF"].map((code) => [code])
  )("takes the active code %s", (code) => {
    expect(isActiveCurrency(code)).toBe(true)
  })

  it("have ISO's digits, also where Intl's differ", () => {
    const withDigits = (digits: number) => activeCurrencies.filter((code) => minorUnits(code) === digits)
    expect(withDigits(0).join(" ")).toBe("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF")
    expect(withDigits(3).join(" ")).toBe("BHD IQD JOD KWD LYD OMR TND")
    expect(withDigits(4).join(" ")).toBe("UYW")
    expect(withDigits(2)).toHaveLength(156 - 16 - 7 - 1)
    expect(minorUnits("XCG")).toBe(2)
  })

  it("are upper case, unpadded, and strings", () => {
    for (const wrong of [
      "eur",
      "Eur",
      " EUR",
      "EUR ",
      "EU",
      "EURO",
      "",
      "toString",
      "__proto__",
      978,
      null
    ]) {
      expect(isCode(wrong)).toBe(false)
    }
  })

  it("have no digits when they are unknown", () => {
    expect(() => minorUnits("XXX")).toThrow(RangeError)
  })
})
