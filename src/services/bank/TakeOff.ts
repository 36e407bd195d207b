/** Takes a payment off its bank transaction when it is reversed by itself, in the transaction that reverses it. */
import { Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { Receivable } from "../../domain/Receivable.ts"
import { withoutPayment } from "../../domain/bank/TransactionMoves.ts"
import { BankTransactionsRepo, type LockedMoney } from "../../repos/bank/BankTransactions.ts"
import { PayersRepo } from "../../repos/bank/Payers.ts"
import { makeSettlement } from "./Settlement.ts"
import { makeProspects, type Prospect, standingAfter, suggest } from "./Suggesting.ts"

/** A payment that is being reversed. */
export interface TakenOff {
  readonly transactionId: number
  readonly amountMinor: number
  /** The debt after the reversal. */
  readonly debt: Receivable
}

const nobody: ReadonlySet<number> = new Set()

/** Makes what the reversal of a payment needs: a read ahead of its transaction, the lock, and the change. */
export const makeTakeOff = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const settlement = yield* makeSettlement
  const payers = yield* PayersRepo
  const transactions = yield* BankTransactionsRepo
  return {
    /** What the transaction could be meant for; null without one. It must not run in a transaction. */
    prospectOf: Effect.fnUntraced(function* (companyId: number, transactionId: number) {
      const found = yield* transactions.find(companyId, transactionId)
      if (found === null) return null
      const [prospect = null] = yield* prospects(companyId, [found], "read")
      return prospect
    }),
    lock: (companyId: number, transactionId: number) =>
      transactions.lock(companyId, { receivableIds: [], transactionIds: [transactionId] }),
    /** What is applied of the transaction and what is not stay its amount. What it has taught about the customer is forgotten. */
    takeOff: Effect.fnUntraced(function* (
      company: CompanySettings,
      locked: LockedMoney,
      { amountMinor, debt, transactionId }: TakenOff,
      prospect: Prospect | null,
      now: number
    ) {
      const before = locked.transactions.get(transactionId)
      if (before === undefined) return yield* Effect.dieMessage("a payment has lost its bank transaction")
      const transaction = withoutPayment(before, amountMinor)
      const refused = locked.refused.get(transactionId) ?? nobody
      const matched = suggest(transaction, prospect, { refused, debts: new Map([[debt.id, debt]]) })
      const standing = standingAfter(transaction, matched, prospect, locked.reviewed.get(transactionId))
      yield* settlement.keep(company, [standing], now)
      yield* payers.unlearn(company.companyId, transactionId)
    })
  }
})
