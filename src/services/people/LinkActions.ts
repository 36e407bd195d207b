/** What following a person's own link does: it verifies an address, sets a password, or signs in. Each is done once. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { NotFound, type RateLimited, type ValidationFailed } from "../../domain/Errors.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { PasskeysRepo } from "../../repos/people/Passkeys.ts"
import { SecurityNoticesRepo } from "../../repos/people/SecurityNotices.ts"
import { SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { Accounts } from "./Accounts.ts"
import { AddressProof, asksPassword, type LinkFollower } from "./AddressProof.ts"
import { type Followed, FollowedLinks, type LinkFailures } from "./FollowedLinks.ts"
import { OneTimeLinks } from "./Links.ts"
import { refusingOtherwise } from "./OtherWaysIn.ts"
import { Passwords } from "./Passwords.ts"
import { Sessions } from "./Sessions.ts"
import { type Browser, SignIn, stageAfterPassword } from "./SignIn.ts"
import { Throttles } from "./Throttles.ts"
import { Write } from "../Write.ts"

export type { LinkFollower } from "./AddressProof.ts"
export type { Followed } from "./FollowedLinks.ts"

/** What a link that signs in gives. */
export interface Entered {
  readonly session: string
  /** Null where the person chooses. */
  readonly companyId: number | null
}

export class LinkActions extends Context.Tag("duebook/LinkActions")<
  LinkActions,
  {
    /** What a token stands for; looking does not use it up. */
    readonly look: (token: string) => Effect.Effect<Followed, LinkFailures>
    /** Whether `verify` asks for the account's password. */
    readonly asksPassword: (followed: Followed, browser: LinkFollower) => boolean
    /**
     * Verifies the address, if it still is the person's. Refused with a wrong password where AddressProof says that it is
     * asked for.
     */
    readonly verify: (
      token: string,
      browser: LinkFollower,
      password: string
    ) => Effect.Effect<void, LinkFailures | RateLimited | ValidationFailed, CurrentActor>
    /**
     * Sets a new password and ends all sessions of the person. Whoever has signed up with an address that was never shown
     * to be theirs loses the second factor, too: it may be that of a stranger, who would keep the owner out with it. It ends
     * the pauses that strangers have caused. Returns the person.
     */
    readonly reset: (
      token: string,
      password: string
    ) => Effect.Effect<number, LinkFailures | RateLimited | ValidationFailed, CurrentActor>
    /**
     * Gives the address back that an account had before it was changed, and signs everybody out. Whoever has changed it
     * knows the password: it is taken away, with the ways in that were added in the day before the change or since. Links
     * by which addresses of later changes could be taken back are void. Returns the token of a link that sets another
     * password.
     */
    readonly undo: (token: string) => Effect.Effect<string, LinkFailures, CurrentActor>
    /** Sets the first password, and signs in with it; refused where that has to be done at the identity provider. Returns the session's token. */
    readonly first: (
      token: string,
      password: string,
      browser: Browser
    ) => Effect.Effect<string, LinkFailures | RateLimited | ValidationFailed, CurrentActor>
    /** Signs in, as if a code had been given. Returns the session's token, and the company that the link leads to. */
    readonly enter: (token: string, browser: Browser) => Effect.Effect<Entered, LinkFailures>
  }
>() {
  static readonly layer = Layer.effect(
    LinkActions,
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const followed = yield* FollowedLinks
      const passwords = yield* Passwords
      const proof = yield* AddressProof
      const refuseOtherwise = yield* refusingOtherwise
      const signIn = yield* SignIn
      const users = yield* UsersRepo

      return LinkActions.of({
        look: followed.look,
        asksPassword: ({ link, person }, browser) =>
          link.purpose === "verify" && person !== null && asksPassword({ link, person }, browser),
        verify: (token, browser, password) =>
          Effect.flatMap(followed.lookFor(token, "verify"), (asked) =>
            Effect.zipRight(
              proof.check(asked, browser, password),
              followed.using(token, (link) => followed.verified(asked.person.userId, link))
            )
          ),
        reset: yield* resetting,
        undo: yield* undoing,
        first: Effect.fnUntraced(function* (token, password, browser) {
          const { person } = yield* followed.lookFor(token, "first")
          yield* refuseOtherwise(person.userId)
          const hash = yield* followed.hashed(password, person)
          return yield* followed.using(token, (_, now) =>
            Effect.gen(function* () {
              yield* passwords.store(person.userId, hash)
              const user = yield* users.find(person.userId)
              if (user?.emailVerified === false) yield* accounts.sendVerification(person.userId)
              // As it is now: a second factor may have been set up since the link was opened.
              return yield* signIn.begin(
                person.userId,
                stageAfterPassword(now ?? person),
                "password",
                browser
              )
            })
          )
        }),
        enter: Effect.fnUntraced(function* (token, browser) {
          const { person } = yield* followed.lookFor(token, "enter")
          return yield* followed.using(token, ({ data }) =>
            Effect.map(signIn.begin(person.userId, "signed_in", "code", browser), (session) => ({
              session,
              companyId: data["companyId"] === undefined ? null : Number(data["companyId"])
            }))
          )
        })
      })
    })
  )
}

