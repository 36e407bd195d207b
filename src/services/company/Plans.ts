/** The operator's commands on plan periods; periods of one company never overlap. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import {
  fieldIssue,
  InvalidTransition,
  NotFound,
  PlanOverlaps,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { defaultAllowance, type Plan } from "../../domain/Plan.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { type ListedPeriod, PlanPeriodsRepo } from "../../repos/company/PlanPeriods.ts"
import { noCompany } from "./Companies.ts"
import { makeRenewals, monthAfter } from "./PlanRenewals.ts"
import { orRefuse } from "../Lookup.ts"
import { PlanAgain } from "../reminders/PlanAgain.ts"
import { Write } from "../Write.ts"

export type { ListedPeriod } from "../../repos/company/PlanPeriods.ts"

/** A period as the operator enters it. */
export interface PeriodRequest {
  readonly plan: Plan
  /** Requests in the period; by default the plan's allowance. */
  readonly allowance?: number | undefined
  /** Epoch milliseconds; by default now or, if it renews and the company has a period, when that ends. */
  readonly from?: number | undefined
  /** Epoch milliseconds, the first moment after the period; by default a month after its start. */
  readonly to?: number | undefined
  /** Whether a month of the same plan and allowance follows each time it ends, without a second in between. */
  readonly renews?: boolean | undefined
}

export class Plans extends Context.Tag("duebook/Plans")<
  Plans,
  {
    /** Returns the new period's id; refused when it overlaps another period, which the message names. */
    readonly start: (
      companyId: number,
      request: PeriodRequest
    ) => Effect.Effect<number, NotFound | PlanOverlaps | ValidationFailed | ServiceUnavailable, CurrentActor>
    /**
     * Ends a period now, so that another can start. A period that has not started is removed. Refused when the period
     * is over already.
     */
    readonly end: (
      companyId: number,
      planPeriodId: number
    ) => Effect.Effect<"ended" | "removed", InvalidTransition | NotFound | ServiceUnavailable, CurrentActor>
    /** Makes the periods that follow those that renew and end within a day; returns how many. */
    readonly renewDue: Effect.Effect<number, ServiceUnavailable>
    /** Periods of one company or of all, in order of their start. */
    readonly list: (companyId?: number) => Effect.Effect<ReadonlyArray<ListedPeriod>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Plans,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const periods = yield* PlanPeriodsRepo
      const planAgain = yield* PlanAgain
      const write = yield* Write
      const { renewDue } = yield* makeRenewals

      /** When a period begins that renews, and the one before it, which does not any more; nulls for another one. */
      const afterLast = Effect.fnUntraced(function* (companyId: number, { renews }: PeriodRequest) {
        const last = renews === true ? yield* periods.lastForUpdate(companyId) : null
        return { startsAt: last?.endsAt ?? null, renewed: last?.renews === true ? last : null }
      })

      const start = (companyId: number, request: PeriodRequest) =>
        write.run({
          deed: "plan.start",
          decide: Effect.fnUntraced(function* (now) {
            const last = yield* afterLast(companyId, request)
            const startsAt = request.from ?? Math.max(now, last.startsAt ?? now)
            const endsAt = request.to ?? monthAfter(startsAt)
            if (endsAt <= startsAt) {
              return yield* ValidationFailed.of(fieldIssue("to", "invalid", "must be after from"))
            }
            yield* orRefuse(companies.find(companyId), noCompany(companyId))
            const { plan, allowance = defaultAllowance[plan], renews = false } = request
            const [present] = yield* periods.upcoming(companyId, now)
            const wasWithout = present === undefined || present.startsAt > now
            const id = yield* periods.insert(companyId, { plan, allowance, startsAt, endsAt, renews }, now)
            if (id === null) {
              const other = yield* periods.findOverlapping(companyId, { startsAt, endsAt })
              return yield* overlaps(companyId, other)
            }
            // The last one of a company renews, or none.
            if (last.renewed !== null && last.renewed.endsAt <= startsAt)
              yield* periods.endRenewal(companyId, last.renewed.planPeriodId)
            if (wasWithout && startsAt <= now && endsAt > now) yield* planAgain.fromNow(companyId)
            const details = { plan, allowance, starts_at: toRfc3339(startsAt), ends_at: toRfc3339(endsAt) }
            return { value: id, companyId, subjectId: id, details }
          })
        })

      const end = (companyId: number, planPeriodId: number) =>
        write.run({
          deed: "plan.end",
          decide: Effect.fnUntraced(function* (now) {
            const period = yield* orRefuse(periods.findForUpdate(companyId, planPeriodId), () =>
              NotFound.numbered("plan period", planPeriodId, companyId)
            )
            if (period.endsAt <= now) {
              return yield* new InvalidTransition({
                message: `Plan period ${planPeriodId} of company ${companyId} is over already: it ended at ${toRfc3339(period.endsAt)}.`,
                details: { status: "over" }
              })
            }
            const about = { companyId, subjectId: planPeriodId }
            if (period.startsAt > now && (yield* periods.removeUnused(companyId, planPeriodId))) {
              const { allowance, endsAt, plan, startsAt } = period
              const removed = { plan, allowance, starts_at: toRfc3339(startsAt), ends_at: toRfc3339(endsAt) }
              return { ...about, value: "removed" as const, details: { removed } }
            }
            // It has requests before its start when the clock of the database is ahead of this one. A period must not
            // be empty.
            const endsAt = Math.max(now, period.startsAt + 1)
            yield* periods.setEnd(companyId, planPeriodId, endsAt)
            const details = { ends_at: toRfc3339(endsAt), before: toRfc3339(period.endsAt) }
            return { ...about, value: "ended" as const, details }
          })
        })

      return Plans.of({ start, end, renewDue, list: periods.list })
    })
  )
}

const overlaps = (
  companyId: number,
  period: Pick<ListedPeriod, "planPeriodId" | "plan" | "startsAt" | "endsAt"> | null
): PlanOverlaps =>
  period === null
    ? new PlanOverlaps({ message: `Another plan period of company ${companyId} is in the way.` })
    : new PlanOverlaps({
        message:
          `Plan period ${period.planPeriodId} (${period.plan}) of company ${companyId} is in the way: ` +
          `it runs from ${toRfc3339(period.startsAt)} to ${toRfc3339(period.endsAt)}. Start after it with --from, ` +
          `or end it first: duebook plan end --company ${companyId} --id ${period.planPeriodId}`,
        details: { plan_period_id: period.planPeriodId }
      })
