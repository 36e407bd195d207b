import { Either } from "effect"
import tzdata from "tzdata"
import { checkedString } from "./Text.ts"

/** First and last calendar date that the API accepts (contract §3.4). */
export const FIRST_DATE = "1970-01-01"
export const LAST_DATE = "9999-12-31"

const DAY_MILLIS = 86_400_000

/** Epoch milliseconds of the last instant that the API writes: the end of `LAST_DATE` in UTC. */
const LAST_MILLIS = Date.parse(`${LAST_DATE}T23:59:59.999Z`)

/** Lowest result of date arithmetic: years have four digits, so that dates sort as text and fit PostgreSQL's `date`. */
const LOWEST_DATE = "0001-01-01"

const DATE_PATTERN = "^(19[7-9][0-9]|[2-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** @param month 1 … 12 */
const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The parts of a real date of the years 0001 … 9999, or undefined (2026-02-30, 2026-2-3, other texts). */
const partsOf = (text: string): DateParts | undefined => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return undefined
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8, 10))
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return { year, month, day }
}

const requireParts = (date: string): DateParts => {
  const parts = partsOf(date)
  if (parts === undefined) throw new RangeError("not a real calendar date of the form YYYY-MM-DD")
  return parts
}

const dateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`

/** Days since 1970-01-01. */
const dayNumber = (date: string): number => {
  requireParts(date)
  return Date.parse(`${date}T00:00:00Z`) / DAY_MILLIS
}

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(Math.max(value, lowest), highest)

const requireWhole = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError("not a whole number")
  return value
}

/** Whether the text is a real `YYYY-MM-DD` from 1970-01-01 to 9999-12-31 (contract §3.4). */
export const isCalendarDate = (text: string): boolean => partsOf(text) !== undefined && text >= FIRST_DATE

/** A calendar date without time or zone. It is always a string, so that no time zone can shift it (contract §3.4). */
export const CalendarDate = checkedString({
  identifier: "CalendarDate",
  description: "Calendar date YYYY-MM-DD, from 1970-01-01 to 9999-12-31; no time zone applies to it.",
  examples: ["2026-01-31"],
  message: "must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31",
  jsonSchema: { format: "date", minLength: 10, maxLength: 10, pattern: DATE_PATTERN },
  isValid: isCalendarDate
})

/**
 * The date `n` days later (earlier for a negative `n`), clamped to 0001-01-01 … 9999-12-31. Dates before 1970 are
 * possible, because a reminder can be due three days before 1970-01-01.
 *
 * @throws RangeError for a text that is no date or an `n` that is not whole
 */
export const addDays = (date: string, n: number): string => {
  const day = clamp(dayNumber(date) + requireWhole(n), dayNumber(LOWEST_DATE), dayNumber(LAST_DATE))
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10)
}

/**
 * The date `n` months after the anchor. The day is clamped to the length of the month: 31 Jan gives 28 Feb and 31 Mar
 * (contract §4.6). Count from the anchor, not from the previous occurrence, which may have been clamped. The result is
 * clamped to 0001-01-01 … 9999-12-31, as in `addDays`.
 *
 * @throws RangeError for a text that is no date or an `n` that is not whole
 */
export const addMonthsClamped = (anchor: string, n: number): string => {
  const { year, month, day } = requireParts(anchor)
  const months = year * 12 + (month - 1) + requireWhole(n)
  if (months < 12) return LOWEST_DATE
  if (months >= 10_000 * 12) return LAST_DATE
  const newYear = Math.floor(months / 12)
  const newMonth = (months % 12) + 1
  return dateOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Order of two calendar dates, for sorting: -1, 0 or 1. */
export const compare = (left: string, right: string): -1 | 0 | 1 => (left < right ? -1 : left > right ? 1 : 0)

/**
 * Days from one date to another; negative when the second date is earlier.
 *
 * @throws RangeError for a text that is no date
 */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Limit of the cache. There are fewer zones, so only names that nobody has validated could fill it. */
const MAX_FORMATTERS = 1000

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit"
  })
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(zone, made)
  return made
}

/**
 * IANA's data: a zone is either the name of another zone (a link) or a list of periods [minutes west, rule, format,
 * until].
 */
const zones: Readonly<Record<string, string | ReadonlyArray<ReadonlyArray<string | null>>>> = tzdata.zones

/**
 * For earlier instants the runtime is asked, because the package dates some past changes weeks wrong (those on a
 * "lastSun").
 */
const RECENT_MILLIS = Date.UTC(2025, 0, 1)

interface FixedPeriod {
  readonly fromMillis: number
  readonly offsetMinutes: number
}

/** The zone's current period, or undefined if its clocks still change. */
const lastFixedPeriod = (zone: string): FixedPeriod | undefined => {
  const entry = Object.hasOwn(zones, zone) ? zones[zone] : undefined
  if (entry === undefined) return undefined
  if (typeof entry === "string") return lastFixedPeriod(entry)
  const [west, rule] = entry.at(-1) ?? []
  if (west === undefined || rule !== "-") return undefined
  const offsetMinutes = -Number(west)
  const until = entry.at(-2)?.[3] ?? null
  // `until` is local time before the change; adding a day is enough to be after it, even when a zone crosses the date
  // line.
  const changeMillis = until === null ? 0 : Number(until) - offsetMinutes * 60_000 + DAY_MILLIS
  return { fromMillis: Math.max(changeMillis, RECENT_MILLIS), offsetMinutes }
}

const fixedPeriods: ReadonlyMap<string, FixedPeriod> = new Map(
  Object.keys(zones).flatMap((zone) => {
    const period = lastFixedPeriod(zone)
    return period === undefined ? [] : [[zone, period] as const]
  })
)

/**
 * Minutes east of UTC at an instant, for a zone that no longer changes its clocks; undefined for any other zone or for
 * an earlier instant, where the runtime has to be asked. This is needed for correctness and not only for speed, because
 * runtimes carry outdated zone data for months: Bun 1.4.5 still moves the clocks of Vancouver, Edmonton and Casablanca,
 * which stopped doing so in 2026.
 *
 * @param epochMillis milliseconds since 1970-01-01T00:00:00Z
 */
export const fixedOffsetMinutes = (zone: string, epochMillis: number): number | undefined => {
  const period = fixedPeriods.get(zone)
  return period !== undefined && epochMillis >= period.fromMillis ? period.offsetMinutes : undefined
}

/**
 * The calendar date in an IANA zone at an instant; "overdue" and reminder plans are based on it. It comes from the IANA
 * data where the zone's offset is fixed, and from the runtime's zone data where clocks change.
 *
 * @throws RangeError for an unknown zone or an instant outside 1970 … 9999
 */
export const todayIn = (zone: string, epochMillis: number): string => {
  requireInstant(epochMillis)
  const offsetMinutes = fixedOffsetMinutes(zone, epochMillis)
  if (offsetMinutes !== undefined) {
    // In zones east of UTC the last hours of 9999 are in the year 10000.
    const localMillis = Math.min(epochMillis + offsetMinutes * 60_000, LAST_MILLIS)
    return new Date(localMillis).toISOString().slice(0, 10)
  }
  let year = ""
  let month = ""
  let day = ""
  for (const part of formatterFor(zone).formatToParts(epochMillis)) {
    if (part.type === "year") year = part.value
    else if (part.type === "month") month = part.value
    else if (part.type === "day") day = part.value
  }
  return year.length > 4 ? LAST_DATE : `${year}-${month}-${day}`
}

const requireInstant = (epochMillis: number): void => {
  if (!Number.isSafeInteger(epochMillis) || epochMillis < 0 || epochMillis > LAST_MILLIS) {
    throw new RangeError("not an instant in whole milliseconds from 1970 to 9999")
  }
}

/**
 * An instant as RFC 3339 in UTC with milliseconds: `2026-01-31T08:00:00.000Z`.
 *
 * @param epochMillis whole milliseconds since 1970-01-01T00:00:00Z
 * @throws RangeError outside 1970 … 9999
 */
export const toRfc3339 = (epochMillis: number): string => {
  requireInstant(epochMillis)
  return new Date(epochMillis).toISOString()
}

/** Why a text is not an instant. `message` is for people and never repeats the text. */
export interface InstantProblem {
  readonly _tag: "InstantMalformed"
  readonly message: string
}

const instantMessage =
  "must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z"

const instantProblem: InstantProblem = { _tag: "InstantMalformed", message: instantMessage }

const TIME_PATTERN = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?"
const OFFSET_PATTERN = "([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
const INSTANT_PATTERN = `^[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt]${TIME_PATTERN}${OFFSET_PATTERN})?$`

const instantRegExp = new RegExp(INSTANT_PATTERN)
const dateTimeRegExp = /^(.{10})[Tt](.{8})(?:\.([0-9]+))?(?:[Zz]|([+-])(.{2}):(.{2}))$/

/**
 * Reads a time of payment (contract §3.5): an RFC 3339 date-time with seconds and offset, or a bare calendar date,
 * which means that day at 00:00 UTC. Returns whole milliseconds since 1970-01-01T00:00:00Z; finer fractions are cut
 * off, not rounded. Leap seconds (`:60`), dates that don't exist and instants outside 1970 … 9999 are refused.
 */
export const parseInstant = (text: string): Either.Either<number, InstantProblem> => {
  if (!instantRegExp.test(text)) return Either.left(instantProblem)
  const [, date = text, time = "00:00:00", fraction = "", sign = "+", hours = "0", minutes = "0"] =
    dateTimeRegExp.exec(text) ?? []
  if (partsOf(date) === undefined) return Either.left(instantProblem)
  const offsetMillis = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1)
  const fractionMillis = Number(fraction.slice(0, 3).padEnd(3, "0"))
  const millis = Date.parse(`${date}T${time}Z`) + fractionMillis - offsetMillis
  return millis < 0 || millis > LAST_MILLIS ? Either.left(instantProblem) : Either.right(millis)
}

/** An instant as a client writes it, still as text; `parseInstant` reads it (contract §3.5). */
export const Instant = checkedString({
  identifier: "Instant",
  description:
    "RFC 3339 date-time with seconds and offset, or a calendar date meaning 00:00 UTC of that day.",
  examples: ["2026-01-31T08:00:00Z", "2026-01-31T09:00:00.250+01:00", "2026-01-31"],
  message: instantMessage,
  jsonSchema: { minLength: 10, maxLength: 35, pattern: INSTANT_PATTERN },
  isValid: (text) => Either.isRight(parseInstant(text))
})
