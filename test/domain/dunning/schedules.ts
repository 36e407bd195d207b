/** Rules to plan with: any at all, in any zone, around the days on which calendars are odd. */
import * as fc from "effect/FastCheck"
import { addDays } from "../../../src/domain/CalendarDate.ts"
import { allTimeZones } from "../../../src/domain/Contact.ts"
import { toLocal } from "../../../src/domain/LocalTime.ts"
import type { CalendarRules } from "../../../src/domain/dunning/Types.ts"
import type { ReceivablesPolicy, Weekday } from "../../../src/domain/dunning/Policy.ts"

const never = () => false

/** The calendar of a debt. */
interface DatedRules extends CalendarRules {
  readonly policy: ReceivablesPolicy
  readonly dueDate: string
}

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

const policy: fc.Arbitrary<DatedRules["policy"]> = fc.record({
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
  customerGapDays: fc.integer({ min: 0, max: 4 }),
  noticeDays: fc.constant(7),
  repeatDays: fc.constant(null),
  reviewDays: fc.constant(5),
  statementDays: fc.constant(null),
  attachDocument: fc.constant("never"),
  maxMessages: fc.integer({ min: 1, max: 8 }),
  maxPerMinute: fc.constant(60),
  catchUpDays: fc.integer({ min: 0, max: 5 }),
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
export const schedule: fc.Arbitrary<DatedRules> = zone.chain((timezone) =>
  fc.record({
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
export const clockIn = ({ timezone }: DatedRules, millis: number) => {
  const local = toLocal(millis, timezone)
  return { date: local.slice(0, 10), time: local.slice(11, 19) }
}

const weekdays: ReadonlyArray<Weekday> = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

/** Why a message may not leave at a moment, by the clock on the wall; null if it may. */
export const forbidden = (schedule: DatedRules, millis: number): string | null => {
  const { policy } = schedule
  const { date, time } = clockIn(schedule, millis)
  if (time < "08:00:00" || time >= "21:00:00") return `at night, ${date} ${time}`
  if (time < `${policy.window.from}:00` || time >= `${policy.window.to}:00`) return `outside, ${date} ${time}`
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sun"
  if (!policy.days.includes(weekday)) return `on a ${weekday}, ${date}`
  return policy.holidays && schedule.isHoliday(date) ? `on a holiday, ${date}` : null
}
