/** What the application writes to people about companies that they are to join, and about their accounts. */
import type { MailedLink } from "../../domain/MailText.ts"
import { accountMail, NOT_YOU } from "./AccountMails.ts"
import type { UserMail } from "./UserMails.ts"

/** A name in one line, whatever people have called themselves. */
const inLine = (name: string): string => name.replaceAll(/\p{Cc}+/gu, " ")

/** Somebody asks the reader to join a company. */
export const invitationMail = (
  to: string,
  {
    companyName,
    inviterName,
    link
  }: { readonly companyName: string; readonly inviterName: string; readonly link: MailedLink }
): UserMail =>
  accountMail(
    to,
    `${inLine(companyName)} invites you`,
    `${inLine(inviterName)} asks you to join ${inLine(companyName)} on Duebook, which reminds customers of what they owe.`,
    "This link works once, for 24 hours:",
    link,
    "If you do not know why you get this, you need not do anything."
  )

/** To the address that an account has until now. */
export const addressChangeMail = (to: string, newEmail: string, forgot: string): UserMail =>
  accountMail(
    to,
    "another e-mail address",
    `The e-mail address of your account is to become ${newEmail}, as soon as somebody follows the link that was sent there.`,
    "If this was not you, set another password at once:",
    forgot
  )

/** To an address that belongs to another account than the one that asks for it. */
export const addressTakenMail = (to: string, signIn: string): UserMail =>
  accountMail(
    to,
    "you have an account with this address",
    "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.",
    signIn,
    NOT_YOU
  )

/** An owner of a company has taken away the second factor that the reader has lost. */
export const twoFactorLostMail = (
  to: string,
  {
    account,
    companyName,
    ownerName
  }: { readonly companyName: string; readonly ownerName: string; readonly account: string }
): UserMail =>
  accountMail(
    to,
    "two-factor authentication was reset",
    `${inLine(ownerName)}, an owner of ${inLine(companyName)}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was. Sign in, and set it up anew:`,
    account,
    "If you did not ask for this, tell the other owners at once, and set another password."
  )
