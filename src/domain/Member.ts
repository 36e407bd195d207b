/** Members of companies (contract §12). */

/** All roles. */
export const roles = ["owner", "admin", "member"] as const
export type Role = (typeof roles)[number]

/** Identifies one user in one company. */
export interface MemberAddress {
  readonly companyId: number
  readonly userId: number
}

/** A user's membership in a company. */
export interface Membership extends MemberAddress {
  readonly role: Role
  /** Whether the user has confirmed two-factor authentication. */
  readonly twoFactorConfirmed: boolean
  /** Epoch milliseconds; null while the user is a member. */
  readonly removedAt: number | null
}

/**
 * Why a user may not have keys in a company, or null when the user may (contract §12.5). The text follows "this
 * person".
 */
export const mayNotHoldKeys = (membership: Membership | null): string | null => {
  if (membership === null || membership.removedAt !== null) return "is not an active member of the company"
  if (membership.role === "member") return "is neither owner nor admin of the company"
  return membership.twoFactorConfirmed ? null : "has not confirmed two-factor authentication"
}
