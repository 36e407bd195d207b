/** What people change about their own account: name, address, password, and how they read amounts and dates. */
import { Clock, Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { changesOf } from "../../domain/Changes.ts"
import { companyTime } from "../../domain/Company.ts"
import {
  InvalidTransition,
  NotFound,
  type RateLimited,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import type { Session } from "../../domain/Session.ts"
import { type OwnFacts, type Profile, UsersRepo } from "../../repos/people/Users.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { wakeDigest } from "../reminders/Digests.ts"
import { BrowserLocale, writtenFor } from "./MailLanguage.ts"
import { OneTimeLinks } from "./Links.ts"
import { orRefuse } from "../Lookup.ts"
import { Passwords } from "./Passwords.ts"
import { verifyMail } from "./AccountMails.ts"
import { addressTakenMail } from "./PeopleMails.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { type BrowserClient, Sessions } from "./Sessions.ts"
import { accountOf, settingPassword } from "./Throttles.ts"
import { UserMails } from "./UserMails.ts"
import { unchanged, Write } from "../Write.ts"

export type { OwnFacts, Profile } from "../../repos/people/Users.ts"

type Failures = RateLimited | ValidationFailed | ServiceUnavailable

export class OwnAccount extends Context.Tag("duebook/OwnAccount")<
  OwnAccount,
  {
    /** What a session does not know of its person. */
    readonly facts: (userId: number) => Effect.Effect<OwnFacts | null, ServiceUnavailable>
    readonly save: (
      userId: number,
      profile: Profile
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /**
     * Sets another password; the other sessions end, and this one gets a new token, which is returned.
     */
    readonly changePassword: (
      session: Session,
      next: string,
      client: BrowserClient
    ) => Effect.Effect<string, Failures, CurrentActor>
    /**
     * Asks for another address. A link is mailed there, and the present address is told; until the link is followed, one
     * signs in with the present address, and keys are refused. Nothing tells whether the address belongs to somebody else.
     */
    readonly changeEmail: (
      session: Session,
      email: string
    ) => Effect.Effect<void, ValidationFailed | ServiceUnavailable, CurrentActor>
    /** Keeps the present address after all; a link that verifies it anew is mailed there. */
    readonly keepEmail: (userId: number) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** Ends every session of a person, also one that is beginning anew at this moment. */
    readonly signOutEverywhere: (
      userId: number
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** Mails the link that verifies the address once more. */
    readonly sendVerification: (
      userId: number
    ) => Effect.Effect<void, InvalidTransition | NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OwnAccount,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const digests = yield* DigestsRepo
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const users = yield* UsersRepo
      const write = yield* Write

      const ownOf = yield* owning

      /** Has the next morning's mail written for the companies of a person. */
      const wakeMornings = Effect.fnUntraced(function* (userId: number) {
        const now = yield* Clock.currentTimeMillis
        for (const { id } of yield* sessions.companies(userId)) {
          const company = yield* companies.find(id)
          if (company === null) continue
          const settings = settingsOf(company)
          yield* wakeDigest(digests, settings, companyTime(settings, now))
        }
      })

      const save = (userId: number, profile: Profile) =>
        write.run({
          deed: "user.update",
          decide: Effect.fnUntraced(function* () {
            const details = changesOf<Profile>(yield* ownOf(userId), profile)
            if (details === null) return unchanged(undefined)
            yield* users.setProfile(userId, profile)
            if (profile.morningMail) yield* wakeMornings(userId)
            return { value: undefined, subjectId: userId, details }
          })
        })

      const changePassword: OwnAccount["Type"]["changePassword"] = Effect.fnUntraced(
        function* (session, next, client) {
          const { id, email, name } = session.user
          const companies = (yield* sessions.companies(id)).map((company) => company.name)
          const hash = yield* passwords.hashNew({
            password: next,
            userId: id,
            owner: { email, name, companies },
            field: "new_password",
            counted: settingPassword(id),
            asker: accountOf(id).name
          })
          yield* passwords.store(id, hash, session)
          return yield* sessions.begin({
            userId: id,
            stage: "signed_in",
            withCode: false,
            withPassword: true,
            userAgent: client.userAgent,
            replaces: session
          })
        }
      )

      const signOutEverywhere = (userId: number) =>
        write.run({
          deed: "user.sign_out",
          decide: Effect.fnUntraced(function* () {
            // A session that takes the place of another locks the person first: what it has begun is seen after that.
            yield* orRefuse(users.findForUpdate(userId), noAccount)
            const details = { sessions_ended: yield* sessions.endAll(userId) }
            return { value: undefined, subjectId: userId, details }
          })
        })

      return OwnAccount.of({
        facts: users.own,
        save,
        changePassword,
        signOutEverywhere,
        ...(yield* changingEmail)
      })
    })
  )
}

const owning = Effect.map(UsersRepo, (users) => (userId: number) => orRefuse(users.own(userId), noAccount))

const changingEmail = Effect.gen(function* () {
  const links = yield* OneTimeLinks
  const mails = yield* UserMails
  const ownOf = yield* owning
  const publicUrl = yield* PublicUrl
  const users = yield* UsersRepo
  const write = yield* Write

  /**
   * A link that verifies an address; or a word to whom it belongs, which takes as long and looks the same to whoever
   * asks: the link that is made for it is sent to nobody.
   */
  const verification = Effect.fnUntraced(function* (userId: number, email: string) {
    const link = yield* links.toMail({ purpose: "verify", userId, email })
    const isTaken = yield* users.isTaken(userId, email)
    // Of whoever asks, also where the address is somebody else's: finding out theirs would take longer.
    const own = yield* users.own(userId)
    yield* mails.send(
      writtenFor([own?.locale, yield* BrowserLocale], () =>
        isTaken ? addressTakenMail(email, linkTo(publicUrl, "/app/sign-in")) : verifyMail(email, link)
      )
    )
  })

  /** Keeps the address that a person wants from now on; what was mailed to verify another one is void. */
  const want = (userId: number, email: string | null) =>
    Effect.zipRight(users.wantEmail(userId, email), links.void(userId, ["verify"]))

  const changeEmail: OwnAccount["Type"]["changeEmail"] = Effect.fnUntraced(function* (session, email) {
    const { id, email: present } = session.user
    if (email === present) return yield* wrong("email", "invalid", "This is your address already.")
    yield* write.run({
      deed: "user.change_email",
      decide: Effect.fnUntraced(function* () {
        yield* want(id, email)
        yield* verification(id, email)
        // The link may be followed before anybody is told.
        return { value: undefined, subjectId: id, details: { email }, toldAt: present }
      })
    })
  })

  const keepEmail = (userId: number) =>
    write.run({
      deed: "user.keep_email",
      decide: Effect.fnUntraced(function* () {
        const { email, newEmail } = yield* ownOf(userId)
        if (newEmail === null) return unchanged(undefined)
        yield* want(userId, null)
        yield* verification(userId, email)
        return { value: undefined, subjectId: userId, details: { email } }
      })
    })

  const sendVerification = Effect.fnUntraced(function* (userId: number) {
    const { email, emailVerified, newEmail } = yield* ownOf(userId)
    if (newEmail === null && emailVerified) {
      return yield* new InvalidTransition({ message: "Your address is verified already." })
    }
    yield* verification(userId, newEmail ?? email)
  })

  return { changeEmail, keepEmail, sendVerification }
})

const noAccount = () => NotFound.resource("account")

/** A refusal of one field. */
const wrong = (field: string, code: string, message: string): ValidationFailed =>
  ValidationFailed.of({ field, code, message })
