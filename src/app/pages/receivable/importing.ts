/** The steps of an import: a file is read and checked, checked again with other columns, and imported. */
import { Effect, Either } from "effect"
import { fieldIssue, PayloadTooLarge, ValidationFailed } from "../../../domain/Errors.ts"
import {
  check,
  type Checked,
  type ImportFile,
  importFields,
  matchByName,
  type Matching,
  MAX_IMPORT_BYTES,
  normal,
  readImport,
  textOf
} from "../../../domain/ImportFile.ts"
import { ReceivableImports } from "../../../services/ReceivableImports.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit } from "../../Page.ts"

/** A file that was checked. */
export class Preview {
  readonly text: string
  readonly file: ImportFile
  readonly matching: Matching
  readonly checked: Checked
  /** When the same file was imported before, in epoch milliseconds; null if it was not. */
  readonly importedAt: number | null
  constructor(fields: {
    readonly text: string
    readonly file: ImportFile
    readonly matching: Matching
    readonly checked: Checked
    readonly importedAt: number | null
  }) {
    this.text = fields.text
    this.file = fields.file
    this.matching = fields.matching
    this.checked = fields.checked
    this.importedAt = fields.importedAt
  }
}

const wrongFile = (message: string) => ValidationFailed.of({ field: "file", code: "invalid", message })

/** The columns that a person has chosen. */
const chosenIn = (form: Form, { headings }: ImportFile): Matching =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const place = form.text(`column.${field}`)
      return /^[0-9]{1,3}$/.test(place) && Number(place) < headings.length ? [[field, Number(place)]] : []
    })
  )

const previewOf = (text: string, matchingOf: (file: ImportFile) => Matching) =>
  Effect.gen(function* () {
    const imports = yield* ReceivableImports
    const file = yield* Either.mapLeft(readImport(text), wrongFile)
    const matching = matchingOf(file)
    const before = yield* imports.find(text)
    return new Preview({
      text,
      file,
      matching,
      checked: check(file, matching),
      importedAt: before?.importedAt ?? null
    })
  })

/** The text that came back with the form; nothing of it is taken on trust. */
const textIn = (form: Form): Either.Either<string, ValidationFailed | PayloadTooLarge> => {
  const text = normal(form.text("text"))
  if (text === "") return Either.left(ValidationFailed.of(fieldIssue("file", "required", "is required")))
  return Buffer.byteLength(text, "utf8") > MAX_IMPORT_BYTES
    ? Either.left(wrongFile("The file is larger than 2 MB."))
    : Either.right(text)
}

/** Reads an uploaded file. */
export const preview = (form: Form) =>
  Effect.gen(function* () {
    const file = form.files.get("file")
    if (file === undefined || file.bytes.length === 0) return yield* wrongFile("Choose a file.")
    const text = yield* Either.mapLeft(textOf(file.bytes), wrongFile)
    return { shown: yield* previewOf(text, matchByName) }
  })

/** Checks a file with the columns that were chosen. */
export const match = (form: Form) =>
  Effect.gen(function* () {
    const text = yield* textIn(form)
    return { shown: yield* previewOf(text, (file) => chosenIn(form, file)) }
  })

/** Imports a file, unless a row is wrong, or it was imported before. */
export const run = (form: Form, { base }: CompanyVisit) =>
  Effect.gen(function* () {
    const text = yield* textIn(form)
    const previewed = yield* previewOf(text, (file) => chosenIn(form, file))
    if (previewed.checked.problems.length > 0) return { shown: previewed }
    const imports = yield* ReceivableImports
    const { body, replayed } = yield* imports.importAll(text, previewed.checked.rows)
    const { data } = JSON.parse(body) as { readonly data: { readonly before: string | null } }
    if (data.before !== null && !replayed) {
      return { shown: new Preview({ ...previewed, importedAt: Date.parse(data.before) }) }
    }
    return { to: `${base}/receivables` }
  })
