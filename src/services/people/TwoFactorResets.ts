/** Taking away the second factor of a member who has lost it: by an owner of the company. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { InvalidTransition, NotAllowed, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type MemberAddress, whyNotResetTwoFactor } from "../../domain/Member.ts"
import { SessionsRepo } from "../../repos/people/Sessions.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { team, type TeamRefusal } from "./Team.ts"
import { Write } from "../Write.ts"

/** Companies of a person that are looked at. */
const MAX_COMPANIES = 1_000

export class TwoFactorResets extends Context.Tag("duebook/TwoFactorResets")<
  TwoFactorResets,
  {
    /**
     * Removes a member's second factor and recovery codes, ends that person's sessions, and tells that person by mail.
     * Keys are refused until there is a second factor again. Refused for whoever is no owner, and for a member who is
     * owner or admin of another company, too: what opens that one is not for this one to take away.
     */
    readonly reset: (
      member: MemberAddress
    ) => Effect.Effect<void, InvalidTransition | TeamRefusal | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    TwoFactorResets,
    Effect.gen(function* () {
      const factors = yield* TwoFactorsRepo
      const { lockMember } = yield* team
      const sessions = yield* SessionsRepo
      const write = yield* Write

      const reset = (member: MemberAddress) =>
        write.run({
          deed: "two_factor.reset",
          decide: Effect.fnUntraced(function* () {
            const { companyId, userId } = member
            yield* lockMember(member, whyNotResetTwoFactor)
            const others = yield* sessions.companies(userId, MAX_COMPANIES)
            if (others.some(({ id, role }) => id !== companyId && role !== "member")) {
              return yield* neededElsewhere()
            }
            if (!(yield* factors.clear(userId))) return yield* notSetUp()
            const ended = yield* sessions.endAll(userId, null)
            return { value: undefined, companyId, subjectId: userId, details: { sessions_ended: ended } }
          })
        })

      return TwoFactorResets.of({ reset })
    })
  )
}

const notSetUp = () => new InvalidTransition({ message: "This person has no two-factor authentication." })
const neededElsewhere = () =>
  new NotAllowed({
    message:
      "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it."
  })
