/** Reads, checks and stores files of statements, some at a time. */
import { createHash } from "node:crypto"
import { Effect, Either } from "effect"
import { saidBy } from "../../domain/bank/SameMovement.ts"
import { statementAccountOf, type StatementAccount, statedOf } from "../../domain/bank/StatementAccount.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import type { ReadingOptions } from "../../domain/bank/statements/ReadStatements.ts"
import type { PartSummary } from "../../domain/bank/statements/Tally.ts"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import { BankStatementsRepo, type StatementFile } from "../../repos/bank/BankStatements.ts"
import { StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { fairLimit } from "../../threads/FairLimit.ts"
import { refuseCrowded } from "../Crowded.ts"
import { makeCompanyAccounts } from "./CompanyAccounts.ts"
import { StatementFiles } from "./StatementFiles.ts"
import { collectMovements, makeStore } from "./StatementStore.ts"

/** Files whose movements are in memory at once: each may have a hundred thousand. */
const MAX_FILES_AT_ONCE = 2
const MAX_FILES_OF_ONE = 1
const MAX_WAITING_FILES = 8
const MAX_WAITING_FILES_OF_ONE = 4

/** A file to import. */
export interface StatementToImport {
  readonly bytes: Uint8Array
  readonly fileName: string | null
  /** The account of a CSV file, which does not name it, or that is meant by a number that ends like several. */
  readonly bankAccountId: number | null
  /** Which heading of a CSV file has which field; it is remembered for the account. By default what was remembered. */
  readonly mapping?: CsvMapping | null
}

/** Refuses what was named beside the file. */
const refuseAccount = (predicate: string) =>
  Either.left(ValidationFailed.of(fieldIssue("bank_account_id", "invalid", predicate)))

/** What a file does not say itself: the account and the columns of a CSV file. */
const readingOf = (
  listed: ReadonlyArray<StatementAccount>,
  { bankAccountId, mapping }: StatementToImport
): Either.Either<ReadingOptions, ValidationFailed> => {
  const account = listed.find(({ id }) => id === bankAccountId)
  if (bankAccountId !== null && account === undefined) return refuseAccount("must be the id of an account")
  return Either.right({
    csvMapping: mapping ?? account?.csvMapping ?? null,
    csvAccount: account === undefined ? null : statedOf(account)
  })
}

const sha256 = (...parts: ReadonlyArray<Uint8Array | string>): Uint8Array => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/**
 * What a file of CSV is known by: the same bytes say something else of another account, or by other columns. So a file that
 * was imported in a wrong way can be imported again in the right one.
 */
const readHash = (bytesHash: Uint8Array, bankAccountId: number, mapping: CsvMapping | null): Uint8Array =>
  sha256(bytesHash, JSON.stringify([bankAccountId, Object.entries(mapping ?? {}).toSorted()]))

/** A file of the same bytes that was imported before, unless another account than its own was named beside it now. */
const knownFile = (file: StatementFile, bankAccountId: number | null) => {
  const other = file.parts.find((part) => part.bankAccountId !== bankAccountId)
  return bankAccountId === null || other === undefined
    ? Either.right(file)
    : refuseAccount(`the file is of another account: ${other.bankAccountId}`)
}

/** The account of each statement, or why one is refused. */
const accountsIn = (
  listed: ReadonlyArray<StatementAccount>,
  parts: ReadonlyArray<PartSummary>,
  bankAccountId: number | null
) =>
  Either.all(
    parts.map((summary) =>
      Either.map(statementAccountOf(listed, summary.account, bankAccountId), (account) => ({
        summary,
        account
      }))
    )
  )

/** Makes the function that remembers the columns of a file that was imported by them before: others may have come since. */
const makeRemember = Effect.gen(function* () {
  const accounts = yield* StatementAccountsRepo
  const tenant = yield* Tenant
  return (companyId: number, { bankAccountId, mapping }: StatementToImport) =>
    mapping == null || bankAccountId === null
      ? Effect.void
      : tenant.transaction(companyId, accounts.setCsvMapping(companyId, bankAccountId, mapping))
})

/** Makes the function that reads, checks and stores a file; one that was stored before is found. */
export const makeKeep = Effect.gen(function* () {
  const accountsOf = yield* makeCompanyAccounts
  const files = yield* StatementFiles
  const remember = yield* makeRemember
  const repo = yield* BankStatementsRepo
  const store = yield* makeStore
  const limit = fairLimit({
    running: MAX_FILES_AT_ONCE,
    runningOfKey: MAX_FILES_OF_ONE,
    waiting: MAX_WAITING_FILES,
    waitingOfKey: MAX_WAITING_FILES_OF_ONE
  })
  return Effect.fnUntraced(function* (companyId: number, file: StatementToImport) {
    const { bankAccountId, bytes, fileName, mapping } = file
    const { listed } = yield* accountsOf(companyId)
    const options = yield* readingOf(listed, file)
    // Files that name their account are known by their bytes alone, others by how they are read.
    const bytesHash = sha256(bytes)
    const asRead = bankAccountId === null ? null : readHash(bytesHash, bankAccountId, options.csvMapping)
    const known = yield* repo.find(companyId, bytesHash)
    if (known !== null) return yield* knownFile(known, bankAccountId)
    const again = asRead === null ? null : yield* repo.find(companyId, asRead)
    if (again !== null) {
      yield* remember(companyId, file)
      return again
    }
    const key = String(companyId)
    const parts = yield* files.check(key, bytes, options)
    const found = yield* accountsIn(listed, parts, bankAccountId)
    const isCsv = parts.some(({ format }) => format === "csv")
    const mapped = isCsv && mapping != null && bankAccountId !== null ? { bankAccountId, mapping } : null
    return yield* limit
      .run(
        key,
        Effect.gen(function* () {
          const collected = collectMovements(saidBy)
          yield* files.movements(key, bytes, options, collected.take)
          const statements = found.map(({ account, summary }) => ({
            account,
            summary,
            movements: collected.of(summary.part)
          }))
          const hash = isCsv && asRead !== null ? asRead : bytesHash
          return yield* store(companyId, { hash, name: fileName, statements, mapped })
        })
      )
      .pipe(Effect.catchTag("Crowded", refuseCrowded))
  })
})
