/** What becomes of a made-up debt under a policy: its messages, and the days on which none is sent. Pure. */
import { addDays, daysBetween } from "../CalendarDate.ts"
import { toLocal } from "../LocalTime.ts"
import type { AttemptRecord, Channel, ReasonCode, ShiftReason } from "../ReminderAttempt.ts"
import { effectiveDueDate, openDays } from "./Calendar.ts"
import type { Tone } from "./Policy.ts"
import { attemptsOfNew, simulate, type SimulatedDebt } from "./Simulation.ts"
import type { DunningSchedule } from "./Types.ts"

/** What the debt is about: enough for most minimum balances. */
const SAMPLE_AMOUNT = { minor: 100_000, currency: "EUR" } as const
/** The debt arrives so many days before its due date, or before its first step if that is earlier. */
const ARRIVES_DAYS_BEFORE = 14
/** Days of the calendar; messages after them are only listed. */
const MAX_CALENDAR_DAYS = 92

/** One message, sent or not. */
export interface SampleMessage {
  /** The customer's local date, and time `HH:MM`. */
  readonly date: string
  readonly time: string
  readonly offsetDays: number
  readonly channel: Channel
  /** Null for a message that is not sent. */
  readonly tone: Tone | null
  /** Why it is not sent; null if it is. */
  readonly reasonCode: ReasonCode | null
  /** What moved it from the day that the policy names. */
  readonly shiftedBy: ReadonlyArray<ShiftReason>
}

/** A date of the calendar. */
export interface SampleDay {
  readonly date: string
  /** Why nothing is sent; null if messages may be sent. */
  readonly closed: "holiday" | "closed" | null
}

/** The course of a debt. */
export interface SampleCourse {
  readonly dueDate: string
  /** The day until which it is paid in time. */
  readonly effectiveDueDate: string
  readonly timezone: string
  /** In order of time. */
  readonly messages: ReadonlyArray<SampleMessage>
  /** Every day of the months from the first to the last message, at most three. */
  readonly days: ReadonlyArray<SampleDay>
}

const subject: Omit<SimulatedDebt, "attempts"> = {
  customerId: 1,
  status: "open",
  pauseCause: null,
  resumeAt: null,
  balanceMinor: SAMPLE_AMOUNT.minor,
  currency: SAMPLE_AMOUNT.currency,
  addressOn: (channel) => channel,
  optedOut: [],
  suppressed: [],
  messagedOn: () => null
}

const messageOf = (attempt: AttemptRecord): SampleMessage => {
  const local = toLocal(attempt.sentAt ?? attempt.scheduledFor, attempt.timezone)
  const isSent = attempt.status === "sent"
  return {
    date: local.slice(0, 10),
    time: local.slice(11, 16),
    offsetDays: attempt.offsetDays,
    channel: attempt.channel,
    tone: isSent ? attempt.tone : null,
    reasonCode: isSent ? null : attempt.reasonCode,
    shiftedBy: attempt.shiftedBy
  }
}

/** The days of whole months. */
const monthsOf = (first: string, last: string): ReadonlyArray<string> => {
  const from = `${first.slice(0, 8)}01`
  const month = addDays(`${last.slice(0, 8)}28`, 4).slice(0, 8)
  const days = Math.min(daysBetween(from, `${month}01`), MAX_CALENDAR_DAYS)
  const all = Array.from({ length: days }, (_, day) => addDays(from, day))
  // A month that does not fit is left out as a whole.
  const cut = addDays(from, days).slice(8) === "01" ? undefined : all.at(-1)?.slice(0, 7)
  return all.filter((date) => date.slice(0, 7) !== cut)
}

/** Plays a debt of this schedule through, as if nobody paid. */
export const sampleCourse = (schedule: DunningSchedule): SampleCourse => {
  const { dueDate, isHoliday, policy, timezone } = schedule
  const first = Math.min(0, policy.steps[0]?.offsetDays ?? 0)
  const arrives = Date.parse(`${addDays(dueDate, first - ARRIVES_DAYS_BEFORE)}T00:00:00Z`)
  const attempts = attemptsOfNew(schedule, arrives)
  const messages = simulate({ ...subject, attempts }, schedule, arrives)
    .map(messageOf)
    .toSorted(
      (a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`) || a.offsetDays - b.offsetDays
    )
  const isOpen = openDays(schedule)
  const effective = effectiveDueDate(schedule)
  const dates = [dueDate, effective, ...messages.map(({ date }) => date)].toSorted()
  return {
    dueDate,
    effectiveDueDate: effective,
    timezone,
    messages,
    days: monthsOf(dates[0] ?? dueDate, dates.at(-1) ?? dueDate).map((date) => ({
      date,
      closed: isOpen(date) ? null : policy.holidays && isHoliday(date) ? "holiday" : "closed"
    }))
  }
}
