/** The current request, as services know it: its id, its caller, and the caller's quota. */
import { Context } from "effect"
import type { CompanySettings } from "./Company.ts"
import type { PlanPeriod } from "./Plan.ts"
import type { Scope } from "./Scope.ts"

/** Who sends the request: the owner of its key or of its session, as read for this request. */
export interface Caller {
  readonly companyId: number
  readonly userId: number
  /** Null for a request of the application. */
  readonly apiKeyId: number | null
  /** Given for a request of the application. */
  readonly sessionId?: number
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
 * What handlers and services may know of the current request; the `Access` middleware provides it.
 *
 * @effect-leakable-service
 */
export class CurrentRequest extends Context.Tag("duebook/CurrentRequest")<
  CurrentRequest,
  {
    readonly requestId: string
    readonly caller: Caller
    readonly quotaStatus: QuotaStatus
  }
>() {}
