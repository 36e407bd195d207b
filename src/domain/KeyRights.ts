/** Who may do what with the API keys of a company, besides having keys at all (`mayNotHoldKeys`). */
import type { Role } from "./Member.ts"

/** The person who asks. */
export interface KeyManager {
  readonly userId: number
  readonly role: Role
}

/** Whether somebody may see the keys of the company, and change those that are their own. */
export const managesKeys = (role: Role): boolean => role !== "member"

/** One's own keys, and as an owner those of everybody. */
export const mayRevokeKey = ({ role, userId }: KeyManager, holderId: number): boolean =>
  managesKeys(role) && (role === "owner" || userId === holderId)

/** One's own keys alone: whoever rotates a key learns the new one, which speaks for its holder. */
export const mayRotateKey = ({ role, userId }: KeyManager, holderId: number): boolean =>
  managesKeys(role) && userId === holderId
