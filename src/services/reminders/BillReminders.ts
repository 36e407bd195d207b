/** Keeps the attempts of bills up to date, in the transaction of the write that changes them. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Payable } from "../../domain/Payable.ts"
import type { AttemptRecord, ReasonCode } from "../../domain/ReminderAttempt.ts"
import { type Occasion, replan } from "../../domain/dunning/Replan.ts"
import type { DunningSchedule } from "../../domain/dunning/Types.ts"
import { type AttemptsOf, ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { type About, aboutPayable, attemptOf, moved, refreshed } from "./Attempts.ts"
import { DunningRules, payableSchedule } from "./DunningRules.ts"

type Planned = Effect.Effect<void, ServiceUnavailable>

export class BillReminders extends Context.Tag("duebook/BillReminders")<
  BillReminders,
  {
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
    BillReminders,
    Effect.suspend(() => Effect.map(payableReminders, BillReminders.of))
  )
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

const payableReminders = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const dunningRules = yield* DunningRules
  const plan = yield* makePlan
  const withdraw = yield* makeWithdraw
  return {
    payableCreated: Effect.fnUntraced(function* (company, payable, now) {
      const schedule = payableSchedule(yield* dunningRules.rulesOf(company), payable.dueDate)
      yield* plan(aboutPayable(company, payable), schedule, [], { now })
    }),

    payableChanged: Effect.fnUntraced(function* (company, before, after, now) {
      const whose = { payableId: after.id }
      if (after.status === "paid") {
        if (before.status !== "paid") {
          yield* withdraw(company, whose, { reason: "paid", now })
        }
        return
      }
      if (after.dueDate === before.dueDate) return
      const schedule = payableSchedule(yield* dunningRules.rulesOf(company), after.dueDate)
      const existing = yield* attempts.forPlanning(company.companyId, whose)
      yield* plan(aboutPayable(company, after), schedule, existing, { now })
    })
  } satisfies BillReminders["Type"]
})
