/** Dates of statements. */
import { isCalendarDate } from "../../CalendarDate.ts"

const two = (number: number): string => String(number).padStart(2, "0")

/**
 * A date of a statement; null where there is no such day. Banks that count thirty days a month write 30 February, which
 * is the last day of that month.
 */
export const statedDate = (year: number, month: number, day: number): string | null => {
  const date = (of: number) => `${String(year).padStart(4, "0")}-${two(month)}-${two(of)}`
  const found = (month === 2 && (day === 29 || day === 30) ? [day, 29, 28] : [day]).find((of) =>
    isCalendarDate(date(of))
  )
  return found === undefined ? null : date(found)
}

/** The date that a text begins with, `2026-01-31` or `2026-01-31T10:15:00+01:00`, as the bank counts days. */
export const isoDate = (text: string | null): string | null => {
  const [, year, month, day] = /^\s*([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9])/.exec(text ?? "") ?? []
  return day === undefined ? null : statedDate(Number(year), Number(month), Number(day))
}

/** Two-digit years from here on are of the last century. */
const FIRST_YEAR_OF_LAST_CENTURY = 80

/** A date as `YYMMDD`. */
export const shortDate = (text: string): string | null => {
  const [, year, month, day] = /^([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(text) ?? []
  if (year === undefined) return null
  const century = Number(year) >= FIRST_YEAR_OF_LAST_CENTURY ? 1900 : 2000
  return statedDate(century + Number(year), Number(month), Number(day))
}
