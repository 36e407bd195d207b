/** Reads a file to be imported, and tells what is in it. */
import { Either } from "effect"
import { isActiveCurrency } from "../Currency.ts"
import { matchByName } from "./FieldNames.ts"
import {
  formatsOf,
  type LeftOutRow,
  missingColumns,
  type ReadRows,
  readRows,
  type RowProblem,
  type RowsOf
} from "./FileRows.ts"
import type { Formats } from "./RowCells.ts"
import { type FileTable, readTable } from "./FileTable.ts"
import { importFields, type ImportKind, type Matching } from "./ImportKind.ts"
import { headingsFingerprint, matchByProfile, profileOf } from "./Profiles.ts"
import type { LeftOutReason } from "./Statuses.ts"

/** What somebody has chosen for files with the same headings; null where the file is to show it. */
export interface ImportChoices extends Formats {
  /** The place of the column of each field. */
  readonly columns: Matching | null
  /** The currency of rows that name none. */
  readonly currency: string | null
}

/** Nothing was chosen. */
export const NO_CHOICES: ImportChoices = { columns: null, currency: null, decimalMark: null, dateOrder: null }

/** A file to be read. */
export interface FileToRead {
  readonly kind: ImportKind
  readonly bytes: Uint8Array
  readonly choices: ImportChoices
  /** That of the company, for rows that name none. */
  readonly currency: string
}

/** Problems that are told; the rest is counted. */
const MAX_PROBLEMS_TOLD = 100
/** Rows that are left out and named, because the book may have them open. */
const MAX_LEFT_OUT_TOLD = 50_000

/** What was found in a file, beside its rows. */
export interface FileFound {
  readonly encoding: FileTable["encoding"]
  /** What the file is told apart by. */
  readonly fingerprint: string
  /** The program that it is of; null where that is not known. */
  readonly program: string | null
  readonly headings: ReadonlyArray<string>
  readonly matching: Matching
  readonly currency: string
  /** Whether rows name their currency themselves. */
  readonly namesCurrency: boolean
  readonly rowCount: number
  readonly firstProblems: ReadonlyArray<RowProblem>
  readonly problemCount: number
  /** Lines with something wrong. */
  readonly wrongLines: number
  /** Whether all that is wrong is wrong with rows, so that the others can be read. */
  readonly isReadable: boolean
  readonly leftOut: Readonly<Partial<Record<LeftOutReason, number>>>
  readonly leftOutRows: ReadonlyArray<LeftOutRow>
  /** What stands in the cells of rows that are wrong, or drafts: what is named there is in the file, and not gone from it. */
  readonly unread: ReadonlyArray<string>
}

/** A row that can't be imported, as it stands in the file, and why. */
export interface WrongRow {
  readonly cells: ReadonlyArray<string>
  readonly problem: string
}

/** A file that was read. */
export interface ReadFile<K extends ImportKind> {
  readonly found: FileFound
  readonly rows: ReadonlyArray<RowsOf[K]>
  readonly wrongRows: ReadonlyArray<WrongRow>
}

/** The chosen columns, as far as the file has them. */
const chosenColumns = (kind: ImportKind, { headings }: FileTable, columns: Matching): Matching =>
  Object.fromEntries(
    importFields[kind].flatMap((field) => {
      const place = columns[field]
      return place === undefined || place >= headings.length ? [] : [[field, place]]
    })
  )

const wrongRowsOf = (table: FileTable, problems: ReadonlyArray<RowProblem>): ReadonlyArray<WrongRow> => {
  const byLine = Map.groupBy(problems, ({ line }) => line)
  return table.rows.flatMap(({ cells, line }) => {
    const own = byLine.get(line)
    if (own === undefined) return []
    return [
      {
        cells,
        problem: own
          .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
          .join(" ")
      }
    ]
  })
}

/** What stands in the cells of rows of which nothing is imported, although they may be of what is open. */
const unreadIn = (table: FileTable, read: ReadRows<ImportKind>): ReadonlyArray<string> => {
  const drafts = read.leftOut.filter(({ reason }) => reason === "draft")
  const lines = new Set([...read.problems, ...drafts].map(({ line }) => line))
  const cells = table.rows.filter(({ line }) => lines.has(line)).flatMap((row) => row.cells)
  return [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ""))]
}

const countsOf = (leftOut: ReadonlyArray<LeftOutRow>): FileFound["leftOut"] => {
  const counts: Partial<Record<LeftOutReason, number>> = {}
  for (const { reason } of leftOut) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

const currencyOf = ({ choices, currency }: FileToRead): string =>
  choices.currency !== null && isActiveCurrency(choices.currency) ? choices.currency : currency

/** Reads and checks a file; the reason why it can't be read as `Left`. */
export const readFile = async <K extends ImportKind>(
  kind: K,
  file: FileToRead
): Promise<Either.Either<ReadFile<K>, string>> =>
  Either.map(await readTable(kind, file.bytes), (table) => {
    const { choices } = file
    const { headings } = table
    const profile = profileOf(kind, headings)
    const own = profile === null ? matchByName(kind, headings) : matchByProfile(profile, kind, headings)
    const matching = choices.columns === null ? own : chosenColumns(kind, table, choices.columns)
    const shown = formatsOf(table, matching)
    const currency = currencyOf(file)
    const formats = {
      decimalMark: choices.decimalMark ?? shown.decimalMark,
      dateOrder: choices.dateOrder ?? shown.dateOrder
    }
    const read = readRows(kind, table, { kind, matching, profile, currency, formats })
    const missing = missingColumns(kind, table, matching)
    const problems = [...missing, ...read.problems]
    return {
      rows: read.rows,
      wrongRows: wrongRowsOf(table, read.problems),
      found: {
        encoding: table.encoding,
        fingerprint: headingsFingerprint(kind, headings),
        program: profile?.program ?? null,
        headings,
        matching,
        currency,
        namesCurrency: matching.currency !== undefined,
        rowCount: read.rows.length,
        firstProblems: problems.slice(0, MAX_PROBLEMS_TOLD),
        problemCount: problems.length,
        wrongLines: new Set(problems.map(({ line }) => line)).size,
        isReadable: missing.length === 0,
        leftOut: countsOf(read.leftOut),
        leftOutRows: read.leftOut
          .filter(({ reason }) => reason === "paid" || reason === "void")
          .slice(0, MAX_LEFT_OUT_TOLD),
        unread: unreadIn(table, read)
      }
    }
  })
