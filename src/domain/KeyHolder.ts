/** A valid API key with everything a request needs to know of its owner. */
import type { CompanySettings } from "./Company.ts"
import type { ForbiddenReason } from "./Errors.ts"
import type { PlanPeriod } from "./Plan.ts"
import type { Scope } from "./Scope.ts"

/** Whom a valid key speaks for, and what stands against using it, if anything (contract §12.3). */
export interface KeyHolder {
  readonly companyId: number
  readonly userId: number
  readonly apiKeyId: number
  readonly scopes: ReadonlyArray<Scope>
  readonly company: CompanySettings
  /** The plan period in force; null without one. */
  readonly plan: PlanPeriod | null
  /** The first failing check of owner, membership and company; null when all hold. */
  readonly refused: Exclude<ForbiddenReason, "scope" | "no_active_plan"> | null
}
