/** Bank transactions that pay nothing, and suggestions that are wrong. */
import { Effect } from "effect"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { unappliedMinor } from "../../domain/bank/BankTransaction.ts"
import {
  type SuggestionRefusal,
  toTransactionState,
  type TransactionChange
} from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { ValidationFailed } from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { Write } from "../Write.ts"
import { makeSettlement, subjectsOf } from "./Settlement.ts"
import { NO_MATCH, standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, makeProspect, ONCE, refusedOf } from "./TransactionWrites.ts"

/** Makes the write after which a debt is not suggested for a transaction any more. */
export const makeRefuse = Effect.gen(function* () {
  const prospectOf = yield* makeProspect
  const receivables = yield* ReceivablesRepo
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (id: number, { expectedVersion, receivableId }: SuggestionRefusal) {
    const { caller } = yield* CurrentRequest
    const prospect = yield* prospectOf(id)
    const debt = yield* receivables.find(caller.companyId, receivableId)
    const rows = { receivableIds: [], transactionIds: [id] }
    return yield* write.run({
      deed: "bank_transaction.refuse",
      once: ONCE,
      subject: subjectsOf(rows),
      reads: (companyId) => transactions.lock(companyId, rows),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        const before = yield* lockedOne(locked, id)
        const transaction = yield* atVersion(before, expectedVersion, () => Moves.refuse(before))
        if (debt === null) return yield* unknownReceivable
        const refused = new Set([...refusedOf(locked, id), receivableId])
        const matched = suggest(transaction, prospect, { refused })
        const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
        yield* transactions.addRefusal(company.companyId, { id, receivableId }, now)
        yield* settlement.keep(company, [standing], now)
        return {
          value: toTransactionState(standing.move.transaction),
          subjectId: id,
          details: {
            from: before.status,
            to: standing.move.transaction.status,
            receivable_id: receivableId
          }
        }
      })
    })
  })
})

const unknownReceivable = Effect.fail(
  ValidationFailed.of({
    field: "receivable_id",
    code: "unknown",
    message: "receivable_id must be the id of one of your receivables."
  })
)

/** Makes the writes that ignore a transaction, and mark what is left of it as paid back: nothing is suggested for the transaction any more. */
export const makeSettingAside = Effect.gen(function* () {
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  const reads = (id: number) => (companyId: number) =>
    transactions.lock(companyId, { receivableIds: [], transactionIds: [id] })
  const subject = (id: number) => subjectsOf({ receivableIds: [], transactionIds: [id] })
  return {
    ignore: (id: number, { expectedVersion, reason }: TransactionChange) =>
      write.run({
        deed: "bank_transaction.ignore",
        once: ONCE,
        subject: subject(id),
        reads: reads(id),
        decide: Effect.fnUntraced(function* (company, now, locked) {
          const before = yield* lockedOne(locked, id)
          const after = yield* atVersion(before, expectedVersion, () => Moves.ignore(before))
          yield* settlement.keep(
            company,
            [standingAfter(after, NO_MATCH, null, locked.reviewed.get(id))],
            now
          )
          return {
            value: toTransactionState(after),
            subjectId: id,
            details: { from: before.status, to: after.status, reason }
          }
        })
      }),
    repay: (id: number, { expectedVersion, reason }: TransactionChange) =>
      write.run({
        deed: "bank_transaction.repay",
        once: ONCE,
        subject: subject(id),
        reads: reads(id),
        decide: Effect.fnUntraced(function* (company, now, locked) {
          const before = yield* lockedOne(locked, id)
          const after = yield* atVersion(before, expectedVersion, () => Moves.repay(before))
          yield* settlement.keep(
            company,
            [standingAfter(after, NO_MATCH, null, locked.reviewed.get(id))],
            now
          )
          return {
            value: toTransactionState(after),
            subjectId: id,
            details: {
              from: before.status,
              to: after.status,
              amount_minor: unappliedMinor(before),
              reason
            }
          }
        })
      })
  }
})
