import { Either } from "effect"
import * as fc from "effect/FastCheck"
import { describe, expect, it } from "vitest"
import { fileAmount } from "../../../src/domain/imports/FileAmounts.ts"
import { fileDate } from "../../../src/domain/imports/FileDates.ts"
import type { ImportKind } from "../../../src/domain/imports/ImportKind.ts"
import { type ImportChoices, NO_CHOICES, readFile } from "../../../src/domain/imports/ReadFile.ts"
import { formatMinor } from "../../../src/domain/Money.ts"

const read = async <K extends ImportKind>(
  kind: K,
  content: string | Uint8Array,
  choices: Partial<ImportChoices> = {}
) =>
  readFile(kind, {
    kind,
    bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
    choices: { ...NO_CHOICES, ...choices },
    currency: "EUR"
  })

const right = async <K extends ImportKind>(...input: Parameters<typeof read<K>>) =>
  Either.getOrThrowWith(await read(...input), (problem) => new Error(problem))

describe("an amount of a file", () => {
  const amountOf = (text: string, currency: string, mark?: "." | ",") => {
    const found = fileAmount(text, currency, mark ?? null)
    if (Either.isLeft(found)) return found.left.isAmbiguous ? "ambiguous" : "wrong"
    return found.right.isNegative ? -found.right.minor : found.right.minor
  }

  it.each([
    ["100", "EUR", undefined, 10_000],
    ["100.0000", "EUR", undefined, 10_000],
    ["914.5500", "GBP", undefined, 91_455],
    ["914.5510", "GBP", undefined, "wrong"],
    ["0.0000", "EUR", undefined, 0],
    ["1.234,50", "EUR", undefined, 123_450],
    ["1,234.50", "EUR", undefined, 123_450],
    ["1 234,5", "EUR", undefined, 123_450],
    ["1'234.50", "CHF", undefined, 123_450],
    ["€ 12,00", "EUR", undefined, 1_200],
    ["$1,459.00", "USD", undefined, 145_900],
    ["-20.00", "EUR", undefined, -2_000],
    ["(20.00)", "EUR", undefined, -2_000],
    ["20,00-", "EUR", undefined, -2_000],
    ["EUR -7.10", "EUR", undefined, -710],
    ["1.000", "EUR", undefined, "ambiguous"],
    ["1,000", "EUR", undefined, "ambiguous"],
    ["1.000", "EUR", ",", 100_000],
    ["1.000", "EUR", ".", 100],
    ["1.234", "KWD", undefined, 1_234],
    ["2500", "JPY", undefined, 2_500],
    ["2500.00", "JPY", undefined, 2_500],
    ["2500.50", "JPY", undefined, "wrong"],
    ["", "EUR", undefined, "wrong"],
    ["abc", "EUR", undefined, "wrong"],
    ["1e3", "EUR", undefined, "wrong"]
  ] as const)("%s in %s with the mark %s is %s", (text, currency, mark, minor) => {
    expect(amountOf(text, currency, mark)).toBe(minor)
  })

  it("is exact, however many zeros follow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999_999 }),
        fc.constantFrom("EUR", "JPY", "KWD"),
        fc.integer({ min: 0, max: 4 }),
        (minor, currency, zeros) => {
          const text = formatMinor(minor, currency)
          const behind = zeros === 0 ? "" : `${text.includes(".") ? "" : "."}${"0".repeat(zeros)}`
          expect(amountOf(text + behind, currency, ".")).toBe(minor)
        }
      )
    )
  })
})

describe("a date of a file", () => {
  it.each([
    ["2026-11-30", null, "2026-11-30"],
    ["2026-11-30 23:59", null, "2026-11-30"],
    ["2026-11-30T23:59:59Z", null, "2026-11-30"],
    ["30.11.2026", "dmy", "2026-11-30"],
    ["30.11.26", "dmy", "2026-11-30"],
    ["11/30/2026", "mdy", "2026-11-30"],
    ["Nov 30, 2026", null, "2026-11-30"],
    ["30 Nov 2026", null, "2026-11-30"],
    ["30. März 2026", null, "2026-03-30"],
    ["30-août-26", null, "2026-08-30"],
    ["02/03/2026", null, null],
    ["2026-02-30", null, null],
    ["soon", null, null]
  ] as const)("%s in the order %s is %s", (text, order, date) => {
    expect(fileDate(text, order)).toBe(date)
  })
})

