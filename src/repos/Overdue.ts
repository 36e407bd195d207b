/** Which due dates are past, where the debtor is: calendar dates against today's date in each time zone. */
import { todayIn } from "../domain/CalendarDate.ts"
import { allTimeZones, isTimeZone } from "../domain/Contact.ts"
import type { Conditions } from "./Listing.ts"

interface Todays {
  readonly minute: number
  readonly zones: ReadonlyArray<string>
  readonly dates: ReadonlyArray<string>
  readonly earliest: string
  readonly latest: string
  readonly utc: string
}

let todays: Todays | undefined

// Dates change on the minute at the earliest, so one look at all zones serves a minute's requests.
const todaysAt = (now: number): Todays => {
  const minute = Math.floor(now / 60_000)
  if (todays?.minute === minute) return todays
  const zones = allTimeZones.filter(isTimeZone)
  const dates = zones.map((zone) => todayIn(zone, now))
  const sorted = [...new Set(dates)].sort()
  const utc = todayIn("UTC", now)
  todays = { minute, zones, dates, earliest: sorted[0] ?? utc, latest: sorted.at(-1) ?? utc, utc }
  return todays
}

/**
 * Adds "due before today" (or its opposite) for rows `t`. Only due dates that are past in some zones and not in
 * others need a look at the zone; `zone` is an expression for it.
 */
export const overdueCondition = (
  conditions: Conditions,
  overdue: boolean | undefined,
  now: number,
  { open, zone }: { readonly open: string; readonly zone: string }
): Conditions => {
  if (overdue === undefined) return conditions
  const { dates, earliest, latest, utc, zones } = todaysAt(now)
  const past = `(${open} and (t.due_date < ${conditions.param(earliest)}::date
    or (t.due_date < ${conditions.param(latest)}::date and t.due_date < coalesce(
      (select z.today from unnest(${conditions.param(zones)}::text[], ${conditions.param(dates)}::date[]) z (zone, today)
       where z.zone = ${zone}),
      ${conditions.param(utc)}::date))))`
  return conditions.and(overdue ? past : `not ${past}`)
}
