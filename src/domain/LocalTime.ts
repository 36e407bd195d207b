/** Instants on somebody's clock. */
import { fixedOffsetMinutes } from "./CalendarDate.ts"

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
export const offsetMinutes = (zone: string, epochMillis: number): number => {
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

const twoDigits = (n: number): string => String(n).padStart(2, "0")

/** RFC 3339 with the zone's offset at that instant: `2026-03-01T09:00:00+01:00`. */
export const toLocal = (epochMillis: number, zone: string): string => {
  const offset = offsetMinutes(zone, epochMillis)
  const local = new Date(epochMillis + offset * 60_000).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}
