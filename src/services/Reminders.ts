/** Keeps the attempts of receivables and bills up to date, in the transaction of the write that changes them. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { Customer } from "../domain/Customer.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import { balance, type Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, ReasonCode } from "../domain/ReminderAttempt.ts"
import { replan } from "../domain/dunning/Replan.ts"
import type { DunningSchedule, Missed } from "../domain/dunning/StepDates.ts"
import { CustomerChangesRepo } from "../repos/CustomerChanges.ts"
import { CustomersRepo } from "../repos/Customers.ts"
import { type AttemptsOf, ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import {
  type About,
  aboutPayable,
  aboutReceivable,
  attemptOf,
  type Debtor,
  moved,
  refreshed
} from "./Attempts.ts"
import { DunningRules, payableSchedule, receivableSchedule } from "./DunningRules.ts"

type Planned = Effect.Effect<void, ServiceUnavailable>

/** Every `now` is in epoch milliseconds, by the company's clock. */
export class Reminders extends Context.Tag("duebook/Reminders")<
  Reminders,
  {
    /** For a new receivable: skips the steps whose days are over, and plans the next one. */
    readonly receivableCreated: (
      company: CompanySettings,
      receivable: Receivable,
      debtor: Debtor,
      now: number
    ) => Planned
    /** For a changed receivable, which the caller has locked: plans again if the change concerns its reminders. */
    readonly receivableChanged: (
      company: CompanySettings,
      before: Receivable,
      after: Receivable,
      now: number
    ) => Planned
    /**
     * For a changed customer, whom the caller has locked: with another time zone or language, records that a worker
     * is to plan the customer's scheduled attempts again. It writes one row, however many attempts there are.
     */
    readonly customerChanged: (
      company: CompanySettings,
      before: Customer,
      after: Customer,
      now: number
    ) => Planned
    /** For a new bill: skips the steps whose days are over, and plans the next one. */
    readonly payableCreated: (company: CompanySettings, payable: Payable, now: number) => Planned
    /** For a changed bill, which the caller has locked: plans again after another due date, ends with the payment. */
    readonly payableChanged: (
      company: CompanySettings,
      before: Payable,
      after: Payable,
      now: number
    ) => Planned
  }
>() {
  static readonly layer = Layer.effect(
    Reminders,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const changes = yield* CustomerChangesRepo
      const customers = yield* CustomersRepo
      const rules = yield* DunningRules
      return Reminders.of({
        ...receivableReminders(attempts, customers, rules),
        ...payableReminders(attempts, rules),
        customerChanged: ({ companyId, testClock }, before, after, now) =>
          after.timezone === before.timezone && after.preferredLocale === before.preferredLocale
            ? Effect.void
            : changes.add(companyId, after.id, { onTestClock: testClock !== null, now })
      })
    })
  )
}

type Attempts = ReminderAttemptsRepo["Type"]
type Rules = DunningRules["Type"]

/** Plans again, and stores what changes. */
const plan = (
  attempts: Attempts,
  about: About,
  schedule: DunningSchedule,
  existing: ReadonlyArray<AttemptRecord>,
  { missed, now }: { readonly missed: Missed; readonly now: number }
): Planned => {
  const { companyId } = about.company
  const { added, changes } = replan(schedule, existing, now, missed)
  const plannedStates = new Map(changes.map(({ attempt, plannedState }) => [attempt, plannedState]))
  return Effect.zipRight(
    attempts.update(
      companyId,
      existing.flatMap((before) => {
        const plannedState = plannedStates.get(before)
        const planned = plannedState === undefined ? before : moved(before, plannedState, now)
        const after = refreshed(about, schedule, planned)
        return after === before ? [] : [{ before, after }]
      })
    ),
    attempts.insert(
      companyId,
      added.map((plannedState) => attemptOf(about, schedule, plannedState)),
      now
    )
  )
}

