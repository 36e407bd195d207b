/** What the application writes to people about their accounts. */
import type { MailedLink } from "../../domain/MailText.ts"
import type { UserMail } from "./UserMails.ts"

/** A letter to a person: what it is about, and its paragraphs; links stand in paragraphs of their own. */
export const accountMail = (
  to: string,
  subject: string,
  ...paragraphs: ReadonlyArray<string | MailedLink>
): UserMail => ({
  to,
  subject: `Duebook: ${subject}`,
  text: ["Hello,", ...paragraphs.flatMap((paragraph) => ["\n\n", paragraph]), "\n\nDuebook\n"]
})

/** What whoever has asked for nothing is to know. */
export const NOT_YOU = "If this was not you, you need not do anything."

/** A link that shows that the address is the person's. */
export const verifyMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    "verify your e-mail address",
    "open this link to show that this address is yours. It works once, for 24 hours:",
    link,
    "If this was not you, do not say there that it is yours. You need not do anything else."
  )

/** A link that makes an account. */
export const signUpMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    "finish your account",
    "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:",
    link,
    NOT_YOU
  )

/** A link to set another password. */
export const resetMail = (to: string, link: MailedLink): UserMail =>
  accountMail(
    to,
    "set a new password",
    "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:",
    link,
    NOT_YOU
  )

/** Somebody has tried to sign up with an address that has an account. */
export const knownMail = (to: string, signIn: string, forgot: string): UserMail =>
  accountMail(
    to,
    "you have an account already",
    "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:",
    signIn,
    "If you do not know the password any more:",
    forgot,
    NOT_YOU
  )
/** The operator has removed the second factor. */
export const twoFactorResetMail = (to: string, account: string): UserMail =>
  accountMail(
    to,
    "two-factor authentication was reset",
    "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:",
    account,
    "If you have not asked for this, tell the operator at once."
  )
