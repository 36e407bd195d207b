/** The allowance as GET /usage reports it (contract §8.3), from the counts that admission has read for the request. */
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import type { Caller, QuotaStatus } from "../../domain/CurrentRequest.ts"
import type { Usage } from "../../domain/Usage.ts"

/** The report for a caller: the plan period from the key, the counts from `quotaStatus`. */
export const report = ({ plan }: Caller, { perKey, period }: QuotaStatus): Usage => ({
  plan: plan?.plan ?? null,
  periodStart: plan === null ? null : toRfc3339(plan.startsAt),
  periodEnd: plan === null ? null : toRfc3339(plan.endsAt),
  allowance: period.allowance,
  used: period.used,
  remaining: period.remaining,
  rateLimit: {
    limit: perKey.limit,
    windowSeconds: perKey.windowSeconds,
    remaining: perKey.remaining,
    resetSeconds: perKey.resetSeconds
  }
})
