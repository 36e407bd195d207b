/** The amounts that somebody may be looking for: `1 958.87`, in whatever writing, as minor units of each currency. Pure. */
import { Either } from "effect"
import { activeCurrencies, isActiveCurrency } from "./Currency.ts"
import { parseAmount } from "./Money.ts"
import { plainAmount } from "./TypedAmount.ts"

/** An amount in one currency. */
export interface SearchedAmount {
  readonly currency: string
  readonly minor: number
}

/** Signs of currencies: they say that it is an amount, and not always of which currency. */
const SIGNS = /[€$£¥₹₩₺]/g

/** Digits with marks and blanks between them, and nothing else. */
const AMOUNT = /^[0-9][0-9.,'’\s]*$/

/** The ways in which a text can be read: `1.234` is a thousand and more, or one with three decimals. */
const readings = (text: string): ReadonlyArray<string> => [
  ...new Set([plainAmount(text, {}), ...([".", ","] as const).map((mark) => plainAmount(text, { mark }))])
]

/**
 * What a text may mean as an amount, in every currency that has it, or in the one that it names. Nothing for a text that
 * is none.
 */
export const searchedAmounts = (typed: string): ReadonlyArray<SearchedAmount> => {
  const bare = typed.replaceAll(SIGNS, " ").trim()
  const code = /^([A-Za-z]{3})\b|\b([A-Za-z]{3})$/.exec(bare)
  const named = (code?.[1] ?? code?.[2] ?? "").toUpperCase()
  const text = code === null ? bare : bare.replace(code[0], " ").trim()
  if (!AMOUNT.test(text) || (code !== null && !isActiveCurrency(named))) return []
  const currencies = code === null ? activeCurrencies : [named]
  return currencies.flatMap((currency) => {
    const minors = readings(text).flatMap((reading) => {
      const read = parseAmount(reading, currency)
      return Either.isRight(read) ? [read.right] : []
    })
    return [...new Set(minors)].map((minor) => ({ currency, minor }))
  })
}
