/** Whether what is measured for a long time stays as it is. */
import { percentile } from "./percentile.ts"

/** How far memory may be from its median, as a share of it. */
export const MEMORY_TOLERANCE = 0.1
/** How many times the first tenth's p99 the last one's may be. Shorter times of one machine differ by as much. */
const P99_TOLERANCE = 1.25

/** The samples of the memory, and whether all are near their median. */
export const memory = (samples: ReadonlyArray<number>) => {
  const sorted = samples.toSorted((a, b) => a - b)
  const [least = 0, middle, most = 0] = [sorted[0], percentile(sorted, 0.5), sorted.at(-1)]
  const flat = least >= middle * (1 - MEMORY_TOLERANCE) && most <= middle * (1 + MEMORY_TOLERANCE)
  return { least, middle, most, flat }
}

/** The p99 of the first and of the last part, and whether it has grown no more than it may. */
export const ends = (p99s: ReadonlyArray<number>) => {
  const [first = 0, last = 0] = [p99s[0], p99s.at(-1)]
  return { first, last, flat: last <= first * P99_TOLERANCE }
}
