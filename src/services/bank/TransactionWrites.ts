/** What the writes of bank transactions share. */
import { Effect } from "effect"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { BankTransactionState } from "../../domain/bank/TransactionRecord.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import {
  BankTransactionsRepo,
  type LockedMoney,
  type TransactionPayment
} from "../../repos/bank/BankTransactions.ts"
import { orNotFound } from "../Lookup.ts"
import { makeProspects, type Prospect } from "./Suggesting.ts"

/** The answer of each of these writes. */
export const ONCE = { status: 200, schema: BankTransactionState } as const

/** The debts that a person has refused for a transaction, for one without. */
const NONE: ReadonlySet<number> = new Set()

/** The debts that a person has refused for a transaction that a write has locked. */
export const refusedOf = ({ refused }: LockedMoney, id: number): ReadonlySet<number> =>
  refused.get(id) ?? NONE

/** The payments of a transaction that count, among those of all that is locked. */
export const paymentsOf = ({ payments }: LockedMoney, id: number): ReadonlyArray<TransactionPayment> =>
  payments.filter(({ bankTransactionId }) => bankTransactionId === id)

/** The transaction that a write has locked. */
export const lockedOne = (
  locked: LockedMoney,
  id: number
): Effect.Effect<BankTransaction, NotFound | ServiceUnavailable> =>
  orNotFound("bank transaction", Effect.succeed(locked.transactions.get(id) ?? null))

/** What the transaction of a write could be meant for; null without such a transaction. Read ahead of the write. */
export const makeProspect = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const transactions = yield* BankTransactionsRepo
  return (id: number): Effect.Effect<Prospect | null, ServiceUnavailable, CurrentRequest> =>
    Effect.flatMap(CurrentRequest, ({ caller: { companyId } }) =>
      Effect.flatMap(transactions.find(companyId, id), (found) =>
        found === null
          ? Effect.succeed(null)
          : Effect.map(prospects(companyId, [found], "read"), ([prospect = null]) => prospect)
      )
    )
})
