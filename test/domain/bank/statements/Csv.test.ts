/** CSV files of banks: the table in them, the mapping, and how they write amounts and dates. */
import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { CsvMapping } from "../../../../src/domain/bank/statements/csv/CsvMapping.ts"
import { suggestMapping } from "../../../../src/domain/bank/statements/csv/CsvHeadings.ts"
import { readColumns } from "../../../../src/domain/bank/statements/ReadStatements.ts"
import { bytesOf, movementsOf, partsOf, readFile, refusalOf } from "./reading.ts"
import { encoded } from "./writers.ts"

const account = { iban: "DE02120300000000202051", number: null, bankCode: null, currency: "EUR" }
const by = (csvMapping: CsvMapping) => ({ csvAccount: account, csvMapping })
const simple = by({ booked_on: "Date", amount: "Amount" })

/** Amounts and days of rows with date and amount. */
const rows = (lines: ReadonlyArray<string>, delimiter = ";") =>
  movementsOf(["Date", "Amount"].join(delimiter) + "\n" + lines.join("\n"), simple).map(
    ({ amountMinor, bookedOn, direction }) => [bookedOn, direction === "credit" ? amountMinor : -amountMinor]
  )

describe("a mapping", () => {
  it("is suggested from headings in the languages of the product", () => {
    const headings: ReadonlyArray<readonly [ReadonlyArray<string>, CsvMapping]> = [
      [
        [
          "Buchungstag",
          "Valutadatum",
          "Beguenstigter/Zahlungspflichtiger",
          "Kontonummer/IBAN",
          "Verwendungszweck",
          "Betrag",
          "Waehrung",
          "Saldo nach Buchung"
        ],
        {
          booked_on: "Buchungstag",
          value_on: "Valutadatum",
          counterparty_name: "Beguenstigter/Zahlungspflichtiger",
          counterparty_account: "Kontonummer/IBAN",
          remittance: "Verwendungszweck",
          amount: "Betrag",
          currency: "Waehrung",
          balance: "Saldo nach Buchung"
        }
      ],
      [
        ["Date", "Description", "Paid out", "Paid in", "Balance"],
        {
          booked_on: "Date",
          remittance: "Description",
          debit: "Paid out",
          credit: "Paid in",
          balance: "Balance"
        }
      ],
      [
        ["Date de comptabilisation", "Libellé opération", "Débit", "Crédit", "Date de valeur"],
        {
          booked_on: "Date de comptabilisation",
          remittance: "Libellé opération",
          debit: "Débit",
          credit: "Crédit",
          value_on: "Date de valeur"
        }
      ],
      [
        ["Fecha operación", "Fecha valor", "Concepto", "Importe", "Divisa"],
        {
          booked_on: "Fecha operación",
          value_on: "Fecha valor",
          remittance: "Concepto",
          amount: "Importe",
          currency: "Divisa"
        }
      ],
      [
        ["Data contabile", "Data valuta", "Descrizione", "Dare", "Avere"],
        {
          booked_on: "Data contabile",
          value_on: "Data valuta",
          remittance: "Descrizione",
          debit: "Dare",
          credit: "Avere"
        }
      ],
      [
        [
          "Datum",
          "Naam / Omschrijving",
          "Rekening",
          "Tegenrekening",
          "Af Bij",
          "Bedrag (EUR)",
          "Mededelingen"
        ],
        {
          booked_on: "Datum",
          counterparty_name: "Naam / Omschrijving",
          counterparty_account: "Tegenrekening",
          direction: "Af Bij",
          amount: "Bedrag (EUR)",
          remittance: "Mededelingen"
        }
      ],
      [
        ["Data Mov.", "Data Valor", "Descrição", "Débito", "Crédito", "Saldo"],
        {
          booked_on: "Data Mov.",
          value_on: "Data Valor",
          remittance: "Descrição",
          debit: "Débito",
          credit: "Crédito",
          balance: "Saldo"
        }
      ]
    ]
    for (const [list, mapping] of headings) expect(suggestMapping(list)).toEqual(mapping)
    expect(suggestMapping(["Colour", "Size", ""])).toEqual({})
  })

  it("has a schema", () => {
    const decode = Schema.decodeUnknownSync(CsvMapping, { onExcessProperty: "error" })
    expect(decode({ booked_on: "Datum", amount: "Betrag" })).toEqual({ booked_on: "Datum", amount: "Betrag" })
    expect(() => decode({ colour: "Rot" })).toThrow()
    expect(() => decode({ amount: "" })).toThrow()
  })

  it("that is missing or does not fit is refused with the headings", () => {
    const file = "Datum;Text;Betrag\n31.01.2026;INV-7;1,00\n"
    expect(refusalOf(file, { csvAccount: account, csvMapping: null })).toMatch(/“Datum”, “Text”, “Betrag”/)
    expect(refusalOf(file, by({ booked_on: "Datum", amount: "Umsatz" }))).toMatch(
      /no column “Umsatz” for amount; it has “Datum”/
    )
    expect(refusalOf(file, by({ booked_on: "Datum" }))).toMatch(/must say which/)
    expect(
      refusalOf(file, { csvAccount: null, csvMapping: { booked_on: "Datum", amount: "Betrag" } })
    ).toMatch(/bank_account_id is required/)
    // The columns are a matter of the account, so that is asked for first.
    expect(refusalOf(file)).toMatch(/^bank_account_id is required/)
  })

  it("is looked for below other lines, whatever separates the cells", () => {
    const preamble = "Konto;DE02\nZeitraum;01.01.2026 - 31.01.2026\n\n"
    for (const delimiter of [";", ",", "\t", "|"]) {
      const table = `Buchungstag${delimiter}Betrag${delimiter}"Text"\n31.01.2026${delimiter}"1.234,50"${delimiter}"a ""b""\nc"\n`
      const read = readColumns(bytesOf(preamble + table))
      expect("columns" in read && read.columns).toEqual({
        headings: ["Buchungstag", "Betrag", "Text"],
        suggested: { booked_on: "Buchungstag", amount: "Betrag" },
        rows: [["31.01.2026", "1.234,50", 'a "b"\nc']]
      })
      expect(
        movementsOf(preamble + table, by({ booked_on: "Buchungstag", amount: "Betrag", remittance: "Text" }))
      ).toMatchObject([
        { amountMinor: 123_450, bookedOn: "2026-01-31", remittance: 'a "b" c', line: 5, entry: 1 }
      ])
    }
  })
})

