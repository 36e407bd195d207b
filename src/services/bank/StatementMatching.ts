/**
 * Matches the movements of a statement that was stored: what is certain is applied by the same code as a person's apply, the
 * rest waits with suggestions. Each part is a transaction of its own, so that a crash loses nothing and holds up nobody.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { WaitingMoneyRepo } from "../../repos/bank/WaitingMoney.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { type Candidate, isAsRead, makeApplyCertain } from "./CertainMatches.ts"
import { UNSEEN_MILLIS } from "./LookAgain.ts"
import { makeReturns } from "./Returns.ts"
import { makeSettlement } from "./Settlement.ts"
import { makeProspects, standingAfter, suggest } from "./Suggesting.ts"
import { turnOfOthers } from "./TurnOfOthers.ts"

/** Movements whose candidates are read together. */
const CHUNK = 500
/** Movements that are matched in one turn, between which requests are answered: some milliseconds of work. */
const MATCHED_IN_A_TURN = 25

/** What came of the movements that were matched. Money that left, and returns, count in none. */
export interface MatchingResult {
  readonly applied: number
  readonly suggested: number
  readonly unmatched: number
}

export class StatementMatching extends Context.Tag("duebook/StatementMatching")<
  StatementMatching,
  {
    /**
     * Matches what of a statement was not matched yet. It can be called again at any time, also by several processes at
     * once: a movement that another one has matched is left alone.
     */
    readonly run: (
      companyId: number,
      bankStatementId: number
    ) => Effect.Effect<MatchingResult, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    StatementMatching,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const passes = yield* makePasses
      const returns = yield* makeReturns
      const tenant = yield* Tenant
      const transactions = yield* BankTransactionsRepo
      const waiting = yield* WaitingMoneyRepo
      return StatementMatching.of({
        run: Effect.fnUntraced(
          function* (companyId, bankStatementId) {
            const found = yield* companies.find(companyId)
            if (found === null) return yield* Effect.dieMessage("a statement has lost its company")
            const company = settingsOf(found)
            const startedAt = companyTime(company, yield* Clock.currentTimeMillis) - UNSEEN_MILLIS
            yield* returns.earlier(company, bankStatementId)
            // What a certain match teaches counts for the rest of the file, so that these are looked for twice.
            const first = yield* passes.first(company, bankStatementId)
            const second = yield* passes.second(company, bankStatementId)
            yield* returns.run(company, bankStatementId)
            const now = yield* Clock.currentTimeMillis
            yield* tenant.transaction(
              companyId,
              Effect.zipRight(
                transactions.endMatching(companyId, bankStatementId, now),
                waiting.statementMatched(companyId, { startedAt, now })
              )
            )
            return { ...second, applied: first + second.applied }
          },
          (work) => CurrentActor.acting(system)(work)
        )
      })
    })
  )
}

const nobody: ReadonlySet<number> = new Set()

/** Whether the first two passes are about it: returns come after them, because they take back what was applied in them. */
const isOwn = ({ isReturn }: BankTransaction): boolean => !isReturn

/** Stores what waits for a person, and what pays nothing; how many of each status. */
const makeLeave = Effect.gen(function* () {
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (company: CompanySettings, left: ReadonlyArray<Candidate>) {
    if (left.length === 0) return { suggested: 0, unmatched: 0 }
    const { companyId } = company
    const ids = left.map(({ transaction }) => transaction.id)
    const kept = yield* tenant.transaction(
      companyId,
      Effect.gen(function* () {
        const now = companyTime(company, yield* Clock.currentTimeMillis)
        const locked = yield* transactions.lock(companyId, { receivableIds: [], transactionIds: ids }).alone
        const standings = left.flatMap(({ matched, prospect, transaction }) =>
          isAsRead(locked, transaction)
            ? [
                standingAfter(
                  Moves.looked(transaction),
                  matched,
                  prospect,
                  locked.reviewed.get(transaction.id)
                )
              ]
            : []
        )
        yield* settlement.keep(company, standings, now)
        return standings.map(({ move }) => move.transaction.status)
      })
    )
    const count = (status: string) => kept.filter((each) => each === status).length
    return { suggested: count("suggested"), unmatched: count("unmatched") }
  })
})

const makePasses = Effect.gen(function* () {
  const applyCertain = yield* makeApplyCertain
  const prospects = yield* makeProspects
  const leave = yield* makeLeave
  const transactions = yield* BankTransactionsRepo

  const matchAll = Effect.fnUntraced(function* (
    { companyId }: CompanySettings,
    chunk: ReadonlyArray<BankTransaction>
  ) {
    const waiting = chunk.filter(Moves.waits)
    const found = yield* prospects(companyId, waiting, "background")
    const prospectOf = new Map(waiting.map(({ id }, index) => [id, found[index] ?? null]))
    const candidates: Array<Candidate> = []
    for (const transaction of chunk) {
      const prospect = prospectOf.get(transaction.id) ?? null
      candidates.push({ transaction, prospect, matched: suggest(transaction, prospect, { refused: nobody }) })
      if (candidates.length % MATCHED_IN_A_TURN === 0) yield* turnOfOthers
    }
    return candidates
  })

  /** Does something for each chunk of what is not matched, and adds up what it answers. */
  const forEachChunk = Effect.fnUntraced(function* <A, R>(
    { companyId }: CompanySettings,
    bankStatementId: number,
    work: (chunk: ReadonlyArray<BankTransaction>) => Effect.Effect<A, ServiceUnavailable, R>
  ) {
    const answers: Array<A> = []
    for (let after = 0; ;) {
      const chunk = yield* transactions.unmatched(companyId, bankStatementId, after, CHUNK)
      answers.push(yield* work(chunk.filter(isOwn)))
      if (chunk.length < CHUNK) return answers
      after = chunk.at(-1)?.id ?? Infinity
    }
  })

  return {
    /** Applies what is certain from the start; how many that were. */
    first: (company: CompanySettings, bankStatementId: number) =>
      Effect.map(
        forEachChunk(company, bankStatementId, (chunk) =>
          Effect.flatMap(matchAll(company, chunk), (candidates) =>
            Effect.map(applyCertain(company, candidates), ({ size }) => size)
          )
        ),
        sum
      ),
    /** Applies what is certain by now, and stores all else. */
    second: (company: CompanySettings, bankStatementId: number) =>
      Effect.map(
        forEachChunk(
          company,
          bankStatementId,
          Effect.fnUntraced(function* (chunk) {
            const candidates = yield* matchAll(company, chunk)
            const done = yield* applyCertain(company, candidates)
            const left = yield* leave(
              company,
              candidates.filter(({ transaction }) => !done.has(transaction.id))
            )
            return { applied: done.size, ...left }
          })
        ),
        (answers): MatchingResult => ({
          applied: sum(answers.map(({ applied }) => applied)),
          suggested: sum(answers.map(({ suggested }) => suggested)),
          unmatched: sum(answers.map(({ unmatched }) => unmatched))
        })
      )
  }
})

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, each) => total + each, 0)
