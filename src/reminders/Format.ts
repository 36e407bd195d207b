/** Amounts and dates as people of a region write them. */
import { minorUnits } from "../domain/Currency.ts"
import { formatMinor } from "../domain/Money.ts"
import { localeOf, type MessageLocale } from "./Locale.ts"

/** Making a formatter costs more than a whole line of a message. Tags come from customers, so there is a bound. */
const MAX_FORMATTERS = 1000

const cached = <A>(make: (locale: MessageLocale, detail: string) => A) => {
  const made = new Map<string, A>()
  return (tag: string, detail: string): A => {
    const key = `${tag} ${detail}`
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(localeOf(tag), detail)
    if (made.size >= MAX_FORMATTERS) made.clear()
    made.set(key, value)
    return value
  }
}

const amountFormat = cached(({ tag }, currency) => {
  const digits = minorUnits(currency)
  return new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    numberingSystem: "latn",
    // ISO 4217's digits: Intl has CLDR's, which differ.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  })
})

/**
 * Minor units as an amount with its currency, written for a locale: `12050, "EUR", "de-AT"` is "€ 120,50". Exact for
 * every amount there can be. A tag of another language than the built-in ones counts as English.
 *
 * @throws RangeError for minor units outside 0 … `MAX_AMOUNT_MINOR` or a currency that is not active
 */
export const formatAmount = (minor: number, currency: string, locale: string): string => {
  // A decimal string is written digit by digit, while few decimal fractions are floats.
  const decimal = formatMinor(minor, currency) as `${number}`
  return amountFormat(locale, currency).format(decimal)
}

const dateFormat = cached(({ language, tag }) => {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: "long",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC"
  })
  if (language !== "fr") return (epochMillis: number): string => format.format(epochMillis)
  // The first of a month is an ordinal in French, which CLDR's pattern leaves out.
  return (epochMillis: number): string => format.format(epochMillis).replace(/^1 /, "1er ")
})

const shortDateFormat = cached(
  ({ tag }) =>
    new Intl.DateTimeFormat(tag, {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone: "UTC"
    })
)

const millisOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/**
 * A calendar date `YYYY-MM-DD` in its long form: "3. März 2026". A tag of another language than the built-in ones
 * counts as English.
 *
 * @throws RangeError for a text that is no date
 */
export const formatDate = (date: string, locale: string): string => dateFormat(locale, "")(millisOf(date))

/**
 * A calendar date `YYYY-MM-DD` in digits: "03.03.2026".
 *
 * @throws RangeError for a text that is no date
 */
export const formatShortDate = (date: string, locale: string): string =>
  shortDateFormat(locale, "").format(millisOf(date))
