/** People in a company (contract §12). */

/** The roles there are. */
export const roles = ["owner", "admin", "member"] as const
export type Role = (typeof roles)[number]

/** Whom it concerns: one person in one company. */
export interface MemberAddress {
  readonly companyId: number
  readonly userId: number
}

/** A person's place in a company. */
export interface Membership extends MemberAddress {
  readonly role: Role
  /** Whether the person's second factor is confirmed. */
  readonly twoFactorConfirmed: boolean
  /** Epoch milliseconds; null while the person is a member. */
  readonly removedAt: number | null
}

/** Why a person may not manage keys in a company, or null (contract §12.5). */
export const mayNotHoldKeys = (membership: Membership | null): string | null => {
  if (membership === null || membership.removedAt !== null) return "is not an active member of the company"
  if (membership.role === "member") return "is neither owner nor admin of the company"
  return membership.twoFactorConfirmed ? null : "has not confirmed two-factor authentication"
}
