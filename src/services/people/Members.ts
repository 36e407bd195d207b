/**
 * Members of companies, for the operator and for owners and admins. What people may do is in domain/Member. Removing a
 * member makes that person's keys and sessions of no use for the company at once.
 */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { AlreadyExists, type LastOwner, type NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import {
  leads,
  type MemberAddress,
  type Role,
  roles,
  whyNotInvite,
  whyNotRemove,
  whyNotRole
} from "../../domain/Member.ts"
import { KeysRepo } from "../../repos/keys/Keys.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { InvitationsRepo } from "../../repos/people/Invitations.ts"
import { type Member, MembershipsRepo, type Person } from "../../repos/people/Memberships.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { noCompany } from "../company/Companies.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"
import { notAMember, team, type TeamRefusal } from "./Team.ts"
import { noUser } from "./Users.ts"

export type { Member, Person } from "../../repos/people/Memberships.ts"

/** Active members that a company can invite; the operator can add more. */
export const MAX_MEMBERS = 200
/** Active members that are listed. */
const MAX_LISTED = 1_000

export class Members extends Context.Tag("duebook/Members")<
  Members,
  {
    /**
     * Makes a user a member. A removed member is restored in the given role, and the keys from before are deleted.
     * Refused for an active member in another role, which `setRole` changes.
     */
    readonly add: (
      member: MemberAddress,
      role: Role
    ) => Effect.Effect<void, AlreadyExists | NotFound | ServiceUnavailable, CurrentActor>
    /**
     * Changes the role of an active member. Whoever becomes a plain member may not hold keys (contract §12.5), and loses
     * those of this company in the same transaction; invitations that this person can't send any more are withdrawn.
     * Refused where domain/Member says so.
     */
    readonly setRole: (
      member: MemberAddress,
      role: Role
    ) => Effect.Effect<void, LastOwner | TeamRefusal | ServiceUnavailable, CurrentActor>
    /** Refused where domain/Member says so; the invitations that the member has sent are withdrawn. */
    readonly remove: (
      member: MemberAddress
    ) => Effect.Effect<void, LastOwner | TeamRefusal | ServiceUnavailable, CurrentActor>
    /** The active members of a company, by name. */
    readonly people: (companyId: number) => Effect.Effect<ReadonlyArray<Person>, ServiceUnavailable>
    /** Active and removed members, of one company or of all. */
    readonly list: (companyId?: number) => Effect.Effect<ReadonlyArray<Member>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const users = yield* UsersRepo
      const memberships = yield* MembershipsRepo
      const invitations = yield* InvitationsRepo
      const apiKeyAdmin = yield* KeysRepo
      const { lockMember } = yield* team
      const write = yield* Write

      const add = (member: MemberAddress, role: Role) =>
        write.run({
          deed: "member.add",
          decide: Effect.fnUntraced(function* (now) {
            const { companyId, userId } = member
            yield* orRefuse(companies.find(companyId), noCompany(companyId))
            yield* orRefuse(users.find(userId), noUser(userId))
            const about = { value: undefined, companyId, subjectId: userId }
            if (yield* memberships.insert(member, role, now)) return { ...about, details: { role } }
            const before = yield* orRefuse(memberships.findForUpdate(member), () => notAMember(member))
            if (before.removedAt !== null) {
              const keysDeleted = yield* apiKeyAdmin.removeAll(member)
              yield* memberships.restore(member, role)
              return { ...about, details: { role, keys_deleted: keysDeleted } }
            }
            if (before.role === role) return unchanged(undefined)
            return yield* new AlreadyExists({
              message:
                `User ${userId} is already an active member of company ${companyId}, as ${before.role}. ` +
                `To change the role: duebook member role --company ${companyId} --user ${userId} --role ${role}`
            })
          })
        })

      const setRole = (member: MemberAddress, role: Role) =>
        write.run({
          deed: "member.role",
          decide: Effect.fnUntraced(function* () {
            const { companyId, userId } = member
            const found = yield* lockMember(member, (acting, subject, owners) =>
              whyNotRole(acting, subject, role, owners)
            )
            if (found.role === role) return unchanged(undefined)
            yield* memberships.setRole(member, role)
            const lost = roles.filter((each) => whyNotInvite(role, each) !== null)
            yield* invitations.removeOf(companyId, userId, lost)
            const keysDeleted = role === "member" ? yield* apiKeyAdmin.removeAll(member) : 0
            const lostKeys = keysDeleted === 0 ? {} : { keys_deleted: keysDeleted }
            const details = { role, before: found.role, ...lostKeys }
            const isUntold = !leads(role)
            return { value: undefined, companyId, subjectId: userId, details, isUntold }
          })
        })

      const remove = (member: MemberAddress) =>
        write.run({
          deed: "member.remove",
          decide: Effect.fnUntraced(function* (now) {
            const { companyId, userId } = member
            yield* lockMember(member, whyNotRemove)
            yield* memberships.remove(member, now)
            yield* invitations.removeOf(companyId, userId, roles)
            return { value: undefined, companyId, subjectId: userId, details: {} }
          })
        })

      return Members.of({
        add,
        setRole,
        remove,
        people: (companyId) => memberships.people(companyId, MAX_LISTED),
        list: memberships.list
      })
    })
  )
}
