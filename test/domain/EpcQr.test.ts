import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { encode } from "uqr"
import * as EpcQr from "../../src/domain/EpcQr.ts"

const transfer: EpcQr.EuroTransfer = {
  name: "Analytical Engines GmbH",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  amountMinor: 123_450n,
  reference: "INV-2026-0042"
}
const payload = (changes: Partial<EpcQr.EuroTransfer> = {}) => EpcQr.payloadOf({ ...transfer, ...changes })

describe("the text of a code for bank apps (EPC069-12)", () => {
  it("has its elements in the order of the standard, and nothing behind the last", () => {
    expect(payload()).toBe(
      "BCD\n002\n1\nSCT\nCOBADEFFXXX\nAnalytical Engines GmbH\nDE89370400440532013000\nEUR1234.50\n\n\nINV-2026-0042"
    )
    expect(payload({ bic: null, reference: null })).toBe(
      "BCD\n002\n1\nSCT\n\nAnalytical Engines GmbH\nDE89370400440532013000\nEUR1234.50"
    )
  })

  it("has a reference of ISO 11649 in the structured line, in electronic form, and then no text", () => {
    expect(payload({ reference: "rf18 5390 0754 7034" })?.split("\n").slice(7)).toEqual([
      "EUR1234.50",
      "",
      "RF18539007547034"
    ])
    expect(payload({ reference: "RF19539007547034" })?.split("\n").slice(8)).toEqual([
      "",
      "",
      "RF19539007547034"
    ])
    expect(payload({ reference: "234096783" })?.split("\n").slice(8)).toEqual(["", "", "234096783"])
  })

  it.each([
    [1n, "EUR0.01"],
    [10n, "EUR0.10"],
    [100n, "EUR1.00"],
    [99_999_999_999n, "EUR999999999.99"]
  ])("writes amounts with a point and two decimals: %s", (amountMinor, text) => {
    expect(payload({ amountMinor })?.split("\n")[7]).toBe(text)
  })

  it("is none for amounts outside the limits", () => {
    for (const amountMinor of [0n, -1n, 100_000_000_000n]) expect(payload({ amountMinor })).toBeNull()
  })

  it("needs a BIC for accounts outside the European Economic Area, and is none outside of SEPA", () => {
    const swiss = "CH9300762011623852957"
    expect(payload({ iban: swiss, bic: null })).toBeNull()
    expect(payload({ iban: swiss, bic: "UBSWCHZH80A" })).toContain("\nUBSWCHZH80A\n")
    expect(payload({ iban: "NO9386011117947", bic: null })).not.toBeNull()
    expect(payload({ iban: "TR330006100519786457841326", bic: "TCZBTR2AXXX" })).toBeNull()
  })

  it("takes names of 70 and references of 140 characters, and shortens neither", () => {
    expect(payload({ name: "n".repeat(70) })).not.toBeNull()
    expect(payload({ name: "n".repeat(71) })).toBeNull()
    expect(payload({ reference: "r".repeat(140) })?.endsWith(`\n${"r".repeat(140)}`)).toBe(true)
    expect(payload({ reference: "r".repeat(141) })).toBeNull()
  })

  it("is none for a text of more than 331 bytes", () => {
    expect(payload({ name: "名".repeat(70), reference: "r".repeat(80) })).toBeNull()
    expect(payload({ name: "n".repeat(70), reference: "ß".repeat(98) })).not.toBeNull()
  })

  it("has no more lines than the standard, whatever is written into it, and fits into a code that apps can read", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.constantFrom("a\nEUR1.00", "a\r\nb", "\u2028x", "\u0085x", "\v", "\ud800")
    )
    fc.assert(
      fc.property(anyText, anyText, (name, reference) => {
        const text = payload({ name, reference })
        if (text === null) return
        const lines = text.split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)
        expect([8, 10, 11]).toContain(lines.length)
        expect(lines[7]).toBe("EUR1234.50")
        expect(text.isWellFormed()).toBe(true)
        const { QR_ERROR_CORRECTION: ecc, MAX_QR_VERSION: maxVersion } = EpcQr
        expect(encode(text, { ecc, maxVersion, boostEcc: false }).version).toBeLessThanOrEqual(13)
      })
    )
  })
})
