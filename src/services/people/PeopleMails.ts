/** What the application writes to people about companies that they are to join, and about their accounts. */
import { mailName } from "../../domain/MailName.ts"
import type { MailedLink } from "../../domain/MailText.ts"
import { accountMail, NOT_YOU } from "./AccountMails.ts"
import type { UserMail } from "./UserMails.ts"

/** What people have called themselves; "-" where nothing of it may stand in a mail. */
const inLine = (name: string): string => mailName(name) || "-"

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

/** To an address that belongs to another account than the one that asks for it. */
export const addressTakenMail = (to: string, signIn: string): UserMail =>
  accountMail(
    to,
    "you have an account with this address",
    "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.",
    signIn,
    NOT_YOU
  )
