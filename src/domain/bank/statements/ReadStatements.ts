/** Reads a file of statements, whatever its format. Pure: the same bytes give the same movements in the same order. */
import type { FieldIssue } from "../../Errors.ts"
import { MAX_STATEMENT_BYTES, type StatedAccount } from "../Movement.ts"
import { readCamt } from "./camt/CamtFile.ts"
import { readCsv, readCsvColumns, type CsvColumns } from "./csv/CsvFile.ts"
import type { CsvMapping } from "./csv/CsvMapping.ts"
import { decodedChunks, textEncoding, xmlEncoding } from "./Decoding.ts"
import { fileFormat } from "./FileFormat.ts"
import { readMt940 } from "./mt940/Mt940File.ts"
import { readOfx } from "./ofx/OfxFile.ts"
import { StatementProblem, StatementTooLarge, wrongStatementFile } from "./Problem.ts"
import { makeTally, type PartSummary, type Tally, type Tell } from "./Tally.ts"
import { zippedFiles } from "./ZipFile.ts"

/** What a CSV file does not say. Files of other formats need none of it. */
export interface ReadingOptions {
  /** Which heading has which field; null where nobody has chosen. */
  readonly csvMapping: CsvMapping | null
  /** The account that was named beside the file. */
  readonly csvAccount: StatedAccount | null
}

/** What was found in a file, or why it is refused: as a whole, since nothing of a wrong file stays. */
export type StatementOutcome = { readonly parts: ReadonlyArray<PartSummary> } | StatementRefusal

/** Why a file is refused: what is wrong with it, or which limit it exceeds. */
export type StatementRefusal =
  | { readonly problems: ReadonlyArray<FieldIssue> }
  | { readonly tooLarge: string }

/** What is read, or what was thrown on the way. */
const refusing = <A>(
  read: () => A | StatementRefusal,
  all: (issue: FieldIssue) => ReadonlyArray<FieldIssue>
): A | StatementRefusal => {
  try {
    return read()
  } catch (error) {
    if (error instanceof StatementTooLarge) return { tooLarge: error.message }
    if (error instanceof StatementProblem) return { problems: all(error.issue) }
    throw error
  }
}

const readFile = (bytes: Uint8Array, options: ReadingOptions, tally: Tally, isInside: boolean): void => {
  switch (fileFormat(bytes)) {
    case "zip":
      return isInside ? wrongStatementFile("is a ZIP in a ZIP") : readZip(bytes, options, tally)
    case "xml":
      return readCamt(decodedChunks(bytes, xmlEncoding(bytes)), tally)
    case "mt940":
      return readMt940(decodedChunks(bytes, textEncoding(bytes)), tally)
    case "ofx":
      return readOfx(decodedChunks(bytes, textEncoding(bytes)), tally)
    case "other":
      return readCsv(
        decodedChunks(bytes, textEncoding(bytes)),
        { account: options.csvAccount, mapping: options.csvMapping },
        tally
      )
  }
}

/** Characters of a file's name in a message. */
const MAX_NAME = 80

const readZip = (bytes: Uint8Array, options: ReadingOptions, tally: Tally): void => {
  let count = 0
  for (const { bytes: unpacked, name } of zippedFiles(bytes)) {
    count++
    if (name === "[Content_Types].xml") wrongStatementFile("is a workbook or a document: save it as CSV")
    tally.within(name.slice(-MAX_NAME).replaceAll(/\p{C}/gu, "\ufffd"))
    readFile(unpacked, options, tally, true)
  }
  if (count === 0) wrongStatementFile("is a ZIP without files")
}

/**
 * Reads a file, and tells each movement with the number of its statement. Only the outcome says whether the file is right:
 * movements are told as they are read, those of a file that is refused, too.
 */
export const readStatements = (
  bytes: Uint8Array,
  options: ReadingOptions,
  tell: Tell = () => {}
): StatementOutcome => {
  if (bytes.length > MAX_STATEMENT_BYTES) return { tooLarge: `more than ${MAX_STATEMENT_BYTES} bytes` }
  const tally = makeTally(tell)
  return refusing(
    () => {
      readFile(bytes, options, tally, false)
      return tally.problems.length > 0 ? { problems: tally.problems } : { parts: tally.parts }
    },
    (issue) => [...tally.problems, tally.placed(issue)]
  )
}

/** The columns of a CSV file; a file of another format is refused, as it needs no mapping. */
export const readColumns = (bytes: Uint8Array): { readonly columns: CsvColumns } | StatementRefusal => {
  if (bytes.length > MAX_STATEMENT_BYTES) return { tooLarge: `more than ${MAX_STATEMENT_BYTES} bytes` }
  return refusing<{ readonly columns: CsvColumns }>(
    () =>
      fileFormat(bytes) === "other"
        ? { columns: readCsvColumns(decodedChunks(bytes, textEncoding(bytes))) }
        : wrongStatementFile("is no CSV file"),
    (issue) => [issue]
  )
}