/** Whoever changes an address without right may have added ways in before. */
const ADDED_BEFORE_MILLIS = 86_400_000

/** Makes what gives an address back by a link. */
const undoing = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const followed = yield* FollowedLinks
  const links = yield* OneTimeLinks
  const linksRepo = yield* LinksRepo
  const notices = yield* SecurityNoticesRepo
  const passkeys = yield* PasskeysRepo
  const signOns = yield* SingleSignOnRepo
  const sessions = yield* Sessions
  const write = yield* Write

  /** Whoever has got the account by the change has no way back into it. */
  const shutOut = Effect.fnUntraced(function* (userId: number, email: string, changedAt: number) {
    yield* notices.withoutUndo(userId, changedAt, email)
    yield* linksRepo.removeUndos(userId, changedAt, email)
    yield* passkeys.removeSince(userId, changedAt - ADDED_BEFORE_MILLIS)
    yield* signOns.unlinkSince(userId, changedAt - ADDED_BEFORE_MILLIS)
  })

  const giveBack = (userId: number, email: string, changedAt: number) =>
    write.run({
      deed: "user.undo_email",
      decide: Effect.fnUntraced(function* (now) {
        if (!(yield* credentials.giveBack(userId, email, now))) return yield* new NotFound()
        yield* sessions.endAll(userId)
        yield* shutOut(userId, email, changedAt)
        // Whoever has changed the address may have asked for these.
        yield* links.void(userId, ["verify", "reset", "enter"])
        return { value: undefined, subjectId: userId, details: { email } }
      })
    })

  return Effect.fnUntraced(function* (token: string) {
    const { person } = yield* followed.lookFor(token, "undo")
    const { userId } = person
    return yield* followed.using(token, ({ data, email }) =>
      Effect.gen(function* () {
        yield* giveBack(userId, email, Number(data["at"]))
        const { link_id: linkId } = yield* links.toMail({ purpose: "reset", userId, email })
        const next = yield* links.renew(linkId, "reset")
        return next ?? (yield* new NotFound())
      })
    )
  })
})

/** Makes what sets a new password by a link. */
const resetting = Effect.gen(function* () {
  const factors = yield* TwoFactorsRepo
  const followed = yield* FollowedLinks
  const links = yield* OneTimeLinks
  const passwords = yield* Passwords
  const throttles = yield* Throttles
  const write = yield* Write

  /** Takes what somebody has set up who need not be the one that has the address. */
  const reclaim = (userId: number) =>
    write.run({
      deed: "user.reclaim",
      decide: Effect.fnUntraced(function* () {
        const details = { two_factor_removed: yield* factors.clear(userId) }
        return { value: undefined, subjectId: userId, details }
      })
    })

  return Effect.fnUntraced(function* (token: string, password: string) {
    const { person } = yield* followed.lookFor(token, "reset")
    const hash = yield* followed.hashed(password, person)
    yield* followed.using(token, (link, now) =>
      Effect.gen(function* () {
        yield* passwords.store(person.userId, hash)
        if (now?.unproven === true) yield* reclaim(person.userId)
        // Nothing is left to verify.
        yield* links.void(person.userId, ["verify"])
        yield* followed.verified(person.userId, link)
      })
    )
    yield* throttles.forgive(person.userId)
    return person.userId
  })
})
