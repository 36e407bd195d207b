/** Taking away the second factor of a member who has lost it: by an owner of the company. */
import { Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { Gone, InvalidTransition, NotAllowed, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type MemberAddress, whyNotResetTwoFactor } from "../../domain/Member.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { SessionsRepo } from "../../repos/people/Sessions.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { orRefuse } from "../Lookup.ts"
import { twoFactorLostMail } from "./PeopleMails.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { team, type TeamRefusal } from "./Team.ts"
import { UserMails } from "./UserMails.ts"
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
      const companies = yield* CompaniesRepo
      const factors = yield* TwoFactorsRepo
      const mails = yield* UserMails
      const { lockMember } = yield* team
      const publicUrl = yield* PublicUrl
      const sessions = yield* SessionsRepo
      const users = yield* UsersRepo
      const write = yield* Write

      const tell = Effect.fnUntraced(function* ({ companyId, userId }: MemberAddress) {
        const actor = yield* CurrentActor
        const company = yield* companies.find(companyId)
        const owner = yield* users.find(actor._tag === "user" ? (actor.userId ?? 0) : 0)
        const person = yield* orRefuse(users.find(userId), gone)
        const account = linkTo(publicUrl, "/app/account")
        yield* mails.send(
          twoFactorLostMail(person.email, {
            account,
            companyName: company?.name ?? "",
            ownerName: owner?.name ?? ""
          })
        )
      })

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
            yield* tell(member)
            return { value: undefined, companyId, subjectId: userId, details: { sessions_ended: ended } }
          })
        })

      return TwoFactorResets.of({ reset })
    })
  )
}

const gone = () => new Gone({ message: "There is no such person any more." })
const notSetUp = () => new InvalidTransition({ message: "This person has no two-factor authentication." })
const neededElsewhere = () =>
  new NotAllowed({
    message:
      "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it."
  })
