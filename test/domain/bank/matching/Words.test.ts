/** Which numbers in a text are numbers, and which are a part of something else. */
import { describe, expect, it } from "@effect/vitest"
import { compactReference, numbersIn } from "../../../../src/domain/bank/matching/Words.ts"
import { debt, first, money } from "./debts.ts"

const found = (text: string) => numbersIn(text, "2026-03-12", [])
const compacts = (text: string) => found(text).map(({ compact }) => compact)
const only = (text: string, compact: string) => found(text).find((number) => number.compact === compact)

/** Whether a text by the customer herself, with the amount, is applied to the debt with this number. */
const isApplied = (remittance: string, externalReference: string): boolean =>
  first(money({ remittance, counterpartyName: "Anna Beispiel" }), [debt(1, { externalReference })])
    ?.certain === true

describe("a number counts", () => {
  it.each([
    ["INV-2026-17", "Rechnung INV-2026-17 vom 1.3."],
    ["INV-2026-17", "rg.inv-2026-17, danke"],
    ["INV-2026-17", "INV-2026-1 7"],
    ["INV 2026 17", "INV2026 17"],
    ["INV202617", "INV 2026 17"],
    ["2026/661", "Zahlung:2026/661."],
    ["2026661", "2026 661"],
    ["2026661", "(2026661)"],
    ["2026661", "2026661; 2026662"],
    ["#2026661", "Nr. #2026661"],
    ["RE10452", "RE 10452"],
    ["4711", "4711"],
    ["4711", "Rechnung 4711, Kunde 99"],
    ["12/2026", "Rechnung 12/2026"],
    ["120326", "Rechnung 120326"]
  ])("%s in %j", (number, text) => {
    expect(isApplied(text, number)).toBe(true)
  })

  it("where a bank broke the line behind it without a blank", () => {
    const text = "Zahlung der Rechnung   104711Kunde Beispiel"
    expect(text.indexOf("Kunde")).toBe(29)
    expect(isApplied(text, "104711")).toBe(false)
    expect(isApplied(text.slice(2), "104711")).toBe(true)
  })

  it("where a bank broke the line within it", () => {
    expect(isApplied("Danke fuer alles, INV-2026-\n17", "INV-2026-17")).toBe(true)
    expect(isApplied("Danke fuer alles, INV-20 26-17", "INV-2026-17")).toBe(true)
  })
})

describe("a number does not count", () => {
  it.each([
    ["as a part of a longer one", "2026661", "Rechnung 20266619"],
    ["as a part of one with a hyphen", "2026661", "Rechnung 2026661-9"],
    ["as a part of one with a slash", "2026661", "Rechnung 9/2026661"],
    ["as a part of one with a point", "2026661", "Rechnung 2026661.2"],
    ["as a part of a word", "4711", "Rechnung A4711"],
    ["with other separators", "INV-2026-17", "INV 2026 17"],
    ["with less than four characters", "R17", "Rechnung R17"],
    ["as a year", "2026", "Beitrag 2026"],
    ["as a month", "03/2026", "Miete 03/2026"],
    ["as a date", "12.03.2026", "gezahlt 12.03.2026"],
    ["as a date without separators", "20260311", "20260311"],
    ["as a part of a date", "2026", "12.03.2026"],
    ["as an amount", "1234", "EUR 1234,00"],
    ["as a part of an amount", "1234", "Betrag 1234,00"],
    ["as an amount without decimals", "1234", "1234 EUR"],
    ["as a telephone number", "1711234567", "+49 1711234567"],
    ["as a part of a telephone number", "2345678", "Tel. 0171 2345678"],
    ["as a part of an account", "3704", "IBAN DE89 3704 0044 0532 0130 00"],
    ["as a part of a reference", "5390", "RF18 5390 0754 7034"],
    ["as a customer's number", "99812", "Kd-Nr. 99812"],
    ["as a customer's number in words", "99812", "Kundennummer: 99812"],
    ["as the number of an order", "99812", "Bestellung 99812"]
  ])("%s", (_, number, text) => {
    expect(isApplied(text, number)).toBe(false)
  })

  it("at the very end of a text that a bank has cut", () => {
    const cut = (length: number) => `${"x".repeat(length - 12)} INV-2026-17`
    expect(isApplied(cut(140), "INV-2026-17")).toBe(false)
    expect(isApplied(cut(139), "INV-2026-17")).toBe(true)
  })

  it("as the amount that is paid, without decimals", () => {
    const said = money({ amountMinor: 123_400, remittance: "1234", counterpartyName: "Anna Beispiel" })
    expect(first(said, [debt(1, { externalReference: "1234", balanceMinor: 123_400 })])?.certain).toBe(false)
  })
})

describe("of a number it is known", () => {
  it("whether the word before it says that it is an invoice's", () => {
    expect(only("Rechnung Nr. 4711", "4711")).toMatchObject({ isLabelled: true, isDoubtful: false })
    expect(only("Rechnungen 4711, 4712 und 4713", "4713")).toMatchObject({ isLabelled: true })
    expect(only("Danke 4711", "4711")).toMatchObject({ isLabelled: false, isShort: true, isDoubtful: false })
    expect(only("Kunde 4711", "4711")).toMatchObject({ isLabelled: false, isDoubtful: true, counts: false })
    expect(only("Rechnung 4711 EUR", "4711")).toMatchObject({
      isLabelled: true,
      isDoubtful: true,
      counts: true
    })
    expect(only("INV-4711 EUR 50", "inv-4711")).toMatchObject({ isDoubtful: false, counts: true })
    expect(only("Danke 471100", "471100")).toMatchObject({ isShort: false })
  })

  it("which words it is of", () => {
    expect(compacts("INV-2026-17")).toEqual(["inv-2026-17", "2026-17"])
    expect(compacts("a 17 b 18")).toEqual(["a17b", "a17b18", "17b18"])
  })
})

it("texts of any length are read in bounded time", () => {
  const long = "4711 0815 ".repeat(10_000)
  const began = performance.now()
  expect(found(long).length).toBeLessThanOrEqual(500)
  expect(found("1-".repeat(10_000)).length).toBeLessThanOrEqual(500)
  expect(found("DE12 ".repeat(10_000)).length).toBeLessThanOrEqual(500)
  expect(performance.now() - began).toBeLessThan(1_000)
})

it("an external reference is compared in small letters, without blanks and marks around it", () => {
  expect(compactReference(" #INV 2026-17. ")).toBe("inv2026-17")
})
