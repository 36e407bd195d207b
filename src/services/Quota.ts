/** The limits of a key and of its company's plan period, exact across replicas (contract §1.2, §8). */
import { Clock, Context, Effect, Layer } from "effect"
import type { QuotaStatus } from "../domain/CurrentRequest.ts"
import { RateLimited, type ServiceUnavailable } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { type AllowanceCount, QuotaCounts, WINDOW_MILLIS, type WindowCount } from "../repos/QuotaCounts.ts"

/** The counts of the key and the plan period after a request, and the refusal if a limit refuses it. */
export interface Verdict {
  readonly quotaStatus: QuotaStatus
  readonly refused: RateLimited | null
}

export class Quota extends Context.Tag("duebook/Quota")<
  Quota,
  {
    /**
     * Counts a request against its key's limit and, when `charge`, against the period's allowance. The verdict has the
     * counts of refused requests too, because their answers carry `RateLimit` headers.
     */
    readonly admit: (holder: KeyHolder, charge: boolean) => Effect.Effect<Verdict, ServiceUnavailable>
  }
>() {
  /** Limits counted in PostgreSQL. */
  static readonly layer = (options: { readonly perMinute: number }) =>
    Layer.effect(
      Quota,
      Effect.gen(function* () {
        const counts = yield* QuotaCounts
        const limit = options.perMinute

        return Quota.of({
          admit: (holder, charge) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) => {
              const { apiKeyId, companyId, plan } = holder
              const counted = counts.count({ companyId, apiKeyId, now, limit, period: plan, charge })
              return Effect.map(counted, ({ period, window }) =>
                verdict(holder, { charge, window, period, now, limit })
              )
            })
        })
      })
    )
}

/**
 * Whole seconds until `then`, rounded up and at least one, so that a client that waits this long is never too early.
 */
const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1_000))

interface Counts {
  readonly charge: boolean
  readonly window: WindowCount
  readonly period: AllowanceCount
  readonly now: number
  readonly limit: number
}

/** What the counts mean for this request. */
export const verdict = ({ plan }: KeyHolder, { charge, limit, now, period, window }: Counts): Verdict => {
  const allowance = plan?.allowance ?? 0
  const quotaStatus: QuotaStatus = {
    perKey: {
      limit,
      windowSeconds: WINDOW_MILLIS / 1_000,
      remaining: Math.max(0, limit - window.used),
      // A coarse bucket may lie up to half a second in the future, and the answer must not exceed the window.
      resetSeconds: Math.min(WINDOW_MILLIS / 1_000, secondsUntil(window.freesAt, now))
    },
    period: {
      allowance,
      used: period.used,
      remaining: Math.max(0, allowance - period.used),
      windowSeconds: plan === null ? 0 : Math.round((plan.endsAt - plan.startsAt) / 1_000),
      resetSeconds: plan === null ? 0 : secondsUntil(plan.endsAt, now)
    }
  }
  if (!window.letThrough) {
    return {
      quotaStatus,
      refused: new RateLimited({
        message: `This key may send ${limit} requests in any ${quotaStatus.perKey.windowSeconds} seconds: wait for Retry-After seconds.`,
        details: { policy: "per_key" },
        retryAfterSeconds: secondsUntil(window.freesAt, now)
      })
    }
  }
  if (charge && plan !== null && !period.taken) {
    return {
      quotaStatus,
      refused: new RateLimited({
        message: "The allowance of the plan period is used up.",
        details: { policy: "period" },
        retryAfterSeconds: quotaStatus.period.resetSeconds
      })
    }
  }
  return { quotaStatus, refused: null }
}
