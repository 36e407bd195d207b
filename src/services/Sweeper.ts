/** Removes what nobody will ask for again: replies older than a day, windows of keys that have gone quiet. */
import { Clock, Effect } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { QuotaCounters } from "../repos/QuotaCounters.ts"
import { StoredReplies } from "../repos/StoredReplies.ts"
import { Tenant } from "../repos/Tenant.ts"

/** Replies are kept at least 24 hours (contract 7). */
export const KEEP_REPLIES_MILLIS = 24 * 3_600_000
/** A window is over after a minute; an hour spares keys that pause. */
export const KEEP_WINDOWS_MILLIS = 3_600_000
/** Companies in one sweep; the rest has its turn in the next. */
const MAX_COMPANIES = 1_000
/** Rows in one transaction. */
const MAX_ROWS = 1_000

const untilNone = (
  sweep: Effect.Effect<number, ServiceUnavailable>
): Effect.Effect<number, ServiceUnavailable> =>
  Effect.flatMap(sweep, (n) =>
    n < MAX_ROWS ? Effect.succeed(n) : Effect.map(untilNone(sweep), (more) => n + more)
  )

/** One sweep; answers how many rows went. */
export const sweep = Effect.gen(function* () {
  const replies = yield* StoredReplies
  const counters = yield* QuotaCounters
  const tenant = yield* Tenant
  const now = yield* Clock.currentTimeMillis

  const oldReplies = now - KEEP_REPLIES_MILLIS
  const withReplies = yield* replies.companiesWithOlder(oldReplies, MAX_COMPANIES)
  const goneReplies = yield* Effect.forEach(withReplies, (companyId) =>
    untilNone(tenant.transaction(companyId, replies.sweep(companyId, oldReplies, MAX_ROWS)))
  )

  const oldWindows = now - KEEP_WINDOWS_MILLIS
  const withWindows = yield* counters.companiesWithOlder(oldWindows, MAX_COMPANIES)
  const goneWindows = yield* Effect.forEach(withWindows, (companyId) =>
    untilNone(counters.sweep(companyId, oldWindows, MAX_ROWS))
  )
  return [...goneReplies, ...goneWindows].reduce((sum, n) => sum + n, 0)
})