describe("amounts and dates", () => {
  it("are read as their column shows", () => {
    expect(rows(["2026-01-31;-12.50", "2026-01-31;1,234.00", "20260131;7"])).toEqual([
      ["2026-01-31", -1_250],
      ["2026-01-31", 123_400],
      ["2026-01-31", 700]
    ])
    expect(
      rows(["31.01.26;12,50-", "1.2.2026;(3,00)", "01.02.2026;+1.000,00 EUR", "01.02.2026;\u22125,00 €"])
    ).toEqual([
      ["2026-01-31", -1_250],
      ["2026-02-01", -300],
      ["2026-02-01", 100_000],
      ["2026-02-01", -500]
    ])
    expect(rows(["13/02/2026;1,00", "03/02/2026;1,00 S", "03/02/2026;1,00 H"]).map(([day]) => day)).toEqual([
      "2026-02-13",
      "2026-02-03",
      "2026-02-03"
    ])
    expect(rows(["02/13/2026;1.00", "02/03/2026;1.00"], ";").map(([day]) => day)).toEqual([
      "2026-02-13",
      "2026-02-03"
    ])
    expect(rows(["31 Jan 2026;1.00", "1-Feb-26;1.00"]).map(([day]) => day)).toEqual([
      "2026-01-31",
      "2026-02-01"
    ])
  })

  it("that may be read in two ways are refused", () => {
    const refused = (...lines: ReadonlyArray<string>) => refusalOf(`Date;Amount\n${lines.join("\n")}`, simple)
    expect(refused("02/03/2026;1.00")).toMatch(/whose day may be the month/)
    expect(refused("02/13/2026;1.00", "13/02/2026;1.00", "02/03/2026;1.00")).toMatch(
      /whose day may be the month/
    )
    expect(refused("2026-01-31;1,234")).toMatch(/thousands or decimals/)
    expect(refused("2026-01-31;1.234")).toMatch(/thousands or decimals/)
    expect(refused("2026-01-31;1.00", "2026-01-31;1,00")).toMatch(
      /entries\[2\]: line 3: the amount is “1,00”/
    )
    expect(refused("2026-01-31;x", "2026-02-31;1.00", "2026-01-31;")).toMatch(
      /entries\[1\].*entries\[2\].*does not exist.*entries\[3\].*no amount/
    )
  })

  it("may be credits and debits, or have a column for the direction", () => {
    const both = by({ booked_on: "Date", credit: "In", debit: "Out" })
    const signs = (lines: string) =>
      movementsOf(`Date;In;Out\n${lines}`, both).map(
        ({ amountMinor, direction }) => `${direction} ${amountMinor}`
      )
    expect(signs("2026-01-31;1.00;\n2026-01-31;;2.00\n2026-01-31;0.00;0.00")).toEqual([
      "credit 100",
      "debit 200"
    ])
    expect(signs("2026-01-31;1.00;\n2026-01-31;;-2.00")).toEqual(["credit 100", "debit 200"])
    expect(signs("2026-01-31;-1.00;\n2026-01-31;;2.00\n2026-01-31;;-3.00")).toEqual([
      "debit 100",
      "debit 200",
      "credit 300"
    ])
    expect(refusalOf("Date;In;Out\n2026-01-31;1.00;1.00", both)).toMatch(/both/)
    const directed = by({ booked_on: "Date", amount: "Amount", direction: "Af Bij" })
    expect(
      movementsOf("Date;Amount;Af Bij\n20260131;1,00;Af\n20260131;1,00;Bij", directed).map(
        ({ direction }) => direction
      )
    ).toEqual(["debit", "credit"])
    expect(refusalOf("Date;Amount;Af Bij\n20260131;1,00;Nooit", directed)).toMatch(/neither debit nor credit/)
  })
})

