/** Stores a file of statements: all of it, or nothing, in one transaction that has only the rows of its accounts locked. */
import { Clock, Data, Effect, Either } from "effect"
import type { BookedMovement } from "../../domain/bank/BookedMovement.ts"
import type { Movement } from "../../domain/bank/Movement.ts"
import type { SaidMovement } from "../../domain/bank/AddedMovements.ts"
import type { GivenReference } from "../../domain/bank/GivenReferences.ts"
import { makeMovementBook, type UpdatedMovement } from "../../domain/bank/MovementBook.ts"
import { namingReference, namingReferences } from "../../domain/bank/SameMovement.ts"
import { statementAccountOf, type StatementAccount } from "../../domain/bank/StatementAccount.ts"
import { extentOf } from "../../domain/bank/StatementExtent.ts"
import type { CsvMapping } from "../../domain/bank/statements/csv/CsvMapping.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { PartSummary } from "../../domain/bank/statements/Tally.ts"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import {
  BankStatementsRepo,
  MAX_STATEMENTS_OF_DAY,
  type NewPart,
  type SoughtReference
} from "../../repos/bank/BankStatements.ts"
import { StatementAccountsRepo } from "../../repos/bank/StatementAccounts.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"
import { turnOfOthers } from "./TurnOfOthers.ts"

/** One statement with its movements, and the account that it is of. */
export interface ReadStatement {
  readonly summary: PartSummary
  readonly account: StatementAccount
  readonly movements: ReadonlyArray<SaidMovement>
}

/** A file that was read and checked. */
export interface FileToStore {
  /** SHA-256 of its bytes, and of a CSV file its account and mapping, too. */
  readonly hash: Uint8Array
  readonly name: string | null
  readonly statements: ReadonlyArray<ReadStatement>
  /** The columns of a CSV file as somebody has just matched them, and its account. */
  readonly mapped: { readonly bankAccountId: number; readonly mapping: CsvMapping } | null
}

/** Somebody has done something with a movement whose details this file brings. */
class ChangedWhileStored extends Data.TaggedError("ChangedWhileStored") {}

/** Then it begins again, and finds what was done. */
const MAX_TRIES = 5

/** What is to be stored of one account. */
interface AccountChanges {
  readonly bankAccountId: number
  readonly inserted: ReadonlyArray<BookedMovement>
  readonly updated: ReadonlyArray<UpdatedMovement>
  readonly given: ReadonlyArray<{ readonly id: number; readonly reference: GivenReference }>
}

const daysOf = (statements: ReadonlyArray<ReadStatement>): ReadonlyArray<string> => {
  const days = new Set<string>()
  for (const { movements, summary } of statements) {
    for (const { movement } of movements) days.add(movement.bookedOn)
    for (const day of [summary.fromDate, summary.toDate]) if (day !== null) days.add(day)
  }
  return [...days].toSorted()
}

/** The bank's references in statements, of movements and of entries, with the days on which they have them. */
const referencesOf = (statements: ReadonlyArray<ReadStatement>): ReadonlyArray<SoughtReference> => {
  const found = new Map<string, SoughtReference>()
  for (const { movements } of statements) {
    for (const { movement } of movements) {
      const { bookedOn } = movement
      const ofEntry = namingReference(movement.detail?.reference ?? null)
      for (const reference of [...namingReferences(movement), ...(ofEntry === null ? [] : [ofEntry])]) {
        const { from = bookedOn, to = bookedOn } = found.get(reference) ?? {}
        found.set(reference, {
          reference,
          from: from < bookedOn ? from : bookedOn,
          to: to > bookedOn ? to : bookedOn
        })
      }
    }
  }
  return [...found.values()]
}

const formatOf = (statements: ReadonlyArray<ReadStatement>) => {
  const [first, ...others] = new Set(statements.map(({ summary }) => summary.format))
  return first === undefined || others.length > 0 ? "mixed" : first
}

/** Makes the function that decides which movements of an account are new, with the account locked. */
const makeAddAll = Effect.map(BankStatementsRepo, (repo) =>
  Effect.fnUntraced(function* (companyId: number, statements: ReadonlyArray<ReadStatement>) {
    const bankAccountId = statements[0]?.account.id ?? 0
    const days = daysOf(statements)
    const stored = yield* repo.stored(companyId, bankAccountId, days, referencesOf(statements))
    const { crowdedDay, ...said } = yield* repo.said(companyId, bankAccountId, days)
    if (crowdedDay !== null) {
      const message = `has entries of ${crowdedDay}, of which there are more than ${MAX_STATEMENTS_OF_DAY} statements with balances already`
      return yield* ValidationFailed.of(fieldIssue("file", "invalid", message))
    }
    const book = makeMovementBook(stored, said)
    const parts = new Map<number, NewPart & { readonly fresh: number }>()
    for (const { movements, summary } of statements) {
      const extent = extentOf(
        summary,
        movements.map(({ movement }) => movement)
      )
      const { atTheEdge, fresh } = book.add({ format: summary.format, extent, movements })
      const dayOf = new Map(movements.map(({ movement, said }) => [said, movement.bookedOn]))
      parts.set(summary.part, {
        bankAccountId,
        fromDate: summary.fromDate,
        toDate: summary.toDate,
        openingMinor: summary.openingMinor,
        closingMinor: summary.closingMinor,
        transactions: movements.length,
        extent,
        atTheEdge: [...atTheEdge].map(([said, times]) => ({ said, times, bookedOn: dayOf.get(said) ?? "" })),
        fresh
      })
      // One account after another, one statement after another: others have their turn in between.
      yield* turnOfOthers
    }
    const changes: AccountChanges = {
      bankAccountId,
      inserted: book.inserted(),
      updated: book.updated(),
      given: book.given()
    }
    return { changes, parts }
  })
)

