/** The holder of a valid API key: everything that a request needs to know of the key's owner and company. */
import type { CompanySettings } from "./Company.ts"
import type { Counted } from "./Counted.ts"
import type { ForbiddenReason } from "./Errors.ts"
import type { PlanPeriod } from "./Plan.ts"
import type { Scope } from "./Scope.ts"

/** The owner of a valid key, and the reason why the key is refused, if there is one (contract §12.3). */
export interface KeyHolder {
  readonly companyId: number
  readonly userId: number
  readonly apiKeyId: number
  readonly scopes: ReadonlyArray<Scope>
  readonly company: CompanySettings
  /** The plan period in force; null without one. */
  readonly plan: PlanPeriod | null
  /** The first check of owner, membership and company that failed; null when all passed. */
  readonly refused: Exclude<ForbiddenReason, "scope" | "no_active_plan"> | null
  /**
   * The counts of this request, if the key store has counted it when it found the key. `Quota` then counts nothing more.
   * Who changes what a holder may do leaves this out, so that the request is counted by what the changed holder may do.
   */
  readonly counted?: Counted
}
