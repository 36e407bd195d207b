/**
 * Writes docs/dunning-calendar.md: what a debtor gets under the default policy, for each weekday of the due date, and
 * with a holiday on it. Run it after a change of the calendar; a test compares the page.
 */
import { addDays, daysBetween } from "../src/domain/CalendarDate.ts"
import { dateOf, effectiveDueDate } from "../src/domain/dunning/Calendar.ts"
import { defaultPolicy } from "../src/domain/dunning/Policy.ts"
import { FROM_DUE_DATE, layOutSteps, NOT_BEGUN } from "../src/domain/dunning/StepDates.ts"
import type { DunningSchedule } from "../src/domain/dunning/Types.ts"

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

const weekdayOf = (date: string): string => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ""

const days = (n: number): string => (n === 1 ? "1 day" : `${n} days`)

/** A day as seen from the due date: `Friday, 3 days before`. */
const told = (date: string, dueDate: string): string => {
  const distance = daysBetween(dueDate, date)
  if (distance === 0) return `${weekdayOf(date)}, the due date`
  return `${weekdayOf(date)}, ${days(Math.abs(distance))} ${distance < 0 ? "before" : "after"}`
}

const row = (dueDate: string, isHoliday: boolean): string => {
  const schedule: DunningSchedule = {
    about: "receivable",
    policy: defaultPolicy.receivables,
    dueDate,
    timezone: "UTC",
    isHoliday: (date) => isHoliday && date === dueDate
  }
  const steps = new Map(
    layOutSteps(schedule, FROM_DUE_DATE, NOT_BEGUN).map(({ offsetDays, open }) => [
      offsetDays,
      dateOf(open.day)
    ])
  )
  const on = (offset: number) => told(steps.get(offset) ?? "", dueDate)
  const cells = [
    weekdayOf(dueDate),
    isHoliday ? "yes" : "no",
    on(-3),
    told(effectiveDueDate(schedule), dueDate),
    on(0),
    `${on(3)}, ${days(daysBetween(effectiveDueDate(schedule), steps.get(3) ?? ""))} overdue`
  ]
  return `| ${cells.join(" | ")} |`
}

/** A Monday in a month without a change of clocks nearby. */
const MONDAY = "2026-05-11"

/** The page. */
export const dunningCalendar = (): string => {
  const dueDates = weekdays.map((_, day) => addDays(MONDAY, day))
  const rows = dueDates.flatMap((dueDate) => [row(dueDate, false), row(dueDate, true)])
  return `# When a debtor hears of a debt

This is what the default policy does for a due date on each day of the week, with and without a public holiday on that day. \`bun scripts/dunning-calendar.ts\` writes the page from the functions that plan reminders, and a test compares it.

A debt that is due on a Saturday, a Sunday or a holiday is paid in time on the next open day. That day is the effective due date. No message calls the debt overdue before it is over, and the steps after the due date count from it. The step before the due date moves back if its day is closed, so that it comes no later than the policy says.

| Due on | Holiday | Reminder before | Paid in time until | "Due today" | First "overdue" |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`
}

export const PAGE = new URL("../docs/dunning-calendar.md", import.meta.url)

if (import.meta.main) await Bun.write(PAGE, dunningCalendar())
