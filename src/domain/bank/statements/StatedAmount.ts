/** Amounts of statements, from text to minor units by concatenating digits: never by calculating. */
import { isActiveCurrency, minorUnits } from "../../Currency.ts"
import { formatMinor, MAX_AMOUNT_MINOR } from "../../Money.ts"
import { quoted } from "./Problem.ts"

/** An amount of zero or more, or what is wrong with it: it follows a name in a message. */
export type StatedAmount = { readonly minor: number } | { readonly problem: string }

const MAX_DIGITS = String(MAX_AMOUNT_MINOR).length

/** Digits, and decimals after a point or a comma. `1234,` is a whole amount of MT940. */
const unsigned = /^([0-9]*)(?:[.,]([0-9]*))?$/

/** Reads an amount without sign. Further decimals than the currency has may be zeros alone. */
export const statedAmount = (text: string, currency: string): StatedAmount => {
  const [, whole = "", decimals = ""] = unsigned.exec(text.trim()) ?? []
  if (whole === "" && decimals === "") return { problem: `is ${quoted(text)}, which is no amount` }
  if (!isActiveCurrency(currency)) {
    return { problem: `is in ${quoted(currency)}, which is no active currency` }
  }
  const digits = minorUnits(currency)
  if (/[1-9]/.test(decimals.slice(digits))) {
    return { problem: `is ${quoted(text)}, but ${currency} has ${digits === 0 ? "no" : digits} decimals` }
  }
  const all = (whole + decimals.slice(0, digits).padEnd(digits, "0")).replace(/^0+/, "")
  return all.length > MAX_DIGITS
    ? { problem: `is ${quoted(text)}, which is too much` }
    : { minor: Number(all) }
}

/** Minor units with a sign as people read them: `-34.00 EUR`. */
export const shownMinor = (minor: number, currency: string): string =>
  `${minor < 0 ? "-" : ""}${formatMinor(Math.abs(minor), currency)} ${currency}`
