/** Keeps the attempts about bills up to date, in the transaction of the write that changes the bill. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  type BillRules,
  planBillAgain,
  planBillAttempts,
  withdrawBill
} from "../../domain/dunning/BillAttempts.ts"
import { caseRules } from "../../domain/dunning/case/CaseRules.ts"
import type { Payable } from "../../domain/Payable.ts"
import { BillAttempts } from "../../repos/reminders/BillAttempts.ts"
import { type AttemptChange, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { DunningRules, type Rules } from "./DunningRules.ts"

/** The rules for bills: e-mails to the company's own members, within the window that the company has for customers. */
export const billRulesOf = ({ isHoliday, policy, timezone }: Rules): BillRules => ({
  calendar: caseRules({ policy: policy.receivables, timezone, isHoliday, since: -Infinity }),
  steps: policy.payables.steps
})

/** Every `now` is in epoch milliseconds, by the company's clock. */
export class BillReminders extends Context.Tag("duebook/BillReminders")<
  BillReminders,
  {
    /** For a new bill: plans the next step, without those whose days are over. */
    readonly payableCreated: (
      company: CompanySettings,
      payable: Payable,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** For a changed bill, which the caller has locked: plans again after another due date, ends with the payment. */
    readonly payableChanged: (
      company: CompanySettings,
      before: Payable,
      after: Payable,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BillReminders,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const bills = yield* BillAttempts
      const dunningRules = yield* DunningRules
      return BillReminders.of({
        payableCreated: Effect.fnUntraced(function* (company, bill, now) {
          const rules = billRulesOf(yield* dunningRules.rulesOf(company))
          const onTestClock = company.testClock !== null
          const { added } = planBillAttempts({ bill, attempts: [], rules, onTestClock, now })
          yield* attempts.insert(company.companyId, added, now)
        }),

        payableChanged: Effect.fnUntraced(function* (company, before, after, now) {
          const { companyId } = company
          const isPaidNow = after.status === "paid" && before.status !== "paid"
          const isMoved = after.status === "open" && after.dueDate !== before.dueDate
          if (!isPaidNow && !isMoved) return
          const existing = yield* bills.of(companyId, after.id)
          if (isPaidNow) {
            yield* attempts.update(companyId, withdrawBill(existing, now))
            return
          }
          const rules = billRulesOf(yield* dunningRules.rulesOf(company))
          const onTestClock = company.testClock !== null
          const about = { bill: after, attempts: existing, rules, onTestClock, now }
          const { added, changes } = planBillAttempts(about, { beginsAnew: true })
          yield* attempts.update(companyId, changes)
          yield* attempts.insert(companyId, added, now)
        })
      })
    })
  )
}

/**
 * Makes the function that plans bills again, after a change of their company. It locks them, leaves out what is paid, and
 * returns how attempts have changed.
 */
export const makePlanBillsAgain = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const bills = yield* BillAttempts
  const dunningRules = yield* DunningRules
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    payableIds: ReadonlyArray<number>,
    now: number
  ): Effect.fn.Return<ReadonlyArray<AttemptChange>, ServiceUnavailable> {
    const { companyId } = company
    const held = yield* bills.hold(companyId, payableIds)
    const rules = billRulesOf(yield* dunningRules.rulesOf(company))
    const onTestClock = company.testClock !== null
    const attemptsOf = Map.groupBy(held.attempts, ({ payableId }) => payableId)
    const plans = held.payables
      .filter(({ status }) => status === "open")
      .map((bill) =>
        planBillAgain({ bill, attempts: attemptsOf.get(bill.id) ?? [], rules, onTestClock, now })
      )
    const changes = plans.flatMap((plan) => plan.changes)
    yield* attempts.update(companyId, changes)
    yield* attempts.insert(
      companyId,
      plans.flatMap(({ added }) => added),
      now
    )
    return changes
  })
})
