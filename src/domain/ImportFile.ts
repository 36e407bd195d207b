/** A file of receivables: its lines and columns, and what they may be. `ImportRows` says what is wrong with which. Pure. */
import { parse } from "csv-parse/sync"
import { Either } from "effect"
import type { NewReceivable } from "./Receivable.ts"
import type { DecimalMark } from "./TypedAmount.ts"
import type { DateOrder } from "./TypedDate.ts"

/** Bytes of a file. */
export const MAX_IMPORT_BYTES = 2_097_152
/** Rows of a file, without its headings. */
export const MAX_IMPORT_ROWS = 5_000
/** Columns of a file. */
const MAX_COLUMNS = 100

/** The fields that a file can have, by the API's names. */
export const importFields = [
  "display_name",
  "email",
  "phone_e164",
  "preferred_locale",
  "timezone",
  "amount",
  "currency",
  "due_date",
  "external_reference",
  "description"
] as const
export type ImportField = (typeof importFields)[number]

/** Those that every row needs. */
export const requiredFields: ReadonlyArray<ImportField> = ["display_name", "amount", "currency", "due_date"]

/** A file that was read. */
export interface ImportFile {
  /** The line of the headings, from 1. */
  readonly headingLine: number
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    /** The line of the file on which the row begins, from 1. */
    readonly line: number
    readonly cells: ReadonlyArray<string>
  }>
}

/** Which column has which field: its place, from 0. */
export type Matching = Readonly<Partial<Record<ImportField, number>>>

/** How the file writes amounts and dates; null where it has to be told. */
export interface Formats {
  readonly decimalMark: DecimalMark | null
  readonly dateOrder: DateOrder | null
}

/** What is wrong with a row. */
export interface RowProblem {
  readonly line: number
  /** The API's name of a field; null for the row as a whole. */
  readonly field: string | null
  readonly message: string
}

/** A row as a receivable with its customer. */
export interface ImportRow {
  readonly line: number
  readonly input: NewReceivable
  readonly amountMinor: number
}

/** Every row, or everything that is wrong. */
export interface Checked {
  readonly rows: ReadonlyArray<ImportRow>
  readonly problems: ReadonlyArray<RowProblem>
}

/** What separates the cells: what the headings have most of. */
const delimiterOf = (line: string): string => {
  const first = line.replaceAll(/"[^"]*"/g, "")
  const counted = [",", ";", "\t"].map((mark) => [mark, first.split(mark).length] as const)
  return counted.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** Where the headings begin: Excel may name the separator in a line of its own before them. */
const beginningOf = (
  text: string
): { readonly before: number; readonly lines: string; readonly mark: string } => {
  const [first = ""] = text.split("\n", 1)
  const named = /^sep=([,;\t|])$/i.exec(first)?.[1]
  return named === undefined
    ? { before: 0, lines: text, mark: delimiterOf(first) }
    : { before: 1, lines: text.slice(first.length + 1), mark: named }
}

interface ParsedRow {
  readonly record: ReadonlyArray<string>
  readonly info: { readonly lines: number }
}

const breaksIn = (cells: ReadonlyArray<string>): number =>
  cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0)

/** Reads a text as `fileText` gives it; the reason why not as `Left`. */
export const readImport = (text: string): Either.Either<ImportFile, string> => {
  try {
    const { before, lines, mark } = beginningOf(text)
    const parsed = parse(lines, {
      delimiter: mark,
      info: true,
      skip_empty_lines: true,
      // Spreadsheets write the separators of rows that were emptied.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      record_delimiter: "\n",
      to: MAX_IMPORT_ROWS + 2
    }) as unknown as ReadonlyArray<ParsedRow>
    const [head, ...others] = parsed
    if (head === undefined) return Either.left("The file is empty.")
    if (head.record.length > MAX_COLUMNS) return Either.left(`The file has more than ${MAX_COLUMNS} columns.`)
    if (others.length === 0) return Either.left("The file has headings and no rows.")
    if (others.length > MAX_IMPORT_ROWS) {
      return Either.left(
        `The file has more than ${MAX_IMPORT_ROWS} rows. Split it, and import one part after another.`
      )
    }
    return Either.right({
      headingLine: before + head.info.lines - breaksIn(head.record),
      headings: head.record.map((heading) => heading.trim()),
      // A row that goes over several lines is counted when it ends.
      rows: others.map(({ info, record }) => ({
        line: before + info.lines - breaksIn(record),
        cells: record
      }))
    })
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines
    const where = line === undefined ? "" : ` near line ${line}`
    return Either.left(`The file can’t be read${where}: a quotation mark may be missing.`)
  }
}

/** Lines of rows whose reference stands in another row of the file, too. */
export const repeatedReferences = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<number> => {
  const times = new Map<string, number>()
  for (const { input } of rows) {
    const reference = input.externalReference
    if (reference !== undefined) times.set(reference, (times.get(reference) ?? 0) + 1)
  }
  return rows.flatMap(({ input, line }) =>
    (times.get(input.externalReference ?? "") ?? 0) > 1 ? [line] : []
  )
}
