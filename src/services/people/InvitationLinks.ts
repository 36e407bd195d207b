/** What following the link of an invitation does: somebody becomes a member, with a new account where there is none. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { AlreadyExists, NotFound, type RateLimited, type ValidationFailed } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import type { Session } from "../../domain/Session.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import type { Credentials } from "../../repos/people/Credentials.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { FollowedLinks, type LinkFailures } from "./FollowedLinks.ts"
import { Invitations, type JoinRefusal } from "./Invitations.ts"
import { refusingOtherwise } from "./OtherWaysIn.ts"
import { Passwords } from "./Passwords.ts"
import { type Browser, SignIn } from "./SignIn.ts"
import { Write } from "../Write.ts"

/** Whether a session is that of a person, and complete. */
export const isSignedIn = (session: Session | null, { userId }: Pick<Credentials, "userId">): boolean =>
  session?.stage === "signed_in" && session.user.id === userId

export class InvitationLinks extends Context.Tag("duebook/InvitationLinks")<
  InvitationLinks,
  {
    /**
     * Makes an account for an address that nobody has yet, which is verified, because the link was mailed to it; accepts
     * the invitation, and signs in; refused where that has to be done at the identity provider. Returns the session's token.
     */
    readonly join: (
      token: string,
      account: { readonly name: string; readonly password: string },
      browser: Browser
    ) => Effect.Effect<string, LinkFailures | ValidationFailed | RateLimited | JoinRefusal, CurrentActor>
    /**
     * Accepts an invitation as the person who has signed in. It must be the one whom it is for: somebody else may have
     * made the account in the name of that address.
     */
    readonly accept: (
      token: string,
      session: Session | null
    ) => Effect.Effect<void, LinkFailures | JoinRefusal, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    InvitationLinks,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const followed = yield* FollowedLinks
      const invitations = yield* Invitations
      const passwords = yield* Passwords
      const refuseOtherwise = yield* refusingOtherwise
      const signIn = yield* SignIn
      const users = yield* UsersRepo
      const write = yield* Write

      const create = (email: string, name: string) =>
        write.run({
          deed: "user.join",
          decide: Effect.fnUntraced(function* (now) {
            const facts = { email, name, emailVerified: true, twoFactorConfirmed: false }
            const userId = yield* users.insert(facts, now)
            if (userId === null) {
              return yield* new AlreadyExists({ message: "There is an account with this address by now." })
            }
            return { value: userId, subjectId: userId, details: { email, name } }
          })
        })

      const accept = ({ data }: Link, userId: number) =>
        invitations.accept(Number(data["companyId"]), Number(data["invitationId"]), userId)

      return InvitationLinks.of({
        join: Effect.fnUntraced(function* (token, { name, password }, browser) {
          const { link, person } = yield* followed.look(token)
          if (link.purpose !== "invite" || person !== null) return yield* new NotFound()
          yield* refuseOtherwise(null)
          const company = yield* companies.find(Number(link.data["companyId"]))
          const owner = { email: link.email, name, companies: company === null ? [] : [company.name] }
          const hash = yield* followed.hashed(password, owner)
          return yield* followed.using(token, () =>
            Effect.gen(function* () {
              const userId = yield* create(link.email, name)
              yield* passwords.store(userId, hash)
              yield* accept(link, userId)
              return yield* signIn.begin(userId, "signed_in", "password", browser)
            })
          )
        }),
        accept: (token, session) =>
          Effect.flatMap(followed.lookFor(token, "invite"), ({ person }) =>
            isSignedIn(session, person)
              ? followed.using(token, (link) =>
                  Effect.zipRight(followed.verified(person.userId, link), accept(link, person.userId))
                )
              : Effect.fail(new NotFound())
          )
      })
    })
  )
}
