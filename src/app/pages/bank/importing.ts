/** What the forms of statements do: each file is imported by itself, and what came of it is told. */
import { createHash } from "node:crypto"
import { Effect, Either, ParseResult } from "effect"
import {
  type CsvMapping,
  CsvMapping as CsvMappingSchema
} from "../../../domain/bank/statements/csv/CsvMapping.ts"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { WriteRequest } from "../../../domain/WriteRequest.ts"
import { type StatementUpload, StatementUploads } from "../../../services/bank/StatementUploads.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { COLUMNS, mappedFields } from "./CsvColumns.tsx"
import { UPLOAD, Uploaded, type UploadedStatement, type UploadOutcome } from "./Upload.tsx"

/** Bytes of one file, as the API has it. */
const MAX_FILE_BYTES = 10_485_760
/** Files of one upload. */
const MAX_FILES = 50
/** Bytes of one upload, all of its files together. */
export const MAX_UPLOAD_BYTES = 3 * MAX_FILE_BYTES + 65_536
/** A larger CSV file does not come back with its columns: it is chosen again. */
const MAX_KEPT_BYTES = 2_097_152

const refused = (message: string): UploadOutcome => ({ _tag: "Refused", message, issues: [] })

/** Imports one file; the form's key is that of its first file, and makes those of the others. */
const imported = (upload: StatementUpload, place: number) =>
  Effect.gen(function* () {
    const uploads = yield* StatementUploads
    const { fingerprint, key } = yield* WriteRequest
    const hash = createHash("sha256").update(fingerprint).update(upload.bytes)
    const own = { key: `${key} ${place}`, fingerprint: new Uint8Array(hash.digest()) }
    return yield* Effect.provideService(uploads.importFile(upload), WriteRequest, own)
  }).pipe(
    Effect.map((result): UploadOutcome => {
      switch (result._tag) {
        case "Imported":
          return { _tag: "Imported", brought: result.statement }
        case "UnknownAccounts":
          return result
        case "Columns":
          return {
            ...result,
            content:
              upload.bytes.length > MAX_KEPT_BYTES ? null : Buffer.from(upload.bytes).toString("base64"),
            bankAccountId: upload.bankAccountId
          }
      }
    }),
    Effect.catchAll((error) =>
      Effect.succeed<UploadOutcome>(
        error._tag === "ValidationFailed"
          ? { _tag: "Refused", message: error.message, issues: error.details ?? [] }
          : refused(error.message)
      )
    )
  )

/** Imports the files of a form, one after another. */
const upload = (form: Form) =>
  Effect.gen(function* () {
    const files = form.filesOf("file")
    if (files.length === 0) {
      return yield* ValidationFailed.of({ field: "file", code: "required", message: "Choose a file." })
    }
    const told = yield* Effect.forEach(files.slice(0, MAX_FILES), ({ bytes, name }, place) =>
      Effect.map(
        bytes.length > MAX_FILE_BYTES
          ? Effect.succeed(refused("It is larger than 10 MB. Upload a shorter period, or several files."))
          : imported({ fileName: name, bytes, bankAccountId: null, mapping: null }, place),
        (outcome): UploadedStatement => ({ fileName: name, outcome })
      )
    )
    const more = files.slice(MAX_FILES).map(({ name }) => ({
      fileName: name,
      outcome: refused(`Only ${MAX_FILES} files are read at once. Upload it again.`)
    }))
    return { shown: new Uploaded([...told, ...more]) }
  })

/** The columns that a person has chosen. */
const mappingIn = (form: Form): Either.Either<CsvMapping, ValidationFailed> => {
  const chosen = mappedFields.flatMap((field) => {
    const heading = form.text(`column.${field}`)
    return heading === "" ? [] : [[field, heading] as const]
  })
  return Either.mapLeft(ParseResult.decodeUnknownEither(CsvMappingSchema)(Object.fromEntries(chosen)), () =>
    ValidationFailed.of({ field: "file", code: "invalid", message: "Choose columns of the file." })
  )
}

/** Imports a CSV file that came back with its columns. */
const match = (form: Form) =>
  Effect.gen(function* () {
    const fileName = form.text("file_name")
    const bytes = new Uint8Array(Buffer.from(form.text("content"), "base64"))
    if (bytes.length === 0 || bytes.length > MAX_KEPT_BYTES) {
      return yield* ValidationFailed.of({
        field: "file",
        code: "required",
        message: "Choose the file again."
      })
    }
    const mapping = yield* mappingIn(form)
    const bankAccountId = parseId(form.text("bank_account_id")) ?? null
    const outcome = yield* imported({ fileName, bytes, bankAccountId, mapping }, 0)
    return { shown: new Uploaded([{ fileName, outcome }]) }
  })

/** The actions. What they do is recorded by the imports. */
export const statementUploads: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | StatementUploads | WriteRequest>>
> = {
  [UPLOAD]: { deed: null, twice: "keyed", said: null, run: upload },
  [COLUMNS]: { deed: null, twice: "keyed", said: null, run: match }
}