/** Cancels the scheduled attempts. A later plan may schedule them again. */
const withdraw = Effect.fnUntraced(function* (
  attempts: Attempts,
  { companyId }: CompanySettings,
  whose: AttemptsOf,
  { dueDate, now, reason }: { readonly dueDate: string; readonly now: number; readonly reason: ReasonCode }
) {
  const existing = yield* attempts.forPlanning(companyId, whose, dueDate)
  yield* attempts.update(
    companyId,
    existing
      .filter(({ status }) => status === "scheduled")
      .map((before) => ({
        before,
        after: moved(before, { ...before, status: "cancelled", reasonCode: reason }, now)
      }))
  )
})

const receivableReminders = (
  attempts: Attempts,
  customers: CustomersRepo["Type"],
  dunningRules: Rules
): Pick<Reminders["Type"], "receivableCreated" | "receivableChanged"> => ({
  receivableCreated: Effect.fnUntraced(function* (company, receivable, debtor, now) {
    const rules = yield* dunningRules.rulesOf(company)
    const schedule = receivableSchedule(rules, receivable.dueDate, debtor.timezone)
    const about = aboutReceivable(company, receivable, debtor)
    yield* plan(attempts, about, schedule, [], { missed: "in_past", now })
  }),

  receivableChanged: Effect.fnUntraced(function* (company, before, after, now) {
    const { companyId } = company
    const whose = { receivableId: after.id }
    if (after.status === "paid" || after.status === "cancelled" || after.status === "paused") {
      if (after.status !== before.status) {
        yield* withdraw(attempts, company, whose, { dueDate: after.dueDate, reason: after.status, now })
      }
      return
    }
    const isMoved = after.dueDate !== before.dueDate
    const isActiveAgain = before.status === "paid" || before.status === "paused"
    if (!isMoved && !isActiveAgain && after.customerId === before.customerId) {
      const { currency } = after
      const balanceMinor = balance(after)
      if (currency !== before.currency || balanceMinor !== balance(before)) {
        yield* attempts.updateBalance(companyId, { ...whose, currency, balanceMinor })
      }
      return
    }
    // Without a lock: writes would lock customers in the order of their receivables, and others in that of customers. If
    // the customer's zone changes at this moment, the attempts may keep the old one until they are decided on.
    const debtor = yield* customers.find(companyId, after.customerId)
    if (debtor === null) return yield* Effect.dieMessage("a receivable lost its customer")
    const rules = yield* dunningRules.rulesOf(company)
    const schedule = receivableSchedule(rules, after.dueDate, debtor.timezone)
    const about = aboutReceivable(company, after, debtor)
    const existing = yield* attempts.forPlanning(companyId, whose, after.dueDate)
    yield* plan(attempts, about, schedule, existing, { missed: isMoved ? "in_past" : "catch_up", now })
  })
})

const payableReminders = (
  attempts: Attempts,
  dunningRules: Rules
): Pick<Reminders["Type"], "payableCreated" | "payableChanged"> => ({
  payableCreated: Effect.fnUntraced(function* (company, payable, now) {
    const schedule = payableSchedule(yield* dunningRules.rulesOf(company), payable.dueDate)
    yield* plan(attempts, aboutPayable(company, payable), schedule, [], { missed: "in_past", now })
  }),

  payableChanged: Effect.fnUntraced(function* (company, before, after, now) {
    const whose = { payableId: after.id }
    if (after.status === "paid") {
      if (before.status !== "paid") {
        yield* withdraw(attempts, company, whose, { dueDate: after.dueDate, reason: "paid", now })
      }
      return
    }
    if (after.dueDate === before.dueDate) return
    const schedule = payableSchedule(yield* dunningRules.rulesOf(company), after.dueDate)
    const existing = yield* attempts.forPlanning(company.companyId, whose, after.dueDate)
    yield* plan(attempts, aboutPayable(company, after), schedule, existing, { missed: "in_past", now })
  })
})
