/** The current request, as services know it: its id, who sends it, for which company, and the caller's quota. */
import { Context } from "effect"
import type { Actor } from "./Actor.ts"
import type { CompanySettings } from "./Company.ts"
import type { PlanPeriod } from "./Plan.ts"
import type { KeyHolder } from "./KeyHolder.ts"
import type { Scope } from "./Scope.ts"

/** For whom the request is sent: a company, as read for this request, and what the key may do. */
export interface Caller {
  readonly companyId: number
  /** None for a request of the application. */
  readonly scopes: ReadonlyArray<Scope>
  readonly company: CompanySettings
  readonly plan: PlanPeriod | null
}

/** The counts after this request, for the RateLimit headers and GET /usage. */
export interface QuotaStatus {
  readonly perKey: {
    readonly limit: number
    readonly windowSeconds: number
    readonly remaining: number
    readonly resetSeconds: number
  }
  readonly period: {
    readonly allowance: number
    readonly used: number
    readonly remaining: number
    readonly windowSeconds: number
    readonly resetSeconds: number
  }
}

/**
 * What handlers and services may know of the current request; the `Admission` middleware provides it.
 *
 * @effect-leakable-service
 */
export class CurrentRequest extends Context.Tag("duebook/CurrentRequest")<
  CurrentRequest,
  {
    readonly requestId: string
    readonly actor: Actor
    readonly caller: Caller
    readonly quotaStatus: QuotaStatus
  }
>() {}

/** The request of a key, for whoever admits it. */
export const requestOfKey = (
  { apiKeyId, company, companyId, plan, scopes, userId }: Omit<KeyHolder, "refused" | "counted">,
  requestId: string,
  quotaStatus: QuotaStatus
): CurrentRequest["Type"] => ({
  requestId,
  actor: { _tag: "api_key", userId, apiKeyId, requestId },
  caller: { companyId, scopes, plan, company },
  quotaStatus
})

/** Of work that is no request with a key, so that nothing counts it. */
export const uncounted: QuotaStatus = {
  perKey: { limit: 0, windowSeconds: 0, remaining: 0, resetSeconds: 0 },
  period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0, resetSeconds: 0 }
}
