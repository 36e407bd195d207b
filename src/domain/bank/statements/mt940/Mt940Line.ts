/** The field :61: of MT940: one booked line. */
import { daysBetween } from "../../../CalendarDate.ts"
import type { Direction } from "../../Movement.ts"
import { quoted, wrongEntry } from "../Problem.ts"
import { statedAmount } from "../StatedAmount.ts"
import { shortDate, statedDate } from "../StatedDate.ts"

/** A line, before its texts are read. */
export interface Mt940Line {
  readonly direction: Direction
  readonly isReversal: boolean
  readonly amountMinor: number
  readonly bookedOn: string
  readonly valueOn: string
  /** What the account's owner, and what the bank knows it by. */
  readonly ownReference: string
  readonly bankReference: string
  readonly supplement: string
  /** The other one's name, where the bank puts it behind a reference that is filled up with blanks (Rabobank). */
  readonly name: string
}

/**
 * Value date, entry date or blanks for it, mark, the third letter of the currency, amount. After it comes the kind. ING
 * and others leave out the comma of a whole amount.
 */
const pattern = /^([0-9]{6})([0-9]{4}|\s{4})?\s*(R[CD]|E[CD]|[CD])([A-Z])?\s*([0-9][0-9.]*(?:,[0-9]*)?)(.*)$/s

/** Characters of the account owner's reference. */
const REFERENCE = 16

/** The year nearest to the value date: an entry of January may be of a value date in December, and the other way. */
export const entryDate = (monthAndDay: string, valueOn: string): string | null => {
  const month = Number(monthAndDay.slice(0, 2))
  const day = Number(monthAndDay.slice(2))
  const year = Number(valueOn.slice(0, 4))
  const possible = [year, year - 1, year + 1].map((each) => statedDate(each, month, day))
  return possible.reduce<string | null>((nearest, date) => {
    if (date === null || nearest === null) return nearest ?? date
    return Math.abs(daysBetween(valueOn, date)) < Math.abs(daysBetween(valueOn, nearest)) ? date : nearest
  }, null)
}

/** Reference of the owner, of the bank, and what follows: in the line itself, or in the next one. */
const referencesIn = (
  text: string,
  next: ReadonlyArray<string>
): Pick<Mt940Line, "bankReference" | "name" | "ownReference" | "supplement"> => {
  const slashes = text.indexOf("//")
  const own = slashes < 0 ? text : text.slice(0, slashes)
  const isFilled = own.length > REFERENCE && /\s/.test(own.charAt(REFERENCE - 1))
  return {
    ownReference: (isFilled ? own.slice(0, REFERENCE) : own).trim(),
    bankReference: slashes < 0 ? "" : text.slice(slashes + 2).trim(),
    name: isFilled ? own.slice(REFERENCE).trim() : "",
    supplement: next.join("\n").trim()
  }
}

const amountOf = (text: string, currency: string): number => {
  // Points before a comma are between thousands.
  const read = statedAmount(text.includes(",") ? text.replaceAll(".", "") : text, currency)
  return "problem" in read ? wrongEntry(`its amount ${read.problem}`) : read.minor
}

/** A line as one text: some programs break it before the amount. */
const wholeLine = (
  lines: ReadonlyArray<string>
): { readonly head: string; readonly next: ReadonlyArray<string> } => {
  const [first = "", second, ...others] = lines
  const isWhole = second === undefined || /[0-9,]{2}[A-Z]/.test(first.slice(7))
  return isWhole
    ? { head: first.trimStart(), next: lines.slice(1) }
    : { head: first.trimStart() + second, next: others }
}

/** When it was booked: on the value date where no entry date is given. */
const bookedDay = (entry: string, valueOn: string): string => {
  if (entry.trim() === "") return valueOn
  return entryDate(entry, valueOn) ?? wrongEntry(`the entry date ${entry} does not exist`)
}

/** Reads a line; `pending` for one that is only expected. */
export const mt940Line = (lines: ReadonlyArray<string>, currency: string): Mt940Line | "pending" => {
  const { head, next } = wholeLine(lines)
  const [, value, entry = "", mark = "", , amount = "", rest = ""] = pattern.exec(head) ?? []
  if (value === undefined) return wrongEntry(`${quoted(head)} is no line of MT940: date, C or D and amount`)
  const valueOn = shortDate(value) ?? wrongEntry(`the value date ${value} does not exist`)
  const bookedOn = bookedDay(entry, valueOn)
  if (mark.startsWith("E")) return "pending"
  return {
    // A reversal of a credit takes money away.
    direction: mark === "C" || mark === "RD" ? "credit" : "debit",
    isReversal: mark.startsWith("R"),
    amountMinor: amountOf(amount, currency),
    bookedOn,
    valueOn,
    // Four characters say its kind.
    ...referencesIn(rest.slice(4), next)
  }
}
