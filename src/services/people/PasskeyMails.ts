/** What the application writes to people about their passkeys. */
import { accountMail } from "./AccountMails.ts"
import type { UserMail } from "./UserMails.ts"

/** A passkey, and the address of its owner's own page. */
export interface PasskeyFacts {
  readonly name: string
  readonly account: string
}

/** A passkey was added. */
export const passkeyAddedMail = (to: string, { account, name }: PasskeyFacts): UserMail =>
  accountMail(
    to,
    "a passkey was added",
    `the passkey “${name}” was added to your account just now. It opens your account without your password. If this was not you, remove it at once, and set another password:`,
    account
  )

/** A passkey was removed. */
export const passkeyRemovedMail = (to: string, { account, name }: PasskeyFacts): UserMail =>
  accountMail(
    to,
    "a passkey was removed",
    `the passkey “${name}” was removed from your account just now, and you were signed out everywhere else. If this was not you, set another password at once, and look at your account:`,
    account
  )

/** A passkey may have been copied. */
export const passkeyRefusedMail = (to: string, { account, name }: PasskeyFacts): UserMail =>
  accountMail(
    to,
    "a passkey was refused",
    `somebody has used the passkey “${name}” of your account just now, and was refused: it has counted less than the last time, as a copy of it would. If you can't explain that, remove it:`,
    account
  )
