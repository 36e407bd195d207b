import { data } from "currency-codes"
import { checkedString } from "./Text.ts"

/** Decimals of a currency's minor unit in ISO 4217: JPY 0, EUR 2, BHD 3, UYW 4. */
export type MinorUnitDigits = 0 | 2 | 3 | 4

/**
 * Codes of ISO 4217's list one that are not used in invoices: fund codes, units of account, precious metals, bond market
 * units, and the codes for tests and for "no currency". UYW is a unit of account too, but contract §3.2 names it.
 */
const notMoney =
  "BOV CHE CHW CLF COU MXV USN UYI XAD XDR XSU XUA XAG XAU XPD XPT XBA XBB XBC XBD XTS XXX".split(" ")

/**
 * Withdrawn codes that the package's data of June 2024 has: ANG (XCG since 2025), BGN (the euro since 2026), CUC (2021).
 * Codes that were withdrawn earlier are not in the data; a test names them.
 */
const withdrawn = ["ANG", "BGN", "CUC"]

/** Codes that are newer than the package's data: the Caribbean guilder of Curaçao and Sint Maarten, 2025. */
const adopted: ReadonlyArray<readonly [string, MinorUnitDigits]> = [["XCG", 2]]

const isMinorUnitDigits = (digits: number): digits is MinorUnitDigits =>
  digits === 0 || digits === 2 || digits === 3 || digits === 4

const table: ReadonlyMap<string, MinorUnitDigits> = (() => {
  const excluded = new Set([...notMoney, ...withdrawn])
  const digitsByCode = new Map<string, MinorUnitDigits>(adopted)
  for (const { code, digits } of data) {
    if (!excluded.has(code) && isMinorUnitDigits(digits)) digitsByCode.set(code, digits)
  }
  return digitsByCode
})()

/** Every active ISO 4217 code that amounts can be in, in alphabetical order. */
export const activeCurrencies: ReadonlyArray<string> = [...table.keys()].sort()

/** Whether the text is exactly an active ISO 4217 code, upper case (contract §3.3). */
export const isActiveCurrency = (text: string): boolean => table.has(text)

/**
 * Decimals of a currency, from ISO 4217 (contract §3.2) and not from `Intl`, whose digits come from CLDR and differ.
 *
 * @throws RangeError for a code that `isActiveCurrency` refuses: decode it with `CurrencyCode` first
 */
export const minorUnits = (code: string): MinorUnitDigits => {
  const digits = table.get(code)
  if (digits === undefined) throw new RangeError("minorUnits: not an active ISO 4217 code")
  return digits
}

/** An active ISO 4217 currency code, upper case; no funds, metals or test codes (contract §3.3). */
export const CurrencyCode = checkedString({
  identifier: "CurrencyCode",
  description: "Active ISO 4217 currency code in upper case; no funds, metals or test codes.",
  examples: ["EUR", "JPY", "BHD"],
  message: "must be an active ISO 4217 currency code in upper case, such as EUR",
  jsonSchema: { minLength: 3, maxLength: 3, pattern: "^[A-Z]{3}$" },
  isValid: isActiveCurrency
})
