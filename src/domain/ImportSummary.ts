/** What a file of receivables brings, as its preview shows it: the whole file is read, and little of it is shown. Pure. */
import { Either } from "effect"
import { fileText, type FileText } from "./FileText.ts"
import {
  type Formats,
  type ImportFile,
  type ImportRow,
  type Matching,
  readImport,
  repeatedReferences,
  type RowProblem
} from "./ImportFile.ts"
import { checkRows, formatsOf, matchByName, matchedColumns, missingColumns } from "./ImportRows.ts"

/** Wrong rows that are shown; the rest is counted. */
const MAX_PROBLEMS_SHOWN = 100
/** Right rows that are shown. */
export const MAX_ROWS_SHOWN = 10

/** A file to be read, and what a person has chosen. */
export interface FileToImport {
  /** Bytes that were uploaded, or the text of a file that was read before. */
  readonly content: Uint8Array | string
  /** The place of the column of each field; null where the headings are to tell. */
  readonly columns: Matching | null
  readonly chosen: Formats
}

/** A reference of the file, and the line of its row. */
export interface LineReference {
  readonly line: number
  readonly reference: string
}

/** What was found in a file. */
export interface ImportSummary {
  readonly text: string
  /** How the bytes were read; a text that came back was read before. */
  readonly encoding: FileText["encoding"]
  readonly headings: ReadonlyArray<string>
  readonly matching: Matching
  readonly rowCount: number
  /** The first right rows. */
  readonly firstRows: ReadonlyArray<ImportRow>
  /** The first of all that is wrong. */
  readonly firstProblems: ReadonlyArray<RowProblem>
  readonly problemCount: number
  /** Lines with something wrong. */
  readonly wrongLines: number
  readonly references: ReadonlyArray<LineReference>
  /** Lines whose reference another row has, too. */
  readonly repeated: ReadonlyArray<number>
}

/** A file, with all of its right rows. */
export interface ReadImport {
  readonly summary: ImportSummary
  readonly rows: ReadonlyArray<ImportRow>
}

const textOf = (content: FileToImport["content"]): Either.Either<FileText, string> =>
  typeof content === "string" ? Either.right({ text: content, encoding: "utf-8" }) : fileText(content)

/** Reads and checks a file; the reason why it can't be read as `Left`. */
export const readFileToImport = ({
  chosen,
  columns,
  content
}: FileToImport): Either.Either<ReadImport, string> =>
  Either.gen(function* () {
    const { encoding, text } = yield* textOf(content)
    const file: ImportFile = yield* readImport(text)
    const matching = columns === null ? matchByName(file) : matchedColumns(file, columns)
    const shown = formatsOf(file, matching)
    const { problems: wrongRows, rows } = checkRows(file, file.rows, matching, {
      decimalMark: chosen.decimalMark ?? shown.decimalMark,
      dateOrder: chosen.dateOrder ?? shown.dateOrder
    })
    const problems = [...missingColumns(file, matching), ...wrongRows]
    return {
      rows,
      summary: {
        text,
        encoding,
        headings: file.headings,
        matching,
        rowCount: rows.length,
        firstRows: rows.slice(0, MAX_ROWS_SHOWN),
        firstProblems: problems.slice(0, MAX_PROBLEMS_SHOWN),
        problemCount: problems.length,
        wrongLines: new Set(problems.map(({ line }) => line)).size,
        references: rows.flatMap(({ input, line }) =>
          input.externalReference === undefined ? [] : [{ line, reference: input.externalReference }]
        ),
        repeated: repeatedReferences(rows)
      }
    }
  })
