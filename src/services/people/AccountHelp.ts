/** What the operator does for people who can't sign in: a link to set a password, and taking away a lost second factor. */
import { Context, Effect, Layer } from "effect"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { AuditLog, INSTALLATION } from "../../repos/AuditLog.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { twoFactorResetMail } from "./AccountMails.ts"
import { Links } from "./Links.ts"
import { orRefuse } from "../Lookup.ts"
import { Actor, done, Operation } from "../Operation.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { Sessions } from "./Sessions.ts"
import { UserMails } from "./UserMails.ts"

export class AccountHelp extends Context.Tag("duebook/AccountHelp")<
  AccountHelp,
  {
    /** A new link for a person to set a password with; the ones before are void. It does not verify the address. */
    readonly firstLink: (userId: number) => Effect.Effect<string, NotFound | ServiceUnavailable>
    /**
     * Removes a person's second factor, ends the sessions and tells the person. The audit log of each of the person's
     * companies says so, too.
     */
    readonly resetTwoFactor: (userId: number) => Effect.Effect<void, NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AccountHelp,
    Effect.gen(function* () {
      const audit = yield* AuditLog
      const credentials = yield* CredentialsRepo
      const factors = yield* TwoFactorsRepo
      const links = yield* Links
      const mails = yield* UserMails
      const operation = yield* Operation
      const publicUrl = yield* PublicUrl
      const sessions = yield* Sessions

      const known = (userId: number) =>
        orRefuse(credentials.byId(userId), () => NotFound.numbered("user", userId))

      return AccountHelp.of({
        firstLink: (userId) =>
          operation.run(
            "user.first_link",
            Effect.fnUntraced(function* () {
              const { email } = yield* known(userId)
              yield* links.void(userId, ["first"])
              const link = yield* links.make({ purpose: "first", userId, email })
              return done(link, { companyId: INSTALLATION, subjectId: userId })
            })
          ),
        resetTwoFactor: (userId) =>
          operation.run(
            "two_factor.reset",
            Effect.fnUntraced(function* (now) {
              const { email } = yield* known(userId)
              yield* factors.clear(userId)
              const ended = yield* sessions.endAll(userId)
              const details = { sessions_ended: ended }
              const entry = {
                at: now,
                ...(yield* Actor),
                action: "two_factor.reset",
                subjectId: userId,
                details
              }
              for (const { id } of yield* sessions.companies(userId)) {
                yield* audit.append({ ...entry, companyId: id })
              }
              yield* mails.send(twoFactorResetMail(email, linkTo(publicUrl, "/app/account")))
              return done(undefined, { companyId: INSTALLATION, subjectId: userId }, details)
            })
          )
      })
    })
  )
}
