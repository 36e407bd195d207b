/** The limits of a key and of its company's plan period, exact across replicas (contract §1.2, §8). */
import { Context, Effect, Layer } from "effect"
import type { Counted } from "../../domain/Counted.ts"
import type { QuotaStatus } from "../../domain/CurrentRequest.ts"
import { Forbidden, RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { type GivenBack, QuotaCounts, WINDOW_MILLIS } from "../../repos/keys/QuotaCounts.ts"
import { writeLater } from "../installation/WriteLater.ts"

/** The counts of the key and the plan period after a request, and the refusal if a limit refuses it. */
export interface Verdict {
  /** When the request was counted, by the clock that all instances share; epoch milliseconds. */
  readonly at: number
  readonly quotaStatus: QuotaStatus
  /** Forbidden where the plan period has been removed since the key was found. */
  readonly refused: RateLimited | Forbidden | null
}

/** The most plan periods that are owed requests at a time. Beyond it, periods are not given back anything. */
const MAX_OWED_PERIODS = 10_000
/** The most periods that one statement gives back to. */
const MAX_PERIODS_A_STATEMENT = 500
/** How long what is owed is gathered, and how long a failed write waits for the next. */
const WRITE_AFTER = "1 second"
/** How long a stopping process waits for the last write. */
const LAST_WRITE = "1 second"

export class Quota extends Context.Tag("duebook/Quota")<
  Quota,
  {
    /**
     * Counts a request against its key's limit and, when `charge`, against the period's allowance, unless the key store
     * has counted it. The verdict has the counts of refused requests too, because their answers carry `RateLimit`
     * headers.
     */
    readonly admit: (holder: KeyHolder, charge: boolean) => Effect.Effect<Verdict, ServiceUnavailable>
    /**
     * Gives the period back what an admitted request has used of its allowance, because the request is answered with
     * 503 (contract §1.2). It does not wait for anything.
     */
    readonly giveBack: (holder: KeyHolder) => Effect.Effect<void>
  }
>() {
  /** Limits counted in PostgreSQL. */
  static readonly layer = (options: { readonly perMinute: number }) =>
    Layer.scoped(
      Quota,
      Effect.gen(function* () {
        const counts = yield* QuotaCounts
        const limit = options.perMinute
        const giveBack = yield* givingBack

        const count = ({ apiKeyId, companyId, plan }: KeyHolder, charge: boolean) =>
          counts.count({ companyId, apiKeyId, limit, period: plan, charge })

        return Quota.of({
          admit: (holder, charge) => {
            const { counted } = holder
            if (counted === undefined || (charge && !counted.charge)) {
              return Effect.map(count(holder, charge), (made) => verdict(holder, made, { charge, limit }))
            }
            // A holder that may do less than the one that was counted.
            const undone = counted.period.taken && !charge ? giveBack(holder) : Effect.void
            return Effect.as(undone, verdict(holder, counted, { charge, limit }))
          },
          giveBack
        })
      })
    )
}

/** Keeps what periods are owed, and writes it a second later. While the database is away, it is kept. */
const givingBack = Effect.gen(function* () {
  const counts = yield* QuotaCounts
  const owed = new Map<number, GivenBack>()

  const owe = ({ companyId, planPeriodId, requests }: GivenBack) => {
    const before = owed.get(planPeriodId)?.requests
    if (before === undefined && owed.size >= MAX_OWED_PERIODS) return
    owed.set(planPeriodId, { companyId, planPeriodId, requests: (before ?? 0) + requests })
  }

  // If the connection breaks, a statement may have been run although it fails. It is run again then: a company rather
  // gets a request too many than pays for one that was not served.
  const write = Effect.suspend(() => {
    const some = [...owed.values()].slice(0, MAX_PERIODS_A_STATEMENT)
    if (some.length === 0) return Effect.void
    for (const { planPeriodId } of some) owed.delete(planPeriodId)
    return Effect.catchAllCause(counts.giveBack(some), (cause) => {
      some.forEach(owe)
      return Effect.logDebug("allowances could not be given back yet", cause)
    })
  })
  const later = yield* writeLater({
    write,
    isEmpty: () => owed.size === 0,
    after: WRITE_AFTER,
    lastWrite: LAST_WRITE
  })

  return ({ companyId, plan }: KeyHolder): Effect.Effect<void> =>
    plan === null
      ? Effect.void
      : Effect.sync(() => {
          owe({ companyId, planPeriodId: plan.planPeriodId, requests: 1 })
          later()
        })
})

/**
 * Whole seconds until `then`, rounded up and at least one, so that a client that waits this long is never too early.
 */
const secondsUntil = (then: number, now: number): number => Math.max(1, Math.ceil((then - now) / 1_000))

/** What a request was counted for. */
interface Terms {
  readonly charge: boolean
  /** Requests per key and window. */
  readonly limit: number
}

/** What the counts mean for this request. */
export const verdict = (
  { plan }: KeyHolder,
  { at, charge: charged, period, window }: Counted,
  { charge, limit }: Terms
): Verdict => {
  const allowance = plan?.allowance ?? 0
  const quotaStatus: QuotaStatus = {
    perKey: {
      limit,
      windowSeconds: WINDOW_MILLIS / 1_000,
      remaining: Math.max(0, limit - window.used),
      // A coarse slot may lie up to half a second in the future, and the answer must not exceed the window.
      resetSeconds: Math.min(WINDOW_MILLIS / 1_000, secondsUntil(window.freesAt, at))
    },
    period: {
      allowance,
      used: period.used,
      remaining: Math.max(0, allowance - period.used),
      windowSeconds: plan === null ? 0 : Math.round((plan.endsAt - plan.startsAt) / 1_000),
      resetSeconds: plan === null ? 0 : secondsUntil(plan.endsAt, at)
    }
  }
  if (!window.letThrough) {
    return {
      at,
      quotaStatus,
      refused: new RateLimited({
        message: `This key may send ${limit} requests in any ${quotaStatus.perKey.windowSeconds} seconds: wait for Retry-After seconds.`,
        details: { policy: "per_key" },
        retryAfterSeconds: secondsUntil(window.freesAt, at)
      })
    }
  }
  if (!charge || plan === null || period.taken) return { at, quotaStatus, refused: null }
  if (!charged) return { at, quotaStatus, refused: Forbidden.because("no_active_plan") }
  return {
    at,
    quotaStatus,
    refused: new RateLimited({
      message: "The allowance of the plan period is used up.",
      details: { policy: "period" },
      retryAfterSeconds: quotaStatus.period.resetSeconds
    })
  }
}
