/** The days on which messages may be sent, and the day on which a debt is due in effect. Pure. */
import { addDays, daysBetween, FIRST_DATE, todayIn } from "../CalendarDate.ts"
import { instantOnDay, minutesOf } from "../LocalTime.ts"
import type { ShiftReason } from "../ReminderAttempt.ts"
import { EARLIEST_TIME, LATEST_TIME, type Weekday } from "./Policy.ts"
import type { CalendarRules, OpenDay } from "./Types.ts"

/** The calendar of a debt. */
interface DatedRules extends CalendarRules {
  readonly dueDate: string
}

/** A step is moved at most so many days to find an open one; else it is left out. */
const MAX_ROLL_DAYS = 400

/** The number of a day, counted from 1970-01-01, because numbers are cheaper to add to than dates. */
export const dayOf = (date: string): number => daysBetween(FIRST_DATE, date)

/** The date of a day's number. */
export const dateOf = (day: number): string => addDays(FIRST_DATE, day)

/** The number of the local day at an instant. */
export const dayAt = ({ timezone }: Pick<CalendarRules, "timezone">, now: number): number =>
  dayOf(todayIn(timezone, now))

/** The first and last day that are planned for: all their hours in every zone are valid instants. */
const FIRST_DAY = dayOf("1970-01-02")
const LAST_DAY = dayOf("9999-12-30")

const EARLIEST_MINUTE = minutesOf(EARLIEST_TIME)
const LATEST_MINUTE = minutesOf(LATEST_TIME)

const weekdays: ReadonlyArray<Weekday> = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]

const weekdayOf = (day: number): Weekday => weekdays[day % 7] as Weekday

const NOTHING: ReadonlyArray<ShiftReason> = []

/** The window of a day, or why it has none. */
const windowOn = (
  { policy, timezone, isHoliday }: CalendarRules,
  day: number
): { readonly at: number; readonly closesAt: number } | ShiftReason => {
  if (!policy.days.includes(weekdayOf(day))) return "weekend"
  if (policy.holidays && isHoliday(dateOf(day))) return "holiday"
  const from = Math.max(minutesOf(policy.window.from), EARLIEST_MINUTE)
  const to = Math.min(minutesOf(policy.window.to), LATEST_MINUTE)
  // If clocks are set back over an edge of the window, that time occurs twice: the narrower window counts.
  const at = instantOnDay(timezone, day, from, "later")
  const closesAt = instantOnDay(timezone, day, to, "earlier")
  // A day that the zone skips has no window, and neither has one whose clocks jump over it.
  return at < closesAt ? { at, closesAt } : "window"
}

/** The nearest open day in one direction whose window closes after `after` (epoch milliseconds). */
const search = (
  schedule: CalendarRules,
  day: number,
  direction: 1 | -1,
  after: number
): OpenDay | undefined => {
  let shiftedBy = NOTHING
  for (let rolled = 0; rolled <= MAX_ROLL_DAYS; rolled += 1) {
    const candidate = day + rolled * direction
    if (candidate < FIRST_DAY || candidate > LAST_DAY) return undefined
    const found = windowOn(schedule, candidate)
    if (typeof found !== "string" && found.closesAt > after) {
      return { day: candidate, at: found.at, closesAt: found.closesAt, shiftedBy }
    }
    const reason = typeof found === "string" ? found : "window"
    if (!shiftedBy.includes(reason)) shiftedBy = [...shiftedBy, reason]
  }
  return undefined
}

/** The first open day from `day` on whose window closes after `after` (epoch milliseconds). */
export const openDayFrom = (schedule: CalendarRules, day: number, after = -Infinity): OpenDay | undefined =>
  search(schedule, day, 1, after)

/** The last open day up to `day`. */
export const openDayUpTo = (schedule: CalendarRules, day: number): OpenDay | undefined =>
  search(schedule, day, -1, -Infinity)

/** Whether messages may be sent on a date. */
export const openDays =
  (schedule: CalendarRules) =>
  (date: string): boolean =>
    typeof windowOn(schedule, dayOf(date)) !== "string"

/**
 * The effective due date, as a day, and why it is not the due date. A debt that is due on a closed day is paid in time on
 * the next open day (§ 193 BGB and its like); nobody calls it overdue before that day is over.
 */
export const effectiveDueDay = (
  schedule: DatedRules
): { readonly day: number; readonly shiftedBy: ReadonlyArray<ShiftReason> } => {
  const due = dayOf(schedule.dueDate)
  return openDayFrom(schedule, due) ?? { day: due, shiftedBy: NOTHING }
}

/**
 * Days from the day from which a debt counts to a date: it is overdue if they are more than 0. That day is the due date
 * until it has come, then the effective due date, so that a debt that was due on a closed day is not overdue before the
 * next open one is over.
 */
export const daysOverdue = (schedule: DatedRules, today: string): number =>
  daysBetween(today <= schedule.dueDate ? schedule.dueDate : dateOf(effectiveDueDay(schedule).day), today)

/**
 * When the time of a message that is on `open` is over, in epoch milliseconds: at the close of the window of the last of
 * `catchUpDays` open days after it. Closed days take nothing from it, so that what a weekend or a holiday keeps from
 * leaving is not over when it could leave.
 */
export const expiryInOpenDays = (rules: CalendarRules, open: OpenDay): number => {
  let last = open
  for (let left = rules.policy.catchUpDays; left > 0; left -= 1) {
    const next = openDayFrom(rules, last.day + 1)
    if (next === undefined) break
    last = next
  }
  return last.closesAt
}
