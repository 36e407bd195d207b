import { describe, expect, it } from "vitest"
import { decimalMarkOf, isAmbiguousAmount, plainAmount } from "../../src/domain/TypedAmount.ts"
import { dateOrderOf, plainDate } from "../../src/domain/TypedDate.ts"

describe("a typed amount", () => {
  it.each([
    ["1,234.50", "EUR", "1234.50"],
    ["1.234,50", "EUR", "1234.50"],
    [" 1\u202f234,50\u00a0€", "EUR", "1234.50"],
    ["1'234.50 CHF", "CHF", "1234.50"],
    ["chf1’000", "CHF", "1000"],
    ["$12,345,678.9", "USD", "12345678.9"],
    ["12,5", "EUR", "12.5"],
    ["¥1 000", "JPY", "1000"],
    ["1.234", "KWD", "1.234"],
    ["0,500", "BHD", "0.500"],
    ["1.234.567", "EUR", "1234567"],
    ["1 234 567,89", "EUR", "1234567.89"]
  ])("“%s” in %s is %s", (text, currency, plain) => {
    expect(plainAmount(text, { currency })).toBe(plain)
  })

  it.each([
    "1,234",
    "100 €",
    "US$ 5",
    "-5",
    "1,23,4",
    "1.2.3",
    "1e3",
    "٣",
    "",
    "EUR",
    ",5",
    "5,",
    "1,234.5,6",
    "12 50",
    "1 2 3",
    "1'5",
    "1234 567",
    "1 234 5",
    "1.50 500"
  ])("“%s” in USD stays as it is, for the API to refuse it", (text) => {
    expect(plainAmount(text, { currency: "USD" })).toBe(text)
  })

  it("is read as its column shows", () => {
    expect(decimalMarkOf(["1,234", "5"])).toBeNull()
    expect(decimalMarkOf(["1,234", "5,5"])).toBe(",")
    expect(decimalMarkOf(["1,234", "EUR 1,234.5"])).toBe(".")
    expect(decimalMarkOf(["1,5", "1.5"])).toBe(".")
    expect(plainAmount("1.234", { mark: "," })).toBe("1234")
    expect(plainAmount("1,234", { mark: "." })).toBe("1234")
    expect(isAmbiguousAmount("1,234")).toBe(true)
    expect(isAmbiguousAmount("1,23")).toBe(false)
  })
})

describe("a written date", () => {
  it("is read as its column shows, and not otherwise", () => {
    expect(dateOrderOf(["01/02/2027"])).toBeNull()
    expect(dateOrderOf(["01/02/2027", "13/02/2027"])).toBe("dmy")
    expect(dateOrderOf(["01/02/2027", "02/13/2027"])).toBe("mdy")
    expect(dateOrderOf(["13/02/2027", "02/13/2027"])).toBeNull()
    expect(dateOrderOf(["1.2.2027"])).toBe("dmy")
    expect(plainDate("1/2/2027", "mdy")).toBe("2027-01-02")
    expect(plainDate("1/2/2027", null)).toBe("1/2/2027")
    expect(plainDate("2027/1/2", null)).toBe("2027-01-02")
    expect(plainDate("31.12.27", "dmy")).toBe("31.12.27")
  })
})
