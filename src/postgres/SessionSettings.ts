/** The settings that every session has in which the service runs statements. */
import { SESSION_TIMEOUTS } from "./LaneTable.ts"

/** A transaction without a statement for this long has been forgotten by its owner. */
const IDLE_IN_TRANSACTION_TIMEOUT_MILLIS = 15_000

/**
 * By PostgreSQL's names and in its units. Every prepared statement has one good plan, so PostgreSQL need not choose a plan
 * at each use. Compiling a plan takes longer than any of them, and a request gets one processor, so that others get theirs.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  statement_timeout: String(SESSION_TIMEOUTS.statementMillis),
  lock_timeout: String(SESSION_TIMEOUTS.lockMillis),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_TIMEOUT_MILLIS)
}

/** The driver sets these itself where the connection's URL has them. It passes over all others that stand there. */
const SET_BY_URL = new Set(["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])

/**
 * The statement that sets them all but those that the driver has set by the URL, given the process that answered. It does
 * nothing where another process runs it: that session is lent by a pooler, and would go on to others with settings of ours
 * or come to us without them.
 */
export const settingAll = (processId: number, url: string): string => {
  const given = new URLSearchParams(url.split("?")[1])
  const values = Object.entries(SETTINGS)
    .filter(([name]) => !(SET_BY_URL.has(name) && given.has(name)))
    .map(([name, value]) => `('${name}', '${value}')`)
  return `select set_config(name, value, false) from (values ${values.join(", ")}) s (name, value)
    where pg_backend_pid() = ${processId}`
}

/** The statements with which a pooler makes them hold in each connection that it opens. */
export const connectQuery: string = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join("; ")
