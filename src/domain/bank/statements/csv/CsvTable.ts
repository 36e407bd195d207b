/** The table in a CSV file: which sign separates the cells, and where its headings are. */
import { parse } from "csv-parse/sync"
import { StatementProblem, StatementTooLarge } from "../Problem.ts"
import { plainHeading } from "../../../PlainHeading.ts"
import { suggestMapping } from "./CsvHeadings.ts"
import { type CsvMapping, MAX_HEADING, missingInMapping } from "./CsvMapping.ts"

/** Where the table is. */
export interface CsvTable {
  readonly delimiter: string
  readonly headings: ReadonlyArray<string>
  /** The line of the headings, from 1. */
  readonly line: number
}

/** A row of the table, or of what is before it. */
export interface CsvRow {
  /** Where it begins, from 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** Signs that separate cells, the likeliest first. */
const delimiters = [";", ",", "\t", "|"] as const
/** Lines before the headings that are looked at, columns of a table, and rows. */
const MAX_PREAMBLE = 40
const MAX_COLUMNS = 100
const MAX_ROWS = 200_000
/** The beginning of a text in which the headings are looked for. */
const HEAD = 65_536

interface Context {
  readonly lines: number
}

const breaksIn = (cells: ReadonlyArray<string>): number =>
  cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0)

/** Passes the rows of a text to a function, which says whether to go on. */
export const forEachRow = (
  text: string,
  delimiter: string,
  visit: (row: CsvRow) => void,
  maxRows = MAX_ROWS + MAX_PREAMBLE
): void => {
  let count = 0
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: "\n",
      to: maxRows + 1,
      on_record: (cells: ReadonlyArray<string>, { lines }: Context) => {
        if (++count <= maxRows) visit({ line: lines - breaksIn(cells), cells })
        // Nothing is kept.
        return null
      }
    })
  } catch (error) {
    const { lines } = error as { readonly lines?: number }
    if (!(error instanceof Error) || lines === undefined) throw error
    throw new StatementProblem("file", `line ${lines}: it can’t be read: a quotation mark may be missing`)
  }
  if (count > MAX_ROWS + MAX_PREAMBLE) throw new StatementTooLarge(`more than ${MAX_ROWS} rows`)
}

const headRows = (text: string, delimiter: string): ReadonlyArray<CsvRow> => {
  const rows: Array<CsvRow> = []
  const head = text.length > HEAD ? text.slice(0, text.lastIndexOf("\n", HEAD) + 1) : text
  try {
    forEachRow(head, delimiter, (row) => rows.push(row), MAX_PREAMBLE)
  } catch (error) {
    // The beginning may end within quotation marks, as a wrong delimiter may make it.
    if (!(error instanceof StatementProblem)) throw error
  }
  return rows
}

/** Headings without blanks around them. */
const headingsOf = ({ cells }: CsvRow): ReadonlyArray<string> => {
  const headings = cells.map((cell) => cell.trim().slice(0, MAX_HEADING))
  while (headings.at(-1) === "") headings.pop()
  return headings
}

/** How much a row looks like headings: by the fields that they name, else by their number. */
const scoreOf = (row: CsvRow): number => {
  const headings = headingsOf(row)
  if (headings.length < 2 || headings.length > MAX_COLUMNS) return 0
  const suggested = suggestMapping(headings)
  const named = Object.keys(suggested).length
  const filled = headings.filter((heading) => heading !== "" && !/^[\d.,\s+-]+$/.test(heading)).length
  return (missingInMapping(suggested) === null ? 10_000 : 0) + named * 100 + Math.min(filled, 99)
}

/** Finds the table: the row that has the headings of a mapping, or that looks most like headings. */
export const findTable = (text: string, mapping: CsvMapping | null): CsvTable | null => {
  const wanted = Object.values(mapping ?? {}).map(plainHeading)
  let best: (CsvTable & { readonly score: number }) | null = null
  for (const delimiter of delimiters) {
    for (const row of headRows(text, delimiter)) {
      const headings = headingsOf(row)
      const plain = new Set(headings.map(plainHeading))
      const hasAll = mapping !== null && headings.length >= 2 && wanted.every((heading) => plain.has(heading))
      const score = (hasAll ? 1_000_000 : 0) + scoreOf(row)
      if (score > 0 && (best === null || score > best.score))
        best = { delimiter, headings, line: row.line, score }
    }
  }
  return best
}
