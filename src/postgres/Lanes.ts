/** The lanes of a pool, opened with widths that fit its size. */
import { Lane } from "./Lane.ts"
import { LANES, type LaneName, laneNames } from "./LaneTable.ts"
import { Subjects } from "./Subjects.ts"

/** The lanes of a pool, and the queues of work on the same rows, which takes a turn of a lane afterwards. */
export type Lanes = Readonly<Record<LaneName, Lane>> & { readonly subjects: Subjects }

/** The size of the pool that the table of lanes is for. */
const POOL_SIZE = 10

/**
 * The lanes of a pool. Widths are in proportion to its size; each lane has at least one turn. Where no requests are
 * served, in workers and commands, `background` has all connections.
 */
export const make = ({
  longestWaitMillis = Number.POSITIVE_INFINITY,
  maxWaiting,
  poolSize,
  servesRequests
}: {
  readonly poolSize: number
  /** Pieces of work that may wait in each lane. */
  readonly maxWaiting: number
  /** At most so long, whatever the lane says. */
  readonly longestWaitMillis?: number | undefined
  readonly servesRequests: boolean
}): Lanes => {
  const scaled = (width: number): number => Math.max(1, Math.round((width * poolSize) / POOL_SIZE))
  const lane = (name: LaneName): Lane => {
    const { companyWidth, width } = LANES[name]
    const waiting = {
      maxWaiting,
      longestWaitMillis: Math.min(longestWaitMillis, LANES[name].longestWaitMillis)
    }
    return name === "background" && !servesRequests
      ? new Lane({ width: poolSize, companyWidth: poolSize, ...waiting })
      : new Lane({ width: scaled(width), companyWidth: scaled(companyWidth), ...waiting })
  }
  return {
    ...(Object.fromEntries(laneNames.map((name) => [name, lane(name)])) as Readonly<Record<LaneName, Lane>>),
    subjects: new Subjects()
  }
}
