/** Exports of programs, in their shapes: what each row becomes, and what is left out. */
import { readFileSync } from "node:fs"
import { Either } from "effect"
import { describe, expect, it } from "vitest"
import { NO_CHOICES, readFile } from "../../../src/domain/imports/ReadFile.ts"

const bytesOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/import/${name}`, import.meta.url)))

const readAll = async (name: string, currency: string) =>
  Either.getOrThrowWith(
    await readFile("receivables", {
      kind: "receivables",
      bytes: bytesOf(name),
      choices: NO_CHOICES,
      currency
    }),
    (problem) => new Error(problem)
  )

/** Customer, address, reference, amount, what is paid (null: what is asked for is what is outstanding), currency, due date. */
type Expected = readonly [string, string | null, string, number, number | null, string, string]

const programs: Readonly<
  Record<
    string,
    {
      readonly program: string
      readonly currency: string
      readonly rows: ReadonlyArray<Expected>
      readonly leftOut: Readonly<Record<string, number>>
      readonly problems?: ReadonlyArray<readonly [line: number, column: string | null]>
    }
  >
> = {
  "xero.csv": {
    program: "Xero",
    currency: "EUR",
    rows: [
      ["Basket Case", "info@basketcase.example", "INV-0031", 91_455, 0, "GBP", "2026-11-13"],
      ["Marine Systems", "accounts@marine.example", "INV-0032", 39_600, 9_600, "GBP", "2026-11-19"]
    ],
    leftOut: { paid: 1, draft: 1, credit: 1, void: 1 },
    problems: [
      [7, "Total"],
      [7, "InvoiceAmountDue"]
    ]
  },
  "quickbooks-open-invoices.csv": {
    program: "QuickBooks (open invoices)",
    currency: "USD",
    rows: [
      ["Amy's Bird Sanctuary", null, "1021", 23_900, null, "USD", "2026-11-01"],
      ["Amy's Bird Sanctuary", null, "1024", 145_900, null, "USD", "2026-11-14"],
      ["Bill's Windsurf Shop", null, "1027", 8_500, null, "USD", "2026-11-19"]
    ],
    leftOut: { total: 3, other_document: 1 }
  },
  "quickbooks-invoice-list.csv": {
    program: "QuickBooks (list of invoices)",
    currency: "USD",
    rows: [
      ["Amy's Bird Sanctuary", null, "1021", 23_900, 0, "USD", "2026-11-01"],
      ["Amy's Bird Sanctuary", null, "1024", 145_900, 100_000, "USD", "2026-11-14"],
      ["Cool Cars", null, "1029", 9_000, 0, "USD", "2026-12-20"]
    ],
    leftOut: { paid: 1, void: 1 }
  },
  "stripe.csv": {
    program: "Stripe",
    currency: "EUR",
    rows: [
      ["Ada Lovelace", "ada@example.com", "8C41-0001", 9_000, 0, "USD", "2026-11-09"],
      ["Grace Hopper", "grace@example.com", "8C41-0002", 4_900, 900, "EUR", "2026-11-12"],
      ["Yuki", "yuki@example.com", "8C41-0005", 2_500, 0, "JPY", "2026-12-01"]
    ],
    leftOut: { paid: 1, draft: 1, void: 1 }
  },
  "datev-opos.csv": {
    program: "DATEV",
    currency: "EUR",
    rows: [
      ["Müller & Söhne KG", null, "RE-2026-101", 119_000, 0, "EUR", "2026-10-31"],
      ["Müller & Söhne KG", null, "RE-2026-108", 238_000, 100_000, "EUR", "2026-11-11"],
      ["Straßenbau Görlitz GmbH", null, "RE-2026-110", 5_950, 0, "EUR", "2026-11-14"]
    ],
    leftOut: { total: 1, paid: 1, credit: 1 }
  },
  "lexware.csv": {
    program: "Lexware",
    currency: "CHF",
    rows: [
      ["Café Kröger", "post@kroeger.example", "RE1001", 35_700, 0, "EUR", "2026-10-16"],
      ["Tischlerei Öz", null, "RE1002", 107_100, 50_000, "EUR", "2026-11-19"]
    ],
    leftOut: { paid: 1, credit: 1, draft: 1 }
  },
  "fakturownia.csv": {
    program: "Fakturownia",
    currency: "EUR",
    rows: [
      ["Żabka Łódź sp. z o.o.", "faktury@zabka.example", "FV 11/10/2026", 123_000, 0, "PLN", "2026-10-25"],
      ["Kowalski i Syn", null, "FV 12/10/2026", 12_300, 2_300, "PLN", "2026-11-11"]
    ],
    leftOut: { paid: 1, other_document: 1 }
  },
  "zoho.csv": {
    program: "Zoho",
    currency: "EUR",
    rows: [
      ["NewTech Industries", "ap@newtech.example", "INV-000011", 130_000, 0, "INR", "2026-10-31"],
      ["Mohan", null, "INV-000014", 25_050, 10_000, "INR", "2026-11-05"]
    ],
    leftOut: { paid: 1, draft: 1 }
  }
}

describe("the export of a program", () => {
  it.each(Object.entries(programs))("%s is known, and read as it is meant", async (name, expected) => {
    const { found, rows } = await readAll(name, expected.currency)
    expect(found.program).toBe(expected.program)
    expect(
      rows.map((row): Expected => [
        row.customer.displayName,
        row.customer.email ?? null,
        row.reference ?? "",
        row.amountMinor,
        row.isOutstanding ? null : row.paidMinor,
        row.currency,
        row.dueDate
      ])
    ).toEqual(expected.rows)
    expect(found.leftOut).toEqual(expected.leftOut)
    expect(found.firstProblems.map(({ column, line }) => [line, column])).toEqual(expected.problems ?? [])
  })

  it("has the items of an invoice in its description", async () => {
    const { rows } = await readAll("xero.csv", "EUR")
    expect(rows[0]?.description).toBe('Onsite project management; Train-MS "Monday, all day"')
  })

  it("says which decimals are too many, and of which currency", async () => {
    const { found } = await readAll("xero.csv", "EUR")
    expect(found.firstProblems[0]?.message).toBe("1280.1250 is no amount in GBP: GBP has at most 2 decimals.")
  })

  it("is asked about a currency whose sign it has and does not name", async () => {
    const { found } = await readAll("quickbooks-invoice-list.csv", "EUR")
    expect(found.firstProblems[0]?.message).toBe(
      "$239.00 is no amount in EUR: choose below which currency it is."
    )
  })
})
