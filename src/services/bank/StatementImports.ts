/**
 * Imports files of statements: reads and checks a file, stores it, and matches what it brought. Each step can be repeated, and
 * what a crash leaves undone is finished by the next try or by a scheduled job.
 */
// oxlint-disable max-lines, max-lines-per-function -- one service: its methods, and then each step of an import
import { createHash } from "node:crypto"
import { Clock, Context, Effect, Either, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { type BankAccountRecord, BankStatement } from "../../domain/bank/BankStatement.ts"
import { saidBy } from "../../domain/bank/SameMovement.ts"
import {
  statementAccountName,
  statementAccountOf,
  givenAccounts,
  isGiven,
  type StatementAccount,
  statedOf
} from "../../domain/bank/StatementAccount.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import type { PartSummary } from "../../domain/bank/statements/Tally.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  fieldIssue,
  IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  type NotFound,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { WriteRequest } from "../../domain/WriteRequest.ts"
import {
  BankStatementsRepo,
  type StatementFile,
  UNMATCHED_AFTER_MILLIS
} from "../../repos/bank/BankStatements.ts"
import { type StatementGap, StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { fairLimit } from "../../threads/FairLimit.ts"
import { noCompany } from "../company/Companies.ts"
import { refuseCrowded } from "../Crowded.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write, type Written } from "../Write.ts"
import { type StatementFailure, StatementFiles } from "./StatementFiles.ts"
import { StatementMatching } from "./StatementMatching.ts"
import { collectMovements, makeStore } from "./StatementStore.ts"

/** Files whose movements are in memory at once: each may have a hundred thousand. */
const MAX_FILES_AT_ONCE = 2
const MAX_FILES_OF_ONE = 1
const MAX_WAITING_FILES = 8
const MAX_WAITING_FILES_OF_ONE = 4
/** Files of a company that one round of the job finishes. */
const MAX_UNMATCHED = 100

/** A file to import. */
export interface StatementToImport {
  readonly bytes: Uint8Array
  readonly fileName: string | null
  /** The account of a CSV file, which does not name it. */
  readonly bankAccountId: number | null
  /** Which heading of a CSV file has which field; it is remembered for the account. By default what was remembered. */
  readonly mapping?: CsvMapping | null
}

export class StatementImports extends Context.Tag("duebook/StatementImports")<
  StatementImports,
  {
    /** Imports a file once for each idempotency key. A file that was imported before brings nothing new. */
    readonly import: (
      file: StatementToImport
    ) => Effect.Effect<
      Written<BankStatement, never>,
      StatementFailure | IdempotencyKeyInProgress | IdempotencyKeyReused,
      CurrentRequest | WriteRequest
    >
    /** Imports a file of a company without a key. */
    readonly importOf: (
      companyId: number,
      file: StatementToImport
    ) => Effect.Effect<BankStatement, StatementFailure | NotFound, CurrentActor>
    /** The accounts that statements may be of, and those that had some. */
    readonly accounts: (
      companyId: number
    ) => Effect.Effect<ReadonlyArray<BankAccountRecord>, ServiceUnavailable>
    /** Where statements of each account leave something out, in the order of time. */
    readonly gaps: (
      companyId: number
    ) => Effect.Effect<ReadonlyMap<number, ReadonlyArray<StatementGap>>, ServiceUnavailable>
    /** Matches what was stored by a process that has gone since; returns how many files. */
    readonly finishDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    StatementImports,
    Effect.gen(function* () {
      const accountsOf = yield* makeAccounts
      const accounts = yield* StatementAccountsRepo
      const keep = yield* makeKeep
      const repo = yield* BankStatementsRepo
      const matching = yield* StatementMatching
      const write = yield* Write
      /** The keys of imports that this process is doing, so that a repetition does nothing twice. */
      const inProgress = new Set<string>()

      /** Matches a stored file, and tells what came of it. */
      const finish = Effect.fnUntraced(function* (companyId: number, file: StatementFile) {
        if (!file.isMatched) yield* matching.run(companyId, file.id)
        return answerOf(file, yield* repo.outcomes(companyId, file.id))
      })

      /** Stores the answer under the key of the request. */
      const answer = (companyId: number, value: BankStatement) =>
        write.run<"bank_statement.import", BankStatement, typeof BankStatement.Encoded, never, null, never>({
          deed: "bank_statement.import",
          once: { status: 201, schema: BankStatement },
          decide: () =>
            Effect.gen(function* () {
              yield* repo.setAnswered(companyId, value.id, yield* Clock.currentTimeMillis)
              return unchanged(value)
            })
        })

      return StatementImports.of({
        import: Effect.fnUntraced(function* (file) {
          const { actor, caller } = yield* CurrentRequest
          const { companyId } = caller
          const name = `${companyId} ${(yield* WriteRequest).key}`
          if (inProgress.has(name)) return yield* new IdempotencyKeyInProgress()
          inProgress.add(name)
          return yield* Effect.gen(function* () {
            const before = yield* write.replay(BankStatement)
            if (before !== null) return before
            const stored = yield* keep(companyId, file).pipe(
              CurrentActor.acting(actor),
              Effect.catchTag("NotFound", () => Effect.dieMessage("a company has gone"))
            )
            return yield* answer(companyId, yield* finish(companyId, stored))
          }).pipe(Effect.ensuring(Effect.sync(() => inProgress.delete(name))))
        }),
        importOf: Effect.fnUntraced(function* (companyId, file) {
          const value = yield* finish(companyId, yield* keep(companyId, file))
          yield* repo.setAnswered(companyId, value.id, yield* Clock.currentTimeMillis)
          return value
        }),
        accounts: (companyId) =>
          accountsOf(companyId).pipe(
            Effect.map(({ company, listed }) =>
              listed.map((account): BankAccountRecord => ({
                id: account.id,
                iban: account.isIban ? account.number : null,
                currency: account.currency,
                name: statementAccountName(account, company),
                lastStatementTo: account.lastStatementTo,
                balanceMinor: account.balanceMinor
              }))
            ),
            Effect.catchTag("NotFound", () => Effect.succeed([]))
          ),
        gaps: (companyId) =>
          Effect.flatMap(accounts.list(companyId), (all) =>
            Effect.map(
              Effect.forEach(all, ({ id }) => accounts.gaps(companyId, id)),
              (gaps) => new Map(all.map(({ id }, index) => [id, gaps[index] ?? []]))
            )
          ),
        finishDue: Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const before = now - UNMATCHED_AFTER_MILLIS
          return forEachCompany(
            "statements",
            (after, limit) => repo.companiesUnmatched(before, after, limit),
            ({ companyId }) =>
              Effect.flatMap(repo.unmatched(companyId, before, MAX_UNMATCHED), (ids) =>
                Effect.as(
                  Effect.forEach(ids, (id) => matching.run(companyId, id), { discard: true }),
                  ids.length
                )
              )
          )
        })
      })
    })
  )
}

