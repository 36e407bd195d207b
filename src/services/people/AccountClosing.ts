/** The end of an account: its person leaves every company, and nobody can sign in with it any more. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { type LastOwner, NotAllowed, NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { mailedPurposes } from "../../domain/Link.ts"
import { roles } from "../../domain/Member.ts"
import { InvitationsRepo } from "../../repos/people/Invitations.ts"
import { MembershipsRepo } from "../../repos/people/Memberships.ts"
import { type CompanyOfUser, SessionsRepo } from "../../repos/people/Sessions.ts"
import { SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { orRefuse } from "../Lookup.ts"
import { Write } from "../Write.ts"
import { OneTimeLinks } from "./Links.ts"
import { Members } from "./Members.ts"
import type { TeamRefusal } from "./Team.ts"

/** Companies of one person that are looked at. */
const MAX_COMPANIES = 1_000

/** Names in one sentence: `A`, `A and B`, `A, B and C`. */
const listed = new Intl.ListFormat("en", { type: "conjunction" })

const stillNeeded = (names: ReadonlyArray<string>): NotAllowed =>
  new NotAllowed({
    message: `You are the last owner of ${listed.format(names)}. Make somebody else an owner, or close what nobody needs any more; then close your account.`
  })

export class AccountClosing extends Context.Tag("duebook/AccountClosing")<
  AccountClosing,
  {
    /**
     * Closes an account: memberships, sessions and all ways in end, and its address is free. What the person is called stays
     * in the logs of companies. Refused with their names while open companies have no other owner.
     */
    readonly close: (
      userId: number
    ) => Effect.Effect<void, LastOwner | TeamRefusal | NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    AccountClosing,
    Effect.gen(function* () {
      const factors = yield* TwoFactorsRepo
      const leave = yield* makeLeave
      const lastOwnerOf = yield* makeLastOwnerOf
      const links = yield* OneTimeLinks
      const sessions = yield* SessionsRepo
      const signOns = yield* SingleSignOnRepo
      const users = yield* UsersRepo
      const write = yield* Write

      return AccountClosing.of({
        close: (userId) =>
          write.run({
            deed: "user.close",
            decide: Effect.fnUntraced(function* (now) {
              const { email } = yield* orRefuse(users.findForUpdate(userId), () =>
                NotFound.resource("person")
              )
              const own = yield* sessions.companies(userId, MAX_COMPANIES)
              const needed = yield* Effect.filter(own, (company) => lastOwnerOf(company, userId))
              if (needed.length > 0) return yield* stillNeeded(needed.map(({ name }) => name))
              for (const company of own) yield* leave(company, userId, now)
              yield* factors.clear(userId)
              yield* signOns.unlink(userId)
              yield* links.void(userId, [...mailedPurposes, "first", "enter"])
              yield* sessions.endAll(userId, null)
              yield* users.close(userId)
              return { value: undefined, subjectId: userId, details: {}, toldAt: email }
            })
          })
      })
    })
  )
}

/** Makes what says whether an open company would be without an owner. */
const makeLastOwnerOf = Effect.map(
  MembershipsRepo,
  ({ lockTeam }) =>
    ({ closedAt, id, role }: CompanyOfUser, userId: number) =>
      closedAt !== null || role !== "owner"
        ? Effect.succeed(false)
        : Effect.map(lockTeam(id, [userId]), (team) => {
            const owners = team.filter((each) => each.role === "owner" && each.removedAt === null)
            return owners.every((each) => each.userId === userId)
          })
)

/** Makes what ends a membership. Of a company that is closed, even the last owner leaves. */
const makeLeave = Effect.gen(function* () {
  const invitations = yield* InvitationsRepo
  const members = yield* Members
  const memberships = yield* MembershipsRepo
  return ({ closedAt, id: companyId }: CompanyOfUser, userId: number, now: number) =>
    closedAt === null
      ? members.remove({ companyId, userId })
      : Effect.zipRight(
          memberships.remove({ companyId, userId }, now),
          invitations.removeOf(companyId, userId, roles)
        )
})
