/** Members of companies (contract §12): their roles, and who may change what others are. */
import { Schema } from "effect"
import { LastOwner, NotAllowed } from "./Errors.ts"

/** All roles. */
export const roles = ["owner", "admin", "member"] as const
export type Role = (typeof roles)[number]
/** One of the roles. */
export const Role = Schema.Literal(...roles).annotations({
  message: () => ({ message: "must be owner, admin or member", override: true })
})

/** Whether people of a role manage keys and people: the owners are told of each new one. */
export const leads = (role: Role): boolean => role !== "member"

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

/** A member who acts, or who is acted upon. */
export type Standing = Pick<Membership, "userId" | "role">

/** Whether people of one role change what people of another are. */
const manages = (acting: Role, subject: Role): boolean =>
  acting === "owner" || (acting === "admin" && subject !== "owner")

const notAllowed = (message: string) => new NotAllowed({ message })

/** Why a person of this role can't ask somebody to join as `role`, or null. */
export const whyNotInvite = (acting: Role, role: Role): NotAllowed | null => {
  if (acting === "member") return notAllowed("Only owners and admins can invite people.")
  return manages(acting, role) ? null : notAllowed("Only owners can make somebody an owner.")
}

/** Why `acting` can't give `subject` another role, or null. `owners` counts the company's active owners. */
export const whyNotRole = (
  acting: Standing,
  subject: Standing,
  role: Role,
  owners: number
): NotAllowed | LastOwner | null => {
  if (acting.role === "member") return notAllowed("Only owners and admins can change roles.")
  if (!manages(acting.role, subject.role)) return notAllowed("Only owners can change an owner's role.")
  if (!manages(acting.role, role)) return notAllowed("Only owners can make somebody an owner.")
  return subject.role === "owner" && role !== "owner" && owners <= 1 ? new LastOwner() : null
}

/** Why `acting` can't remove `subject` from the company, or null. Everybody but the last owner can leave. */
export const whyNotRemove = (
  acting: Standing,
  subject: Standing,
  owners: number
): NotAllowed | LastOwner | null => {
  const isSelf = acting.userId === subject.userId
  if (!isSelf && acting.role === "member") return notAllowed("Only owners and admins can remove people.")
  if (!isSelf && !manages(acting.role, subject.role)) return notAllowed("Only owners can remove an owner.")
  return subject.role === "owner" && owners <= 1 ? new LastOwner() : null
}

/** Why `acting` can't take away the second factor of `subject`, who has lost it, or null. */
export const whyNotResetTwoFactor = (acting: Standing, subject: Standing): NotAllowed | null => {
  if (acting.role !== "owner")
    return notAllowed("Only owners can reset a member's two-factor authentication.")
  return acting.userId === subject.userId
    ? notAllowed("You change your own two-factor authentication on the page of your account.")
    : null
}
