/** Bills that come every month (contract §4.6): which occurrences there are, and when each must be written. */
import { addDays, addMonthsClamped, todayIn } from "./CalendarDate.ts"
import { isTimeZone } from "./Contact.ts"

/** Occurrences are written this long before their due date, so that lists and reminders see them coming. */
export const SERIES_HORIZON_DAYS = 30

/** What a series is, as the operator states it. */
export interface NewSeries {
  readonly billLabel: string
  readonly amountMinor: number
  readonly currency: string
  /** Due date of occurrence 0. */
  readonly anchorDate: string
  /** No occurrence falls after this date; null for a series without end. */
  readonly lastDate: string | null
  readonly externalReference: string | null
  readonly description: string | null
}

/** A stored series. */
export interface Series extends NewSeries {
  readonly companyId: number
  readonly id: number
  /** The occurrence to write next. */
  readonly nextIndex: number
  /** Its due date; null when nothing is left to write. */
  readonly nextDueDate: string | null
  readonly status: "active" | "stopped"
}

/**
 * The due date of occurrence `index`: that many months after the anchor, the day clamped to each month on its own.
 * Null when the series has no such occurrence: it lies after the last date, or after the last date there is.
 */
export const dueDateOf = (
  { anchorDate, lastDate }: Pick<NewSeries, "anchorDate" | "lastDate">,
  index: number
): string | null => {
  const month = Number(anchorDate.slice(0, 4)) * 12 + Number(anchorDate.slice(5, 7)) - 1 + index
  // The calendar ends with the year 9999, and what lies beyond is not its last day.
  if (month >= 10_000 * 12) return null
  const date = addMonthsClamped(anchorDate, index)
  return lastDate !== null && date > lastDate ? null : date
}

/** The last due date to be written by now, on the company's own calendar; UTC's where it has none. */
export const horizon = (timezone: string | null, now: number): string =>
  addDays(todayIn(timezone !== null && isTimeZone(timezone) ? timezone : "UTC", now), SERIES_HORIZON_DAYS)

/** Nobody's horizon is later: it is never any later in the world than on Kiritimati. */
export const latestHorizon = (now: number): string => horizon("Pacific/Kiritimati", now)
