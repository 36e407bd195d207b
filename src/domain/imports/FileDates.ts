/** Dates as files have them: with a time behind, with the name of a month, or with two digits for the year. */
import { isCalendarDate } from "../CalendarDate.ts"
import { type DateOrder, plainDate } from "../TypedDate.ts"

const months: ReadonlyArray<ReadonlyArray<string>> = [
  ["jan", "january", "januar", "janvier", "janv", "enero", "ene", "gennaio", "gen", "januari", "janeiro"],
  ["feb", "february", "februar", "fevrier", "fevr", "febrero", "febbraio", "februari", "fevereiro", "fev"],
  ["mar", "march", "marz", "mars", "marzo", "maart", "mrt", "marco"],
  ["apr", "april", "avril", "avr", "abril", "abr", "aprile"],
  ["may", "mai", "mayo", "maggio", "mag", "mei", "maio"],
  ["jun", "june", "juni", "juin", "junio", "giugno", "giu", "junho"],
  ["jul", "july", "juli", "juillet", "juil", "julio", "luglio", "lug", "julho"],
  ["aug", "august", "aout", "agosto", "ago", "augustus"],
  ["sep", "sept", "september", "septembre", "septiembre", "settembre", "set", "setembro"],
  ["oct", "october", "oktober", "okt", "octobre", "octubre", "ottobre", "ott", "outubro", "out"],
  ["nov", "november", "novembre", "noviembre", "novembro"],
  ["dec", "december", "dezember", "dez", "decembre", "diciembre", "dic", "dicembre", "dezembro"]
]

const monthOf = (name: string): number => {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replace(/\.$/, "")
  return months.findIndex((each) => each.includes(plain)) + 1
}

/** What stands behind a date: a time, with its seconds and zone. */
const withoutTime = (text: string): string =>
  text
    .trim()
    .replace(
      /[T ]\s*[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?\s*(?:[AP]M)?\s*(?:Z|UTC|[+-][0-9]{2}:?[0-9]{2})?$/i,
      ""
    )

const dayMonth = /^([0-9]{1,2})[-. ]+(?:de )?([\p{L}]{3,10}\.?)[-., ]+(?:de )?([0-9]{4}|[0-9]{2})$/u
const monthDay = /^([\p{L}]{3,10}\.?) ([0-9]{1,2}),? ([0-9]{4})$/u
const shortYear = /^([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{2})$/

const two = (part: string | number): string => String(part).padStart(2, "0")
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** A cell with the year in four digits and without a time, so that dates of one column can be compared. */
export const tidyDate = (text: string): string => {
  const tight = withoutTime(text)
  const [, first, mark, second, year] = shortYear.exec(tight) ?? []
  if (year !== undefined) return `${first}${mark}${second}${mark}${fullYear(year)}`
  const [, day, name = "", named] = dayMonth.exec(tight) ?? []
  if (named !== undefined && monthOf(name) > 0)
    return `${fullYear(named)}-${two(monthOf(name))}-${two(day ?? "")}`
  const [, before = "", dayBehind, behind] = monthDay.exec(tight) ?? []
  if (behind !== undefined && monthOf(before) > 0)
    return `${behind}-${two(monthOf(before))}-${two(dayBehind ?? "")}`
  return tight
}

/** A date of a column in this order as `YYYY-MM-DD`; null where it is none, or could be two. */
export const fileDate = (text: string, order: DateOrder | null): string | null => {
  const date = plainDate(tidyDate(text), order)
  return isCalendarDate(date) ? date : null
}
