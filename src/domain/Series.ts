/** Bills that come every month (contract §4.6): which occurrences there are, and when each must be written. */
import { addDays, addMonthsClamped, CalendarDate, todayIn } from "./CalendarDate.ts"
import { isTimeZone } from "./Contact.ts"
import { CurrencyCode } from "./Currency.ts"
import { named, optionalField, optionalNamed, record, strict } from "./JsonFields.ts"
import { Amount } from "./Money.ts"
import { BillLabel, Description, ExternalReference } from "./Text.ts"

/** Occurrences are written this many days before their due date, so that lists and reminders include them in time. */
export const SERIES_HORIZON_DAYS = 30

/** A series as the operator enters it. */
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
 * Null when the series has no such occurrence: its date would be after `lastDate` or after the year 9999.
 */
export const dueDateOf = (
  { anchorDate, lastDate }: Pick<NewSeries, "anchorDate" | "lastDate">,
  index: number
): string | null => {
  const month = Number(anchorDate.slice(0, 4)) * 12 + Number(anchorDate.slice(5, 7)) - 1 + index
  // `addMonthsClamped` would return the last day of 9999 for every later month.
  if (month >= 10_000 * 12) return null
  const date = addMonthsClamped(anchorDate, index)
  return lastDate !== null && date > lastDate ? null : date
}

/** One occurrence of a series, still to be written. */
export interface Occurrence {
  readonly index: number
  readonly dueDate: string
}

/** The next occurrences due on `byDate` or before, at most `max`, and where the series stands once they are written. */
export const dueOccurrences = (
  series: Series,
  byDate: string,
  max: number
): { readonly due: ReadonlyArray<Occurrence> } & Pick<Series, "nextIndex" | "nextDueDate"> => {
  const due: Array<Occurrence> = []
  let nextIndex = series.nextIndex
  let nextDueDate = series.nextDueDate
  while (nextDueDate !== null && nextDueDate <= byDate && due.length < max) {
    due.push({ index: nextIndex, dueDate: nextDueDate })
    nextIndex += 1
    nextDueDate = dueDateOf(series, nextIndex)
  }
  return { due, nextIndex, nextDueDate }
}

/** The last due date that has to be written by `now`, by the date in the company's time zone or else in UTC. */
export const horizon = (timezone: string | null, now: number): string =>
  addDays(todayIn(timezone !== null && isTimeZone(timezone) ? timezone : "UTC", now), SERIES_HORIZON_DAYS)

/** The latest horizon of all time zones: no zone is ahead of Kiritimati. */
export const latestHorizon = (now: number): string => horizon("Pacific/Kiritimati", now)

/**
 * The occurrence of a series that is still to be written, if it falls into a month (`2026-11`). A series has at most one
 * in a month, because its day is clamped to the month's length.
 */
export const plannedIn = (series: Series, month: string): Occurrence | null => {
  const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const index = monthNumber(month) - monthNumber(series.anchorDate)
  if (series.status !== "active" || series.nextDueDate === null || index < series.nextIndex) return null
  const dueDate = dueDateOf(series, index)
  return dueDate === null ? null : { index, dueDate }
}

/** A series as a form has it. */
export const SeriesFields = record({
  billLabel: named("bill_label")(BillLabel),
  amount: Amount,
  currency: CurrencyCode,
  anchorDate: named("anchor")(CalendarDate),
  lastDate: optionalNamed("last")(CalendarDate),
  externalReference: optionalNamed("external_reference")(ExternalReference),
  description: optionalField(Description)
}).annotations({ ...strict })
