/** The table in a file, CSV or workbook: its headings, wherever they stand, and its rows. */
import { Either } from "effect"
import { fileText, type FileText, isWorkbook } from "../FileText.ts"
import { csvRows, type Delimiter, delimiters } from "./CsvRows.ts"
import { matchByName } from "./FieldNames.ts"
import { type ImportKind, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, requiredFields } from "./ImportKind.ts"
import { profileOf } from "./Profiles.ts"
import type { SheetRow } from "./SheetRow.ts"
import { workbookRows } from "./Workbook.ts"

/** A file that was read. */
export interface FileTable {
  /** How its bytes were read; null for a workbook. */
  readonly encoding: FileText["encoding"] | null
  /** The line of the headings, from 1. */
  readonly headingLine: number
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<SheetRow>
}

/** Rows among which the headings are looked for: reports have their title and period above them. */
const MAX_PREAMBLE = 40
/** Characters in which they are looked for. */
const HEAD = 65_536

/** What a row of headings is worth: one of a known program most, then one that names all that is needed, then more names. */
const KNOWN_PROGRAM = 1_000_000
const COMPLETE = 10_000
const NAMED = 100
const MAX_FILLED = 99

const tidyHeadings = (cells: ReadonlyArray<string>): ReadonlyArray<string> => {
  const headings = cells.map((cell) => cell.trim().slice(0, 200))
  const last = headings.findLastIndex((heading) => heading !== "")
  return headings.slice(0, last + 1)
}

const scoreOf = (kind: ImportKind, cells: ReadonlyArray<string>): number => {
  const headings = tidyHeadings(cells)
  const filled = headings.filter((heading) => heading !== "" && !/^[\d.,:/\s+-]+$/.test(heading)).length
  if (filled === 0) return 0
  const matching = matchByName(kind, headings)
  const isComplete = requiredFields[kind].every((group) =>
    group.some((field) => matching[field] !== undefined)
  )
  return (
    (profileOf(kind, headings) === null ? 0 : KNOWN_PROGRAM) +
    (isComplete && filled > 1 ? COMPLETE : 0) +
    Object.keys(matching).length * NAMED +
    Math.min(filled, MAX_FILLED)
  )
}

/** The best row of headings; the first of those that are as good. */
const headingIn = (
  kind: ImportKind,
  rows: ReadonlyArray<SheetRow>
): { readonly row: SheetRow; readonly index: number; readonly score: number } | null => {
  const [best = null] = rows
    .slice(0, MAX_PREAMBLE)
    .map((row, index) => ({ row, index, score: scoreOf(kind, row.cells) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
  return best
}

const tableIn = (
  kind: ImportKind,
  rows: ReadonlyArray<SheetRow>,
  encoding: FileTable["encoding"]
): Either.Either<FileTable, string> => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  const found = headingIn(kind, filled)
  if (found === null) return Either.left("The file is empty.")
  const headings = tidyHeadings(found.row.cells)
  const own = filled.slice(found.index + 1)
  if (headings.length > MAX_IMPORT_COLUMNS)
    return Either.left(`The file has more than ${MAX_IMPORT_COLUMNS} columns.`)
  if (own.length === 0) return Either.left("The file has headings and no rows.")
  if (own.length > MAX_IMPORT_ROWS) {
    return Either.left(
      `The file has more than ${MAX_IMPORT_ROWS} rows. Split it, and import one part after another.`
    )
  }
  return Either.right({ encoding, headingLine: found.row.line, headings, rows: own })
}

/** The separator that a first line names, as Excel has it: `sep=;`. */
const namedDelimiter = (text: string): Delimiter | null => {
  const named = /^sep=(.)(?:\n|$)/i.exec(text)?.[1]
  return delimiters.find((each) => each === named) ?? null
}

/** What separates the cells: what gives the best headings. */
const delimiterOf = (kind: ImportKind, text: string): Delimiter => {
  const cut = text.length > HEAD ? text.lastIndexOf("\n", HEAD) : -1
  const head = cut > 0 ? text.slice(0, cut + 1) : text
  const scored = delimiters.map((delimiter) => {
    const rows = csvRows(head, delimiter, MAX_PREAMBLE)
    const found = Either.isLeft(rows) ? null : headingIn(kind, rows.right)
    return { delimiter, score: found?.score ?? 0 }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter
}

const csvTable = (kind: ImportKind, { encoding, text }: FileText): Either.Either<FileTable, string> => {
  const named = namedDelimiter(text)
  // The line itself stays empty, so that all others keep their numbers.
  const body = named === null ? text : text.replace(/^[^\n]*/, "")
  const delimiter = named ?? delimiterOf(kind, body)
  return Either.flatMap(csvRows(body, delimiter, MAX_PREAMBLE + MAX_IMPORT_ROWS + 2), (rows) =>
    tableIn(kind, rows, encoding)
  )
}

/** Reads the table of a file; the reason why not as `Left`. */
export const readTable = async (
  kind: ImportKind,
  bytes: Uint8Array
): Promise<Either.Either<FileTable, string>> => {
  if (isWorkbook(bytes)) return Either.flatMap(await workbookRows(bytes), (rows) => tableIn(kind, rows, null))
  return Either.flatMap(fileText(bytes), (text) => csvTable(kind, text))
}