describe("a row", () => {
  it("in another currency, or that was cut, is refused", () => {
    const mapping = by({ booked_on: "Date", amount: "Amount", currency: "Ccy" })
    expect(refusalOf("Date;Amount;Ccy\n2026-01-31;1.00;USD", mapping)).toBe(
      "entries[1]: line 2: its amount is in “USD”, and the account in EUR."
    )
    // Nobody has said that it is the currency, but it is called so and says one.
    expect(refusalOf("Date;Amount;Ccy\n2026-01-31;1.00;EUR\n2026-01-31;1.00;usd", simple)).toBe(
      "entries[2]: line 3: its amount is in “USD”, and the account in EUR."
    )
    expect(movementsOf("Date;Amount;Ccy\n2026-01-31;1.00;EUR\n2026-01-31;1.00;", simple)).toHaveLength(2)
    const texts = by({ booked_on: "Date", amount: "Amount", remittance: "Ccy" })
    expect(movementsOf("Date;Amount;Ccy\n2026-01-31;1.00;USD", texts)).toHaveLength(1)
    expect(movementsOf("Date;Amount;Currency rate\n2026-01-31;1.00;USD", simple)).toHaveLength(1)
    expect(refusalOf("Date;Amount;Ccy\n2026-01-31;1.00;EUR\n2026-01-31;1", mapping)).toMatch(
      /entries\[2\]: line 3: it has 2 cells/
    )
    expect(refusalOf('Date;Amount;Ccy\n2026-01-31;1.00;"EUR', mapping)).toMatch(/quotation mark/)
  })

  it("without date and amount is no movement", () => {
    expect(rows(["2026-01-31;1.00", ";", "Total;"])).toEqual([["2026-01-31", 100]])
  })
})