/** Reads the accounts that statements of a company may be of, and makes rows of those that it has given since. */
const makeAccounts = Effect.gen(function* () {
  const accounts = yield* StatementAccountsRepo
  const companies = yield* CompaniesRepo
  const tenant = yield* Tenant
  return Effect.fnUntraced(function* (companyId: number) {
    const company = yield* orRefuse(companies.find(companyId), noCompany(companyId))
    const given = givenAccounts(company)
    const known = yield* accounts.list(companyId)
    // An account of which a statement has told the currency is in another one than was guessed.
    const missing = given.filter(
      ({ currency, isCurrencyKnown, number }) =>
        !known.some(
          (account) => account.number === number && (account.currency === currency || !isCurrencyKnown)
        )
    )
    const now = yield* Clock.currentTimeMillis
    if (missing.length > 0) yield* tenant.transaction(companyId, accounts.insert(companyId, missing, now))
    const all = missing.length === 0 ? known : yield* accounts.list(companyId)
    // What was removed stays an account of the company, if it had statements.
    const listed = all.filter((account) => account.lastImportedAt !== null || isGiven(given, account))
    return { company, listed }
  })
})

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
const makeKeep = Effect.gen(function* () {
  const accountsOf = yield* makeAccounts
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

/** What is said of a file. Whoever sends one that was imported before has brought nothing new. */
const answerOf = (
  { fresh, isAnswered, known, parts, ...file }: StatementFile,
  outcomes: Pick<BankStatement, "applied" | "suggested" | "unmatched">
): BankStatement => {
  const days = (of: "fromDate" | "toDate") => parts.flatMap((part) => part[of] ?? []).toSorted()
  const [only = null, ...others] = parts
  const one = others.length === 0 ? only : null
  return {
    id: file.id,
    format: file.format,
    bankAccountId: one?.bankAccountId ?? null,
    fromDate: days("fromDate")[0] ?? null,
    toDate: days("toDate").at(-1) ?? null,
    openingMinor: one?.openingMinor ?? null,
    closingMinor: one?.closingMinor ?? null,
    ...(file.statements > 1 ? { statements: file.statements } : {}),
    transactions: file.transactions,
    newTransactions: isAnswered ? 0 : fresh,
    knownTransactions: isAnswered ? file.transactions : known,
    ...(isAnswered ? { applied: 0, suggested: 0, unmatched: 0 } : outcomes)
  }
}
