/** What the application writes to people about companies that they are to join, and about their accounts. */
import { mailName } from "../../domain/MailName.ts"
import type { MailedLink } from "../../domain/MailText.ts"
import { say } from "../../words/Say.ts"
import { accountMail, notYou } from "./AccountMails.ts"
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
    say("Duebook: {company} invites you", { company: inLine(companyName) }),
    say("{person} asks you to join {company} on Duebook, which reminds customers of what they owe.", {
      person: inLine(inviterName),
      company: inLine(companyName)
    }),
    say("This link works once, for 24 hours:"),
    link,
    say("If you do not know why you get this, you need not do anything.")
  )

/** To an address that belongs to another account than the one that asks for it. */
export const addressTakenMail = (to: string, signIn: string): UserMail =>
  accountMail(
    to,
    say("Duebook: you have an account with this address"),
    say(
      "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first."
    ),
    signIn,
    notYou()
  )
