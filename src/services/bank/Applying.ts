/** Applies a bank transaction to the debts that a person or program names. */
import { Effect } from "effect"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { type ApplyRequest, toTransactionState } from "../../domain/bank/TransactionRecord.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { Write } from "../Write.ts"
import { makeSettlement, subjectsOf } from "./Settlement.ts"
import { standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, makeProspect, ONCE, refusedOf } from "./TransactionWrites.ts"

/** Makes the write that records payments on all debts that are named, in one transaction. */
export const makeApply = Effect.gen(function* () {
  const prospectOf = yield* makeProspect
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return (id: number, { allocations, expectedVersion }: ApplyRequest) =>
    Effect.flatMap(prospectOf(id), (prospect) => {
      const receivableIds = allocations.map(({ receivableId }) => receivableId)
      const rows = { receivableIds, transactionIds: [id] }
      return write.run({
        deed: "bank_transaction.apply",
        once: ONCE,
        subject: subjectsOf(rows),
        reads: (companyId) => transactions.lock(companyId, { ...rows, payments: allocations.length }),
        decide: Effect.fnUntraced(function* (company, now, locked) {
          const before = yield* lockedOne(locked, id)
          const { paid, transaction } = yield* atVersion(before, expectedVersion, () =>
            Moves.applyTo<LockedReceivable>(before, locked.debts, allocations)
          )
          const debts = new Map(paid.map(({ after }) => [after.id, after]))
          const matched = suggest(transaction, prospect, { refused: refusedOf(locked, id), debts })
          const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
          yield* settlement.pay(company, [{ ...standing, paid, teaches: true }], locked.newPaymentIds, now)
          return {
            value: toTransactionState(standing.move.transaction),
            subjectId: id,
            details: {
              from: before.status,
              to: standing.move.transaction.status,
              receivable_ids: receivableIds,
              amount_minor: transaction.appliedMinor - before.appliedMinor
            }
          }
        })
      })
    })
})
