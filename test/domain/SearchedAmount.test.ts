import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { searchedAmounts } from "../../src/domain/SearchedAmount.ts"

const minorOf = (text: string, currency: string) =>
  searchedAmounts(text).flatMap((each) => (each.currency === currency ? [each.minor] : []))

describe("the amounts of a search", () => {
  it("are read as people write them where they live", () => {
    for (const text of [
      "1958.87",
      "1 958.87",
      "1,958.87",
      "1.958,87",
      "1958,87",
      "1'958.87",
      "€1,958.87",
      "1 958,87 €",
      "EUR 1958.87",
      "1958,87 eur",
      "1 958,87"
    ])
      expect([text, minorOf(text, "EUR")]).toEqual([text, [195_887]])
  })

  it("are of every currency that can have them, and of the one that is named", () => {
    expect(minorOf("1958", "JPY")).toEqual([1_958])
    expect(minorOf("1958", "EUR")).toEqual([195_800])
    expect(minorOf("1958.875", "TND")).toEqual([1_958_875])
    expect(minorOf("1958.875", "EUR")).toEqual([])
    expect(searchedAmounts("1958 USD").map(({ currency }) => currency)).toEqual(["USD"])
    expect(minorOf("1.958", "EUR")).toEqual([195_800])
    expect(minorOf("1.958", "TND").toSorted((a, b) => a - b)).toEqual([1_958, 1_958_000])
  })

  it("are none of a text that is no amount", () => {
    for (const text of ["", "lindner", "RE-2026/0815", "12.3.4,5", "-5", "1e3", "0815 xyz", "1958 quid"])
      expect([text, searchedAmounts(text)]).toEqual([text, []])
  })

  it("are found again from how a reader sees them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom("en-GB", "de-DE", "fr-FR", "pl-PL", "de-CH"),
        (minor, locale) => {
          const text = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(
            minor / 100
          )
          expect(minorOf(text, "EUR")).toContain(minor)
        }
      )
    )
  })

  it("never throw, whatever is typed", () => {
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => void searchedAmounts(text)))
  })
})