// oxlint-disable max-lines-per-function -- one transaction, in the order of its steps
/** Makes the function that stores a file, and returns it; one that is there already stays as it is. */
export const makeStore = Effect.gen(function* () {
  const accounts = yield* StatementAccountsRepo
  const addAll = yield* makeAddAll
  const repo = yield* BankStatementsRepo
  const companies = yield* CompaniesRepo
  const reminders = yield* Reminders
  const tenant = yield* Tenant
  const write = yield* Write

  const found = (companyId: number, hash: Uint8Array) =>
    Effect.flatMap(repo.find(companyId, hash), (file) =>
      file === null ? Effect.dieMessage("a stored file of statements was lost") : Effect.succeed(file)
    )

  const store = Effect.fnUntraced(function* (company: CompanySettings, file: FileToStore) {
    const { companyId } = company
    const { hash, mapped, statements } = file
    const now = yield* Clock.currentTimeMillis
    const ids = [...new Set(statements.map(({ account }) => account.id))].toSorted((a, b) => a - b)
    const locked = yield* accounts.lock(companyId, ids)
    const before = yield* repo.find(companyId, hash)
    if (before !== null) return before
    // What was read of the accounts before may have changed.
    for (const { summary } of statements)
      yield* Either.map(statementAccountOf(locked, summary.account), () => null)

    const parts: Array<NewPart & { readonly fresh: number }> = []
    const changes: Array<AccountChanges> = []
    for (const id of ids) {
      const added = yield* addAll(
        companyId,
        statements.filter(({ account }) => account.id === id)
      )
      for (const [part, stored] of added.parts) parts[part - 1] = stored
      changes.push(added.changes)
    }
    const transactions = parts.reduce((sum, part) => sum + part.transactions, 0)
    const fresh = parts.reduce((sum, part) => sum + part.fresh, 0)
    const counts = { statements: parts.length, transactions, fresh, known: transactions - fresh }
    const format = formatOf(statements)
    const id = yield* repo.insert(companyId, { hash, name: file.name, format, ...counts }, parts, now)
    if (id === null) return yield* found(companyId, hash)
    for (const { bankAccountId, given, inserted, updated } of changes) {
      if (!(yield* repo.updateMovements(companyId, id, updated, now))) return yield* new ChangedWhileStored()
      yield* repo.insertReferences(companyId, bankAccountId, given)
      yield* repo.insertMovements(companyId, { bankStatementId: id, bankAccountId }, inserted, now)
      const stated = statements.find(({ account }) => account.id === bankAccountId)
      const currency = stated?.summary.account.currency ?? stated?.movements[0]?.movement.currency
      if (currency !== undefined) yield* accounts.setCurrency(companyId, bankAccountId, currency)
      yield* accounts.setLast(companyId, bankAccountId, now)
    }
    yield* reminders.statementImported(company, companyTime(company, now))
    if (mapped !== null) yield* accounts.setCsvMapping(companyId, mapped.bankAccountId, mapped.mapping)
    yield* write.record(
      "bank_statement.import",
      {
        format,
        ...(file.name === null ? {} : { file_name: file.name }),
        statements: counts.statements,
        transactions,
        new: fresh,
        known: counts.known
      },
      { companyId, subjectId: id, at: now }
    )
    return yield* found(companyId, hash)
  })

  const stored = Effect.fnUntraced(function* (companyId: number, file: FileToStore) {
    const company = yield* companies.find(companyId)
    if (company === null) return yield* Effect.dieMessage("a statement has lost its company")
    return yield* tenant.transaction(companyId, store(settingsOf(company), file))
  })

  return (companyId: number, file: FileToStore) =>
    stored(companyId, file).pipe(
      Effect.retry({ times: MAX_TRIES, while: ({ _tag }) => _tag === "ChangedWhileStored" }),
      Effect.catchTag("ChangedWhileStored", () =>
        Effect.dieMessage("the movements of a statement changed each time")
      )
    )
})

/** The movements of a file as they are read, by the number of their statement. */
export const collectMovements = (saidBy: (movement: Movement) => string) => {
  const byPart = new Map<number, Array<SaidMovement>>()
  return {
    take: ({ movements, part }: { readonly part: number; readonly movements: ReadonlyArray<Movement> }) => {
      const own = byPart.get(part) ?? []
      for (const movement of movements) own.push({ movement, said: saidBy(movement) })
      byPart.set(part, own)
    },
    of: (part: number): ReadonlyArray<SaidMovement> => byPart.get(part) ?? []
  }
}
