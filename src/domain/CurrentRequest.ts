/** The request that is being answered: who asks, and what a write needs to be done once. */
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

/** The idempotency key of a write, and the hash of method, path and body that belongs to it (contract 7). */
export interface WriteKey {
  readonly key: string
  readonly fingerprint: Uint8Array
}

/**
 * What handlers and services may know of the request; provided by `http/Access`.
 *
 * @effect-leakable-service
 */
export class CurrentRequest extends Context.Tag("duebook/CurrentRequest")<
  CurrentRequest,
  {
    readonly requestId: string
    readonly caller: Caller
    readonly quotaStatus: QuotaStatus
    /** Present on POST and PATCH. */
    readonly write: WriteKey | null
  }
>() {}
