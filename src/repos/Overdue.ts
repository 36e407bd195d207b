/** SQL for overdue rows: the due date is before today's date in the time zone that counts for the row. */
import { addDays, todayIn } from "../domain/CalendarDate.ts"
import { allTimeZones, isTimeZone } from "../domain/Contact.ts"
import type { Conditions } from "./Listing.ts"

/** A due date that is past in some time zones and not in others. */
interface Disputed {
  readonly date: string
  readonly pastInUtc: boolean
  /** The zones where it is otherwise than in UTC. */
  readonly otherZones: ReadonlyArray<string>
}

/** What of the calendar is past at a moment. */
export interface Todays {
  /** Due dates before this one are past in all time zones. */
  readonly earliest: string
  /** This due date is past in none. */
  readonly latest: string
  /** The two dates from `earliest` on. Today's dates never differ by more in all zones, UTC-12 to UTC+14. */
  readonly disputed: readonly [Disputed, Disputed]
}

let known: { readonly minute: number; readonly todays: Todays } | undefined

/** The dates at a moment (epoch milliseconds). Every zone's date changes on a full minute, so they are kept for one. */
export const todaysAt = (now: number): Todays => {
  const minute = Math.floor(now / 60_000)
  if (known?.minute === minute) return known.todays
  const utc = todayIn("UTC", now)
  const todays = allTimeZones.filter(isTimeZone).map((zone) => ({ zone, today: todayIn(zone, now) }))
  const sorted = [...new Set([utc, ...todays.map(({ today }) => today)])].sort()
  const earliest = sorted[0] ?? utc
  const disputed = (date: string): Disputed => ({
    date,
    pastInUtc: date < utc,
    otherZones: todays.filter(({ today }) => date < today !== date < utc).map(({ zone }) => zone)
  })
  known = {
    minute,
    todays: {
      earliest,
      latest: sorted.at(-1) ?? utc,
      disputed: [disputed(earliest), disputed(addDays(earliest, 1))]
    }
  }
  return known.todays
}

/** SQL that is true for rows `t` whose due date is disputed and past where they belong. `zone` is SQL for their zone. */
export const pastWhereDisputed = (conditions: Conditions, { disputed }: Todays, zone: string): string => {
  const onDate = ({ date, otherZones, pastInUtc }: Disputed) =>
    `(t.due_date = ${conditions.param(date)}::date and ${conditions.param(pastInUtc)}::boolean
      <> (${zone} in (select unnest(${conditions.param(otherZones)}::text[]))))`
  return `(${disputed.map(onDate).join(" or ")})`
}

/**
 * SQL that is true for rows `t` whose due date is past. The zone is looked up only for due dates that are past in some
 * zones and not in others.
 */
export const isPast = (conditions: Conditions, todays: Todays, zone: string): string =>
  `(t.due_date < ${conditions.param(todays.earliest)}::date or ${pastWhereDisputed(conditions, todays, zone)})`
