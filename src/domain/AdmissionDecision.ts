/** Why a request with a valid key is refused, in the order of the checks (contract §1.1, steps 4 to 6). */
import { Forbidden, type RateLimited } from "./Errors.ts"
import type { KeyHolder } from "./KeyHolder.ts"
import type { Scope } from "./Scope.ts"

/** Facts about a key's owner and company (contract §12.3). */
export interface OwnerFacts {
  /** The owner's e-mail address is verified and the second factor confirmed. */
  readonly verified: boolean
  /** The owner is an active member of the company. */
  readonly member: boolean
  /** The company is active. */
  readonly active: boolean
}

/** What must be true of owner and company, in the order of the checks, and the reason if it is not. */
const ownerChecks: ReadonlyArray<readonly [keyof OwnerFacts, NonNullable<KeyHolder["refused"]>]> = [
  ["verified", "owner_unverified"],
  ["member", "not_a_member"],
  ["active", "company_inactive"]
]

/** The first check of owner, membership and company that fails; null if none does. */
export const ownerRefusal = (facts: OwnerFacts): KeyHolder["refused"] =>
  ownerChecks.find(([fact]) => !facts[fact])?.[1] ?? null

/** What an endpoint asks of a key. */
export interface Requirement {
  readonly scope: Scope
  /** Whether the request counts against the period's allowance, and so needs a plan period. */
  readonly charged: boolean
}

/** The checks of step 5, in their order. */
const checks: ReadonlyArray<
  (holder: Pick<KeyHolder, "plan" | "refused" | "scopes">, requirement: Requirement) => Forbidden | null
> = [
  ({ refused }) => (refused === null ? null : Forbidden.because(refused)),
  ({ scopes }, { scope }) => (scopes.includes(scope) ? null : Forbidden.because("scope", scope)),
  ({ plan }, { charged }) => (charged && plan === null ? Forbidden.because("no_active_plan") : null)
]

/** Step 5: why owner, company, scope or plan refuse the request; null if they do not. */
export const accessRefusal = (
  holder: Pick<KeyHolder, "plan" | "refused" | "scopes">,
  requirement: Requirement
): Forbidden | null => {
  for (const check of checks) {
    const forbidden = check(holder, requirement)
    if (forbidden !== null) return forbidden
  }
  return null
}

/** Whether the request counts against the allowance, unless a limit refuses it. SQL decides the same in KeyHolders. */
export const isCharged = (
  holder: Pick<KeyHolder, "plan" | "refused" | "scopes">,
  requirement: Requirement
): boolean => requirement.charged && accessRefusal(holder, requirement) === null

/** Steps 4 to 6: a refusal by the key's limit comes first, then 403, then a refusal by the period's allowance. */
export const firstRefusal = (
  forbidden: Forbidden | null,
  limited: RateLimited | Forbidden | null
): Forbidden | RateLimited | null =>
  limited?._tag === "RateLimited" && limited.details?.policy === "per_key" ? limited : (forbidden ?? limited)
