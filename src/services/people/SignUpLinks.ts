/** What following the link of a sign-up does: it makes the account, with the password that is chosen then. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { AlreadyExists, NotFound, type RateLimited, type ValidationFailed } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import { type Profile, UsersRepo } from "../../repos/people/Users.ts"
import { FollowedLinks, type LinkFailures } from "./FollowedLinks.ts"
import { Passwords } from "./Passwords.ts"
import { type Browser, SignIn } from "./SignIn.ts"
import { Write } from "../Write.ts"

export class SignUpLinks extends Context.Tag("duebook/SignUpLinks")<
  SignUpLinks,
  {
    /**
     * Makes the account, whose address is verified, because the link was mailed to it; sets its password, and signs in.
     * Returns the session's token. Refused where the address has got an account meanwhile.
     */
    readonly finish: (
      token: string,
      password: string,
      browser: Browser
    ) => Effect.Effect<string, LinkFailures | RateLimited | ValidationFailed | AlreadyExists, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    SignUpLinks,
    Effect.gen(function* () {
      const followed = yield* FollowedLinks
      const passwords = yield* Passwords
      const signIn = yield* SignIn
      const users = yield* UsersRepo
      const write = yield* Write

      const create = (email: string, name: string, reading: Reading) =>
        write.run({
          deed: "user.sign_up",
          decide: Effect.fnUntraced(function* (now) {
            const facts = { email, name, emailVerified: true, twoFactorConfirmed: false }
            const userId = yield* users.insert(facts, now)
            if (userId === null) return yield* taken()
            yield* users.setProfile(userId, { name, ...reading, digest: true, morningMail: false })
            return { value: userId, subjectId: userId, details: { email, name } }
          })
        })

      return SignUpLinks.of({
        finish: Effect.fnUntraced(function* (token, password, browser) {
          const { link, person } = yield* followed.look(token)
          if (link.purpose !== "sign_up") return yield* new NotFound()
          if (person !== null) return yield* taken()
          const { email } = link
          const name = String(link.data["name"])
          const hash = yield* followed.hashed(password, { email, name })
          return yield* followed.using(token, () =>
            Effect.gen(function* () {
              const userId = yield* create(email, name, readingOf(link))
              yield* passwords.store(userId, hash)
              return yield* signIn.begin(userId, "signed_in", "password", browser)
            })
          )
        })
      })
    })
  )
}

/** How the person reads, as far as that was chosen. */
type Reading = Pick<Profile, "locale" | "timezone">

const readingOf = ({ data }: Link): Reading => {
  const chosen = (name: keyof Reading) => (data[name] === undefined ? null : String(data[name]))
  return { locale: chosen("locale"), timezone: chosen("timezone") }
}

const taken = () => new AlreadyExists({ message: "There is an account with this address by now. Sign in." })
