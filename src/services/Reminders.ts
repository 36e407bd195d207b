/** What writes mean for reminders: in the same transaction, the attempts of what was written are put where they belong. */
import { Context, Effect, Layer } from "effect"
import type { CompanyTerms } from "../domain/Company.ts"
import type { Customer } from "../domain/Customer.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Payable } from "../domain/Payable.ts"
import { balance, type Receivable } from "../domain/Receivable.ts"
import type { AttemptRecord, ReasonCode } from "../domain/ReminderAttempt.ts"
import * as Ladder from "../domain/ReminderLadder.ts"
import type { Ladder as Rungs, Missed } from "../domain/ReminderPlan.ts"
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
import { Ladders, payableLadder, receivableLadder } from "./Ladders.ts"

type Planned = Effect.Effect<void, ServiceUnavailable>

export class Reminders extends Context.Tag("duebook/Reminders")<
  Reminders,
  {
    /** A receivable is new: its steps that are over are told of, and the next one is planned. */
    readonly receivableCreated: (
      company: CompanyTerms,
      receivable: Receivable,
      debtor: Debtor,
      now: number
    ) => Planned
    /** A receivable that is held has changed: what of its steps that touches is planned anew. */
    readonly receivableChanged: (
      company: CompanyTerms,
      before: Receivable,
      after: Receivable,
      now: number
    ) => Planned
    /** A customer that is held lives by another clock, or in another language: what is planned is soon planned anew. */
    readonly customerChanged: (
      company: CompanyTerms,
      before: Customer,
      after: Customer,
      now: number
    ) => Planned
    readonly payableCreated: (company: CompanyTerms, payable: Payable, now: number) => Planned
    readonly payableChanged: (company: CompanyTerms, before: Payable, after: Payable, now: number) => Planned
  }
>() {
  static readonly layer = Layer.effect(
    Reminders,
    Effect.gen(function* () {
      const attempts = yield* ReminderAttemptsRepo
      const customers = yield* CustomersRepo
      const ladders = yield* Ladders

      const plan = (
        about: About,
        ladder: Rungs,
        existing: ReadonlyArray<AttemptRecord>,
        { missed, now }: { readonly missed: Missed; readonly now: number }
      ) => {
        const { added, changes } = Ladder.replan(ladder, existing, now, missed)
        const standings = new Map(changes.map(({ attempt, standing }) => [attempt, standing]))
        return Effect.zipRight(
          attempts.update(
            about.company.companyId,
            existing.flatMap((before) => {
              const standing = standings.get(before)
              const after = standing === undefined ? before : moved(before, standing, now)
              const told = refreshed(about, ladder, after)
              return told === before ? [] : [{ before, after: told }]
            })
          ),
          attempts.insert(
            about.company.companyId,
            added.map((standing) => attemptOf(about, ladder, standing)),
            now
          )
        )
      }

      /** Ends what is planned, for as long as nothing plans it again. */
      const withdraw = Effect.fnUntraced(function* (
        { companyId }: CompanyTerms,
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
        company: CompanyTerms,
        receivable: Receivable,
        debtor: Debtor,
        now: number
      ) {
        const ladder = receivableLadder(yield* ladders.rulesOf(company), receivable.dueDate, debtor.timezone)
        yield* plan(aboutReceivable(company, receivable, debtor), ladder, [], { missed: "in_past", now })
      })

      const receivableChanged = Effect.fnUntraced(function* (
        company: CompanyTerms,
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
        const ladder = receivableLadder(yield* ladders.rulesOf(company), after.dueDate, debtor.timezone)
        yield* plan(
          aboutReceivable(company, after, debtor),
          ladder,
          yield* attempts.of(company.companyId, whose),
          { missed: moved ? "in_past" : "catch_up", now }
        )
      })

      const customerChanged = (
        { companyId }: CompanyTerms,
        before: Customer,
        after: Customer,
        now: number
      ): Planned =>
        after.timezone === before.timezone && after.preferredLocale === before.preferredLocale
          ? Effect.void
          : attempts.bringForward(companyId, after.id, now)

      const payableCreated = Effect.fnUntraced(function* (
        company: CompanyTerms,
        payable: Payable,
        now: number
      ) {
        const ladder = payableLadder(yield* ladders.rulesOf(company), payable.dueDate)
        yield* plan(aboutPayable(company, payable), ladder, [], { missed: "in_past", now })
      })

      const payableChanged = Effect.fnUntraced(function* (
        company: CompanyTerms,
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
        const ladder = payableLadder(yield* ladders.rulesOf(company), after.dueDate)
        yield* plan(aboutPayable(company, after), ladder, yield* attempts.of(company.companyId, whose), {
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
