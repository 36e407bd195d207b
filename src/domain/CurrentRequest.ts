/** The request that is being answered, as services know it: its id, who asks, and what is left of their allowance. */
import { Context } from "effect"
import type { CompanySettings } from "./Company.ts"
import type { PlanPeriod } from "./Plan.ts"
import type { Scope } from "./Scope.ts"

/** Whom a key speaks for, as of this request. */
export interface Caller {
  readonly companyId: number
  readonly userId: number
  readonly apiKeyId: number
  readonly scopes: ReadonlyArray<Scope>
  readonly company: CompanySettings
  readonly plan: PlanPeriod | null
}

/** What is left after this request was counted: the source of the RateLimit headers and of GET /usage. */
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
 * What handlers and services may know of the request; the `Access` middleware provides it.
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
