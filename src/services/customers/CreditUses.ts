/** Uses what is left of a customer's deposits for debts. */
import { Effect } from "effect"
import * as Money from "../../domain/Deposit.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import { DepositsRepo } from "../../repos/customers/Deposits.ts"
import { Write } from "../Write.ts"
import { DEPOSIT_ONCE, depositSubjects, makeDepositPayments } from "./DepositPayments.ts"

/** How some of what is left is used. */
export interface CreditUse {
  readonly amountMinor: number
  readonly currency: string
  readonly shares: ReadonlyArray<Money.AskedShare>
}

/** Deposits that one use of credit may go on from, to the next. */
const MAX_PURSES = 50

/** Makes the write that uses credit. */
export const makeCreditUses = Effect.gen(function* () {
  const pay = yield* makeDepositPayments
  const deposits = yield* DepositsRepo
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return (customerId: number, { amountMinor, currency, shares: asked }: CreditUse) => {
    const receivableIds = asked.map(({ receivableId }) => receivableId)
    const rows = { receivableIds, transactionIds: [], payments: asked.length + MAX_PURSES }
    return write.run({
      deed: "customer.use_credit",
      once: DEPOSIT_ONCE,
      subject: depositSubjects(customerId, receivableIds),
      // Debts before the money, as everywhere. A debt may get its share of several deposits, each as a payment.
      reads: (companyId) =>
        ClaimRead.both(
          transactions.lock(companyId, rows),
          deposits.lockHeld(companyId, customerId, currency)
        ),
      decide: Effect.fnUntraced(function* (company, now, [{ debts, newPaymentIds }, held]) {
        const purse = { customerId, currency, amountMinor }
        const used = yield* Money.useHeld<LockedReceivable>(held, purse, debts, {
          asked,
          maxDraws: newPaymentIds.length
        })
        const paidOn = new Map<number, string>(
          held.map((one: Money.Deposit) => [one.id, one.paidOn] as const)
        )
        yield* deposits.store(company.companyId, used.deposits, now)
        yield* pay(company, { ...used, paidOn, newPaymentIds }, now)
        const appliedMinor = Money.sharedMinor(used.shares)
        return {
          value: { id: used.deposits[0]?.id ?? 0, appliedMinor, creditMinor: used.leftMinor, currency },
          subjectId: customerId,
          details: {
            receivable_ids: receivableIds,
            amount_minor: appliedMinor,
            currency,
            credit_minor: used.leftMinor
          }
        }
      })
    })
  }
})
