/** Writes amounts and dates as is usual in a region. */
import { minorUnits } from "../../domain/Currency.ts"
import { formatMinor } from "../../domain/Money.ts"
import { localeOfTag, type TextLocale } from "../../texts/Locale.ts"

/** Formatters are costly to make, so they are cached. Tags come from customers, so the cache is limited. */
const MAX_FORMATTERS = 1000

const cached = <A>(make: (locale: TextLocale, detail: string) => A) => {
  const made = new Map<string, A>()
  return (tag: string, detail: string): A => {
    const key = `${tag} ${detail}`
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(localeOfTag(tag), detail)
    if (made.size >= MAX_FORMATTERS) made.clear()
    made.set(key, value)
    return value
  }
}

const amountFormatWith = (currencyDisplay: "symbol" | "code") =>
  cached(({ tag }, currency) => {
    const digits = minorUnits(currency)
    return new Intl.NumberFormat(tag, {
      style: "currency",
      currency,
      currencyDisplay,
      numberingSystem: "latn",
      // The number of digits of ISO 4217; Intl follows CLDR, which differs.
      minimumFractionDigits: digits,
      maximumFractionDigits: digits
    })
  })

const amountFormat = amountFormatWith("symbol")
const codeFormat = amountFormatWith("code")

/**
 * An amount of minor units with its currency, for a locale: `12050, "EUR", "de-AT"` is "€ 120,50". Exact for every
 * amount. A language that is not built in counts as English.
 *
 * @throws RangeError for minor units outside 0 … `MAX_AMOUNT_MINOR` or a currency that is not active
 */
export const formatAmount = (minor: number, currency: string, locale: string): string => {
  // A decimal string is formatted exactly; a float could not hold most decimal fractions.
  const decimal = formatMinor(minor, currency) as `${number}`
  return amountFormat(locale, currency).format(decimal)
}

/** A sum of amounts as a decimal number; it may be larger than any single amount. */
const decimalOf = (minor: bigint, currency: string): `${number}` => {
  const digits = minorUnits(currency)
  const text = minor.toString().padStart(digits + 1, "0")
  const point = text.length - digits
  return (digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`) as `${number}`
}

/** As `formatAmount`, for a sum of amounts. */
export const formatSum = (minor: bigint, currency: string, locale: string): string =>
  amountFormat(locale, currency).format(decimalOf(minor, currency))

/** As `formatSum`, with the code of the currency in the place of its symbol: "EUR 120,50". */
export const formatSumWithCode = (minor: bigint, currency: string, locale: string): string =>
  codeFormat(locale, currency).format(decimalOf(minor, currency))

const dateFormat = cached(({ language, tag }) => {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: "long",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC"
  })
  const first = language === "fr" ? "1er " : language === "it" ? "1º " : "1 "
  // French and Italian write the first of a month as an ordinal; CLDR's pattern does not.
  return (epochMillis: number): string => format.format(epochMillis).replace(/^1 /, first)
})

const shortDateFormat = cached(({ language, tag }) => {
  // In digits where the name of a month would not be short, as in "3 de mar. de 2026".
  const style: Intl.DateTimeFormatOptions = language.startsWith("pt")
    ? { day: "2-digit", month: "2-digit", year: "numeric" }
    : { dateStyle: "medium" }
  return new Intl.DateTimeFormat(tag, {
    ...style,
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC"
  })
})

const millisOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/**
 * A calendar date `YYYY-MM-DD` in its long form: "3. März 2026". A language that is not built in counts as English.
 *
 * @throws RangeError for a text that is not a date
 */
export const formatDate = (date: string, locale: string): string => dateFormat(locale, "")(millisOf(date))

/**
 * A calendar date `YYYY-MM-DD` in a short form: "03.03.2026", "3 mars 2026".
 *
 * @throws RangeError for a text that is not a date
 */
export const formatShortDate = (date: string, locale: string): string =>
  shortDateFormat(locale, "").format(millisOf(date))

/** The day of the month of a calendar date `YYYY-MM-DD`. */
export const dayOfMonth = (date: string): number => Number(date.slice(8))
