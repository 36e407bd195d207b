/** The SQL condition for overdue rows: the due date is before today's date in the time zone that counts for the row. */
import { todayIn } from "../domain/CalendarDate.ts"
import { allTimeZones, isTimeZone } from "../domain/Contact.ts"
import type { Conditions } from "./Listing.ts"

interface Todays {
  /** Minutes since the epoch. */
  readonly minute: number
  readonly zones: ReadonlyArray<string>
  readonly dates: ReadonlyArray<string>
  readonly earliest: string
  readonly latest: string
  readonly utc: string
}

let todays: Todays | undefined

// Every zone's date changes on a full minute, so the dates are computed once a minute for all requests.
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
 * Adds the condition that rows `t` are overdue, or that they are not. `open` is the SQL condition for a row that can be
 * overdue at all, `zone` the SQL expression for its time zone. The zone is looked up only for due dates that are past in
 * some zones and not in others.
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
