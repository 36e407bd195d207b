/** DunningRules to plan with: the usual one, and any at all, in any zone, around the days on which calendars are odd. */
import * as fc from "effect/FastCheck"
import { addDays } from "../../../src/domain/CalendarDate.ts"
import { allTimeZones } from "../../../src/domain/Contact.ts"
import { toLocal } from "../../../src/domain/LocalTime.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import type { DunningSchedule } from "../../../src/domain/dunning/Types.ts"
import { defaultPolicy, type Weekday } from "../../../src/domain/dunning/Policy.ts"

const never = () => false

/** The default policy, with the gap that plans of single receivables were made for. */
const ofOne = { ...defaultPolicy.receivables, customerGapDays: 1 }

/** The default policy in Berlin, due on a Wednesday. */
export const usual = (changes: Partial<DunningSchedule> = {}): DunningSchedule => ({
  about: "receivable",
  policy: ofOne,
  dueDate: "2026-03-04",
  timezone: "Europe/Berlin",
  isHoliday: never,
  ...changes
})

/** The default policy with some limits of its own. */
export const withPolicy = (
  policy: Partial<DunningSchedule["policy"]>,
  changes: Partial<DunningSchedule> = {}
): DunningSchedule => usual({ ...changes, policy: { ...ofOne, ...policy } })

/** The default policy with other steps, all by e-mail. */
export const withSteps = (
  offsets: ReadonlyArray<number>,
  changes: Partial<DunningSchedule> = {}
): DunningSchedule =>
  withPolicy({ steps: offsets.map((offsetDays) => ({ offsetDays, channels: ["email"] })) }, changes)

/** Long before the usual schedule's first step: three days before the due date is a Sunday, so it is on 27 February. */
export const EARLY = Date.parse("2026-02-01T12:00:00Z")

let ids = 0

/** The attempt of the usual schedule's first step, as it is planned. */
export const attempt = (fields: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: ++ids,
  receivableId: 1,
  customerId: 1,
  payableId: null,
  step: 0,
  offsetDays: -3,
  dueDate: "2026-03-04",
  cycle: 1,
  countedFrom: null,
  channel: "email",
  locale: "en",
  timezone: "Europe/Berlin",
  recipient: null,
  scheduledFor: Date.parse("2026-02-27T08:00:00Z"),
  // The end of the window, three days later.
  expiresAt: (fields.scheduledFor ?? Date.parse("2026-02-27T08:00:00Z")) + 80 * 3_600_000,
  shiftedBy: ["weekend"],
  status: "scheduled",
  reasonCode: null,
  dueAt: Date.parse("2026-02-27T08:00:00Z"),
  onTestClock: false,
  fence: 0,
  tryCount: 0,
  tone: null,
  balanceMinor: 100,
  currency: "EUR",
  providerMessageId: null,
  sentAt: null,
  error: null,
  messageId: null,
  failures: 0,
  createdAt: EARLY,
  updatedAt: EARLY,
  ...fields
})

interface Transition {
  readonly epochMilliseconds: number
  toPlainDate(): { toString(): string }
}

/** The part of the runtime's Temporal that finds changes of clocks; the compiler's library lacks it. */
declare const Temporal: {
  readonly Instant: {
    fromEpochMilliseconds(millis: number): {
      toZonedDateTimeISO(zone: string): { getTimeZoneTransition(direction: "next"): Transition | null }
    }
  }
}

const DAY_MILLIS = 86_400_000
const dateOfDay = (day: number) => addDays("1970-01-01", day)

const anyDay = fc.integer({ min: 1200, max: Date.UTC(2045, 0, 1) / DAY_MILLIS })

/** Days on which calendars or clocks are odd: leap days, the ends of years, the next change of clocks in the zone. */
const oddDay = (zone: string): fc.Arbitrary<string> =>
  fc.oneof(
    anyDay.map((day) => {
      const change = Temporal.Instant.fromEpochMilliseconds(day * DAY_MILLIS)
        .toZonedDateTimeISO(zone)
        .getTimeZoneTransition("next")
      return change === null || change.epochMilliseconds > Date.UTC(2045, 0, 1)
        ? dateOfDay(day)
        : change.toPlainDate().toString()
    }),
    fc.constantFrom("2024-02-29", "2000-02-29", "2023-12-31", "2011-12-30", "1993-08-21", "1975-03-08")
  )

const policy: fc.Arbitrary<DunningSchedule["policy"]> = fc.record({
  steps: fc
    .uniqueArray(fc.integer({ min: -20, max: 40 }), { minLength: 1, maxLength: 7 })
    .map((days) => days.sort((left, right) => left - right))
    .map((days) => days.map((offsetDays) => ({ offsetDays, channels: ["email"] as const }))),
  window: fc
    .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 2 })
    .map((quarters) =>
      quarters
        .sort((left, right) => left - right)
        .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16))
    )
    .filter(([from = "", to = ""]) => from < "21:00" && to > "08:00")
    .map(([from = "", to = ""]) => ({ from, to })),
  days: fc.subarray<Weekday>(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], { minLength: 1 }),
  holidays: fc.boolean(),
  minGapDays: fc.integer({ min: 1, max: 6 }),
  customerGapDays: fc.integer({ min: 0, max: 4 }),
  noticeDays: fc.constant(7),
  repeatDays: fc.constant(null),
  reviewDays: fc.constant(5),
  statementDays: fc.constant(null),
  maxMessages: fc.integer({ min: 1, max: 8 }),
  maxPerMinute: fc.constant(60),
  catchUpDays: fc.integer({ min: 0, max: 5 }),
  combine: fc.boolean(),
  minBalance: fc.constant({})
})

/** Zones of the date line and of odd hours get more than one turn in six hundred. */
const zone = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...allTimeZones) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("Pacific/Apia", "Pacific/Kwajalein", "Pacific/Easter", "Australia/Lord_Howe")
  }
)

/** Any schedule: every zone, policies of every kind, due around odd days, with every seventh or no date a holiday. */
export const schedule: fc.Arbitrary<DunningSchedule> = zone.chain((timezone) =>
  fc.record({
    about: fc.constant("receivable" as const),
    policy,
    dueDate: fc
      .tuple(
        fc.oneof(anyDay.map(dateOfDay), oddDay(timezone)),
        fc.integer({ min: -30, max: 20 }),
        fc.boolean()
      )
      .map(([date, days, isNear]) => (isNear ? addDays(date, days) : date)),
    timezone: fc.constant(timezone),
    isHoliday: fc.constantFrom(never, (date: string) => Number(date.slice(8)) % 7 === 0)
  })
)

/** The date and the time that clocks show in the schedule's zone. */
export const clockIn = ({ timezone }: DunningSchedule, millis: number) => {
  const local = toLocal(millis, timezone)
  return { date: local.slice(0, 10), time: local.slice(11, 19) }
}

const weekdays: ReadonlyArray<Weekday> = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

/** Why a message may not leave at a moment, by the clock on the wall; null if it may. */
export const forbidden = (schedule: DunningSchedule, millis: number): string | null => {
  const { policy } = schedule
  const { date, time } = clockIn(schedule, millis)
  if (time < "08:00:00" || time >= "21:00:00") return `at night, ${date} ${time}`
  if (time < `${policy.window.from}:00` || time >= `${policy.window.to}:00`) return `outside, ${date} ${time}`
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sun"
  if (!policy.days.includes(weekday)) return `on a ${weekday}, ${date}`
  return policy.holidays && schedule.isHoliday(date) ? `on a holiday, ${date}` : null
}
