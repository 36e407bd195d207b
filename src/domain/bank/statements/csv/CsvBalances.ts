/** The balances of a CSV file: whether its column of balances follows from the amounts, row by row. */
import { StatementProblem } from "../Problem.ts"
import { shownMinor } from "../StatedAmount.ts"

/** A row with the balance after it. */
interface BalancedRow {
  readonly line: number
  /** Null for a row of nothing. */
  readonly day: string | null
  /** Minor units, negative for what left. */
  readonly amount: number
  /** Null where the cell is empty: some banks write it once a day. */
  readonly balance: number | null
}

/** The balances before the first and after the last movement. */
interface CsvEnds {
  readonly opening: number
  readonly closing: number
}

/** Two balances that don't follow from each other, and what was booked between them. */
interface Break {
  readonly line: number
  readonly from: number
  readonly booked: number
  readonly to: number
}

/** A file is read in one of two ways: from the oldest row to the newest, or the other way. */
interface Way {
  breaks: number
  first: Break | null
}

const broken = (way: Way, found: Break): void => {
  if (found.from + found.booked === found.to) return
  way.breaks++
  way.first ??= found
}

/** Refuses a file whose balances leave something out. */
const refuse = ({ booked, from, line, to }: Break, currency: string): never => {
  const shown = (minor: number) => shownMinor(minor, currency)
  throw new StatementProblem(
    "balance",
    `line ${line}: the balance ${shown(from)} and the booked ${shown(booked)} make ${shown(from + booked)}, but the ` +
      `balance is ${shown(to)}: a row may be missing; if that column has no balance after each row, ` +
      "leave it out of the mapping"
  )
}

/** What both ways say. Between the ends stands what was booked, which is the same for both. */
const inCommon = (one: CsvEnds | null, other: CsvEnds | null): CsvEnds | null =>
  one?.opening === other?.opening ? one : null

/** The first balance, with what was booked up to it and before its row, and the last one. */
interface Seen {
  readonly first: { readonly balance: number; readonly upTo: number; readonly before: number }
  readonly last: { readonly balance: number; readonly line: number }
}

/**
 * Compares each balance with the one before it and what was booked between them. A row that is missing breaks the chain,
 * and the file is refused, as one of another format whose balances don't fit its entries.
 */
export const balanceChain = (currency: string) => {
  const rising: Way = { breaks: 0, first: null }
  const falling: Way = { breaks: 0, first: null }
  let seen: Seen | null = null
  // What was booked since the last balance: after its row for one way, with its row for the other.
  let after = 0
  let within = 0
  let firstDay = ""
  let lastDay = ""
  const ends = (isRising: boolean): CsvEnds | null => {
    if (seen === null) return null
    const { first, last } = seen
    return isRising
      ? { opening: first.balance - first.upTo, closing: last.balance + after }
      : { opening: last.balance - within, closing: first.balance + first.before }
  }
  return {
    add: ({ amount, balance, day, line }: BalancedRow): void => {
      firstDay ||= day ?? ""
      lastDay = day ?? lastDay
      after += amount
      within += amount
      if (balance === null) return
      if (seen !== null) {
        const { last } = seen
        broken(rising, { line, from: last.balance, booked: after, to: balance })
        broken(falling, { line: last.line, from: balance, booked: within - amount, to: last.balance })
      }
      const first = seen?.first ?? { balance, upTo: after, before: after - amount }
      seen = { first, last: { balance, line } }
      after = 0
      within = amount
    },
    /**
     * The balances that the file begins and ends with. Where it may be read in both ways its days decide; null if they don't,
     * or if there are no balances. `StatementProblem` where it can be read in none.
     */
    ends: (): CsvEnds | null => {
      const days = firstDay.localeCompare(lastDay)
      if (rising.first !== null && falling.first !== null) {
        const isRising = days < 0 || (days === 0 && rising.breaks <= falling.breaks)
        return refuse(isRising ? rising.first : falling.first, currency)
      }
      if (rising.breaks + falling.breaks > 0) return ends(rising.breaks === 0)
      return days === 0 ? inCommon(ends(true), ends(false)) : ends(days < 0)
    }
  }
}
