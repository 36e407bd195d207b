/** Takes back what was done with a bank transaction. */
import { Effect } from "effect"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { toTransactionState, type TransactionChange } from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { ServiceUnavailable } from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { PayersRepo } from "../../repos/bank/Payers.ts"
import { Write } from "../Write.ts"
import { makeSettlement, reversalOf, subjectsOf } from "./Settlement.ts"
import { type Prospect, standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, makeProspect, ONCE, refusedOf } from "./TransactionWrites.ts"

/** What a transaction could be meant for, once what it taught itself is forgotten. */
const withoutPayers = (prospect: Prospect | null, taught: ReadonlySet<number>): Prospect | null =>
  prospect === null
    ? null
    : {
        ...prospect,
        found: {
          ...prospect.found,
          payerOf: new Set([...prospect.found.payerOf].filter((customerId) => !taught.has(customerId)))
        }
      }

/** Makes the write that reverses the payments of a transaction, or has one that was set aside wait again. */
export const makeUndo = Effect.gen(function* () {
  const payers = yield* PayersRepo
  const prospectOf = yield* makeProspect
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (id: number, { expectedVersion, reason }: TransactionChange) {
    const { caller } = yield* CurrentRequest
    const seen = yield* prospectOf(id)
    const taught = yield* payers.taughtBy(caller.companyId, id)
    const prospect = withoutPayers(seen, taught)
    const payments = prospect === null ? [] : yield* transactions.payments(caller.companyId, id)
    const receivableIds = [...new Set(payments.map(({ receivableId }) => receivableId))]
    const rows = { receivableIds, transactionIds: [id] }
    return yield* write.run({
      deed: "bank_transaction.undo",
      once: ONCE,
      subject: subjectsOf(rows),
      reads: (companyId) => transactions.lock(companyId, rows),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        const before = yield* lockedOne(locked, id)
        const { reverses, transaction } = yield* atVersion(before, expectedVersion, () => Moves.undo(before))
        const reversed = reverses ? yield* reversalOf(locked.payments, locked.debts) : []
        // Somebody has applied it to another debt since its payments were read: whoever asks again gets them all.
        if (reversed === null) return yield* ServiceUnavailable.because("overloaded")
        const debts = new Map(reversed.map(({ after }) => [after.id, after]))
        const matched = suggest(transaction, prospect, { refused: refusedOf(locked, id), debts })
        const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
        yield* settlement.reverse(company, reversed, reason, now)
        yield* settlement.keep(company, [standing], now)
        if (reverses) yield* payers.unlearn(company.companyId, [id])
        return {
          value: toTransactionState(standing.move.transaction),
          subjectId: id,
          details: {
            from: before.status,
            to: standing.move.transaction.status,
            receivable_ids: reversed.map(({ after }) => after.id),
            reason
          }
        }
      })
    })
  })
})
