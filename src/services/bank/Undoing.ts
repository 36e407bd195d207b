/** Takes back what was done with a bank transaction. */
import { Effect } from "effect"
import * as Returns from "../../domain/bank/ReturnMoves.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { toTransactionState, type TransactionChange } from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { ServiceUnavailable } from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo, type LockedMoney } from "../../repos/bank/BankTransactions.ts"
import { PayersRepo } from "../../repos/bank/Payers.ts"
import { Write } from "../Write.ts"
import { makeSettlement, reversalOf, subjectsOf } from "./Settlement.ts"
import { type NewStanding, type Prospect, standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, makeProspect, ONCE, paymentsOf, refusedOf } from "./TransactionWrites.ts"

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

const NOTHING: ReadonlySet<number> = new Set()

/** Makes the write that reverses the payments of a transaction, or has what was set aside or taken back wait again. */
export const makeUndo = Effect.gen(function* () {
  const payers = yield* PayersRepo
  const prospectOf = yield* makeProspect
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write

  /** What a return had taken back, as it waits again. */
  const restoredBy = (locked: LockedMoney, id: number, prospect: Prospect | null): NewStanding | null => {
    const before = locked.transactions.get(id)
    if (before === undefined || before.status !== "returned") return null
    const transaction = Returns.restored(before)
    const matched = suggest(transaction, prospect, { refused: refusedOf(locked, id) })
    return standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
  }

  return Effect.fnUntraced(function* (id: number, { expectedVersion, reason }: TransactionChange) {
    const { companyId } = (yield* CurrentRequest).caller
    const seen = yield* transactions.find(companyId, id)
    const original = seen?.returnsId ?? null
    const taught = yield* payers.taughtBy(companyId, id)
    const prospect = withoutPayers(yield* prospectOf(id), taught)
    const restorable = original === null ? null : yield* prospectOf(original)
    const payments = seen === null ? [] : yield* transactions.payments(companyId, id)
    const receivableIds = [...new Set(payments.map(({ receivableId }) => receivableId))]
    const rows = { receivableIds, transactionIds: original === null ? [id] : [original, id] }
    return yield* write.run({
      deed: "bank_transaction.undo",
      once: ONCE,
      subject: subjectsOf(rows),
      reads: (company) => transactions.lock(company, rows),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        const before = yield* lockedOne(locked, id)
        const refused = refusedOf(locked, id)
        const { forgets, restores, reverses, transaction } = yield* atVersion(before, expectedVersion, () =>
          Moves.undo(before, { hasRefusals: refused.size > 0 })
        )
        const reversed = reverses ? yield* reversalOf(paymentsOf(locked, id), locked.debts) : []
        // Somebody has applied it to another debt since its payments were read, or joined it: whoever asks again gets all.
        if (reversed === null || (restores !== null && restores !== original)) {
          return yield* ServiceUnavailable.because("overloaded")
        }
        const debts = new Map(reversed.map(({ after }) => [after.id, after]))
        const matched = suggest(transaction, prospect, { refused: forgets ? NOTHING : refused, debts })
        const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
        const restored = restores === null ? null : restoredBy(locked, restores, restorable)
        yield* settlement.reverse(company, reversed, reason, now)
        yield* settlement.keep(company, restored === null ? [standing] : [restored, standing], now)
        if (forgets) yield* transactions.removeRefusals(company.companyId, id)
        if (reverses) yield* payers.unlearn(company.companyId, id)
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
