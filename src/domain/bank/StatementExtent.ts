/**
 * How far a statement reaches, by its days and its balances; and so how many equal movements there are, if several statements
 * say the same (ADR 58).
 */
import type { Movement, StatementPart } from "./Movement.ts"

/** From where to where a statement reaches. */
export interface StatementExtent {
  /** YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
  readonly openingMinor: number | null
  readonly closingMinor: number | null
  /**
   * Whether the account had the opening balance once more on the first day, or the closing balance before on the last day.
   * Then another statement with that balance need not be the next one.
   */
  readonly opensAgain: boolean
  readonly closedBefore: boolean
}

type Booked = Pick<Movement, "amountMinor" | "bookedOn" | "direction">

const signed = ({ amountMinor, direction }: Booked): number =>
  direction === "credit" ? amountMinor : -amountMinor

/** Some files begin with the newest entry. */
const inOrder = (movements: ReadonlyArray<Booked>): ReadonlyArray<Booked> => {
  const [first, last] = [movements[0], movements.at(-1)]
  return first !== undefined && last !== undefined && first.bookedOn > last.bookedOn
    ? movements.toReversed()
    : movements
}

/** Whether the movements come back to where they began, as long as they are of this day. */
const comesBack = (movements: ReadonlyArray<Booked>, day: string): boolean => {
  let sum = 0
  for (const movement of movements) {
    if (movement.bookedOn !== day) return false
    sum += signed(movement)
    if (sum === 0) return true
  }
  return false
}

/** How far a statement reaches. Where it has no period, its movements have one; null if there are none either. */
export const extentOf = (
  {
    closingMinor,
    fromDate,
    openingMinor,
    toDate
  }: Pick<StatementPart, "closingMinor" | "fromDate" | "openingMinor" | "toDate">,
  movements: ReadonlyArray<Booked>
): StatementExtent | null => {
  const ordered = inOrder(movements)
  const days = movements.map(({ bookedOn }) => bookedOn).toSorted()
  const from = fromDate ?? days[0] ?? toDate
  const to = toDate ?? days.at(-1) ?? fromDate
  if (from === null || from === undefined || to === null || to === undefined) return null
  return {
    from,
    to,
    openingMinor,
    closingMinor,
    opensAgain: comesBack(ordered, from),
    closedBefore: comesBack(ordered.toReversed(), to)
  }
}

/** Whether a movement of this day may be in a neighbouring statement and not in this one. */
export const isAtTheEdge = ({ from, to }: StatementExtent, day: string): boolean => day <= from || day >= to

/** Whether no movement can be in both, because the second begins where the first has ended. */
const follows = (first: StatementExtent, second: StatementExtent): boolean =>
  first.to < second.from ||
  (first.to === second.from &&
    first.closingMinor !== null &&
    first.closingMinor === second.openingMinor &&
    !first.closedBefore &&
    !second.opensAgain)

/** How often a statement says something. */
export interface SaidTimes {
  readonly extent: StatementExtent
  readonly times: number
}

const nameOf = ({ closingMinor, from, openingMinor, to }: StatementExtent): string =>
  [from, to, openingMinor, closingMinor].join(" ")

/** One of those that reach equally far, which say the same once more; in order, so that the answer does not depend on it. */
const distinct = (said: ReadonlyArray<SaidTimes>): ReadonlyArray<SaidTimes> => {
  const most = new Map<string, SaidTimes>()
  for (const one of said) {
    const name = nameOf(one.extent)
    if ((most.get(name)?.times ?? -1) < one.times) most.set(name, one)
  }
  return [...most].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/**
 * How many movements there are if each of these statements says the same so often: those of statements that follow one
 * another are added, of all others the greatest number counts.
 *
 * @param between statements that don't say it, and may be what lies between two that do
 */
export const greatestCount = (
  said: ReadonlyArray<SaidTimes>,
  between: ReadonlyArray<StatementExtent> = []
): number => {
  const all = distinct([...said, ...between.map((extent) => ({ extent, times: 0 }))])
  const longest = new Map<SaidTimes, number>()
  // Statements of one day whose balances lead back to where they began follow one another in a circle, which is left.
  const within = new Set<SaidTimes>()
  const from = (first: SaidTimes): number => {
    const known = longest.get(first)
    if (known !== undefined) return known
    within.add(first)
    let rest = 0
    for (const second of all) {
      if (!within.has(second) && follows(first.extent, second.extent)) rest = Math.max(rest, from(second))
    }
    within.delete(first)
    const sum = first.times + rest
    longest.set(first, sum)
    return sum
  }
  return all.reduce((greatest, one) => Math.max(greatest, from(one)), 0)
}
