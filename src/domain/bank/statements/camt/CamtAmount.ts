/** Amounts of camt. */
import { quoted } from "../Problem.ts"
import { statedAmount, type StatedAmount } from "../StatedAmount.ts"

/** Reads an amount. XML's decimals have a point (XML Schema, 3.2.3): with a comma it may be something else. */
export const camtAmount = (text: string, currency: string): StatedAmount =>
  text.includes(",")
    ? { problem: `is ${quoted(text.trim())}, whose decimals must have a point` }
    : statedAmount(text, currency)
