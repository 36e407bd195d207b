/** Amounts as files have them, exactly: zeros behind the decimals of a currency are none, and a sign is told apart. */
import { Either } from "effect"
import { minorUnits } from "../Currency.ts"
import { parseAmount } from "../Money.ts"
import { type DecimalMark, isAmbiguousAmount, plainAmount } from "../TypedAmount.ts"

/** An amount of zero or more, or below zero. */
export interface FileAmount {
  readonly minor: number
  readonly isNegative: boolean
}

/** What is wrong with an amount. `ambiguous`: it can mean two. */
export interface AmountIssue {
  readonly isAmbiguous: boolean
  readonly message: string
}

const signed = /^(?<open>\()?\s*(?<before>[-−–])?\s*(?<amount>.*?)\s*(?<behind>[-−–]|\))?$/su
/** A currency before the sign: `EUR -12`, `$-12`. */
const currencyFirst = /^(?<currency>[A-Z]{3}|[€£$¥])\s*[-−–]\s*(?<rest>.*)$/su

const withoutSign = (text: string): { readonly text: string; readonly isNegative: boolean } => {
  const first = currencyFirst.exec(text.trim())?.groups
  if (first !== undefined) return { text: `${first["rest"]}`, isNegative: true }
  const { amount = "", before, behind, open } = signed.exec(text.trim())?.groups ?? {}
  return { text: amount, isNegative: before !== undefined || behind !== undefined || open !== undefined }
}

/** `1.234` may be a thousand and more, or one and a little: the API's own form, and that of a column with three decimals. */
const isAmbiguousPoint = (text: string): boolean => /^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(text)

/**
 * Reads an amount in its currency. `mark` is the decimal mark of its column, null where that shows none. `0.0000` is zero,
 * and `120.5000` has one decimal.
 */
export const fileAmount = (
  text: string,
  currency: string,
  mark: DecimalMark | null
): Either.Either<FileAmount, AmountIssue> => {
  const { isNegative, text: amount } = withoutSign(text)
  const digits = minorUnits(currency)
  const plain = plainAmount(amount, { currency, mark })
  if (mark === null && (isAmbiguousAmount(amount) || (isAmbiguousPoint(plain) && digits < 3)))
    return Either.left({ isAmbiguous: true, message: "can mean two amounts" })
  const [whole = "", decimals = ""] = plain.split(".")
  const kept = decimals.replace(/0+$/, "")
  if (/^[0-9]+$/.test(whole) && kept === "" && /^0+$/.test(whole))
    return Either.right({ minor: 0, isNegative })
  const exact = /^[0-9]+$/.test(whole) ? whole.replace(/^0+(?=[0-9])/, "") : whole
  return Either.mapBoth(parseAmount(kept === "" ? exact : `${exact}.${kept}`, currency), {
    onLeft: ({ message }) => ({ isAmbiguous: false, message }),
    onRight: (minor) => ({ minor, isNegative })
  })
}
