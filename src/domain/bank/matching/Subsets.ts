/** Which debts an amount pays together. Pure. */

/** Debts of one payer of which sets are looked at: a million sets, half of a million sums at a time. */
export const MAX_SUMMED = 20

/** All sums of some numbers, in the order of their masks. */
const sumsOf = (numbers: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sums = [0]
  for (const number of numbers) {
    for (let index = 0, { length } = sums; index < length; index += 1) sums.push((sums[index] ?? 0) + number)
  }
  return sums
}

const sizeOfMask = (mask: number): number => {
  let size = 0
  for (let left = mask; left !== 0; left &= left - 1) size += 1
  return size
}

/** Whether one mask has fewer items than another, or as many and the first one in which they differ. */
const isBetter = (mask: number, other: number): boolean => {
  const [size, otherSize] = [sizeOfMask(mask), sizeOfMask(other)]
  const differing = mask ^ other
  return size === otherSize ? (mask & differing & -differing) !== 0 : size < otherSize
}

/** A set of items. */
export interface Subset<A> {
  readonly items: ReadonlyArray<A>
  /** Whether no other set has the sum. */
  readonly isOnly: boolean
}

/** The masks of a list's first half by their sums: the best one of each sum, and whether it is the only one. */
const masksBySum = (sizes: ReadonlyArray<number>): ReadonlyMap<number, { mask: number; isOnly: boolean }> => {
  const masks = new Map<number, { mask: number; isOnly: boolean }>()
  sumsOf(sizes).forEach((sum, mask) => {
    const before = masks.get(sum)
    if (before === undefined) masks.set(sum, { mask, isOnly: true })
    else {
      before.isOnly = false
      if (isBetter(mask, before.mask)) before.mask = mask
    }
  })
  return masks
}

/**
 * A set of items whose sizes, whole numbers above zero, have a sum: the one with the fewest items, and the first ones; null
 * where none has it, or there are more items than `MAX_SUMMED`. Sums of one half are looked up among those of the other:
 * 2^10 of each.
 */
export const subsetOfSum = <A>(
  items: ReadonlyArray<A>,
  sizeOf: (item: A) => number,
  sum: number
): Subset<A> | null => {
  if (items.length > MAX_SUMMED || sum <= 0) return null
  const fitting = items.filter((item) => sizeOf(item) <= sum)
  const total = fitting.reduce((all, item) => all + sizeOf(item), 0)
  if (total < sum) return null
  if (total === sum) return { items: fitting, isOnly: true }
  const half = fitting.length >> 1
  const lefts = masksBySum(fitting.slice(0, half).map(sizeOf))
  let best: number | null = null
  let isOnly = true
  sumsOf(fitting.slice(half).map(sizeOf)).forEach((right, mask) => {
    const left = lefts.get(sum - right)
    if (left === undefined) return
    const whole = left.mask | (mask << half)
    isOnly &&= left.isOnly && best === null
    if (best === null || isBetter(whole, best)) best = whole
  })
  return best === null
    ? null
    : { items: fitting.filter((_, index) => ((best ?? 0) & (1 << index)) !== 0), isOnly }
}
