/** The steps of an import: a file is read and checked, checked again with other columns, and imported. */
import { Effect, Either } from "effect"
import { fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { normal } from "../../../domain/FileText.ts"
import { type Formats, importFields, type Matching, MAX_IMPORT_BYTES } from "../../../domain/ImportFile.ts"
import type { FileToImport, ImportSummary } from "../../../domain/ImportSummary.ts"
import { ImportFiles, wrongFile } from "../../../services/receivables/ImportFiles.ts"
import { ReceivableImports } from "../../../services/receivables/ReceivableImports.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit } from "../../Page.ts"

/** A file that was checked. */
export class ImportPreview {
  readonly summary: ImportSummary
  /** How amounts and dates are written, as a person has chosen it. */
  readonly chosen: Formats
  /** Lines whose reference the book has already. */
  readonly known: ReadonlyArray<number>
  /** When the same file was imported before, in epoch milliseconds; null if it was not. */
  readonly importedAt: number | null
  constructor(fields: ImportPreview) {
    this.summary = fields.summary
    this.chosen = fields.chosen
    this.known = fields.known
    this.importedAt = fields.importedAt
  }
}

const TOO_LARGE = "The file is larger than 2 MB."

/** The columns that a person has chosen. */
const columnsIn = (form: Form): Matching =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const place = form.text(`column.${field}`)
      return /^[0-9]{1,3}$/.test(place) ? [[field, Number(place)]] : []
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

/** Reads a file and asks the book about it; with its rows, if they are wanted. */
const previewed = Effect.fnUntraced(function* (file: FileToImport, withRows = false) {
  const files = yield* ImportFiles
  const imports = yield* ReceivableImports
  const { rows, summary } = yield* files.read(file, { withRows })
  const before = yield* imports.find(summary.text)
  const known = yield* imports.known(summary.references)
  const { chosen } = file
  return {
    rows,
    preview: new ImportPreview({ summary, chosen, known, importedAt: before?.importedAt ?? null })
  }
})

/** The text that came back with the form; nothing of it is taken on trust. */
const textIn = (form: Form): Either.Either<string, ValidationFailed> => {
  const text = normal(form.text("text"))
  if (text === "") return Either.left(ValidationFailed.of(fieldIssue("file", "required", "is required")))
  return Buffer.byteLength(text, "utf8") > MAX_IMPORT_BYTES
    ? Either.left(wrongFile(TOO_LARGE))
    : Either.right(text)
}

/** Reads an uploaded file. */
export const preview = (form: Form) =>
  Effect.gen(function* () {
    const [file] = form.filesOf("file")
    if (file === undefined) return yield* wrongFile("Choose a file.")
    if (file.bytes.length > MAX_IMPORT_BYTES) return yield* wrongFile(TOO_LARGE)
    const uploaded = { content: file.bytes, columns: null, chosen: formatsIn(form) }
    return { shown: (yield* previewed(uploaded)).preview }
  })

/** Checks a file with the columns that were chosen. */
export const match = (form: Form) =>
  Effect.gen(function* () {
    const content = yield* textIn(form)
    const read = yield* previewed({ content, columns: columnsIn(form), chosen: formatsIn(form) })
    return { shown: read.preview }
  })

/** Imports a file, unless a row is wrong, or it was imported before. */
export const importRows = (form: Form, { base }: CompanyVisit) =>
  Effect.gen(function* () {
    const content = yield* textIn(form)
    const file = { content, columns: columnsIn(form), chosen: formatsIn(form) }
    const read = yield* previewed(file, true)
    if (read.preview.summary.problemCount > 0) return { shown: read.preview }
    const imports = yield* ReceivableImports
    const { replayed, value } = yield* imports.importAll(content, read.rows)
    const { before } = yield* value
    if (before !== null && !replayed) {
      return { shown: new ImportPreview({ ...read.preview, importedAt: Date.parse(before) }) }
    }
    return { to: `${base}/receivables` }
  })
