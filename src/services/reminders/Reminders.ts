/** Keeps the attempts of receivables up to date, in the transaction of the write that changes them. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { Customer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { balance, type Receivable } from "../../domain/Receivable.ts"
import type { AttemptRecord, ReasonCode } from "../../domain/ReminderAttempt.ts"
import { type Occasion, replan } from "../../domain/dunning/Replan.ts"
import type { DunningSchedule } from "../../domain/dunning/Types.ts"
import { CustomerChangesRepo } from "../../repos/reminders/CustomerChanges.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { type AttemptsOf, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { type About, aboutReceivable, attemptOf, moved, refreshed } from "./Attempts.ts"
import { BillReminders } from "./BillReminders.ts"
import type { CustomerLocale } from "../../repos/receivables/Receivables.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"

type Planned = Effect.Effect<void, ServiceUnavailable>

/** Every `now` is in epoch milliseconds, by the company's clock. */
export class Reminders extends Context.Tag("duebook/Reminders")<
  Reminders,
  {
    /** For a new receivable: plans the first step, also if its due date is over (contract §13.4). */
    readonly receivableCreated: (
      company: CompanySettings,
      receivable: Receivable,
      debtor: CustomerLocale,
      now: number
    ) => Planned
    /**
     * For a changed receivable, which the caller has locked: plans again if the change concerns its reminders. If it is
     * open again or larger, or has another customer or currency, and all its steps are past, the last one is planned once
     * more.
     */
    readonly receivableChanged: (
      company: CompanySettings,
      before: StoredReceivable,
      after: StoredReceivable,
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
  } & BillReminders["Type"]
>() {
  static readonly layer = Layer.effect(
    Reminders,
    Effect.gen(function* () {
      const changes = yield* CustomerChangesRepo
      return Reminders.of({
        ...(yield* receivableReminders),
        ...(yield* BillReminders),
        customerChanged: ({ companyId, testClock }, before, after, now) =>
          after.timezone === before.timezone && after.preferredLocale === before.preferredLocale
            ? Effect.void
            : changes.add(companyId, after.id, { onTestClock: testClock !== null, now })
      })
    })
  ).pipe(Layer.provide(BillReminders.layer))
}

/** Why a receivable or bill is planned again. */
interface Change {
  readonly now: number
  readonly occasion?: Occasion
  /** Why it was not reminded of until now. */
  readonly cameWhile?: ReasonCode | undefined
}

/** Plans again, and stores what changes. */
const makePlan = Effect.map(
  ReminderAttemptsRepo,
  (attempts) =>
    (
      about: About,
      schedule: DunningSchedule,
      existing: ReadonlyArray<AttemptRecord>,
      { cameWhile, now, occasion = "catch_up" }: Change
    ): Planned => {
      const { companyId } = about.company
      const { added, changes } = replan(
        schedule,
        existing,
        now,
        occasion,
        cameWhile === undefined ? {} : { cameWhile }
      )
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
)

/** Cancels the scheduled attempts. A later plan may schedule them again. */
const makeWithdraw = Effect.map(ReminderAttemptsRepo, (attempts) =>
  Effect.fnUntraced(function* (
    { companyId }: CompanySettings,
    whose: AttemptsOf,
    { now, reason }: { readonly now: number; readonly reason: ReasonCode }
  ) {
    const existing = yield* attempts.forPlanning(companyId, whose)
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
)

/** Why an active receivable is planned again after a change; undefined if only its balance may have changed. */
const changeOf = (before: StoredReceivable, after: Receivable): Omit<Change, "now"> | undefined => {
  if (before.status === "paid" || before.status === "paused") {
    return { occasion: "reopen", cameWhile: before.pauseCause ?? before.status }
  }
  // The customer has not been told of the debt yet, or not of one in this currency.
  const isAnother = after.currency !== before.currency || after.customerId !== before.customerId
  if (isAnother || balance(after) > balance(before)) return { occasion: "reopen" }
  return after.dueDate === before.dueDate ? undefined : { occasion: "catch_up" }
}

const receivableReminders = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const customers = yield* CustomersRepo
  const dunningRules = yield* DunningRules
  const plan = yield* makePlan
  const withdraw = yield* makeWithdraw
  return {
    receivableCreated: Effect.fnUntraced(function* (company, receivable, debtor, now) {
      const rules = yield* dunningRules.rulesOf(company)
      const schedule = receivableSchedule(rules, receivable.dueDate, debtor.timezone)
      const about = aboutReceivable(company, receivable, debtor)
      yield* plan(about, schedule, [], { now })
    }),

    receivableChanged: Effect.fnUntraced(function* (company, before, after, now) {
      const { companyId } = company
      const whose = { receivableId: after.id }
      if (after.status === "paid" || after.status === "cancelled" || after.status === "paused") {
        if (after.status !== before.status) {
          const reason = after.pauseCause ?? after.status
          yield* withdraw(company, whose, { reason, now })
        }
        return
      }
      const change = changeOf(before, after)
      if (change === undefined) {
        const { currency } = after
        const balanceMinor = balance(after)
        if (balanceMinor !== balance(before)) {
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
      const existing = yield* attempts.forPlanning(companyId, whose)
      yield* plan(about, schedule, existing, { ...change, now })
    })
  } satisfies Pick<Reminders["Type"], "receivableCreated" | "receivableChanged">
})
