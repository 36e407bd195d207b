/** What becomes of a made-up debt under a policy: its messages, and the days on which none is sent. Pure. */
import { addDays, daysBetween } from "../../CalendarDate.ts"
import { toLocal } from "../../LocalTime.ts"
import type { Channel, ReasonCode, ShiftReason, Tone } from "../../ReminderAttempt.ts"
import { dateOf, openDays } from "../Calendar.ts"
import type { CaseRules } from "./CaseRules.ts"
import { beginLadder, newCase } from "./Changes.ts"
import { type ForetoldMessage, simulateCase } from "./SimulateCase.ts"

/** What the debt is about: enough for most minimum balances. */
const SAMPLE_AMOUNT = { minor: 100_000, currency: "EUR" } as const
/** The debt arrives so many days before its due date, or before its first step if that is earlier. */
const ARRIVES_DAYS_BEFORE = 14
/** Its course is played so many days beyond its last step: what the distances of messages move comes within them. */
const DAYS_AFTER = 60
/** Days of the calendar; messages after them are only listed. */
const MAX_CALENDAR_DAYS = 92
const DAY_MILLIS = 86_400_000

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

const messageOf =
  (timezone: string) =>
  ({ at, message, reason, shiftedBy }: ForetoldMessage): SampleMessage => {
    const local = toLocal(at, timezone)
    return {
      date: local.slice(0, 10),
      time: local.slice(11, 16),
      offsetDays: message.offsetDays,
      channel: message.channel,
      tone: reason === null ? message.tone : null,
      reasonCode: reason,
      shiftedBy
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

/** The messages about a debt that is due on a date and is all that its customer owes, if nobody pays. */
const playThrough = (rules: CaseRules, dueDate: string): ReadonlyArray<SampleMessage> => {
  const { steps } = rules.policy
  const first = Math.min(0, steps[0]?.offsetDays ?? 0)
  const last = Math.max(0, steps.at(-1)?.offsetDays ?? 0)
  const instantOf = (days: number) => Date.parse(`${addDays(dueDate, days)}T00:00:00Z`)
  const arrives = instantOf(first - ARRIVES_DAYS_BEFORE)
  const debt = beginLadder(
    {
      id: 1,
      dueDate,
      status: "open",
      amountMinor: SAMPLE_AMOUNT.minor,
      balanceMinor: SAMPLE_AMOUNT.minor,
      currency: SAMPLE_AMOUNT.currency
    },
    arrives
  )
  const input = { debtor: newCase([debt]), refusal: () => null, agreedOn: () => null }
  const until = instantOf(last) + DAYS_AFTER * DAY_MILLIS
  return simulateCase(rules, input, arrives, until).map(messageOf(rules.timezone))
}

/** Plays a debt that is due on a date through, as if nobody paid. */
export const sampleCourse = (rules: CaseRules, dueDate: string): SampleCourse => {
  const { isHoliday, policy, timezone } = rules
  const messages = playThrough(rules, dueDate)
  const isOpen = openDays(rules)
  const effective = dateOf(rules.effectiveDue(dueDate).day)
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
