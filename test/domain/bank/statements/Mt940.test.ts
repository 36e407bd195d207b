/** What is meant by the fields of MT940, in the dialects of banks. */
import { describe, expect, it } from "@effect/vitest"
import { entryDate } from "../../../../src/domain/bank/statements/mt940/Mt940Line.ts"
import { mt940Account } from "../../../../src/domain/bank/statements/mt940/Mt940File.ts"
import { movementsOf, partsOf, readFile, refusalOf } from "./reading.ts"

const statement = (lines: string, closing = "C260131EUR100,00") =>
  `:20:X\n:25:12345678/1020304050\n:28C:1/1\n:60F:C251231EUR0,00\n${lines}\n:62F:${closing}\n-\n`

const movement = (line: string, details = "", closing?: string) =>
  movementsOf(statement(`:61:${line}${details === "" ? "" : `\n:86:${details}`}`, closing))[0]

describe("a line", () => {
  it("has its entry in the year nearest to the value date", () => {
    const days: ReadonlyArray<readonly [string, string, string]> = [
      ["1231", "2026-01-02", "2025-12-31"],
      ["0102", "2025-12-31", "2026-01-02"],
      ["1230", "2025-12-29", "2025-12-30"],
      ["0630", "2026-07-01", "2026-06-30"],
      ["0230", "2024-02-28", "2024-02-29"]
    ]
    for (const [entry, value, expected] of days) expect(entryDate(entry, value)).toBe(expected)
    expect(movement("2512310102C100,00NTRFNONREF")).toMatchObject({
      bookedOn: "2026-01-02",
      valueOn: "2025-12-31"
    })
    expect(movement("2601021231C100,00NTRFNONREF")).toMatchObject({
      bookedOn: "2025-12-31",
      valueOn: "2026-01-02"
    })
    expect(movement("260131C100,00NTRFNONREF")).toMatchObject({ bookedOn: "2026-01-31" })
    expect(movement("260131    CR100,NTRFNONREF")).toMatchObject({
      bookedOn: "2026-01-31",
      amountMinor: 10_000
    })
  })

  it("that reverses a credit takes money away, and the other way", () => {
    expect(movement("260131RC100,00NTRFABCDEF//B1", "", "D260131EUR100,00")).toMatchObject({
      direction: "debit",
      bankReference: "B1",
      takesBack: { reason: null, endToEndId: "ABCDEF" }
    })
    expect(movement("260131RDR100,00NTRFNONREF")).toMatchObject({
      direction: "credit",
      takesBack: { endToEndId: null }
    })
  })

  it("is refused with its place", () => {
    expect(refusalOf(statement(":61:260131C100,00NTRFNONREF\n:61:2601X"))).toBe(
      "entries[2]: line 6: “2601X” is no line of MT940: date, C or D and amount."
    )
    expect(refusalOf(statement(":61:260431C100,00NTRF"))).toMatch(/the value date 260431 does not exist/)
    expect(refusalOf(statement(":61:260131C100,001NTRF"))).toMatch(/EUR has 2 decimals/)
  })
})

