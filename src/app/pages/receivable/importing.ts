/** The steps of an import: a file is read and checked, checked again with other columns, and imported. */
import { Effect, Either } from "effect"
import { fieldIssue, PayloadTooLarge, ValidationFailed } from "../../../domain/Errors.ts"
import {
  type Checked,
  type Formats,
  type ImportFile,
  importFields,
  type ImportRow,
  type Matching,
  MAX_IMPORT_BYTES,
  readImport,
  repeatedReferences
} from "../../../domain/ImportFile.ts"
import { checkRows, formatsOf, matchByName, missingColumns } from "../../../domain/ImportRows.ts"
import { fileText, type FileText, normal } from "../../../domain/FileText.ts"
import { ReceivableImports } from "../../../services/receivables/ReceivableImports.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit } from "../../Page.ts"

/** A file that was checked. */
export class ImportPreview {
  readonly text: string
  readonly file: ImportFile
  readonly matching: Matching
  readonly checked: Checked
  /** How amounts and dates are written, as a person has chosen it. */
  readonly chosen: Formats
  /** Lines whose reference another row has, too. */
  readonly repeated: ReadonlyArray<number>
  /** Lines whose reference the book has already. */
  readonly known: ReadonlyArray<number>
  /** How the bytes were read; a text that came back was read before. */
  readonly encoding: FileText["encoding"]
  /** When the same file was imported before, in epoch milliseconds; null if it was not. */
  readonly importedAt: number | null
  constructor(fields: ImportPreview) {
    this.text = fields.text
    this.file = fields.file
    this.matching = fields.matching
    this.checked = fields.checked
    this.chosen = fields.chosen
    this.repeated = fields.repeated
    this.known = fields.known
    this.encoding = fields.encoding
    this.importedAt = fields.importedAt
  }
}

const TOO_LARGE = "The file is larger than 2 MB."

const wrongFile = (message: string) => ValidationFailed.of({ field: "file", code: "invalid", message })

/** The columns that a person has chosen. */
const chosenIn = (form: Form, { headings }: ImportFile): Matching =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const place = form.text(`column.${field}`)
      return /^[0-9]{1,3}$/.test(place) && Number(place) < headings.length ? [[field, Number(place)]] : []
    })
  )

/** How a person has said that amounts and dates are written; null where the file is to show it. */
const formatsIn = (form: Form): Formats => {
  const [amounts, dates] = [form.text("amounts"), form.text("dates")]
  return {
    decimalMark: amounts === "." || amounts === "," ? amounts : null,
    dateOrder: dates === "ymd" || dates === "dmy" || dates === "mdy" ? dates : null
  }
}

/** Rows that are checked in one go: others are served between them. */
const ROWS_AT_ONCE = 250

const nextTurn = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** Checks every row of a file. */
const check = Effect.fnUntraced(function* (file: ImportFile, matching: Matching, formats: Formats) {
  const problems = [...missingColumns(file, matching)]
  const rows: Array<ImportRow> = []
  for (let from = 0; from < file.rows.length; from += ROWS_AT_ONCE) {
    const some = checkRows(file, file.rows.slice(from, from + ROWS_AT_ONCE), matching, formats)
    problems.push(...some.problems)
    rows.push(...some.rows)
    yield* nextTurn
  }
  return { rows, problems } satisfies Checked
})

const previewOf = (
  { encoding, text }: FileText,
  matchingOf: (file: ImportFile) => Matching,
  chosen: Formats
) =>
  Effect.gen(function* () {
    const imports = yield* ReceivableImports
    const file = yield* Either.mapLeft(readImport(text), wrongFile)
    const matching = matchingOf(file)
    const shown = formatsOf(file, matching)
    const checked = yield* check(file, matching, {
      decimalMark: chosen.decimalMark ?? shown.decimalMark,
      dateOrder: chosen.dateOrder ?? shown.dateOrder
    })
    const before = yield* imports.find(text)
    return new ImportPreview({
      text,
      file,
      matching,
      checked,
      chosen,
      repeated: repeatedReferences(checked.rows),
      known: yield* imports.known(checked.rows),
      encoding,
      importedAt: before?.importedAt ?? null
    })
  })

/** The text that came back with the form; nothing of it is taken on trust. */
const textIn = (form: Form): Either.Either<FileText, ValidationFailed | PayloadTooLarge> => {
  const text = normal(form.text("text"))
  if (text === "") return Either.left(ValidationFailed.of(fieldIssue("file", "required", "is required")))
  return Buffer.byteLength(text, "utf8") > MAX_IMPORT_BYTES
    ? Either.left(wrongFile(TOO_LARGE))
    : Either.right({ text, encoding: "utf-8" })
}

/** Reads an uploaded file. */
export const preview = (form: Form) =>
  Effect.gen(function* () {
    const file = form.files.get("file")
    if (file === undefined || file.bytes.length === 0) return yield* wrongFile("Choose a file.")
    if (file.bytes.length > MAX_IMPORT_BYTES) return yield* wrongFile(TOO_LARGE)
    const text = yield* Either.mapLeft(fileText(file.bytes), wrongFile)
    return { shown: yield* previewOf(text, matchByName, formatsIn(form)) }
  })

/** Checks a file with the columns that were chosen. */
export const match = (form: Form) =>
  Effect.gen(function* () {
    const text = yield* textIn(form)
    return { shown: yield* previewOf(text, (file) => chosenIn(form, file), formatsIn(form)) }
  })

/** Imports a file, unless a row is wrong, or it was imported before. */
export const importRows = (form: Form, { base }: CompanyVisit) =>
  Effect.gen(function* () {
    const text = yield* textIn(form)
    const previewed = yield* previewOf(text, (file) => chosenIn(form, file), formatsIn(form))
    if (previewed.checked.problems.length > 0) return { shown: previewed }
    const imports = yield* ReceivableImports
    const { replayed, value } = yield* imports.importAll(text.text, previewed.checked.rows)
    const { before } = yield* value
    if (before !== null && !replayed) {
      return { shown: new ImportPreview({ ...previewed, importedAt: Date.parse(before) }) }
    }
    return { to: `${base}/receivables` }
  })
