/** Nationwide public holidays of a country. A reminder policy can avoid sending on them. */
import { Effect } from "effect"
import type Calendar from "date-holidays"
import { addDays, daysBetween, FIRST_DATE } from "./CalendarDate.ts"
import { isCountryCode } from "./Contact.ts"

/** Whether a calendar date is a public holiday. */
export type IsHoliday = (date: string) => boolean

/** Later years have no holidays here: laws change, and the package's lunar calendars end about then. */
const LAST_YEAR = 2100
/** Cached years, of all countries together; a year has about twenty dates. */
const MAX_YEARS_KEPT = 1000
/** Days that one holiday may last. The longest holidays last six days, and can begin in the year before. */
const MAX_HOLIDAY_DAYS = 14

const HALF_DAY_MILLIS = 43_200_000

const noHoliday: IsHoliday = () => false

/** Loaded on first use, because it takes 45 MB and 50 ms, and many companies do not need holidays. */
let loading: Promise<typeof Calendar> | undefined
let loaded: typeof Calendar | undefined

const load: Effect.Effect<typeof Calendar> = Effect.suspend(() => {
  if (loaded !== undefined) return Effect.succeed(loaded)
  loading ??= import("date-holidays").then((module) => (loaded = module.default))
  return Effect.promise(() => loading as Promise<typeof Calendar>)
})

type Holiday = ReturnType<Calendar["getHolidays"]>[number]

/**
 * The dates of one holiday. The first is the package's date; a holiday that begins at sundown has the date of the next
 * day. Each further day counts if the holiday lasts beyond its noon.
 */
const datesOf = ({ date, end }: Holiday): ReadonlyArray<string> => {
  const first = date.slice(0, 10)
  const last = new Date(end.getTime() - HALF_DAY_MILLIS - 1).toISOString().slice(0, 10)
  const more = Math.min(Math.max(daysBetween(first, last), 0), MAX_HOLIDAY_DAYS - 1)
  return Array.from({ length: more + 1 }, (_, days) => addDays(first, days))
}

const years = new Map<string, ReadonlySet<string>>()
const calendars = new Map<string, Calendar>()

const calendarOf = (country: string, Loaded: typeof Calendar): Calendar => {
  const known = calendars.get(country)
  if (known !== undefined) return known
  // With UTC as the time zone, the instants that the package returns have the local dates of the holidays.
  const made = new Loaded(country, { types: ["public"], timezone: "UTC" })
  calendars.set(country, made)
  return made
}

const yearOf = (country: string, year: number, Loaded: typeof Calendar): ReadonlySet<string> => {
  const key = `${country}${year}`
  const known = years.get(key)
  if (known !== undefined) return known
  const holidays = calendarOf(country, Loaded).getHolidays(year)
  const made = new Set(holidays.flatMap(datesOf))
  if (years.size >= MAX_YEARS_KEPT) years.clear()
  years.set(key, made)
  return made
}

/**
 * The public holidays of a country (ISO 3166-1 alpha-2), including substitute days. An unknown country has none, nor has
 * any year after 2100. Each year is computed once, which takes some milliseconds, and cached.
 */
export const holidaysOf = (country: string): Effect.Effect<IsHoliday> =>
  isCountryCode(country)
    ? Effect.map(load, (Loaded): IsHoliday => {
        return (date) => {
          const year = Number(date.slice(0, 4))
          if (date < FIRST_DATE || year > LAST_YEAR) return false
          if (yearOf(country, year, Loaded).has(date)) return true
          const isEarly = date.slice(5) <= `01-${MAX_HOLIDAY_DAYS}`
          return isEarly && yearOf(country, year - 1, Loaded).has(date)
        }
      })
    : Effect.succeed(noHoliday)
