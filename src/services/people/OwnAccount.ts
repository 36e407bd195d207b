/** What people change about their own account: name, address, password, and how they read amounts and dates. */
import { Context, Effect, Layer, Struct } from "effect"
import {
  InvalidTransition,
  NotFound,
  type RateLimited,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import type { Session } from "../../domain/Session.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { type OwnFacts, type Profile, UsersRepo } from "../../repos/people/Users.ts"
import { Links } from "./Links.ts"
import { orRefuse } from "../Lookup.ts"
import { done, Operation, unchanged } from "../Operation.ts"
import { provePassword } from "./OwnPassword.ts"
import { Passwords } from "./Passwords.ts"
import { passwordMail, verifyMail } from "./AccountMails.ts"
import { addressChangeMail, addressTakenMail } from "./PeopleMails.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { type Client, Sessions } from "./Sessions.ts"
import { Throttles } from "./Throttles.ts"
import { UserMails } from "./UserMails.ts"

export type { OwnFacts, Profile } from "../../repos/people/Users.ts"
export type { Client } from "./Sessions.ts"

type Failures = ValidationFailed | RateLimited | ServiceUnavailable

const dependencies = Effect.all({
  links: Links,
  mails: UserMails,
  operation: Operation,
  passwords: Passwords,
  publicUrl: PublicUrl,
  sessions: Sessions,
  throttles: Throttles,
  users: UsersRepo
})

type Given = Effect.Effect.Success<typeof dependencies>

export class OwnAccount extends Context.Tag("duebook/OwnAccount")<
  OwnAccount,
  {
    /** What a session does not know of its person. */
    readonly facts: (userId: number) => Effect.Effect<OwnFacts | null, ServiceUnavailable>
    readonly save: (userId: number, profile: Profile) => Effect.Effect<void, NotFound | ServiceUnavailable>
    /**
     * Sets another password, given the present one; the other sessions end, and this one gets a new token, which is
     * returned.
     */
    readonly changePassword: (
      session: Session,
      passwords: { readonly present: string; readonly next: string },
      client: Client
    ) => Effect.Effect<string, Failures>
    /**
     * Asks for another address, given the password. A link is mailed there, and the present address is told; until the
     * link is followed, one signs in with the present address, and keys are refused. Nothing tells whether the address
     * belongs to somebody else.
     */
    readonly changeEmail: (
      session: Session,
      change: { readonly password: string; readonly email: string },
      client: Client
    ) => Effect.Effect<void, Failures>
    /** Keeps the present address after all; a link that verifies it anew is mailed there. */
    readonly keepEmail: (userId: number) => Effect.Effect<void, NotFound | ServiceUnavailable>
    /** Ends every session of a person, also one that is beginning anew at this moment. */
    readonly signOutEverywhere: (userId: number) => Effect.Effect<void, NotFound | ServiceUnavailable>
    /** Mails the link that verifies the address once more. */
    readonly sendVerification: (
      userId: number
    ) => Effect.Effect<void, InvalidTransition | NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OwnAccount,
    Effect.map(dependencies, (given) =>
      OwnAccount.of({
        facts: given.users.own,
        save: saving(given),
        changePassword: changingPassword(given),
        signOutEverywhere: signingOut(given),
        ...changingEmail(given)
      })
    )
  )
}

/** A person's own affairs are of no company. */
const about = (userId: number) => ({ companyId: INSTALLATION, subjectId: userId })

const noAccount = () => NotFound.resource("account")

const ownOf = ({ users }: Given, userId: number) => orRefuse(users.own(userId), noAccount)

/** A refusal of one field. */
const wrong = (field: string, code: string, message: string): ValidationFailed =>
  ValidationFailed.of({ field, code, message })

const saving =
  (given: Given): OwnAccount["Type"]["save"] =>
  (userId, profile) =>
    given.operation.run(
      "user.update",
      Effect.fnUntraced(function* () {
        const before = yield* ownOf(given, userId)
        const changed = Struct.entries(profile).filter(([field, value]) => before[field] !== value)
        if (changed.length === 0) return unchanged(undefined)
        yield* given.users.setProfile(userId, profile)
        return done(undefined, about(userId), Object.fromEntries(changed))
      })
    )

const signingOut =
  ({ operation, sessions, users }: Given): OwnAccount["Type"]["signOutEverywhere"] =>
  (userId) =>
    operation.run(
      "user.sign_out",
      Effect.fnUntraced(function* () {
        // A session that takes the place of another locks the person first: what it has begun is seen after that.
        yield* orRefuse(users.findForUpdate(userId), noAccount)
        return done(undefined, about(userId), { sessions_ended: yield* sessions.endAll(userId) })
      })
    )

const changingPassword = (given: Given): OwnAccount["Type"]["changePassword"] =>
  Effect.fnUntraced(function* (session, { next, present }, client) {
    const { mails, passwords, publicUrl, sessions } = given
    const { id, email, name } = session.user
    yield* provePassword(given, session.user, present, client)
    const companies = (yield* sessions.companies(id)).map((company) => company.name)
    const problem = yield* passwords.problem(next, { email, name, companies })
    if (problem !== null) return yield* wrong("new_password", "weak_password", problem)
    yield* passwords.set(id, next, session)
    yield* mails.send(passwordMail(email, linkTo(publicUrl, "/app/forgot")))
    return yield* sessions.begin({
      userId: id,
      stage: "signed_in",
      withCode: false,
      userAgent: client.userAgent,
      replaces: session
    })
  })

const changingEmail = (
  given: Given
): Pick<OwnAccount["Type"], "changeEmail" | "keepEmail" | "sendVerification"> => {
  const { links, mails, operation, publicUrl, users } = given

  /**
   * A link that verifies an address; or a word to whom it belongs, which takes as long and looks the same to whoever asks:
   * the link that is made for it is sent to nobody.
   */
  const verification = Effect.fnUntraced(function* (userId: number, email: string) {
    const link = yield* links.make({ purpose: "verify", userId, email })
    yield* mails.send(
      (yield* users.isTaken(userId, email))
        ? addressTakenMail(email, linkTo(publicUrl, "/app/sign-in"))
        : verifyMail(email, link)
    )
  })

  /** Keeps the address that a person wants from now on; what was mailed to verify another one is void. */
  const want = (userId: number, email: string | null) =>
    Effect.zipRight(users.wantEmail(userId, email), links.void(userId, ["verify"]))

  return {
    changeEmail: Effect.fnUntraced(function* (session, { email, password }, client) {
      const { id, email: present } = session.user
      yield* provePassword(given, session.user, password, client)
      if (email === present) return yield* wrong("email", "invalid", "This is your address already.")
      yield* operation.run(
        "user.change_email",
        Effect.fnUntraced(function* () {
          yield* want(id, email)
          yield* mails.send(addressChangeMail(present, email, linkTo(publicUrl, "/app/forgot")))
          yield* verification(id, email)
          return done(undefined, about(id), { email })
        })
      )
    }),
    keepEmail: (userId) =>
      operation.run(
        "user.keep_email",
        Effect.fnUntraced(function* () {
          const { email, newEmail } = yield* ownOf(given, userId)
          if (newEmail === null) return unchanged(undefined)
          yield* want(userId, null)
          yield* verification(userId, email)
          return done(undefined, about(userId), { email })
        })
      ),
    sendVerification: Effect.fnUntraced(function* (userId) {
      const { email, emailVerified, newEmail } = yield* ownOf(given, userId)
      if (newEmail === null && emailVerified) {
        return yield* new InvalidTransition({ message: "Your address is verified already." })
      }
      yield* verification(userId, newEmail ?? email)
    })
  }
}
