/** Records money from a customer as payments on several debts at once. */
import { Effect } from "effect"
import { type CompanySettings, companyDay } from "../../domain/Company.ts"
import * as Money from "../../domain/Deposit.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import { CustomerAliases } from "../../repos/customers/CustomerAliases.ts"
import { DepositsRepo } from "../../repos/customers/Deposits.ts"
import { orNotFound } from "../Lookup.ts"
import { Write } from "../Write.ts"
import { DEPOSIT_ONCE, depositSubjects, makeDepositPayments } from "./DepositPayments.ts"

/** Money from a customer, as somebody records it. */
export interface NewDeposit {
  readonly amountMinor: number
  readonly currency: string
  readonly paidOn: string
  readonly shares: ReadonlyArray<Money.AskedShare>
}

/** Money that is recorded came today at the latest, by the company's own day. */
const checkDay = (company: CompanySettings, paidOn: string, now: number) =>
  paidOn <= companyDay(company, now)
    ? Effect.void
    : ValidationFailed.of(fieldIssue("paid_on", "invalid", "must not be in the future"))

/** Makes the write that records it. */
export const makeDepositRecords = Effect.gen(function* () {
  const aliases = yield* CustomerAliases
  const pay = yield* makeDepositPayments
  const deposits = yield* DepositsRepo
  const transactions = yield* BankTransactionsRepo
  const write = yield* Write
  return (about: number, { amountMinor, currency, paidOn, shares: asked }: NewDeposit) => {
    const receivableIds = asked.map(({ receivableId }) => receivableId)
    return write.run({
      deed: "customer.pay",
      once: DEPOSIT_ONCE,
      subject: depositSubjects(about, receivableIds),
      reads: (companyId) =>
        ClaimRead.both(
          transactions.lock(companyId, { receivableIds, transactionIds: [], payments: asked.length }),
          deposits.newId
        ),
      decide: Effect.fnUntraced(function* (company, now, [{ debts, newPaymentIds }, id]) {
        const customerId = yield* orNotFound("customer", aliases.hold(company.companyId, about))
        yield* checkDay(company, paidOn, now)
        const purse = { customerId, currency, amountMinor }
        const shares = yield* Money.spread<LockedReceivable>(purse, debts, asked)
        const deposit: Money.Deposit = {
          ...purse,
          id,
          paidOn,
          appliedMinor: Money.sharedMinor(shares),
          repaidMinor: 0,
          isReversed: false
        }
        yield* deposits.insertAs(company.companyId, deposit, now)
        const draws = shares.map((share) => ({
          depositId: id,
          receivableId: share.before.id,
          amountMinor: share.amountMinor
        }))
        yield* pay(company, { draws, shares, paidOn: new Map([[id, paidOn]]), newPaymentIds }, now)
        const credit = Money.creditMinor(deposit)
        return {
          value: { id, appliedMinor: deposit.appliedMinor, creditMinor: credit, currency },
          subjectId: customerId,
          details: {
            deposit_id: id,
            paid_on: paidOn,
            receivable_ids: receivableIds,
            amount_minor: amountMinor,
            currency,
            credit_minor: credit
          }
        }
      })
    })
  }
})
