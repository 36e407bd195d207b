/** What the application writes to people about their accounts. Each speaks the language that is spoken around it. */
import type { MailedLink } from "../../domain/MailText.ts"
import { say, spoken } from "../../words/Say.ts"
import type { UserMail } from "./UserMails.ts"

/** A letter to a person: what it is about, and its paragraphs; links stand in paragraphs of their own. */
export const accountMail = (
  to: string,
  subject: string,
  ...paragraphs: ReadonlyArray<string | MailedLink>
): UserMail => ({
  to,
  language: spoken(),
  subject,
  text: [say("Hello,"), ...paragraphs.flatMap((paragraph) => ["\n\n", paragraph]), "\n\nDuebook\n"]
})

/** What whoever has asked for nothing is to know. */
export const notYou = (): string => say("If this was not you, you need not do anything.")

/** A link that shows that the address is the person's. */
export const verifyMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    say("Duebook: verify your e-mail address"),
    say("open this link to show that this address is yours. It works once, for 24 hours:"),
    link,
    say("If this was not you, do not say there that it is yours. You need not do anything else.")
  )

/** A link that makes an account. */
export const signUpMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    say("Duebook: finish your account"),
    say(
      "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:"
    ),
    link,
    notYou()
  )

/** A link to set another password. */
export const resetMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    say("Duebook: set a new password"),
    say("somebody, probably you, has asked to set a new password. This link works once, for 24 hours:"),
    link,
    notYou()
  )

/** Somebody has tried to sign up with an address that has an account. */
export const knownMail = (to: string, signIn: string, forgot: string): UserMail =>
  accountMail(
    to,
    say("Duebook: you have an account already"),
    say(
      "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:"
    ),
    signIn,
    say("If you do not know the password any more:"),
    forgot,
    notYou()
  )

/** The operator has removed the second factor. */
export const twoFactorResetMail = (to: string, account: string): UserMail =>
  accountMail(
    to,
    say("Duebook: two-factor authentication was reset"),
    say(
      "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:"
    ),
    account,
    say("If you have not asked for this, tell the operator at once.")
  )
