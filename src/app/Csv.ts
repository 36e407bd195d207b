/** Tables as files: CSV (RFC 4180) that a spreadsheet opens without running what people have typed into it. */
import { stringify } from "csv-stringify/sync"
import { isActiveCurrency, minorUnits } from "../domain/Currency.ts"
import { formatMinor } from "../domain/Money.ts"
import { withoutHiddenFormula } from "../domain/SpreadsheetText.ts"
import type { Download } from "./Page.ts"

/** Rows of one file. */
export const MAX_CSV_ROWS = 10_000

/** A text that a spreadsheet takes for a text; what it is written with guards a sign at the very beginning. */
const guarded = (cell: string | number | null): string | number | null =>
  typeof cell === "string" ? withoutHiddenFormula(cell) : cell

/** A file of rows under their headings. Texts that a spreadsheet would take for a formula begin with an apostrophe. */
export const csvFile = (
  name: string,
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number | null>>
): Download => ({
  name: `${name}.csv`,
  contentType: "text/csv; charset=utf-8",
  content: stringify(
    [headings, ...rows.map((row) => row.map(guarded))] as Array<Array<string | number | null>>,
    {
      bom: true,
      record_delimiter: "windows",
      escape_formulas: true,
      // A single line break would begin another row, and its first cell could be a formula.
      quoted_match: /[\r\n]/
    }
  )
})

/** Minor units as forms and files have them: `1250.00`. A currency that was withdrawn has two decimals. */
export const decimalOf = (minor: number, currency: string): string =>
  isActiveCurrency(currency) ? formatMinor(minor, currency) : (minor / 100).toFixed(2)

/** A sum as files have it, however large it is. */
export const decimalSum = (minor: bigint, currency: string): string => {
  const decimals = isActiveCurrency(currency) ? minorUnits(currency) : 2
  if (decimals === 0) return minor.toString()
  const digits = minor.toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