describe("a file without a known program", () => {
  it("is matched by name in the languages of the product", async () => {
    const headings: ReadonlyArray<string> = [
      "Customer name,Invoice number,Due date,Amount due",
      "Kunde;Rechnungsnummer;Fällig am;Betrag",
      "Nom du client;Numéro de facture;Échéance;Montant TTC",
      "Nombre del cliente;Número de factura;Fecha de vencimiento;Importe total",
      "Ragione sociale;Numero fattura;Data scadenza;Totale documento",
      "Klantnaam;Factuurnummer;Vervaldatum;Totaalbedrag",
      "Nome do cliente;Número da fatura;Data de vencimento;Valor em aberto",
      "Kontrahent;Nr faktury;Termin płatności;Do zapłaty"
    ]
    for (const head of headings) {
      const mark = head.includes(";") ? ";" : ","
      const { rows } = await right(
        "receivables",
        `${head}\n${["Ada", "R-1", "2027-01-31", "10.50"].join(mark)}\n`
      )
      expect([
        head,
        rows[0]?.customer.displayName,
        rows[0]?.reference,
        rows[0]?.dueDate,
        rows[0]?.amountMinor
      ]).toEqual([head, "Ada", "R-1", "2027-01-31", 1_050])
    }
  })

  it("takes the company's currency where it has no column for it", async () => {
    const { found, rows } = await right("receivables", "name,amount,due\nAda,10,2027-01-31")
    expect([rows[0]?.currency, found.namesCurrency]).toEqual(["EUR", false])
    const chosen = await right("receivables", "name,amount,due\nAda,10,2027-01-31", { currency: "SEK" })
    expect(chosen.rows[0]?.currency).toBe("SEK")
  })

  it("says once which column is missing", async () => {
    const { found } = await right("receivables", "who,what\nAda,10\nGrace,20")
    expect(found.isReadable).toBe(false)
    expect(found.firstProblems.map(({ field, line }) => [line, field])).toEqual([
      [1, "display_name"],
      [1, "amount"],
      [1, "due_date"]
    ])
  })

  it("names what is wrong by line and column, and keeps the others", async () => {
    const { found, rows, wrongRows } = await right(
      "receivables",
      "Name,E-mail,Total,Due date\nAda,ada@example.com,10,2027-01-31\nGrace,nobody,x,2027-02-30\n,,5,2027-01-31"
    )
    expect(rows).toHaveLength(1)
    expect(found.firstProblems.map(({ column, line }) => [line, column])).toEqual([
      [3, "E-mail"],
      [3, "Total"],
      [3, "Due date"],
      [4, "Name"]
    ])
    expect(found.wrongLines).toBe(2)
    expect(wrongRows.map(({ cells }) => cells[0])).toEqual(["Grace", ""])
    expect(wrongRows[0]?.problem).toContain("Total: x is no amount")
  })

  it("has one row for each reference of a customer", async () => {
    const { found, rows } = await right(
      "receivables",
      "name,reference,amount,due\nAda,R-1,10,2027-01-31\nADA,R-1,10,2027-01-31\nAda,R-2,10,2027-01-31\nAda,R-2,11,2027-01-31\nGrace,R-1,3,2027-01-31\nAda,,4,2027-01-31\nAda,,4,2027-01-31"
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 6, 7, 8])
    expect(found.firstProblems.map(({ line }) => line)).toEqual([3, 5])
  })

  it("leaves out a line that says the same twice", async () => {
    const { found, rows } = await right(
      "receivables",
      "name,reference,amount,due\nAda,R-1,10,2027-01-31\nAda,R-1,10,2027-01-31"
    )
    expect([rows.length, found.leftOut]).toEqual([1, { repeated: 1 }])
  })

  it("reads bills and customers likewise", async () => {
    const bills = await right("payables", "Supplier,Number,Due date,Total\nPower AG,77,2027-01-31,80.00")
    expect(bills.rows).toMatchObject([{ billLabel: "Power AG", reference: "77", amountMinor: 8_000 }])
    const customers = await right("customers", "Name;E-Mail;Telefon\nAda;ada@example.com;0044 20 7946 0958")
    expect(customers.rows).toMatchObject([
      { customer: { displayName: "Ada", email: "ada@example.com", phoneE164: "+442079460958" } }
    ])
  })

  it("is refused with a reason where it is none", async () => {
    const problemOf = async (content: string | Uint8Array) => {
      const found = await read("receivables", content)
      return Either.isLeft(found) ? found.left : ""
    }
    expect(await problemOf("name,amount,due\n")).toContain("no rows")
    expect(await problemOf('name,amount,due\n"Ada,1')).toContain("can’t be read")
    expect(await problemOf(new Uint8Array([0x44, 0x00, 0x01, 0x72]))).toContain("not text")
    expect(await problemOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]))).toContain(
      "workbook can’t be read"
    )
    expect(await problemOf(`name,amount,due\n${"Ada,1,2027-01-01\n".repeat(50_001)}`)).toContain(
      "more than 50000 rows"
    )
  })
})
