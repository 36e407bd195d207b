/** The day by which a message asks for payment. Pure. */
import type { Tone } from "../ReminderAttempt.ts"
import { dateOf, dayAt, openDayFrom } from "./Calendar.ts"
import type { CalendarRules } from "./Types.ts"

/** How many open days a message leaves for payment. A friendly one names no day but in a company's own text. */
const DEADLINE_OPEN_DAYS: Readonly<Record<Tone, number>> = { friendly: 7, firm: 7, final: 10 }

/** The date by which a message asks for payment that is sent at `now` (epoch milliseconds). */
export const deadlineOf = (schedule: CalendarRules, now: number, tone: Tone): string => {
  let day = dayAt(schedule, now)
  for (let left = DEADLINE_OPEN_DAYS[tone]; left > 0; left -= 1) {
    // Where no day is ever open, every day counts.
    day = openDayFrom(schedule, day + 1)?.day ?? day + 1
  }
  return dateOf(day)
}
