/** For rows in memory, what PostgreSQL does by itself: pages, versions, constraints, time zones. */
import { todayIn } from "../domain/CalendarDate.ts"
import { isTimeZone } from "../domain/Contact.ts"
import { MAX_AMOUNT_MINOR } from "../domain/Money.ts"
import type { Receivable } from "../domain/Receivable.ts"
import type { Page, PageRequest } from "../domain/Page.ts"

/** One page of the rows that match, newest id first, with the total of all that match. */
export const memoryPageOf = <A extends { readonly id: number }>(
  rows: Iterable<A>,
  matches: (row: A) => boolean,
  { page, perPage }: PageRequest
): Page<A> => {
  const matching = [...rows].filter(matches).sort((a, b) => b.id - a.id)
  return { total: matching.length, items: matching.slice((page - 1) * perPage, page * perPage) }
}

/** Whether a value matches a filter; an absent filter matches every value. */
export const is = <A>(wanted: A | undefined, value: A | null): boolean =>
  wanted === undefined || wanted === value

/** Whether a value lies within inclusive bounds; an absent bound does not limit. */
export const isWithin = <A extends string | number>(
  from: A | undefined,
  to: A | undefined,
  value: A
): boolean => (from === undefined || value >= from) && (to === undefined || value <= to)

/** Whether a date is before today's date in `zone`; an unknown zone counts as UTC. */
export const isPastDue = (date: string, zone: string, now: number): boolean =>
  date < todayIn(isTimeZone(zone) ? zone : "UTC", now)

/** The row that is to be updated; throws if there is none. */
export const existing = <A>(row: A | undefined): A => {
  if (row === undefined) throw new Error("there is no such row to update")
  return row
}

/** Throws when a constraint is violated. */
export const constrain = (holds: boolean, constraint: string): void => {
  if (!holds) throw new Error(`constraint ${constraint} refuses the row`)
}

/** The constraint that amounts are from 1 to `MAX_AMOUNT_MINOR`. */
export const constrainAmount = (amountMinor: number): void =>
  constrain(amountMinor >= 1 && amountMinor <= MAX_AMOUNT_MINOR, "amount_minor")

/** The constraint that a receivable's status agrees with its paid amount. */
export const constrainReceivable = ({ amountMinor, paidMinor, status }: Receivable): void => {
  constrainAmount(amountMinor)
  constrain(paidMinor >= 0 && paidMinor <= amountMinor, "receivables_sound")
  constrain(
    {
      open: paidMinor === 0,
      partially_paid: paidMinor > 0 && paidMinor < amountMinor,
      paid: paidMinor === amountMinor,
      paused: paidMinor < amountMinor,
      cancelled: paidMinor < amountMinor
    }[status],
    "receivables_sound"
  )
}
