/** Returns and reversals: movements that take an earlier one back, and the payments that came by that. */
import { Clock, Effect, Either } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { originalOf } from "../../domain/bank/ReturnMatching.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Write } from "../Write.ts"
import { makeSettlement, reversalOf, subjectsOf } from "./Settlement.ts"
import { makeProspects, NO_MATCH, standingAfter, suggest } from "./Suggesting.ts"

/** Returns that are looked for together. */
const CHUNK = 100
/** The longest reason that is kept. */
const MAX_REASON = 500
/** The reason where the bank gives none. */
const NO_REASON = "Returned by the bank"

const nobody: ReadonlySet<number> = new Set()

/** Makes what finds the returns of a statement that were not matched yet, and what they take back. */
export const makeReturns = Effect.gen(function* () {
  const leave = yield* makeLeave
  const takeBack = yield* makeTakeBack
  const transactions = yield* BankTransactionsRepo
  return {
    /** Takes back what the returns of a statement name. One that names nothing, or more than one movement, waits. */
    run: Effect.fnUntraced(function* (company: CompanySettings, bankStatementId: number) {
      const { companyId } = company
      for (let after = 0; ;) {
        const chunk = yield* transactions.unmatched(companyId, bankStatementId, after, CHUNK)
        const returns = chunk.filter(({ isReturn }) => isReturn)
        const originals = yield* transactions.originals(companyId, returns)
        const taken = new Set<number>()
        for (const one of returns) {
          const original = originalOf(one, originals.get(one.id) ?? [], taken)
          if (original !== null && (yield* takeBack(company, one, original))) taken.add(original.id)
          else yield* leave(company, one)
        }
        if (chunk.length < CHUNK) return
        after = chunk.at(-1)?.id ?? Infinity
      }
    })
  }
})

/** A return that takes nothing back waits; money that came may also be meant for a debt. */
const makeLeave = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (company: CompanySettings, one: BankTransaction) {
    const { companyId } = company
    const [prospect = null] = Moves.waits(one) ? yield* prospects(companyId, [one], "background") : []
    const rows = { receivableIds: [], transactionIds: [one.id] }
    yield* tenant.shared(
      companyId,
      subjectsOf(rows),
      Effect.gen(function* () {
        const locked = yield* transactions.lock(companyId, rows).alone
        if (locked.transactions.get(one.id)?.version !== one.version) return
        const matched = suggest(one, prospect, { refused: nobody })
        const now = companyTime(company, yield* Clock.currentTimeMillis)
        yield* settlement.keep(company, [standingAfter(Moves.looked(one), matched, prospect)], now)
      })
    )
  })
})

/** Reverses the payments of the movement that a return takes back; false if that can't be, and nothing was done. */
const makeTakeBack = Effect.gen(function* () {
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    one: BankTransaction,
    original: BankTransaction
  ) {
    const { companyId } = company
    const payments = yield* transactions.payments(companyId, original.id)
    const rows = {
      receivableIds: [...new Set(payments.map(({ receivableId }) => receivableId))],
      transactionIds: [original.id, one.id]
    }
    const reason = one.returnReason?.trim().slice(0, MAX_REASON) ?? ""
    return yield* tenant.shared(
      companyId,
      subjectsOf(rows),
      Effect.gen(function* () {
        const locked = yield* transactions.lock(companyId, rows).alone
        const before = locked.transactions.get(original.id)
        const taking = locked.transactions.get(one.id)
        if (before === undefined || before.status === "returned" || taking?.version !== one.version)
          return false
        const own = locked.payments.filter(({ bankTransactionId }) => bankTransactionId === original.id)
        const reversed = Either.getOrNull(reversalOf(own, locked.debts))
        if (reversed === null) return false
        const at = yield* Clock.currentTimeMillis
        const now = companyTime(company, at)
        const after = Moves.takenBack(before)
        yield* settlement.reverse(company, reversed, reason === "" ? NO_REASON : reason, now)
        yield* settlement.keep(
          company,
          [
            standingAfter(after, NO_MATCH, null, locked.reviewed.get(original.id)),
            standingAfter(Moves.takingBack(taking, original.id), NO_MATCH, null, locked.reviewed.get(one.id))
          ],
          now
        )
        yield* write.record(
          "bank_transaction.return",
          {
            from: before.status,
            to: after.status,
            returned_by: one.id,
            receivable_ids: reversed.map((debt) => debt.after.id),
            reason: reason === "" ? null : reason
          },
          { companyId, subjectId: original.id, at }
        )
        return true
      })
    )
  })
})
