/** What a company has used: its plan period, and the requests of each key on each day. */
import { Context, Effect, Layer } from "effect"
import { addDays, todayIn } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { KeyUseRepo, type UseOfKey } from "../../repos/keys/KeyUse.ts"
import { type ListedPeriod, PlanPeriodsRepo } from "../../repos/company/PlanPeriods.ts"

export type { UseOfKey } from "../../repos/keys/KeyUse.ts"

/** Days of a report, the present one included. */
export const REPORT_DAYS = 30
/** Rows of a report: days of keys. Beyond it, the earliest are left out. */
const MAX_REPORT_ROWS = 10_000

/** A company's use at one moment. */
export interface UsageReport {
  /** The period in force; null without one. */
  readonly present: ListedPeriod | null
  /** The period that begins next. */
  readonly next: ListedPeriod | null
  /** The days of the report in UTC, `YYYY-MM-DD`, the oldest first. */
  readonly days: ReadonlyArray<string>
  /** Requests by day and key, the oldest day first; days without requests are left out. */
  readonly uses: ReadonlyArray<UseOfKey>
}

export class UsageReports extends Context.Tag("duebook/UsageReports")<
  UsageReports,
  {
    /** The report at a moment of the database's clock, in epoch milliseconds. Requests are in it after a few seconds. */
    readonly of: (companyId: number, at: number) => Effect.Effect<UsageReport, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    UsageReports,
    Effect.map(Effect.all([KeyUseRepo, PlanPeriodsRepo]), ([keyUse, planPeriods]) =>
      UsageReports.of({
        of: Effect.fnUntraced(function* (companyId, at) {
          const today = todayIn("UTC", at)
          const days = Array.from({ length: REPORT_DAYS }, (_, n) => addDays(today, n + 1 - REPORT_DAYS))
          const [periods, uses] = yield* Effect.all(
            [planPeriods.upcoming(companyId, at), keyUse.list(companyId, days[0] ?? today, MAX_REPORT_ROWS)],
            { concurrency: 2 }
          )
          return {
            present: periods.find(({ startsAt }) => startsAt <= at) ?? null,
            next: periods.find(({ startsAt }) => startsAt > at) ?? null,
            days,
            uses
          }
        })
      })
    )
  )
}
