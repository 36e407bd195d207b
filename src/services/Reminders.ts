/** What writes mean for reminders: in the same transaction, the attempts of what was written are put where they belong. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { Customer } from "../domain/Customer.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import { balance, type Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, ReasonCode } from "../domain/ReminderAttempt.ts"
import * as DunningSchedule from "../domain/dunning/Replan.ts"
import type { DunningSchedule as Rungs, Missed } from "../domain/dunning/StepDates.ts"
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

export class Reminders extends Context.Tag("duebook/Reminders")<
  Reminders,
  {
    /** A receivable is new: its steps that are over are told of, and the next one is planned. */
    readonly receivableCreated: (
      company: CompanySettings,
      receivable: Receivable,
      debtor: Debtor,
      now: number
    ) => Planned
    /** A receivable that is held has changed: what of its steps that touches is planned anew. */
    readonly receivableChanged: (
      company: CompanySettings,
      before: Receivable,
      after: Receivable,
      now: number
    ) => Planned
    /** A customer that is held lives by another clock, or in another language: what is planned is soon planned anew. */
    readonly customerChanged: (
      company: CompanySettings,
      before: Customer,
      after: Customer,
      now: number
    ) => Planned
    readonly payableCreated: (company: CompanySettings, payable: Payable, now: number) => Planned
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
      const customers = yield* CustomersRepo
      const dunningRules = yield* DunningRules

      const plan = (
        about: About,
        schedule: Rungs,
        existing: ReadonlyArray<AttemptRecord>,
        { missed, now }: { readonly missed: Missed; readonly now: number }
      ) => {
        const { added, changes } = DunningSchedule.replan(schedule, existing, now, missed)
        const standings = new Map(changes.map(({ attempt, plannedState }) => [attempt, plannedState]))
        return Effect.zipRight(
          attempts.update(
            about.company.companyId,
            existing.flatMap((before) => {
              const plannedState = standings.get(before)
              const after = plannedState === undefined ? before : moved(before, plannedState, now)
              const told = refreshed(about, schedule, after)
              return told === before ? [] : [{ before, after: told }]
            })
          ),
          attempts.insert(
            about.company.companyId,
            added.map((plannedState) => attemptOf(about, schedule, plannedState)),
            now
          )
        )
      }

      /** Ends what is planned, for as long as nothing plans it again. */
      const withdraw = Effect.fnUntraced(function* (
        { companyId }: CompanySettings,
        whose: AttemptsOf,
        reason: ReasonCode,
        now: number
      ) {
        const existing = yield* attempts.of(companyId, whose)
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

      const receivableCreated = Effect.fnUntraced(function* (
        company: CompanySettings,
        receivable: Receivable,
        debtor: Debtor,
        now: number
      ) {
        const schedule = receivableSchedule(
          yield* dunningRules.rulesOf(company),
          receivable.dueDate,
          debtor.timezone
        )
        yield* plan(aboutReceivable(company, receivable, debtor), schedule, [], { missed: "in_past", now })
      })

      const receivableChanged = Effect.fnUntraced(function* (
        company: CompanySettings,
        before: Receivable,
        after: Receivable,
        now: number
      ) {
        const whose = { receivableId: after.id }
        if (after.status === "paid" || after.status === "cancelled" || after.status === "paused") {
          if (after.status !== before.status) yield* withdraw(company, whose, after.status, now)
          return
        }
        const moved = after.dueDate !== before.dueDate
        const back = before.status === "paid" || before.status === "paused"
        if (!moved && !back && after.customerId === before.customerId) {
          const { currency, id } = after
          const balanceMinor = balance(after)
          if (currency !== before.currency || balanceMinor !== balance(before)) {
            yield* attempts.tell(company.companyId, { receivableId: id, currency, balanceMinor })
          }
          return
        }
        // Held: what is looked up beside the transaction would wait for a connection of its own.
        const debtor = yield* customers.findForUpdate(company.companyId, after.customerId)
        if (debtor === null) return yield* Effect.dieMessage("a receivable lost its customer")
        const schedule = receivableSchedule(
          yield* dunningRules.rulesOf(company),
          after.dueDate,
          debtor.timezone
        )
        yield* plan(
          aboutReceivable(company, after, debtor),
          schedule,
          yield* attempts.of(company.companyId, whose),
          { missed: moved ? "in_past" : "catch_up", now }
        )
      })

      const customerChanged = (
        { companyId }: CompanySettings,
        before: Customer,
        after: Customer,
        now: number
      ): Planned =>
        after.timezone === before.timezone && after.preferredLocale === before.preferredLocale
          ? Effect.void
          : attempts.bringForward(companyId, after.id, now)

      const payableCreated = Effect.fnUntraced(function* (
        company: CompanySettings,
        payable: Payable,
        now: number
      ) {
        const schedule = payableSchedule(yield* dunningRules.rulesOf(company), payable.dueDate)
        yield* plan(aboutPayable(company, payable), schedule, [], { missed: "in_past", now })
      })

      const payableChanged = Effect.fnUntraced(function* (
        company: CompanySettings,
        before: Payable,
        after: Payable,
        now: number
      ) {
        const whose = { payableId: after.id }
        if (after.status === "paid") {
          if (before.status !== "paid") yield* withdraw(company, whose, "paid", now)
          return
        }
        if (after.dueDate === before.dueDate) return
        const schedule = payableSchedule(yield* dunningRules.rulesOf(company), after.dueDate)
        yield* plan(aboutPayable(company, after), schedule, yield* attempts.of(company.companyId, whose), {
          missed: "in_past",
          now
        })
      })

      return Reminders.of({
        receivableCreated,
        receivableChanged,
        customerChanged,
        payableCreated,
        payableChanged
      })
    })
  )
}
