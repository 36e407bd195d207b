/** Ends deposits: what is left goes back, or all of it was a mistake. */
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import * as Money from "../../domain/Deposit.ts"
import type { LockedReceivable } from "../../domain/dunning/case/StoredCase.ts"
import { InvalidTransition } from "../../domain/Errors.ts"
import { DepositsRepo } from "../../repos/customers/Deposits.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { makeSettlement, reversalOf } from "../bank/Settlement.ts"
import { orNotFound } from "../Lookup.ts"
import { Write } from "../Write.ts"
import { DEPOSIT_ONCE, depositSubjects } from "./DepositPayments.ts"

const stateOf = (one: Money.Deposit): Money.DepositState => ({
  id: one.id,
  appliedMinor: one.appliedMinor,
  creditMinor: Money.creditMinor(one),
  currency: one.currency
})

/** The reason of each payment that is reversed along with the money it was a part of. */
const TAKEN_BACK = "The payment of the customer was recorded by mistake."

/** The deposit of a customer, locked. */
const makeLocked = Effect.map(
  DepositsRepo,
  (deposits) => (companyId: number, customerId: number, id: number) =>
    orNotFound("payment", deposits.findForUpdate(companyId, customerId, id))
)

/** Makes the write that says that what is left was paid back. */
export const makeDepositPayBack = Effect.gen(function* () {
  const deposits = yield* DepositsRepo
  const locked = yield* makeLocked
  const write = yield* Write
  return (customerId: number, id: number) =>
    write.run({
      deed: "customer.repay",
      once: DEPOSIT_ONCE,
      subject: depositSubjects(customerId, []),
      decide: Effect.fnUntraced(function* ({ companyId }, now) {
        const before = yield* locked(companyId, customerId, id)
        const after = yield* Money.payBack(before)
        yield* deposits.store(companyId, [after], now)
        const { currency } = before
        const amountMinor = Money.creditMinor(before)
        return {
          value: stateOf(after),
          subjectId: customerId,
          details: { deposit_id: id, amount_minor: amountMinor, currency }
        }
      })
    })
})

/** Makes the write that takes a deposit back, with its payments. */
export const makeDepositTakeBack = Effect.gen(function* () {
  const deposits = yield* DepositsRepo
  const locked = yield* makeLocked
  const receivables = yield* ReceivablesRepo
  const settlement = yield* makeSettlement
  const write = yield* Write
  const debtsOf = Effect.fnUntraced(function* (companyId: number, ids: ReadonlyArray<number>) {
    const debts = new Map<number, LockedReceivable>()
    for (const id of ids) {
      const debt = yield* receivables.findForUpdate(companyId, id)
      if (debt !== null) debts.set(id, debt)
    }
    return debts
  })
  return (customerId: number, id: number) =>
    Effect.gen(function* () {
      const { caller } = yield* CurrentRequest
      const paid = yield* deposits.payments(caller.companyId, id)
      const receivableIds = [...new Set(paid.map(({ receivableId }) => receivableId))]
      return yield* write.run({
        deed: "customer.unpay",
        once: DEPOSIT_ONCE,
        subject: depositSubjects(customerId, receivableIds),
        // Debts before the money, as everywhere.
        decide: Effect.fnUntraced(function* (company, now) {
          const { companyId } = company
          const debts = yield* debtsOf(companyId, receivableIds)
          const before = yield* locked(companyId, customerId, id)
          const after = yield* Money.takeBack(before)
          const payments = yield* deposits.payments(companyId, id)
          const reversed = yield* reversalOf(
            payments.map((payment) => ({ ...payment, status: "recorded" as const, bankTransactionId: 0 })),
            debts
          )
          if (reversed === null) {
            return yield* new InvalidTransition({
              message: "Some of this payment was used a moment ago. Look at it again.",
              details: { status: "applied" }
            })
          }
          yield* deposits.store(companyId, [after], now)
          yield* settlement.reverse(company, reversed, TAKEN_BACK, now)
          const { amountMinor, currency } = before
          return {
            value: stateOf(after),
            subjectId: customerId,
            details: {
              deposit_id: id,
              receivable_ids: receivableIds,
              amount_minor: amountMinor,
              currency
            }
          }
        })
      })
    })
})
