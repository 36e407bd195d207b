/** Rows of a CSV text. */
import { parse } from "csv-parse/sync"
import { Either } from "effect"
import { MAX_IMPORT_COLUMNS } from "./ImportKind.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Signs that may separate cells, the likeliest first. */
export const delimiters = [",", ";", "\t", "|"] as const
export type Delimiter = (typeof delimiters)[number]

interface ParsedContext {
  readonly lines: number
}

const breaksIn = (cells: ReadonlyArray<string>): number =>
  cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0)

/** What our own files put before a text that a spreadsheet would run. */
const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

/** The first rows of a text, without empty ones; the reason why it can't be read as `Left`. */
export const csvRows = (
  text: string,
  delimiter: Delimiter,
  maxRows: number
): Either.Either<ReadonlyArray<SheetRow>, string> => {
  const rows: Array<SheetRow> = []
  try {
    parse(text, {
      delimiter,
      skip_empty_lines: true,
      // Spreadsheets write the separators of rows that were emptied.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      record_delimiter: "\n",
      to: maxRows,
      on_record: (cells: ReadonlyArray<string>, { lines }: ParsedContext) => {
        // A row that goes over several lines is counted when it ends.
        rows.push({
          line: lines - breaksIn(cells),
          cells: cells.slice(0, MAX_IMPORT_COLUMNS + 1).map(unguarded)
        })
        return null
      }
    })
    return Either.right(rows)
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines
    const where = line === undefined ? "" : ` near line ${line}`
    return Either.left(`The file can’t be read${where}: a quotation mark may be missing.`)
  }
}
