/** The first sheet of a workbook as rows of texts. What it unpacks to is bounded before anything of it is read. */
import { Either } from "effect"
import readWorkbook, { type CellValue } from "read-excel-file/universal"
import { StatementProblem, StatementTooLarge } from "../bank/statements/Problem.ts"
import { zippedFiles } from "../bank/statements/ZipFile.ts"
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from "./ImportKind.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Bytes that a workbook may unpack to, all of its parts and one of them: a sheet of 50 000 rows takes 20 to 60 MB. */
const MAX_UNPACKED = { bytes: 104_857_600, fileBytes: 83_886_080, files: 500 } as const
/** Rows before the headings and behind the last one that are no rows of the list. */
const MAX_OTHER_ROWS = 1_000

/** Columns that cells may stand in; more than MAX_IMPORT_COLUMNS are cut off if they are empty. */
const MAX_COLUMNS_OF_SHEET = 1_000

const tooMany = `The workbook has more than ${MAX_IMPORT_ROWS} rows or ${MAX_COLUMNS_OF_SHEET} columns. Split it, and import one part after another.`
const unreadable = "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file."
const tooLarge = "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file."

/** The tags of rows and cells with their attributes, of which one says where they are. */
const places = /<(?:\w+:)?(?:c|row)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const attribute = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const place = /^([A-Z]{0,3})([0-9]{1,7})$/
/** `AA` is column 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Whether a sheet has something only where a list may have it: one cell far out would make a table of all before it. */
const isWithin = (sheet: string): boolean => {
  for (const [, attributes = ""] of sheet.matchAll(places)) {
    for (const [, double, single] of attributes.matchAll(attribute)) {
      const [, column = "", row] = place.exec((double ?? single ?? "").trim()) ?? []
      if (row === undefined || Number(row) > MAX_IMPORT_ROWS + MAX_OTHER_ROWS) return false
      if (columnNumber(column) > MAX_COLUMNS_OF_SHEET) return false
    }
  }
  return true
}

/** Unpacks each part once, within the limits, and looks where its cells are. */
const checkSize = (bytes: Uint8Array): Either.Either<void, string> => {
  try {
    for (const { bytes: part, name } of zippedFiles(bytes, MAX_UNPACKED)) {
      if (/\.xml$/i.test(name) && !isWithin(new TextDecoder().decode(part))) return Either.left(tooMany)
    }
    return Either.right(undefined)
  } catch (error) {
    if (error instanceof StatementTooLarge) return Either.left(tooLarge)
    if (error instanceof StatementProblem) return Either.left(unreadable)
    throw error
  }
}

/** Digits of a number that a workbook keeps exactly. */
const EXACT_DIGITS = 15

/** A number as amounts are written: one with three decimals could be taken for thousands. */
const numberText = (text: string): string => {
  const number = Number(text)
  const exact = Number.isFinite(number) ? String(Number(number.toPrecision(EXACT_DIGITS))) : text
  return /\.[0-9]{3}$/.test(exact) ? `${exact}0` : exact
}

const cellText = (cell: CellValue | null): string => {
  if (cell === null || cell === undefined) return ""
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10)
  return String(cell)
}

/** Reads the first sheet that has rows; the reason why not as `Left`. */
export const workbookRows = async (
  bytes: Uint8Array
): Promise<Either.Either<ReadonlyArray<SheetRow>, string>> => {
  const size = checkSize(bytes)
  if (Either.isLeft(size)) return Either.left(size.left)
  try {
    const content = bytes.slice().buffer
    const sheets = await readWorkbook(content as ArrayBuffer, { parseNumber: numberText, trim: false })
    const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
    if (rows.length > MAX_IMPORT_ROWS + MAX_OTHER_ROWS) {
      return Either.left(
        `The file has more than ${MAX_IMPORT_ROWS} rows. Split it, and import one part after another.`
      )
    }
    if (
      rows.some(
        (row) =>
          row.length > MAX_IMPORT_COLUMNS && row.slice(MAX_IMPORT_COLUMNS).some((cell) => cell !== null)
      )
    )
      return Either.left(`The file has more than ${MAX_IMPORT_COLUMNS} columns.`)
    return Either.right(
      rows.map((row, index) => ({
        line: index + 1,
        cells: row.slice(0, MAX_IMPORT_COLUMNS).map((cell) => cellText(cell as CellValue | null))
      }))
    )
  } catch {
    return Either.left(unreadable)
  }
}
