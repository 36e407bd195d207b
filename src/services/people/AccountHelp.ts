/** What the operator does for people who can't sign in: a link to set a password, and taking away a lost second factor. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { twoFactorResetMail } from "./AccountMails.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { UserMails } from "./UserMails.ts"
import { writtenFor } from "./MailLanguage.ts"
import { OneTimeLinks } from "./Links.ts"
import { orRefuse } from "../Lookup.ts"
import { Sessions } from "./Sessions.ts"
import { noUser } from "./Users.ts"
import { unchanged, Write } from "../Write.ts"

export class AccountHelp extends Context.Tag("duebook/AccountHelp")<
  AccountHelp,
  {
    /** A new link for a person to set a password with; the ones before are void. It does not verify the address. */
    readonly firstLink: (userId: number) => Effect.Effect<string, NotFound | ServiceUnavailable, CurrentActor>
    /**
     * Removes a person's second factor, ends the sessions and tells the person. The audit log of each of the person's
     * companies says so, too.
     */
    readonly resetTwoFactor: (
      userId: number
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /**
     * Forgets which subject of the identity provider a person is: the next one with the person's verified address becomes
     * it. Ends the sessions.
     */
    readonly unlink: (userId: number) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    AccountHelp,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const factors = yield* TwoFactorsRepo
      const links = yield* OneTimeLinks
      const mails = yield* UserMails
      const publicUrl = yield* PublicUrl
      const sessions = yield* Sessions
      const signOns = yield* SingleSignOnRepo
      const write = yield* Write

      const known = (userId: number) => orRefuse(credentials.byId(userId), noUser(userId))

      return AccountHelp.of({
        firstLink: (userId) =>
          write.run({
            deed: "user.first_link",
            decide: Effect.fnUntraced(function* () {
              const { email } = yield* known(userId)
              yield* links.void(userId, ["first"])
              const link = yield* links.make({ purpose: "first", userId, email })
              return { value: link, subjectId: userId, details: {} }
            })
          }),
        unlink: (userId) =>
          write.run({
            deed: "user.unlink_sso",
            decide: Effect.fnUntraced(function* () {
              yield* known(userId)
              if (!(yield* signOns.unlink(userId))) return unchanged(undefined)
              yield* sessions.endAll(userId)
              return { value: undefined, subjectId: userId, details: {} }
            })
          }),
        resetTwoFactor: (userId) =>
          write.run({
            deed: "two_factor.reset",
            decide: Effect.fnUntraced(function* (now) {
              const { email, locale } = yield* known(userId)
              yield* factors.clear(userId)
              const details = { sessions_ended: yield* sessions.endAll(userId) }
              const companies = yield* sessions.companies(userId)
              for (const { id } of companies) {
                yield* write.record("two_factor.reset", details, {
                  companyId: id,
                  subjectId: userId,
                  at: now
                })
              }
              // At once, because no service need be running that tells of it later.
              const tags = [locale, ...companies.map(({ language }) => language)]
              const mail = writtenFor(tags, () =>
                twoFactorResetMail(email, linkTo(publicUrl, "/app/account"))
              )
              yield* mails.sendUncounted(mail)
              return { value: undefined, subjectId: userId, details, isUntold: true }
            })
          })
      })
    })
  )
}
