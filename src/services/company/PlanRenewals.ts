/** Plan periods that renew: a month of the same plan follows each, without a second in between. */
import { Clock, Data, Effect } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import { addMonthsClamped, toRfc3339 } from "../../domain/CalendarDate.ts"
import { PlanPeriodsRepo, RENEWED_AHEAD_MILLIS } from "../../repos/company/PlanPeriods.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { PlanAgain } from "../reminders/PlanAgain.ts"
import { Write } from "../Write.ts"

/** The most periods of a company that a round makes, where no process ran for a long time. The next round goes on. */
const MAX_AT_ONCE = 120

/** A period is not followed by another one. */
class NotRenewed extends Data.TaggedError("NotRenewed")<{
  /** Whether the operator has granted another one in its place. */
  readonly taken: boolean
}> {}

/** The same time of day a month later, in UTC; the day is clamped to the length of the month. */
export const monthAfter = (at: number): number => {
  const text = toRfc3339(at)
  return Date.parse(addMonthsClamped(text.slice(0, 10), 1) + text.slice(10))
}

/** Makes the effect that makes the periods that follow those that renew and end within a day; it returns how many. */
export const makeRenewals = Effect.gen(function* () {
  const periods = yield* PlanPeriodsRepo
  const planAgain = yield* PlanAgain
  const write = yield* Write

  /** Makes the period after one that renews and returns its id; null if that has been done, or is not wanted any more. */
  const follow = (companyId: number, planPeriodId: number) =>
    write
      .run({
        deed: "plan.start",
        decide: Effect.fnUntraced(function* (now) {
          const before = yield* periods.findForUpdate(companyId, planPeriodId)
          if (before?.renews !== true || before.endsAt > now + RENEWED_AHEAD_MILLIS) {
            return yield* new NotRenewed({ taken: false })
          }
          yield* periods.endRenewal(companyId, planPeriodId)
          const { allowance, endsAt: startsAt, plan } = before
          const endsAt = monthAfter(startsAt)
          const id = yield* periods.insert(
            companyId,
            { plan, allowance, startsAt, endsAt, renews: true },
            now
          )
          if (id === null) return yield* new NotRenewed({ taken: true })
          if (startsAt <= now && endsAt > now) yield* planAgain.fromNow(companyId)
          const details = { plan, allowance, starts_at: toRfc3339(startsAt), ends_at: toRfc3339(endsAt) }
          return { value: id, companyId, subjectId: id, details }
        })
      })
      .pipe(
        CurrentActor.acting(system),
        Effect.catchTag("NotRenewed", ({ taken }) =>
          Effect.as(taken ? periods.endRenewal(companyId, planPeriodId) : Effect.void, null)
        )
      )

  /** Makes those periods until the last one does not end within a day; returns how many. */
  const followAll = Effect.fnUntraced(function* (companyId: number, planPeriodId: number) {
    let last = planPeriodId
    for (let made = 0; made < MAX_AT_ONCE; made++) {
      const next = yield* follow(companyId, last)
      if (next === null) return made
      last = next
    }
    return MAX_AT_ONCE
  })

  const renewDue = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    forEachCompany(
      "plans",
      (after, limit) => periods.renewalsDue(now + RENEWED_AHEAD_MILLIS, after, limit),
      ({ companyId, planPeriodId }) => followAll(companyId, planPeriodId)
    )
  )
  return { renewDue }
})
