/** The lanes to the database: the kinds of work that wait for each other there, and the limits of each. */
import type { LaneLimits } from "./Lane.ts"

/** Limits of a lane in a pool of ten connections. */
interface LaneOptions extends Omit<LaneLimits, "maxWaiting"> {
  /** For one statement. */
  readonly statementMillis: number
  /** For waiting for a lock. */
  readonly lockMillis: number
}

/** Lone statements of these lanes have the limits of the session, so that no statement is needed to set them. */
const SESSION = { statementMillis: 5_000, lockMillis: 250 } as const
/** Transactions that others share or wait for. */
const SHARED = { statementMillis: 2_000, lockMillis: 100 } as const
/**
 * For waiting for the counters to which a shared transaction adds at its commit. Others hold them until their commit has
 * reached the disk, and several may be before it. At 100 ms a slow disk made whole groups roll back.
 */
export const ADDING_LOCK_MILLIS = 1_000
/** Transactions of their own. */
const OWN = { statementMillis: 10_000, lockMillis: 5_000 } as const
const WAIT = { longestWaitMillis: 10_000 } as const

/**
 * Every statement and every transaction has a turn in one of these lanes, and holds a connection for that long. `list`,
 * `alone` and `background` can be slow. Together they have six turns at most, so that four of ten connections are left
 * for the other lanes, whose turns are short.
 *
 * The readiness check is in no lane: it has a connection of its own.
 */
export const LANES = {
  /** Finding and counting API keys; requests share statements. */
  admission: { width: 2, companyWidth: 2, ...WAIT, ...SESSION },
  /** Rows by their ids, which share statements, and other quick reads. */
  read: { width: 2, companyWidth: 2, ...WAIT, ...SESSION },
  /** Pages of lists. */
  list: { width: 2, companyWidth: 1, ...WAIT, ...SESSION },
  /** Writes, which share transactions. */
  write: { width: 2, companyWidth: 2, ...WAIT, ...SHARED },
  /** Transactions that can't be shared, and writes that have held up others. */
  alone: { width: 2, companyWidth: 1, ...WAIT, ...OWN },
  /** What the reminder worker looks up and claims, for several companies in one statement. One turn, so that they meet. */
  reminders: { width: 1, companyWidth: 1, longestWaitMillis: 30_000, ...SESSION },
  /** The reminder worker, scheduled jobs and the operator's commands. The timeouts are those of their transactions. */
  background: { width: 2, companyWidth: 2, longestWaitMillis: 30_000, ...OWN }
} as const satisfies Readonly<Record<string, LaneOptions>>

export type LaneName = keyof typeof LANES

export const laneNames = Object.keys(LANES) as ReadonlyArray<LaneName>

/** The longest that PostgreSQL lets a statement run, in any lane. */
export const LONGEST_STATEMENT_MILLIS = OWN.statementMillis

/** The timeouts of the session, in which lone statements run. */
export const SESSION_TIMEOUTS = SESSION
