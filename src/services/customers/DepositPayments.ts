/** The payments that deposits are applied by, in the transaction of whoever has locked their debts. */
import { Effect } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import * as Money from "../../domain/Deposit.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { PaymentsRepo } from "../../repos/receivables/Payments.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { Reminders } from "../reminders/Reminders.ts"

/** The answer of each write of deposits. */
export const DEPOSIT_ONCE = { status: 200, schema: Money.DepositState } as const

/** The subjects of work on a customer's money and these debts. */
export const depositSubjects = (
  customerId: number,
  receivableIds: ReadonlyArray<number>
): ReadonlyArray<string> => [
  ...receivableIds.map((id) => `receivable ${id}`),
  `money of customer ${customerId}`
]

/** What is stored. */
interface Spent {
  readonly draws: ReadonlyArray<Money.Draw>
  readonly shares: ReadonlyArray<Money.PaidShare<LockedReceivable>>
  /** By deposit. */
  readonly paidOn: ReadonlyMap<number, string>
  readonly newPaymentIds: ReadonlyArray<number>
}

/** Makes the function that stores the payments of shares, and their debts. */
export const makeDepositPayments = Effect.gen(function* () {
  const payments = yield* PaymentsRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  return Effect.fnUntraced(function* (company: CompanySettings, spent: Spent, now: number) {
    const { draws, newPaymentIds, paidOn, shares } = spent
    const { companyId } = company
    for (const [index, { amountMinor, receivableId, depositId }] of draws.entries()) {
      const share = shares.find(({ before }) => before.id === receivableId)
      const id = newPaymentIds[index]
      const day = paidOn.get(depositId)
      if (share === undefined || id === undefined || day === undefined) {
        return yield* Effect.dieMessage("a payment has no debt, no id or no day")
      }
      const draft = {
        receivableId,
        amountMinor,
        currency: share.before.currency,
        paidAt: Date.parse(day),
        paidOn: day,
        method: null,
        externalReference: null,
        note: null,
        depositId
      }
      yield* payments.insertAs(companyId, id, draft, now)
    }
    for (const { after: decided, before } of shares) {
      const after = yield* receivables.settle(companyId, before, decided, now)
      yield* reminders.receivableChanged(company, before, after, now)
    }
  })
})
