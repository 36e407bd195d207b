/** Who may do something about the members of a company: people by the rules of domain/Member, the operator always. */
import { Effect } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { Gone, NotAllowed, NotFound, type Refusal, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { MemberAddress, Membership, Standing } from "../../domain/Member.ts"
import { MembershipsRepo } from "../../repos/people/Memberships.ts"

/** Why `acting` may not do something about `subject`, or null. `owners` counts the company's active owners. */
export type Rule<E extends Refusal> = (acting: Standing, subject: Standing, owners: number) => E | null

/** Why nothing can be done about a member, whatever it is: there is none, or whoever asks may not. */
export type TeamRefusal = Gone | NotAllowed | NotFound

/** The operator has named somebody who is not, or no longer, an active member. */
export const notAMember = ({ companyId, userId }: MemberAddress): NotFound =>
  new NotFound({ message: `User ${userId} is not an active member of company ${companyId}.` })

const gone = () => new Gone({ message: "This person is not a member any more." })
const notYou = () => new NotAllowed({ message: "You are not a member of this company any more." })

const isActive = ({ removedAt }: Membership): boolean => removedAt === null

/** The person who acts; null for the operator. */
const actingId = Effect.map(CurrentActor, (actor) => (actor._tag === "user" ? (actor.userId ?? 0) : null))

/** Makes what finds the members whom a change is about. */
export const team = Effect.map(MembershipsRepo, ({ findForUpdate, lockTeam }) => {
  /**
   * Finds an active member, after asking whether whoever acts may do this. Everybody whom the rule looks at is locked until
   * the transaction ends, so that two owners can't remove each other at the same time.
   */
  const lockMember = Effect.fnUntraced(function* <E extends Refusal>(
    member: MemberAddress,
    rule: Rule<E>
  ): Effect.fn.Return<Membership, E | TeamRefusal | ServiceUnavailable, CurrentActor> {
    const by = yield* actingId
    const { companyId, userId } = member
    const members = (yield* lockTeam(companyId, by === null ? [userId] : [userId, by])).filter(isActive)
    const subject = members.find((each) => each.userId === userId)
    if (subject === undefined) return yield* by === null ? notAMember(member) : gone()
    if (by === null) return subject
    const acting = members.find((each) => each.userId === by)
    if (acting === undefined) return yield* notYou()
    const owners = members.filter(({ role }) => role === "owner").length
    const refusal = rule(acting, subject, owners)
    return yield* refusal === null ? Effect.succeed(subject) : Effect.fail(refusal)
  })

  /** The member who acts, locked until the transaction ends; refused for whoever is none. */
  const lockActing = Effect.fnUntraced(function* (companyId: number) {
    const userId = (yield* actingId) ?? 0
    const acting = yield* findForUpdate({ companyId, userId })
    return acting === null || !isActive(acting) ? yield* notYou() : acting
  })

  return { lockMember, lockActing }
})
