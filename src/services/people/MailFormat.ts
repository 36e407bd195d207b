/** Amounts and dates in mails to people, as their locale writes them. */
import { isActiveCurrency, minorUnits } from "../../domain/Currency.ts"
import { formatMinor } from "../../domain/Money.ts"

/** An amount with the code of its currency, such as `1.234,50 EUR`; null if it was withdrawn: then nobody knows its decimals. */
export const mailAmount = (minor: number, currency: string, tag: string): string | null => {
  if (!isActiveCurrency(currency)) return null
  const digits = minorUnits(currency)
  const format = new Intl.NumberFormat(tag, {
    numberingSystem: "latn",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  })
  // A decimal string is formatted exactly.
  return `${format.format(formatMinor(minor, currency) as `${number}`)} ${currency}`
}

/** Whether day and month are written in either order where the language is spoken, so that ISO 8601 is plainer. */
const isAmbiguousIn = (tag: string): boolean => new Intl.Locale(tag).language === "en"

const usual = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const

/** A calendar date: `2026-03-02` in English, `02.03.2026` in German. */
export const mailDate = (date: string, tag: string): string =>
  isAmbiguousIn(tag)
    ? date
    : new Intl.DateTimeFormat(tag, { ...usual, dateStyle: "medium" }).format(Date.parse(`${date}T00:00:00Z`))

/** A moment: `2026-11-23 11:45 UTC` in English. */
export const mailMoment = (at: number, tag: string): string => {
  const text = isAmbiguousIn(tag)
    ? new Date(at).toISOString().slice(0, 16).replace("T", " ")
    : new Intl.DateTimeFormat(tag, { ...usual, dateStyle: "medium", timeStyle: "short" }).format(at)
  return `${text} UTC`
}
