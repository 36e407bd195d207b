/** Conversion between instants and local times of IANA time zones. */
import { daysBetween, FIRST_DATE, fixedOffsetMinutes, todayIn } from "./CalendarDate.ts"

const MINUTE_MILLIS = 60_000
const DAY_MILLIS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit"
  })
  clocks.set(zone, made)
  return made
}

/** Minutes east of UTC in an IANA zone at an instant (epoch milliseconds). */
const offsetMinutes = (zone: string, epochMillis: number): number => {
  const fixed = fixedOffsetMinutes(zone, epochMillis)
  if (fixed !== undefined) return fixed
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(epochMillis)) part[type] = Number(value)
  const local = Date.UTC(
    part["year"] ?? 1970,
    (part["month"] ?? 1) - 1,
    part["day"],
    part["hour"],
    part["minute"],
    part["second"]
  )
  return Math.round((local - Math.floor(epochMillis / 1_000) * 1_000) / 60_000)
}

/** Cached days of all zones together: enough for years of due dates in one zone or some months in all zones. */
const MAX_DAYS_KEPT = 100_000

const keptOffsets = new Map<string, Map<number, number>>()
let daysKept = 0

/**
 * The offset at the start of a UTC day. Cached, because the runtime takes 3 µs for it and plans ask for few different
 * days.
 */
const offsetAtStartOf = (utcDay: number, zone: string): number => {
  let kept = keptOffsets.get(zone)
  const known = kept?.get(utcDay)
  if (known !== undefined) return known
  const offset = offsetMinutes(zone, utcDay * DAY_MILLIS)
  if (daysKept >= MAX_DAYS_KEPT) {
    keptOffsets.clear()
    daysKept = 0
    kept = undefined
  }
  if (kept === undefined) keptOffsets.set(zone, (kept = new Map()))
  kept.set(utcDay, offset)
  daysKept += 1
  return offset
}

/** The first instant after `before` at which the zone has the offset that it has at `after`. */
const changeBetween = (zone: string, before: number, after: number): number => {
  const offset = offsetMinutes(zone, before)
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMinutes(zone, middle) === offset) low = middle
    else high = middle
  }
  return high
}

/** Which instant to take for a local time that occurs twice, because clocks were set back. */
export type LocalOccurrence = "earlier" | "later"

/**
 * As `instantAt`, for a day in days since 1970-01-01 and a time in minutes since midnight. Returns epoch milliseconds.
 */
export const instantOnDay = (
  zone: string,
  day: number,
  minutes: number,
  occurrence: LocalOccurrence = "earlier"
): number => {
  const wall = day * DAY_MILLIS + minutes * MINUTE_MILLIS
  // A local day lies within these three UTC days, and no zone has ever changed its clocks twice within three days.
  const offsetBefore = offsetAtStartOf(day - 1, zone)
  const offsetAfter = offsetAtStartOf(day + 2, zone)
  if (offsetBefore === offsetAfter) return wall - offsetBefore * MINUTE_MILLIS
  const candidates = [wall - offsetBefore * MINUTE_MILLIS, wall - offsetAfter * MINUTE_MILLIS]
  const instants = candidates.filter((at) => at + offsetMinutes(zone, at) * MINUTE_MILLIS === wall)
  if (instants.length === 0) return changeBetween(zone, Math.min(...candidates), Math.max(...candidates))
  return occurrence === "earlier" ? Math.min(...instants) : Math.max(...instants)
}

/** Minutes since midnight of a time `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * Epoch milliseconds of the instant at which clocks in a zone show a date and a time `HH:MM`. For a time that clocks
 * skip, it is the first instant after the skip; for a time they show twice, it is the earlier one by default. Offsets
 * are whole minutes, which is exact from 1973 on; before that, Monrovia's offset included seconds.
 *
 * @throws RangeError for a text that is no date
 */
export const instantAt = (zone: string, date: string, time: string, occurrence?: LocalOccurrence): number =>
  instantOnDay(zone, daysBetween(FIRST_DATE, date), minutesOf(time), occurrence)

/** Whether a date (from 1970 on) exists in a zone: Samoa skipped 2011-12-30. */
export const hasDate = (zone: string, date: string): boolean =>
  todayIn(zone, Math.max(0, instantAt(zone, date, "00:00"))) === date

const twoDigits = (n: number): string => String(n).padStart(2, "0")

/** RFC 3339 with the zone's offset at that instant: `2026-03-01T09:00:00+01:00`. */
export const toLocal = (epochMillis: number, zone: string): string => {
  const offset = offsetMinutes(zone, epochMillis)
  const local = new Date(epochMillis + offset * 60_000).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}
