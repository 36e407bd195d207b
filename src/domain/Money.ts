import { Either, Schema } from "effect"
import { minorUnits } from "./Currency.ts"
import { checkedString } from "./Text.ts"

/** Largest amount, in minor units of any currency (contract §3.2). Below 2^53, so every amount is an exact number. */
export const MAX_AMOUNT_MINOR = 999_999_999_999_999

/** Digits of `MAX_AMOUNT_MINOR`. All of them are nines, so a number is too large exactly when it has more digits. */
const MAX_DIGITS = 15

/**
 * The contract's `^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$` combined with "more than zero", without look-ahead, so that
 * every client generator understands it.
 */
export const AMOUNT_PATTERN =
  "^([1-9][0-9]{0,14}(\\.[0-9]{1,4})?|0\\.([1-9][0-9]{0,3}|0[1-9][0-9]{0,2}|00[1-9][0-9]?|000[1-9]))$"

const amountRegExp = new RegExp(AMOUNT_PATTERN)

const malformed = 'must be a positive amount as a decimal string, such as "120.50"'

/** Why a text is not an amount of a currency. `message` is for people and never repeats the text. */
export type AmountProblem =
  | { readonly _tag: "AmountMalformed"; readonly message: string }
  | { readonly _tag: "TooManyDecimals"; readonly message: string; readonly maxDecimals: number }
  | { readonly _tag: "AmountTooLarge"; readonly message: string; readonly maxAmount: string }

/**
 * An amount in JSON: a decimal string above zero, with at most 15 digits before and 4 after the point (contract §3.2).
 * `parseAmount` checks whether the decimals fit the currency.
 */
export const Amount = checkedString({
  identifier: "Amount",
  description:
    "Amount above zero as a decimal string, with at most as many decimals as the currency has (JPY 0, EUR 2, BHD 3).",
  examples: ["120.50", "1000"],
  message: malformed,
  jsonSchema: { minLength: 1, maxLength: 20, pattern: AMOUNT_PATTERN },
  isValid: (text) => amountRegExp.test(text)
})

/** Whether the number can be an amount, a balance or a sum in minor units: 0 … `MAX_AMOUNT_MINOR`, whole. */
const isMinorUnits = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= MAX_AMOUNT_MINOR

const minorUnitsDescription = "Whole number of the currency's minor units (cents for EUR, yen for JPY)."

/** An amount in minor units of its currency (cents for EUR), 0 … `MAX_AMOUNT_MINOR`. */
export const MinorUnits = Schema.Number.pipe(
  Schema.filter(isMinorUnits, {
    identifier: "MinorUnits",
    title: "MinorUnits",
    description: minorUnitsDescription,
    examples: [12050],
    message: () => ({ message: `must be a whole number from 0 to ${MAX_AMOUNT_MINOR}`, override: true }),
    // Effect does not merge the other annotations into a `jsonSchema` with a `type`, so all are repeated here.
    jsonSchema: {
      type: "integer",
      title: "MinorUnits",
      description: minorUnitsDescription,
      examples: [12050],
      minimum: 0,
      maximum: MAX_AMOUNT_MINOR
    }
  })
)

/**
 * Reads a decimal string as minor units of a currency. It is exact, because it only concatenates digits and never
 * calculates. Trailing zeros count as decimals, so "10.100" EUR is refused like "10.101" (contract §3.2).
 *
 * @throws RangeError for a currency that is not active: decode it with `CurrencyCode` first
 */
export const parseAmount = (text: string, currency: string): Either.Either<number, AmountProblem> => {
  const maxDecimals = minorUnits(currency)
  if (!amountRegExp.test(text)) return Either.left({ _tag: "AmountMalformed", message: malformed })
  const [whole = "", decimals = ""] = text.split(".")
  if (decimals.length > maxDecimals) {
    const message =
      maxDecimals === 0 ? `${currency} has no decimals` : `${currency} has at most ${maxDecimals} decimals`
    return Either.left({ _tag: "TooManyDecimals", message, maxDecimals })
  }
  // Zeros at the front are those of "0.05": few enough to count for nothing here.
  const digits = whole + decimals.padEnd(maxDecimals, "0")
  if (digits.length > MAX_DIGITS) {
    const maxAmount = formatMinor(MAX_AMOUNT_MINOR, currency)
    return Either.left({
      _tag: "AmountTooLarge",
      message: `must be at most ${maxAmount} ${currency}`,
      maxAmount
    })
  }
  return Either.right(Number(digits))
}

/**
 * Writes minor units as a decimal string with all of the currency's decimals: 1050 EUR is "10.50", 1050 JPY "1050".
 * The exact inverse of `parseAmount`; accepts 0 too, because a balance can be 0.
 *
 * @throws RangeError for minor units outside 0 … `MAX_AMOUNT_MINOR` or a currency that is not active
 */
export const formatMinor = (minor: number, currency: string): string => {
  if (!isMinorUnits(minor)) throw new RangeError("formatMinor: not an amount in minor units")
  const decimals = minorUnits(currency)
  if (decimals === 0) return minor.toString()
  const digits = minor.toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
