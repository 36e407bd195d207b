/** duebook import … */
import { Effect, Schema } from "effect"
import { basename } from "node:path"
import { CurrentActor, operator } from "../domain/Actor.ts"
import type { ValidationFailed } from "../domain/Errors.ts"
import type { FileImport, ImportPreview } from "../domain/imports/FileImport.ts"
import { type ImportKind, MAX_IMPORT_BYTES } from "../domain/imports/ImportKind.ts"
import { FileImports } from "../services/imports/FileImports.ts"
import { flag, required } from "./Arguments.ts"
import { command, CommandFailed, columns } from "./Command.ts"
import { readUpTo } from "./jsonFile.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

/** The bytes of the file; more than can be imported are not read. */
const bytesIn = (path: string) =>
  Effect.filterOrFail(
    Effect.tryPromise({
      try: () => readUpTo(path, MAX_IMPORT_BYTES + 1),
      catch: (error) =>
        new CommandFailed({
          message: `--file can't be read: ${error instanceof Error ? error.message : String(error)}`
        })
    }),
    (bytes) => bytes.length <= MAX_IMPORT_BYTES,
    () => new CommandFailed({ message: `--file is larger than ${MAX_IMPORT_BYTES} bytes` })
  )

const refusedFile = ({ code, details = [] }: ValidationFailed): CommandFailed =>
  new CommandFailed({ code, message: details.map(({ message }) => message).join("\n") })

const seven = (preview: ImportPreview): ReadonlyArray<readonly [string, string]> => {
  const following = preview.following?.next
  if (following === undefined) return []
  const first =
    following.firstAt === null ? "" : `, the first at ${new Date(following.firstAt).toISOString()}`
  return [
    [
      "Messages in the next seven days",
      `${preview.isAtLeast ? "more than " : ""}${following.messages}${first}`
    ]
  ]
}

/** The difference as lines: the counts, then what changes and what is wrong. */
const textOf = ({ counts, kind, preview, state }: FileImport): string => {
  if (preview === null) return ""
  const { found } = preview
  const leftOut = Object.entries(found.leftOut).map(([reason, n]) => `${reason} ${n}`)
  const done: ReadonlyArray<readonly [string, string]> =
    state === "preview"
      ? []
      : [["Imported", `${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged`]]
  const lines: ReadonlyArray<readonly [string, string]> = [
    ...(found.program === null ? [] : [["Read as an export of", found.program] as const]),
    ["New", String(preview.counts.new)],
    ["Changed", String(preview.counts.changed)],
    ["Unchanged", String(preview.counts.unchanged)],
    ...(kind === "customers" ? [] : [["Gone from the file", String(preview.counts.gone)] as const]),
    ["Left out", leftOut.length === 0 ? "0" : leftOut.join(", ")],
    ...seven(preview),
    ...done
  ]
  const changes = preview.changedRows.map(
    ({ changes: fields, line, name, reference }) =>
      `  line ${line} ${name} ${reference ?? ""}: ${fields.map(({ field, from, to }) => `${field} ${from ?? "empty"} → ${to ?? "empty"}`).join(", ")}`
  )
  const problems = found.firstProblems.map(
    ({ column, field, line, message }) => `  line ${line} ${column ?? field ?? ""}: ${message}`
  )
  return [
    columns(lines),
    ...(changes.length === 0 ? [] : ["Changed:", ...changes]),
    ...(problems.length === 0
      ? []
      : [`Wrong rows (${found.wrongLines}), so nothing is imported:`, ...problems])
  ].join("\n")
}

const importOf = (kind: ImportKind) =>
  command({
    summary: `Keeps ${kind} in step with a file of another program: CSV or XLSX. Says what is new, changed, unchanged and gone, and applies it unless a row is wrong.`,
    arguments: {
      company: required(IdValue, "id", "the company"),
      file: required(Schema.NonEmptyString, "path", "the file, at most 10 MB and 50 000 rows"),
      "dry-run": flag("says what would change, and changes nothing")
    },
    run: ({ company, "dry-run": isDry, file: path }) =>
      Effect.gen(function* () {
        const bytes = yield* bytesIn(path)
        const imported = yield* asOperator(
          Effect.gen(function* () {
            const imports = yield* FileImports
            const file = yield* imports.upload(company, { kind, bytes, fileName: basename(path) })
            const isWrong = file.preview === null || file.preview.found.problemCount > 0
            if (isDry || isWrong) return { file, isWrong }
            yield* imports.begin(company, kind, file.id, file.settings)
            yield* imports.run(company, file.id)
            return { file: yield* imports.find(company, kind, file.id), isWrong }
          }).pipe(CurrentActor.acting(operator))
        ).pipe(Effect.catchTag("ValidationFailed", refusedFile))
        const { file, isWrong } = imported
        const { counts, id, preview, state } = file
        return {
          json: { import_id: id, state, difference: preview, done: counts },
          text: textOf(file),
          ...(isWrong ? { failed: true } : {})
        }
      })
  })

export const group = {
  receivables: importOf("receivables"),
  payables: importOf("payables"),
  customers: importOf("customers")
}
