/** Bank transactions that pay nothing, and suggestions that are wrong. */
import { Clock, Effect, Either } from "effect"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { unappliedMinor } from "../../domain/bank/BankTransaction.ts"
import { toTransactionState, type TransactionChange } from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { ValidationFailed } from "../../domain/Errors.ts"
import { atVersion } from "../../domain/Versions.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { Write } from "../Write.ts"
import { makeSettlement, subjectsOf } from "./Settlement.ts"
import { NO_MATCH, standingAfter, suggest } from "./Suggesting.ts"
import { lockedOne, makeProspect, ONCE, refusedOf } from "./TransactionWrites.ts"

/** Debts that are not suggested for a transaction any more. */
export interface RefusedDebts {
  readonly expectedVersion: string
  /** At least one; those of one suggestion. */
  readonly receivableIds: ReadonlyArray<number>
}

/** Makes the write after which debts are not suggested for a transaction any more. */
export const makeRefuse = Effect.gen(function* () {
  const prospectOf = yield* makeProspect
  const receivables = yield* ReceivablesRepo
  const settlement = yield* makeSettlement
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (id: number, { expectedVersion, receivableIds }: RefusedDebts) {
    const { companyId } = (yield* CurrentRequest).caller
    const prospect = yield* prospectOf(id)
    const debts = yield* Effect.forEach(receivableIds, (debt) => receivables.find(companyId, debt))
    const rows = { receivableIds: [], transactionIds: [id] }
    return yield* write.run({
      deed: "bank_transaction.refuse",
      once: ONCE,
      subject: subjectsOf(rows),
      reads: (company) => transactions.lock(company, rows),
      decide: Effect.fnUntraced(function* (company, now, locked) {
        const before = yield* lockedOne(locked, id)
        if (debts.includes(null)) {
          yield* atVersion(before, expectedVersion, () => Either.right(before))
          return yield* unknownReceivable
        }
        const refused = refusedOf(locked, id)
        const { suggestions } = suggest(before, prospect, { refused })
        const suggested = new Set(
          suggestions.flatMap(({ allocations }) => allocations.map(({ receivableId }) => receivableId))
        )
        const transaction = yield* atVersion(before, expectedVersion, () =>
          Moves.refuse(before, receivableIds, suggested)
        )
        const matched = suggest(transaction, prospect, { refused: new Set([...refused, ...receivableIds]) })
        const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(id))
        yield* transactions.addRefusals(company.companyId, { id, receivableIds }, now)
        yield* settlement.keep(company, [standing], now)
        const { status } = standing.move.transaction
        const detailsOf = (debt: number) => ({ from: before.status, to: status, receivable_id: debt })
        const [first = 0, ...others] = receivableIds
        const at = yield* Clock.currentTimeMillis
        for (const debt of others) {
          yield* write.record("bank_transaction.refuse", detailsOf(debt), { companyId, subjectId: id, at })
        }
        return {
          value: toTransactionState(standing.move.transaction),
          subjectId: id,
          details: detailsOf(first)
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