describe("a column of balances", () => {
  const mapping = by({ booked_on: "Date", amount: "Amount", balance: "Balance" })
  const ends = (lines: string) =>
    partsOf(readFile(`Date;Amount;Balance\n${lines}`, mapping)).map(({ closingMinor, openingMinor }) => [
      openingMinor,
      closingMinor
    ])
  const refused = (lines: string) => refusalOf(`Date;Amount;Balance\n${lines}`, mapping)

  it("gives those of the statement, from the oldest row or from the newest", () => {
    expect(ends("2026-01-30;1.00;11.00\n2026-01-31;-2.00;9.00")).toEqual([[1_000, 900]])
    expect(ends("2026-01-31;-2.00;9.00\n2026-01-30;1.00;11.00")).toEqual([[1_000, 900]])
    expect(ends("2026-01-30;1.00;11.00")).toEqual([[1_000, 1_100]])
  })

  it("where a row is missing refuses the file with the line and both sums", () => {
    const lines = [
      "2026-01-28;1.00;11.00",
      "2026-01-29;5.00;16.00",
      "2026-01-30;-2.00;14.00",
      "2026-01-31;3.00;17.00"
    ]
    const without = (place: number) => lines.filter((_, at) => at !== place)
    expect(refused(without(1).join("\n"))).toMatch(
      /^balance: line 3: the balance 11\.00 EUR and the booked -2\.00 EUR make 9\.00 EUR, but the balance is 14\.00 EUR/
    )
    expect(refused(without(1).toReversed().join("\n"))).toMatch(
      /^balance: line 3: the balance 11\.00 EUR and the booked -2\.00 EUR make 9\.00 EUR, but the balance is 14\.00 EUR/
    )
    expect(refused("2026-01-31;-2.00;9.00\n2026-01-30;1.00;12.00")).toMatch(/line 2: .*leave it out/)
    // On one day, the way with fewer breaks is the file's.
    const ofOneDay = (rows: ReadonlyArray<string>) =>
      refused(rows.join("\n").replaceAll(/2026-01-../g, "2026-01-31"))
    const many = [...lines, "2026-01-31;4.00;21.00", "2026-01-31;5.00;26.00"].filter((_, at) => at !== 1)
    expect(ofOneDay(many)).toMatch(/^balance: line 3: the balance 11\.00/)
    expect(ofOneDay(many.toReversed())).toMatch(/^balance: line 5: the balance 11\.00/)
    expect(ofOneDay(["2026-01-31;1.00;11.00", "2026-01-31;1.00;15.00"])).toMatch(
      /^balance: line 3: the balance 11\.00/
    )
    // At its ends nothing shows that a row is missing.
    expect(ends(without(0).join("\n"))).toEqual([[1_100, 1_700]])
  })

  it("may be read in two ways: then the days decide, and without them there are no balances", () => {
    const [up, down] = ["1.00;11.00", "-1.00;10.00"]
    expect(ends(`2026-01-30;${up}\n2026-01-31;${down}`)).toEqual([[1_000, 1_000]])
    expect(ends(`2026-01-31;${up}\n2026-01-30;${down}`)).toEqual([[1_100, 1_100]])
    expect(ends(`2026-01-31;${up}\n2026-01-31;${down}`)).toEqual([[null, null]])
    expect(ends("2026-01-31;1.00;11.00\n2026-01-31;2.00;13.00")).toEqual([[1_000, 1_300]])
    expect(ends("2026-01-31;2.00;13.00\n2026-01-31;1.00;11.00")).toEqual([[1_000, 1_300]])
    expect(ends("2026-01-31;0.00;13.00\n2026-01-31;0.00;13.00")).toEqual([[1_300, 1_300]])
  })

  it("may say one a day", () => {
    expect(ends("2026-01-30;1.00;\n2026-01-30;2.00;13.00\n2026-01-31;4.00;\n2026-01-31;-5.00;12.00")).toEqual(
      [[1_000, 1_200]]
    )
    expect(ends("2026-01-31;-5.00;12.00\n2026-01-31;4.00;\n2026-01-30;2.00;13.00\n2026-01-30;1.00;")).toEqual(
      [[1_000, 1_200]]
    )
    expect(refused("2026-01-30;1.00;\n2026-01-30;2.00;13.00\n2026-01-31;-5.00;12.00")).toMatch(
      /^balance: line 4/
    )
    expect(ends("2026-01-30;1.00;11.00\n2026-01-30;2.00;13.00\n2026-01-31;4.00;")).toEqual([[1_000, 1_700]])
    expect(ends("2026-01-31;4.00;\n2026-01-30;2.00;13.00\n2026-01-30;1.00;11.00")).toEqual([[1_000, 1_700]])
    expect(ends("2026-01-30;1.00;\n2026-01-31;2.00;")).toEqual([[null, null]])
  })

  it("says nothing beside an entry that is wrong", () => {
    expect(refused("2026-01-30;1.00;11.00\n2026-01-31;x;9.00\n2026-01-31;1.00;10.00")).toMatch(
      /^entries\[2\]: [^[]*$/
    )
  })
})

it("files are in the encodings of spreadsheets", () => {
  const file = "sep=;\r\nDatum;Betrag;Name\r\n31.01.2026;1,00;Müller\r\n"
  const mapping = by({ booked_on: "Datum", amount: "Betrag", counterparty_name: "Name" })
  for (const encoding of ["utf-8", "latin1", "utf-16le", "utf-16be"] as const) {
    expect(movementsOf(encoded(file, encoding), mapping)[0]?.counterpartyName).toBe("Müller")
  }
  expect(refusalOf(new Uint8Array([1, 2, 3, 4, 0, 0, 7]), mapping)).toMatch(/no text/)
})
