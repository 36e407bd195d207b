/** Reads, checks and stores files of statements, some at a time. */
import { createHash } from "node:crypto"
import { Effect, Either } from "effect"
import { saidBy } from "../../domain/bank/SameMovement.ts"
import { statementAccountOf, type StatementAccount, statedOf } from "../../domain/bank/StatementAccount.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import type { PartSummary } from "../../domain/bank/statements/Tally.ts"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import { BankStatementsRepo } from "../../repos/bank/BankStatements.ts"
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
  /** The account of a CSV file, which does not name it. */
  readonly bankAccountId: number | null
  /** Which heading of a CSV file has which field; it is remembered for the account. By default what was remembered. */
  readonly mapping?: CsvMapping | null
}

/** What a file does not say itself: the account and the columns of a CSV file. */
const readingOf = (
  listed: ReadonlyArray<StatementAccount>,
  { bankAccountId, mapping }: StatementToImport
): Either.Either<
  {
    readonly csvMapping: CsvMapping | null
    readonly csvAccount: ReturnType<typeof statedOf> | null
  },
  ValidationFailed
> => {
  const account = listed.find(({ id }) => id === bankAccountId)
  if (bankAccountId !== null && account === undefined) {
    return Either.left(
      ValidationFailed.of(fieldIssue("bank_account_id", "invalid", "must be the id of an account"))
    )
  }
  return Either.right({
    csvMapping: mapping ?? account?.csvMapping ?? null,
    csvAccount: account === undefined ? null : statedOf(account)
  })
}

/** The account of each statement, or why one is refused. */
const accountsIn = (listed: ReadonlyArray<StatementAccount>, parts: ReadonlyArray<PartSummary>) =>
  Either.all(
    parts.map((summary) =>
      Either.map(statementAccountOf(listed, summary.account), (account) => ({ summary, account }))
    )
  )

/** Makes the function that reads, checks and stores a file; one that was stored before is found. */
export const makeKeep = Effect.gen(function* () {
  const accountsOf = yield* makeCompanyAccounts
  const files = yield* StatementFiles
  const repo = yield* BankStatementsRepo
  const store = yield* makeStore
  const limit = fairLimit({
    running: MAX_FILES_AT_ONCE,
    runningOfKey: MAX_FILES_OF_ONE,
    waiting: MAX_WAITING_FILES,
    waitingOfKey: MAX_WAITING_FILES_OF_ONE
  })
  return Effect.fnUntraced(function* (companyId: number, file: StatementToImport) {
    const { bytes, fileName, mapping } = file
    const hash = createHash("sha256").update(bytes).digest()
    const before = yield* repo.find(companyId, hash)
    if (before !== null) return before
    const { listed } = yield* accountsOf(companyId)
    const options = yield* readingOf(listed, file)
    const key = String(companyId)
    const parts = yield* files.check(key, bytes, options)
    const found = yield* accountsIn(listed, parts)
    const mapped =
      mapping != null && file.bankAccountId !== null ? { bankAccountId: file.bankAccountId, mapping } : null
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
          return yield* store(companyId, { hash, name: fileName, statements, mapped })
        })
      )
      .pipe(Effect.catchTag("Crowded", refuseCrowded))
  })
})
