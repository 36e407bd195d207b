import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { isQrIban } from "../../src/domain/BankAccount.ts"
import { payloadOf } from "../../src/domain/EpcQr.ts"
import { type SwissPayment, swissPayloadOf } from "../../src/domain/SwissQr.ts"

/** The example with a QR-IBAN of the Implementation Guidelines. */
const payment: SwissPayment = {
  name: "Robert Schneider AG",
  address: "Rue du Lac 1268\n2501 Biel",
  country: "CH",
  iban: "CH4431999123000889012",
  currency: "CHF",
  amountMinor: 194_975n,
  reference: "210000000003139471430009017"
}
const payload = (changes: Partial<SwissPayment> = {}) => swissPayloadOf({ ...payment, ...changes })
const lines = (changes: Partial<SwissPayment> = {}) => payload(changes)?.split("\n") ?? []
const addressIn = (address: string) => lines({ address }).slice(6, 11)

describe("the text of a Swiss QR code", () => {
  it("is that of the standard's example, without a payer and further information", () => {
    const head = ["SPC", "0200", "1", "CH4431999123000889012", "S"]
    const creditor = ["Robert Schneider AG", "Rue du Lac", "1268", "2501", "Biel", "CH"]
    const nobody = Array.from({ length: 7 }, () => "")
    const amount = ["1949.75", "CHF"]
    const reference = ["QRR", "210000000003139471430009017", "", "EPD"]
    expect(lines()).toEqual([head, creditor, nobody, amount, nobody, reference].flat())
  })

  it("takes euro, too, and amounts with two decimals", () => {
    expect(lines({ currency: "EUR", amountMinor: 5n }).slice(18, 20)).toEqual(["0.05", "EUR"])
    expect(lines({ amountMinor: 99_999_999_999n })[18]).toBe("999999999.99")
    for (const amountMinor of [0n, -1n, 100_000_000_000n]) expect(payload({ amountMinor })).toBeNull()
    expect(payload({ currency: "USD" })).toBeNull()
  })

  it("is only for a QR-IBAN with a QR reference", () => {
    expect(payload({ iban: "CH5800791123000889012" })).toBeNull()
    expect(payload({ reference: "RF18539007547034" })).toBeNull()
    expect(payload({ reference: "210000000003139471430009018" })).toBeNull()
    expect(payload({ reference: "210000000003139471430009017, 210000000003139471430009017" })).toBeNull()
  })

  it.each([
    ["Rue du Lac 1268\n2501 Biel", ["Rue du Lac", "1268", "2501", "Biel", "CH"]],
    ["Rue du Lac 1268, CH-2501 Biel/Bienne", ["Rue du Lac", "1268", "2501", "Biel/Bienne", "CH"]],
    [
      "Buchhaltung\r\nHauptstrasse 12a\r\n9490 Vaduz\r\nLiechtenstein",
      ["Hauptstrasse", "12a", "9490", "Vaduz", "CH"]
    ],
    ["Postfach\n3000  Bern 7", ["Postfach", "", "3000", "Bern 7", "CH"]],
    ["3000 Bern", ["", "", "3000", "Bern", "CH"]],
    ["Strasse des 17. Juni 135\n10623 Berlin", ["Strasse des 17. Juni", "135", "10623", "Berlin", "CH"]]
  ])("has the parts of an address: %j", (address, parts) => {
    expect(addressIn(address)).toEqual(parts)
  })

  it("names the company's country, or that of the account", () => {
    expect(lines({ country: "DE" })[10]).toBe("DE")
    expect(lines({ country: null })[10]).toBe("CH")
  })

  it("is none without post code and town, or with what has no room or no character in it", () => {
    for (const address of [
      null,
      "",
      "Rue du Lac 1268",
      "London SW1Y 4JH",
      `3000 ${"x".repeat(36)}`,
      `${"x".repeat(71)}\n3000 Bern`
    ]) {
      expect(payload({ address })).toBeNull()
    }
    for (const name of ["", " ", "x".repeat(71), "Ελλάδα", "a\u2028b😀"]) expect(payload({ name })).toBeNull()
    expect(payload({ name: "Ž".repeat(70) })).not.toBeNull()
  })

  it("has 31 lines, whatever is written into it, of at most 997 characters", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.constantFrom("a\nEPD", "a\r\n3000 b", "\u2028 3000 x", "\v")
    )
    fc.assert(
      fc.property(anyText, anyText, (name, street) => {
        const text = payload({ name, address: `${street}\n3000 Bern` })
        if (text === null) return
        expect(text.split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)).toHaveLength(31)
        expect(text.length).toBeLessThan(997)
      })
    )
  })
})

describe("a QR-IBAN", () => {
  it("has a bank number from 30000 to 31999", () => {
    expect(["CH4430000123000889012", "CH4431999123000889012", "LI4430000123000889012"].every(isQrIban)).toBe(
      true
    )
    for (const iban of ["CH4429999123000889012", "CH4432000123000889012", "DE4430000123000889012", ""]) {
      expect(isQrIban(iban)).toBe(false)
    }
  })

  it("takes no transfers of SEPA", () => {
    const transfer = { ...payment, bic: "POFICHBEXXX" }
    expect(payloadOf(transfer)).toBeNull()
    expect(payloadOf({ ...transfer, iban: "CH9300762011623852957" })).not.toBeNull()
  })
})
