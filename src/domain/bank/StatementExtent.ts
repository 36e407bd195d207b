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

/** Whether the movements come back to where they began. */
const comesBack = (movements: ReadonlyArray<Booked>): boolean => {
  let sum = 0
  return movements.some((movement) => {
    sum += signed(movement)
    return sum === 0
  })
}

/** Whether the days of the movements never go back. */
const isAscending = (movements: ReadonlyArray<Booked>): boolean =>
  movements.every(({ bookedOn }, index) => bookedOn >= (movements[index - 1]?.bookedOn ?? ""))

/**
 * Whether the account had the balance before a day's first movement, or after its last one, once more on that day. Some
 * files begin with the newest entry; where all are of one day, it does not show, and either way is possible.
 */
const repeatsOf = (
  movements: ReadonlyArray<Booked>,
  from: string,
  to: string
): Pick<StatementExtent, "closedBefore" | "opensAgain"> => {
  const of = (day: string) => movements.filter(({ bookedOn }) => bookedOn === day)
  const [first, last] = [of(from), of(to)]
  const isForwards = isAscending(movements)
  const isBackwards = isAscending(movements.toReversed())
  const repeats = (day: ReadonlyArray<Booked>, isAtFront: boolean): boolean =>
    isForwards === isBackwards
      ? comesBack(day) || comesBack(day.toReversed())
      : comesBack(isForwards === isAtFront ? day : day.toReversed())
  return { opensAgain: repeats(first, true), closedBefore: repeats(last, false) }
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
  const days = movements.map(({ bookedOn }) => bookedOn).toSorted()
  const from = fromDate ?? days[0] ?? toDate
  const to = toDate ?? days.at(-1) ?? fromDate
  if (from === null || from === undefined || to === null || to === undefined) return null
  return {
    from,
    to,
    openingMinor,
    closingMinor,
    ...repeatsOf(movements, from, to)
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

/**
 * One of those that reach equally far, which say the same once more: what one of them says of its order counts for all. In
 * order, so that the answer does not depend on it.
 */
const distinct = (said: ReadonlyArray<SaidTimes>): ReadonlyArray<SaidTimes> => {
  const most = new Map<string, SaidTimes>()
  for (const { extent, times } of said) {
    const name = nameOf(extent)
    const before = most.get(name)
    most.set(name, {
      times: Math.max(before?.times ?? 0, times),
      extent: {
        ...extent,
        opensAgain: extent.opensAgain || before?.extent.opensAgain === true,
        closedBefore: extent.closedBefore || before?.extent.closedBefore === true
      }
    })
  }
  return [...most].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** Whether a statement can lie between two others that touch: it is of one day, and has both balances. */
const isBetween = ({ closingMinor, from, openingMinor, to }: StatementExtent): boolean =>
  from === to && openingMinor !== null && closingMinor !== null

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
  const ends = new Set(said.map(({ extent }) => extent.to))
  const others = between.filter((extent) => isBetween(extent) && ends.has(extent.from))
  const all = distinct([...said, ...others.map((extent) => ({ extent, times: 0 }))])
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
