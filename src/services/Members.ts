/** The operator's commands on members of companies. Removing a member makes that person's keys invalid at once. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { MemberAddress, Role } from "../domain/Member.ts"
import { CompaniesRepo } from "../repos/Companies.ts"
import { ApiKeyAdmin } from "../repos/ApiKeyAdmin.ts"
import { type Member, MembershipsRepo } from "../repos/Memberships.ts"
import { UsersRepo } from "../repos/Users.ts"
import { noCompany } from "./Companies.ts"
import { done, Operation, type OperationRefused, refuse, required, unchanged } from "./Operation.ts"

export type { Member } from "../repos/Memberships.ts"

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
    ) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
    /** Changes the role of an active member; that member's keys stay as they are. */
    readonly setRole: (
      member: MemberAddress,
      role: Role
    ) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
    readonly remove: (member: MemberAddress) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
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
      const apiKeyAdmin = yield* ApiKeyAdmin
      const operation = yield* Operation

      const add = (member: MemberAddress, role: Role) =>
        operation.run(
          "member.add",
          Effect.fnUntraced(function* (now) {
            const { companyId, userId } = member
            yield* required(companies.find(companyId), noCompany(companyId))
            yield* required(users.find(userId), `There is no user ${userId}.`)
            const about = { companyId, subjectId: userId }
            if (yield* memberships.insert(member, role, now)) return done(undefined, about, { role })
            const before = yield* required(memberships.findForUpdate(member), notAMember(member))
            if (before.removedAt !== null) {
              const keysDeleted = yield* apiKeyAdmin.removeAll(member)
              yield* memberships.restore(member, role)
              return done(undefined, about, { role, keys_deleted: keysDeleted })
            }
            if (before.role === role) return unchanged(undefined)
            return yield* refuse(
              `User ${userId} is already an active member of company ${companyId}, as ${before.role}. ` +
                `To change the role: duebook member role --company ${companyId} --user ${userId} --role ${role}`
            )
          })
        )

      const setRole = (member: MemberAddress, role: Role) =>
        operation.run(
          "member.role",
          Effect.fnUntraced(function* () {
            const found = yield* required(memberships.findForUpdate(member), notAMember(member))
            if (found.removedAt !== null) return yield* refuse(notAMember(member))
            if (found.role === role) return unchanged(undefined)
            yield* memberships.setRole(member, role)
            const about = { companyId: member.companyId, subjectId: member.userId }
            return done(undefined, about, { role, before: found.role })
          })
        )

      const remove = (member: MemberAddress) =>
        operation.run(
          "member.remove",
          Effect.fnUntraced(function* (now) {
            const found = yield* required(memberships.findForUpdate(member), notAMember(member))
            if (found.removedAt !== null) return yield* refuse(notAMember(member))
            yield* memberships.remove(member, now)
            return done(undefined, { companyId: member.companyId, subjectId: member.userId })
          })
        )

      return Members.of({ add, setRole, remove, list: memberships.list })
    })
  )
}

const notAMember = ({ companyId, userId }: MemberAddress): string =>
  `User ${userId} is not an active member of company ${companyId}.`
