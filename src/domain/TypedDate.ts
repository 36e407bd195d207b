/** Dates as spreadsheets write them, `31.01.2027` or `1/31/2027`, as the API has them. */

/** Which comes first: the year, the day or the month. */
export type DateOrder = "ymd" | "dmy" | "mdy"

const yearFirst = /^([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/
const yearLast = /^([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})(?: 00:00(?::00)?)?$/

/** The order that dates of one column show; null where every day could be a month. Points are written after days only. */
export const dateOrderOf = (texts: ReadonlyArray<string>): DateOrder | null => {
  const shown = new Set<DateOrder>()
  for (const text of texts) {
    const [, first, mark, second] = yearLast.exec(text.trim()) ?? []
    if (mark === "." || Number(first) > 12) shown.add("dmy")
    else if (Number(second) > 12) shown.add("mdy")
    else if (yearFirst.test(text.trim())) shown.add("ymd")
  }
  const [order = null, ...others] = [...shown].filter((each) => each !== "ymd")
  return others.length > 0 ? null : (order ?? (shown.has("ymd") ? "ymd" : null))
}

const written = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`

/** A date as `YYYY-MM-DD`; a text that is none in this order comes back as it is. */
export const plainDate = (text: string, order: DateOrder | null): string => {
  const tight = text.trim()
  const [, year, month = "", day = ""] = yearFirst.exec(tight) ?? []
  if (year !== undefined) return written(year, month, day)
  const [, first = "", mark, second = "", last] = yearLast.exec(tight) ?? []
  if (last === undefined || (order !== "dmy" && order !== "mdy")) return text
  return order === "dmy" || mark === "." ? written(last, second, first) : written(last, first, second)
}

/** Whether a date names a day that could be its month. */
export const isAmbiguousDate = (text: string): boolean => yearLast.test(text.trim())
