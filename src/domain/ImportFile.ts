/** A file of receivables: how it is read, which column is which field, and what is wrong with which line. Pure. */
import { parse } from "csv-parse/sync"
import { Either, ParseResult } from "effect"
import { amountIn } from "./AmountField.ts"
import { issuesOf } from "./FieldIssues.ts"
import { NewReceivable } from "./Receivable.ts"

/** Bytes of a file. */
export const MAX_IMPORT_BYTES = 2_097_152
/** Rows of a file, without its headings. */
export const MAX_IMPORT_ROWS = 2_000
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

const customerFields: ReadonlySet<ImportField> = new Set([
  "display_name",
  "email",
  "phone_e164",
  "preferred_locale",
  "timezone"
])

/** A file that was read. */
export interface ImportFile {
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    /** The line of the file on which the row begins, from 1. */
    readonly line: number
    readonly cells: ReadonlyArray<string>
  }>
}

/** Which column has which field: its place, from 0. */
export type Matching = Readonly<Partial<Record<ImportField, number>>>

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

/** The text of a file in UTF-8, without its mark, with single line breaks; the reason why not as `Left`. */
export const textOf = (bytes: Uint8Array): Either.Either<string, string> => {
  if (bytes.length > MAX_IMPORT_BYTES) return Either.left("The file is larger than 2 MB.")
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    if (text.includes("\u0000")) return Either.left("The file is not text.")
    return Either.right(normal(text))
  } catch {
    return Either.left("The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.")
  }
}

/** A text as the browser sends it back: without a mark, with single line breaks. */
export const normal = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n")

/** What separates the cells: what the headings have most of. */
const delimiterOf = (text: string): string => {
  const first = text
    .slice(0, text.indexOf("\n") === -1 ? undefined : text.indexOf("\n"))
    .replaceAll(/"[^"]*"/g, "")
  const counted = [",", ";", "\t"].map((mark) => [mark, first.split(mark).length] as const)
  return counted.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

interface ParsedRow {
  readonly record: ReadonlyArray<string>
  readonly info: { readonly lines: number }
}

const breaksIn = (cells: ReadonlyArray<string>): number =>
  cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0)

/** Reads a text as `textOf` gives it; the reason why not as `Left`. */
export const readImport = (text: string): Either.Either<ImportFile, string> => {
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
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
      headings: head.record.map((heading) => heading.trim()),
      // A row that goes over several lines is counted when it ends.
      rows: others.map(({ info, record }) => ({ line: info.lines - breaksIn(record), cells: record }))
    })
  } catch (error) {
    const line = (error as { readonly lines?: number }).lines
    const where = line === undefined ? "" : ` near line ${line}`
    return Either.left(`The file can’t be read${where}: a quotation mark may be missing.`)
  }
}

/** Finds the fields among the headings by their names. */
export const matchByName = ({ headings }: ImportFile): Matching => {
  const names = headings.map((heading) => heading.toLowerCase().replaceAll(/[\s-]+/g, "_"))
  return Object.fromEntries(
    importFields.flatMap((field) => {
      const place = names.indexOf(field)
      return place === -1 ? [] : [[field, place]]
    })
  )
}

const jsonOf = (cells: ReadonlyArray<string>, matching: Matching): Record<string, unknown> => {
  const customer: Record<string, string> = {}
  const json: Record<string, unknown> = { customer }
  for (const field of importFields) {
    const place = matching[field]
    const cell = place === undefined ? "" : (cells[place] ?? "").trim()
    if (cell === "") continue
    if (customerFields.has(field)) customer[field] = cell
    else json[field] = cell
  }
  return json
}

const decode = ParseResult.decodeUnknownEither(NewReceivable)

/** Checks each row. `columns` is the number of headings: a row with more cells has a separator too many. */
const checkRow = (
  { cells, line }: ImportFile["rows"][number],
  matching: Matching,
  columns: number
): Either.Either<ImportRow, ReadonlyArray<RowProblem>> => {
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== "")) {
    const message = `The row has ${cells.length} cells, and there are ${columns} headings.`
    return Either.left([{ line, field: null, message }])
  }
  const decoded = decode(jsonOf(cells, matching), { errors: "all", onExcessProperty: "error" })
  if (Either.isLeft(decoded)) {
    return Either.left(
      issuesOf(decoded.left).map(({ field, message }) => ({
        line,
        field: field.replace(/^customer\./, ""),
        message: message.replace(/^customer\./, "")
      }))
    )
  }
  return Either.mapBoth(amountIn(decoded.right.amount, decoded.right.currency), {
    onLeft: ({ message }) => [
      { line, field: "amount", message: message.replace(/^Invalid: amount/, "amount") }
    ],
    onRight: (amountMinor) => ({ line, input: decoded.right, amountMinor })
  })
}

/** Checks every row of a file. */
export const check = ({ headings, rows }: ImportFile, matching: Matching): Checked => {
  const checked = rows.map((row) => checkRow(row, matching, headings.length))
  return {
    rows: checked.flatMap((row) => (Either.isRight(row) ? [row.right] : [])),
    problems: checked.flatMap((row) => (Either.isLeft(row) ? row.left : []))
  }
}
