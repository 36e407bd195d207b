/**
 * Amounts as people type them and as spreadsheets write them: `1.234,50`, `1,234.50`, `1 234,50 €`. They become the
 * decimal strings of the API; what can be read in two ways is left as it is, so that nobody pays a thousand times as much.
 */

/** What stands before the decimals. */
export type DecimalMark = "." | ","

/** Blanks of every kind, and the apostrophes that Swiss amounts have, between thousands: `12 50` may mean 12.50, not 1250. */
const spacing = /(?<=(?:^|[^0-9.,])[0-9]{1,3})[\s'’](?=[0-9]{3}(?![0-9]))/g

/** Signs of currencies. A dollar is whichever the currency says; the sign of another one is no amount of this. */
const signs: Readonly<Record<string, string>> = {
  AUD: "$",
  CAD: "$",
  CNY: "¥",
  EUR: "€",
  GBP: "£",
  HKD: "$",
  JPY: "¥",
  MXN: "$",
  NZD: "$",
  SGD: "$",
  USD: "$"
}

/** Without blanks, and without its own currency at either end. */
const bare = (text: string, currency: string | undefined): string => {
  const tight = text.trim().replaceAll(spacing, "")
  for (const name of currency === undefined ? [] : [currency, signs[currency]]) {
    if (name === undefined || name === "") continue
    if (tight.toUpperCase().startsWith(name)) return tight.slice(name.length).trim()
    if (tight.toUpperCase().endsWith(name)) return tight.slice(0, -name.length).trim()
  }
  return tight
}

/** The decimal mark that an amount shows; null where it shows none, as `1234` and `1.234`. */
const shownMark = (text: string): DecimalMark | null => {
  const marks = text.replaceAll(/[^.,]/g, "")
  const last = marks.at(-1)
  if (last !== "." && last !== ",") return null
  const other = last === "." ? "," : "."
  if (marks.includes(other)) return last
  if (marks.length > 1) return other
  return /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text) ? null : last
}

/**
 * The decimal mark that amounts of one column show; null where they show none. Where they show both, it is the point of the
 * API, so that the others are named as wrong: somebody has to look at such a file.
 */
export const decimalMarkOf = (texts: ReadonlyArray<string>): DecimalMark | null => {
  const shown = new Set(texts.map((text) => shownMark(text.replaceAll(/[^0-9.,]/g, ""))))
  shown.delete(null)
  const [mark = null, ...others] = shown
  return others.length === 0 ? mark : "."
}

const patterns: Readonly<Record<DecimalMark, RegExp>> = {
  ".": /^([1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]+))?$/,
  ",": /^([1-9][0-9]{0,2}(?:\.[0-9]{3})+|[0-9]+)(?:,([0-9]+))?$/
}

/**
 * An amount as the API has it. `mark` is what its column shows; without it, the amount has to show its own. A text that is
 * none comes back as it is, for the API's own check to name what is wrong.
 */
export const plainAmount = (
  text: string,
  { currency, mark }: { readonly currency?: string | undefined; readonly mark?: DecimalMark | null }
): string => {
  const tight = bare(text, currency)
  const own = mark ?? shownMark(tight)
  // `1.234` is an amount of the API; `1,234` is one or another.
  const [, whole, decimals] = (own === null ? /^([0-9]+)(?:\.([0-9]+))?$/ : patterns[own]).exec(tight) ?? []
  if (whole === undefined) return text
  const digits = whole.replaceAll(/[.,]/g, "")
  return decimals === undefined ? digits : `${digits}.${decimals}`
}

/** Whether an amount can be read in two ways: `1,234`. */
export const isAmbiguousAmount = (text: string): boolean =>
  /^[1-9][0-9]{0,2},[0-9]{3}$/.test(bare(text, undefined))
