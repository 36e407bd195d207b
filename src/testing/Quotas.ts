/** Quotas for tests, without a database. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Counted } from "../domain/Counted.ts"
import { RateLimited } from "../domain/Errors.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { WINDOW_MILLIS } from "../repos/keys/QuotaCounts.ts"
import { Quota, type Verdict, verdict } from "../services/keys/Quota.ts"
import { holderOf } from "./Holders.ts"

/** The limit per minute that an unlimited quota reports. */
export const UNLIMITED_PER_MINUTE = 1_000_000

const unusedBy = (holder: KeyHolder, now: number, perMinute: number): Verdict =>
  verdict(
    holder,
    {
      at: now,
      charge: false,
      window: { letThrough: true, used: 0, freesAt: now + WINDOW_MILLIS },
      period: { taken: false, used: 0 }
    },
    { charge: false, limit: perMinute }
  )

/** A Quota that admits everything and counts nothing. */
export const unlimited: Layer.Layer<Quota> = Layer.succeed(Quota, {
  admit: (holder) =>
    Effect.map(Clock.currentTimeMillis, (now) => unusedBy(holder, now, UNLIMITED_PER_MINUTE)),
  giveBack: () => Effect.void
})

/** A verdict that admits. */
export const admitted: Verdict = unusedBy(holderOf(), 0, UNLIMITED_PER_MINUTE)

/** A verdict that refuses for `retryAfterSeconds`. */
export const refusedBy = (policy: "per_key" | "period", retryAfterSeconds: number): Verdict => ({
  at: admitted.at,
  quotaStatus: admitted.quotaStatus,
  refused: new RateLimited({ details: { policy }, retryAfterSeconds })
})

/** A Quota that returns these verdicts in turn, and dies when it is asked once more. */
export const scripted = (verdicts: ReadonlyArray<Verdict>): Layer.Layer<Quota> =>
  Layer.sync(Quota, () => {
    let next = 0
    return Quota.of({
      admit: () =>
        Effect.suspend(() => {
          const given = verdicts[next++]
          return given === undefined
            ? Effect.dieMessage(
                `unplanned call: the quota has ${verdicts.length} verdicts and was asked for more`
              )
            : Effect.succeed(given)
        }),
      giveBack: () => Effect.void
    })
  })

/**
 * A Quota that counts in memory, as the one on PostgreSQL does: `perMinute` requests per key in any 60 seconds, then the
 * allowance of the plan period. It is exact for any limit.
 */
export const counted = ({ perMinute }: { readonly perMinute: number }): Layer.Layer<Quota> =>
  Layer.sync(Quota, () => {
    const windows = new Map<string, Array<number>>()
    const usage = new Map<string, number>()
    const periodOf = ({ companyId, plan }: KeyHolder) => `${companyId} ${plan?.planPeriodId}`
    const count = (holder: KeyHolder, charge: boolean, now: number): Counted => {
      const { companyId, plan } = holder
      const key = `${companyId} ${holder.apiKeyId}`
      const period = periodOf(holder)
      const recent = (windows.get(key) ?? []).filter((at) => at > now - WINDOW_MILLIS)
      const letThrough = recent.length < perMinute
      if (letThrough) recent.push(now)
      windows.set(key, recent)
      const used = plan === null ? 0 : (usage.get(period) ?? 0)
      const taken = letThrough && charge && plan !== null && used < plan.allowance
      if (taken) usage.set(period, used + 1)
      return {
        at: now,
        charge: charge && plan !== null,
        window: { letThrough, used: recent.length, freesAt: (recent[0] ?? now) + WINDOW_MILLIS },
        period: { taken, used: taken ? used + 1 : used }
      }
    }
    return Quota.of({
      admit: (holder, charge) =>
        Effect.map(Clock.currentTimeMillis, (now) =>
          verdict(holder, count(holder, charge, now), { charge, limit: perMinute })
        ),
      giveBack: (holder) =>
        Effect.sync(() => {
          const period = periodOf(holder)
          usage.set(period, Math.max(0, (usage.get(period) ?? 0) - 1))
        })
    })
  })

/** A request that was counted. */
export interface CountedRequest {
  readonly holder: KeyHolder
  readonly charge: boolean
  readonly refused: boolean
}

/** The requests that a `recorded` quota has counted, in order. */
export class QuotaLog extends Context.Tag("duebook/testing/QuotaLog")<
  QuotaLog,
  { readonly admissions: Effect.Effect<ReadonlyArray<CountedRequest>> }
>() {}

/** Another quota (an unlimited one by default) that also records what it was asked. */
export const recorded = <E = never, R = never>(
  quota: Layer.Layer<Quota, E, R> = unlimited as Layer.Layer<Quota, E, R>
): Layer.Layer<Quota | QuotaLog, E, R> =>
  Layer.effectContext(
    Effect.map(Quota, (inner) => {
      const admissions: Array<CountedRequest> = []
      return Context.make(QuotaLog, { admissions: Effect.sync(() => [...admissions]) }).pipe(
        Context.add(
          Quota,
          Quota.of({
            admit: (holder, charge) =>
              Effect.tap(inner.admit(holder, charge), (verdict) =>
                Effect.sync(() => admissions.push({ holder, charge, refused: verdict.refused !== null }))
              ),
            giveBack: inner.giveBack
          })
        )
      )
    })
  ).pipe(Layer.provide(quota))