describe("texts", () => {
  it("of the German structure are joined where they were cut", () => {
    const details =
      "166?00GUTSCHRIFT?109310?20EREF+E2E-4711?21SVWZ+Rechnung 2026-00001234?22567 und mehr?30BYLADEMM?31DE9970050\n0000000012345?32Muster GmbH und Compagnie K?33G"
    expect(movement("260131C100,00NTRFNONREF", details)).toMatchObject({
      endToEndId: "E2E-4711",
      remittance: "Rechnung 2026-00001234567 und mehr",
      counterpartyAccount: "DE99700500000000012345",
      counterpartyName: "Muster GmbH und Compagnie KG"
    })
  })

  it("of a return have the bank's reason", () => {
    expect(
      movement("260131D100,00NRTINONREF", "109?00RUECKLASTSCHRIFT?20EREF+E1?34914", "D260131EUR100,00")
    ).toMatchObject({
      takesBack: { reason: "RUECKLASTSCHRIFT 914", endToEndId: "E1" }
    })
  })

  it("between slashes are those of Dutch banks", () => {
    expect(
      movement(
        "260131C100,00N654NONREF",
        "/TRTP/SEPA OVERBOEKING/IBAN/NL86INGB0002445588/BIC/INGBNL2A/NAME/A. Jansen/REMI/factuur 77/12/EREF/NOTPROVIDED"
      )
    ).toMatchObject({
      counterpartyAccount: "NL86INGB0002445588",
      counterpartyName: "A. Jansen",
      remittance: "factuur 77/12",
      endToEndId: null
    })
    expect(
      movement(
        "260131C100,00NTRFEREF//1",
        "/EREF/E-9//CNTP/NL32INGB0000012345/INGBNL2A/Klant BV///REMI/STRD/CUR/9001123412341234/"
      )
    ).toMatchObject({
      counterpartyAccount: "NL32INGB0000012345",
      counterpartyName: "Klant BV",
      paymentReference: "9001123412341234",
      endToEndId: "E-9"
    })
    expect(movement("260131C100,00NTRFNONREF", "/RTRN/AC04/BENM//NAME/Kees/REMI/USTD//terug/")).toMatchObject(
      {
        takesBack: { reason: "AC04" },
        remittance: "terug"
      }
    )
  })

  it("go on at a line that begins like a field", () => {
    expect(movement("260131C100,00NTRFNONREF", `${"x".repeat(64)}\n:20:15 Uhr`)?.remittance).toMatch(
      /:20:15 Uhr$/
    )
  })

  it("without structure stay as they are", () => {
    expect(movement("260131C100,00NTRFNONREF", "INV-7\nthanks")).toMatchObject({ remittance: "INV-7 thanks" })
  })
})

describe("a file", () => {
  it("has several statements, whose pages have interim balances, and SWIFT's blocks", () => {
    const page = statement(":61:260131C40,00NTRFNONREF", "C260131EUR40,00").replace(":62F:", ":62M:")
    const last = statement(":61:260131C60,00NTRFNONREF").replace(
      ":60F:C251231EUR0,00",
      ":60M:C260131EUR40,00"
    )
    const file = `{1:F01BANKDEFFXXXX0000000000}{2:O940}{4:\n${page.replace(/-\n$/, "-}{5:}\n")}\u0001${last}`
    expect(partsOf(readFile(file))).toMatchObject([
      { openingMinor: 0, closingMinor: 4_000, account: { number: "1020304050", bankCode: "12345678" } },
      { openingMinor: 4_000, closingMinor: 10_000 }
    ])
  })

  it("is refused with both sums, or without an end", () => {
    expect(refusalOf(statement(":61:260131C99,00NTRFNONREF"))).toMatch(
      /0\.00 EUR and the booked entries 99\.00 EUR make 99\.00 EUR, but the closing balance is 100\.00 EUR/
    )
    expect(refusalOf(statement("").replace(/:62F:[^]*/, ""))).toMatch(/line 1: .* no closing balance/)
    expect(refusalOf(statement(":34F:EUR0,"))).toMatch(/MT942/)
    expect(refusalOf(statement(":99:x"))).toMatch(/line 5: the field :99: is not known/)
  })

  it("may be in Windows-1252", () => {
    const text = statement(":61:260131C100,00NTRFNONREF\n:86:Grüße aus Köln")
    expect(movementsOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))[0]?.remittance).toBe(
      "Grüße aus Köln"
    )
  })
})

it("accounts are written in many ways", () => {
  expect(mt940Account("DE02120300000000202051EUR")).toEqual({
    iban: "DE02120300000000202051",
    number: null,
    bankCode: null,
    currency: "EUR"
  })
  expect(mt940Account("1291.99.348EUR")).toMatchObject({ number: "129199348", currency: "EUR" })
  expect(mt940Account("UBRTHUHB/123456789150ABCDEF002/HUF")).toMatchObject({
    number: "123456789150ABCDEF002",
    bankCode: "UBRTHUHB",
    currency: "HUF"
  })
  expect(mt940Account("TRIODOSBANK/0390123456")).toMatchObject({
    number: "0390123456",
    bankCode: "TRIODOSBANK"
  })
  expect(mt940Account("PL25106000760000888888888888")).toMatchObject({
    iban: "PL25106000760000888888888888",
    currency: null
  })
})
