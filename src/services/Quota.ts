/** The limits of a key and of its company's plan period, exact across replicas (specification 8, contract 1). */
import { Clock, Context, Effect, Layer } from "effect"
import type { Standing } from "../domain/CurrentRequest.ts"
import { RateLimited, type ServiceUnavailable } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { type Counted, QuotaCounters, WINDOW_MILLIS } from "../repos/QuotaCounters.ts"

/** What a request came to: where the key and the period stand, and the refusal, if the limits refuse it. */
export interface Verdict {
  readonly standing: Standing
  readonly refused: RateLimited | null
}

export class Quota extends Context.Tag("duebook/Quota")<
  Quota,
  {
    /**
     * Counts a request against its key's limit and, when `charge`, against the period's allowance. The verdict
     * carries the standing either way, for `RateLimit` headers tell it on refusals too.
     */
    readonly admit: (holder: KeyHolder, charge: boolean) => Effect.Effect<Verdict, ServiceUnavailable>
  }
>() {
  /** Limits counted in PostgreSQL. */
  static readonly layer = (options: { readonly perMinute: number }) =>
    Layer.effect(
      Quota,
      Effect.gen(function* () {
        const counters = yield* QuotaCounters
        return Quota.of({
          admit: Effect.fnUntraced(function* (holder, charge) {
            const now = yield* Clock.currentTimeMillis
            const counted = yield* counters.count({
              companyId: holder.companyId,
              apiKeyId: holder.apiKeyId,
              planPeriodId: holder.plan?.planPeriodId ?? null,
              charge: charge && holder.plan !== null,
              now,
              limit: options.perMinute
            })
            return verdict(holder, charge, counted, now, options.perMinute)
          })
        })
      })
    )
}

/** Whole seconds until `then`, at least one: a client that waits this long is never too early. */
const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1_000))

/** What the counts mean for this request. */
export const verdict = (
  { plan }: KeyHolder,
  charge: boolean,
  counted: Counted,
  now: number,
  limit: number
): Verdict => {
  const allowance = plan?.allowance ?? 0
  const standing: Standing = {
    perKey: {
      limit,
      windowSeconds: WINDOW_MILLIS / 1_000,
      remaining: Math.max(0, limit - counted.windowUsed),
      resetSeconds: secondsUntil(counted.windowFreesAt, now)
    },
    period: {
      allowance,
      used: counted.periodUsed,
      remaining: Math.max(0, allowance - counted.periodUsed),
      windowSeconds: plan === null ? 0 : Math.round((plan.endsAt - plan.startsAt) / 1_000),
      resetSeconds: plan === null ? 0 : secondsUntil(plan.endsAt, now)
    }
  }
  if (!counted.inWindow) {
    return {
      standing,
      refused: new RateLimited({
        message: `This key may send ${limit} requests in any ${standing.perKey.windowSeconds} seconds: wait for Retry-After seconds.`,
        details: { policy: "per_key" },
        retryAfterSeconds: standing.perKey.resetSeconds
      })
    }
  }
  if (charge && plan !== null && !counted.charged) {
    return {
      standing,
      refused: new RateLimited({
        message: "The allowance of the plan period is used up.",
        details: { policy: "period" },
        retryAfterSeconds: standing.period.resetSeconds
      })
    }
  }
  return { standing, refused: null }
}
