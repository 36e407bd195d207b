/** What is to pay in a month: bills that there are, and those of series that are still to come. */
import { Context, Effect, Layer } from "effect"
import { addDays, addMonthsClamped } from "../../domain/CalendarDate.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { plannedIn, type Series } from "../../domain/Series.ts"
import { type BillMonth, BillMonths } from "../../repos/payables/BillMonths.ts"
import { SeriesRepo } from "../../repos/payables/Series.ts"
import { MAX_RUNNING } from "./Series.ts"

export { MAX_OF_DAY } from "../../repos/payables/BillMonths.ts"

/** An occurrence that is not written yet. */
export interface PlannedBill {
  readonly series: Series
  readonly dueDate: string
}

/** A month of bills. */
export interface CalendarMonth extends BillMonth {
  readonly planned: ReadonlyArray<PlannedBill>
}

export class BillCalendar extends Context.Tag("duebook/BillCalendar")<
  BillCalendar,
  {
    /** The month whose first day is given. */
    readonly month: (first: string) => Effect.Effect<CalendarMonth, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    BillCalendar,
    Effect.map(Effect.all([BillMonths, SeriesRepo]), ([months, series]) =>
      BillCalendar.of({
        month: Effect.fnUntraced(function* (first) {
          const { companyId } = (yield* CurrentRequest).caller
          const last = addDays(addMonthsClamped(first, 1), -1)
          const month = yield* months.between(companyId, first, last)
          const running = yield* series.running(companyId, MAX_RUNNING)
          return {
            ...month,
            planned: running.flatMap((each) => {
              const occurrence = plannedIn(each, first)
              return occurrence === null ? [] : [{ series: each, dueDate: occurrence.dueDate }]
            })
          }
        })
      })
    )
  )
}
