/** Statements that people upload: what the pages need of an import, whatever it is made of. */
import { Context, Effect, Either, Layer, Schema } from "effect"
import { Iban } from "../../domain/BankAccount.ts"
import type { BankAccountRecord, BankStatement } from "../../domain/bank/BankStatement.ts"
import type { StatedAccount } from "../../domain/bank/Movement.ts"
import type { CsvColumns } from "../../domain/bank/statements/csv/CsvFile.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { FieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { valueOf } from "../Write.ts"
import { type StatementFailure, StatementFiles } from "./StatementFiles.ts"
import { StatementImports } from "./StatementImports.ts"

/** A file, and what it does not say itself where it is a CSV file. */
export interface StatementUpload {
  readonly fileName: string | null
  readonly bytes: Uint8Array
  readonly bankAccountId: number | null
  /** Which column is what; it is remembered for the account. */
  readonly mapping: CsvMapping | null
}

/** What a file has brought. */
export interface ImportedStatement {
  readonly id: number
  readonly transactions: number
  readonly new: number
  readonly known: number
  readonly applied: number
  readonly suggested: number
  readonly unmatched: number
}

/** What came of a file. */
export type UploadResult =
  | { readonly _tag: "Imported"; readonly statement: ImportedStatement }
  /** It is of accounts that are none of the company's; nothing is stored. */
  | { readonly _tag: "UnknownAccounts"; readonly accounts: ReadonlyArray<StatedAccount> }
  /** A CSV file of which nobody has said rightly which column is what, or which account it is of. */
  | {
      readonly _tag: "Columns"
      readonly columns: CsvColumns
      /** What was chosen, or was remembered of a file with these headings, or what the headings suggest. */
      readonly mapping: CsvMapping
      readonly problems: ReadonlyArray<FieldIssue>
    }

export class StatementUploads extends Context.Tag("duebook/StatementUploads")<
  StatementUploads,
  {
    /** Imports a file whole, or nothing of it. */
    readonly importFile: (
      upload: StatementUpload
    ) => Effect.Effect<
      UploadResult,
      Effect.Effect.Error<ReturnType<StatementImports["Type"]["import"]>> | StatementFailure,
      CurrentRequest | WriteRequest
    >
  }
>() {
  static readonly layer = Layer.effect(
    StatementUploads,
    Effect.gen(function* () {
      const files = yield* StatementFiles
      const imports = yield* StatementImports
      const columnsOf = yield* makeColumns
      const unknownOf = Effect.fnUntraced(function* (companyId: number, { bytes, mapping }: StatementUpload) {
        const options = { csvMapping: mapping, csvAccount: null }
        const parts = yield* files.check(String(companyId), bytes, options)
        const known = yield* imports.accounts(companyId)
        return unknownIn(
          parts.map(({ account }) => account),
          known
        )
      })
      return StatementUploads.of({
        importFile: Effect.fnUntraced(function* (upload) {
          const { companyId } = (yield* CurrentRequest).caller
          const imported = yield* Effect.either(valueOf(imports.import(upload)))
          if (Either.isRight(imported)) return broughtBy(imported.right)
          const error = imported.left
          if (error._tag !== "ValidationFailed") return yield* error
          const issues = error.details ?? []
          if (upload.mapping !== null || isAbout(issues, "mapping", "bank_account_id"))
            return yield* columnsOf(companyId, upload, error)
          if (!isAbout(issues, "account")) return yield* error
          const accounts = yield* unknownOf(companyId, upload)
          return accounts.length === 0 ? yield* error : ({ _tag: "UnknownAccounts", accounts } as const)
        })
      })
    })
  )
}

const isAbout = (issues: ReadonlyArray<FieldIssue>, ...fields: ReadonlyArray<string>): boolean =>
  issues.some(({ field }) => fields.includes(field))

/** Whether a file with these headings can be read by a mapping. */
const fits = (mapping: CsvMapping, { headings }: CsvColumns): boolean =>
  Object.values(mapping).every((heading) => headings.includes(heading))

/**
 * Looks at the columns of a CSV file; where they were matched before for the only account, it is imported by that. A file of
 * another format is refused as it was.
 */
const makeColumns = Effect.gen(function* () {
  const accounts = yield* StatementAccountsRepo
  const files = yield* StatementFiles
  const imports = yield* StatementImports
  return Effect.fnUntraced(function* (companyId: number, upload: StatementUpload, refusal: ValidationFailed) {
    const columns = yield* Effect.catchTag(
      files.columns(String(companyId), upload.bytes),
      "ValidationFailed",
      () => Effect.fail(refusal)
    )
    const waiting = (mapping: CsvMapping, problems: ReadonlyArray<FieldIssue> = []) =>
      ({ _tag: "Columns", columns, mapping, problems }) as const
    if (upload.mapping !== null) return waiting(upload.mapping, refusal.details)
    const known = yield* accounts.list(companyId)
    const remembered = known.flatMap(({ csvMapping, id }) =>
      csvMapping !== null && fits(csvMapping, columns) ? [{ id, mapping: csvMapping }] : []
    )
    const [first] = remembered
    // Nobody was asked before: that something is missing is no mistake of theirs.
    if (first === undefined) return waiting(columns.suggested)
    // With several accounts nobody knows which one a file is of: two of one bank have the same columns.
    if (known.length > 1) return waiting(first.mapping)
    // Nothing is stored under the key yet, as a refusal is not.
    return yield* valueOf(imports.import({ ...upload, bankAccountId: first.id })).pipe(
      Effect.map(broughtBy),
      Effect.catchTag("ValidationFailed", ({ details }) => Effect.succeed(waiting(first.mapping, details)))
    )
  })
})

/** What a file has brought, in the names of the pages. */
const broughtBy = (statement: BankStatement): Extract<UploadResult, { readonly _tag: "Imported" }> => ({
  _tag: "Imported",
  statement: {
    id: statement.id,
    transactions: statement.transactions,
    new: statement.newTransactions,
    known: statement.knownTransactions,
    applied: statement.applied,
    suggested: statement.suggested,
    unmatched: statement.unmatched
  }
})

const isIban = Schema.is(Iban)

/** The accounts of a file that are none of the company's and can be, each once. */
const unknownIn = (
  stated: ReadonlyArray<StatedAccount>,
  known: ReadonlyArray<BankAccountRecord>
): ReadonlyArray<StatedAccount> => {
  const numbers = new Set(known.map(({ iban, name }) => iban ?? name))
  const named = stated.flatMap((account) => {
    const number = account.iban ?? account.number
    const isWrong = account.iban !== null && !isIban(account.iban)
    return number === null || numbers.has(number) || isWrong ? [] : [[number, account] as const]
  })
  return [...new Map(named).values()]
}
