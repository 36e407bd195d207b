/**
 * Imports files of statements: reads and checks a file, stores it, and matches what it brought. Each step can be repeated, and
 * what a crash leaves undone is finished by the next try or by a scheduled job.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { type BankAccountRecord, BankStatement } from "../../domain/bank/BankStatement.ts"
import { statementAccountName } from "../../domain/bank/StatementAccount.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import {
  IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  type NotFound,
  type ServiceUnavailable
} from "../../domain/Errors.ts"
import { WriteRequest } from "../../domain/WriteRequest.ts"
import {
  BankStatementsRepo,
  type StatementFile,
  UNMATCHED_AFTER_MILLIS
} from "../../repos/bank/BankStatements.ts"
import { type StatementGap, StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { unchanged, Write, type Written } from "../Write.ts"
import { makeCompanyAccounts } from "./CompanyAccounts.ts"
import type { StatementFailure } from "./StatementFiles.ts"
import { makeKeep, type StatementToImport } from "./StatementKeeping.ts"
import { StatementMatching } from "./StatementMatching.ts"

/** Files of a company that one round of the job finishes. */
const MAX_UNMATCHED = 100

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
      const accountsOf = yield* makeCompanyAccounts
      const accounts = yield* StatementAccountsRepo
      const imports = yield* makeImports
      const repo = yield* BankStatementsRepo
      const matching = yield* StatementMatching

      return StatementImports.of({
        ...imports,
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

/** Makes the two ways of importing a file. */
const makeImports = Effect.gen(function* () {
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
  const setAnswered = (companyId: number, { id }: BankStatement) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => repo.setAnswered(companyId, id, now))

  /** Stores the answer under the key of the request. The import itself is in the audit log since the file was stored. */
  const answer = (companyId: number, value: BankStatement) =>
    write.run<"bank_statement.import", BankStatement, typeof BankStatement.Encoded, never, null, never>({
      deed: "bank_statement.import",
      once: { status: 201, schema: BankStatement },
      decide: () => Effect.as(setAnswered(companyId, value), unchanged(value))
    })

  const once = Effect.fnUntraced(function* (file: StatementToImport) {
    const { actor, caller } = yield* CurrentRequest
    const { companyId } = caller
    const before = yield* write.replay(BankStatement)
    if (before !== null) return before
    const stored = yield* keep(companyId, file).pipe(
      CurrentActor.acting(actor),
      Effect.catchTag("NotFound", () => Effect.dieMessage("a company has gone"))
    )
    return yield* answer(companyId, yield* finish(companyId, stored))
  })

  return {
    import: Effect.fnUntraced(function* (file: StatementToImport) {
      const { caller } = yield* CurrentRequest
      const name = `${caller.companyId} ${(yield* WriteRequest).key}`
      if (inProgress.has(name)) return yield* new IdempotencyKeyInProgress()
      inProgress.add(name)
      return yield* Effect.ensuring(
        once(file),
        Effect.sync(() => inProgress.delete(name))
      )
    }),
    importOf: Effect.fnUntraced(function* (companyId: number, file: StatementToImport) {
      const value = yield* finish(companyId, yield* keep(companyId, file))
      yield* setAnswered(companyId, value)
      return value
    })
  }
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
