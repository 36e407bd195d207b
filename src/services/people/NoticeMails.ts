/** What security notices say, and the mail that tells one of them or several at once. */
import { browserName } from "../../domain/BrowserName.ts"
import type { RemindersMode } from "../../domain/Company.ts"
import { wordWithin } from "../../domain/FieldWord.ts"
import { mailName } from "../../domain/MailName.ts"
import type { MailedLink } from "../../domain/MailText.ts"
import type { NoticeKind, SecurityNotice } from "../../domain/SecurityNotice.ts"
import { accountMail } from "./AccountMails.ts"
import type { UserMail } from "./UserMails.ts"

/** A notice with the names that its sentence needs. */
export interface NamedNotice extends SecurityNotice {
  /** Who has done it; null where nobody is known. */
  readonly byName: string | null
  readonly companyName: string | null
  /** Whose role in the company it is about. */
  readonly memberName: string | null
}

/** Addresses in the application that mails lead to. */
export interface NoticeLinks {
  readonly forgot: string
  readonly account: string
}

/** Different sentences of one mail; further ones are counted. */
const MAX_SENTENCES = 30
/** Characters of a name that a mail repeats. */
const MAX_NAME = 100

/** A name in one line, whatever people have called themselves. */
const inLine = (name: string): string => name.replaceAll(/\p{Cc}+/gu, " ").slice(0, MAX_NAME)

/** A name that somebody has chosen; "-" where nothing of it may stand in a mail. */
const named = (name: string): string => mailName(name).slice(0, MAX_NAME) || "-"

const text = (value: unknown): string => (typeof value === "string" ? inLine(value) : "")

/** Who has done something to a company. */
const doer = ({ byName, byOperator }: NamedNotice): string =>
  byName !== null ? named(byName) : byOperator ? "the operator of this Duebook" : "somebody"

const company = ({ companyName }: NamedNotice): string => named(companyName ?? "your company")

const nameIn = ({ details }: NamedNotice): string => named(text(details["name"]))

/** The id of the user whose role a notice is about; null for none. */
export const memberOf = ({ details, kind }: SecurityNotice): number | null => {
  const id =
    kind === "member.role" ? details["subject_id"] : kind === "invitation.accept" ? details["user_id"] : null
  return typeof id === "number" ? id : null
}

const member = ({ memberName }: NamedNotice): string => (memberName === null ? "somebody" : named(memberName))

const aRole = ({ details }: NamedNotice): string => (details["role"] === "owner" ? "an owner" : "an admin")

const key = (notice: NamedNotice): string => `the API key "${nameIn(notice)}"`

const changedFacts = ({ details }: NamedNotice): string =>
  Object.keys((details["to"] ?? {}) as object)
    .map(wordWithin)
    .join(", ")

/** The account that a notice is about, by the end of its number. */
const accountOf = ({ details }: NamedNotice): string =>
  `${named(text(details["account_holder"]))}, …${text(details["iban"] ?? details["account_number"]).slice(-4)}`

/** What becomes of the reminders of a company from now on. */
const modes: Readonly<Record<RemindersMode, string>> = {
  hold: "they are on hold, and nothing is sent",
  approve: "each waits until somebody approves it",
  on: "they are sent automatically"
}

const modeIn = ({ details }: NamedNotice): string => {
  const mode = text(details["to"])
  return Object.hasOwn(modes, mode) ? modes[mode as RemindersMode] : mode
}

interface Words {
  /** The subject of a mail that tells of this, and of nothing more serious. */
  readonly subject: string
  /** A sentence without its full stop. */
  readonly sentence: (notice: NamedNotice) => string
}

/**
 * The words of each notice, the most serious first; a deed that somebody is told of has some, or does not compile. A mail that
 * tells of several has the subject of the first of them.
 */
const words: Readonly<Record<NoticeKind, Words>> = {
  address_changed: {
    subject: "another e-mail address",
    sentence: ({ details }) => `the e-mail address of your account is ${text(details["email"])} now`
  },
  "user.change_email": {
    subject: "another e-mail address",
    sentence: ({ details }) =>
      `the e-mail address of your account is to become ${text(details["email"])}, as soon as somebody follows the link that was sent there`
  },
  "user.undo_email": {
    subject: "your e-mail address is back",
    sentence: ({ details }) =>
      `the e-mail address of your account is ${text(details["email"])} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed`
  },
  "user.close": {
    subject: "your account is closed",
    sentence: () =>
      "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs"
  },
  "company.close": {
    subject: "a company was closed",
    sentence: (notice) =>
      `${doer(notice)} has closed ${company(notice)}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before`
  },
  "company.reopen": {
    subject: "a company was opened again",
    sentence: (notice) => `${doer(notice)} has opened ${company(notice)} again`
  },
  "company.export": {
    subject: "an archive was asked for",
    sentence: (notice) =>
      `${doer(notice)} has asked for an archive of all that ${company(notice)} has, which owners and admins can download`
  },
  "user.password": {
    subject: "your password was changed",
    sentence: () => "the password of your account was changed, and you were signed out everywhere else"
  },
  "two_factor.reset": {
    subject: "two-factor authentication was reset",
    sentence: (notice) =>
      `${doer(notice)}, an owner of ${company(notice)}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew`
  },
  "two_factor.turn_off": {
    subject: "two-factor authentication was turned off",
    sentence: () => "two-factor authentication was turned off for your account"
  },
  "two_factor.set_up": {
    subject: "two-factor authentication was set up",
    sentence: ({ details }) =>
      details["moved"] === true
        ? "another authenticator app has taken the place of the one of your account"
        : "two-factor authentication was set up for your account"
  },
  "two_factor.recovery_code": {
    subject: "a recovery code was used",
    sentence: ({ details }) => `a recovery code of your account was used; ${Number(details["left"])} are left`
  },
  "two_factor.recovery_codes": {
    subject: "new recovery codes",
    sentence: () => "your account has new recovery codes, and those from before do not work any more"
  },
  "passkey.add": {
    subject: "a passkey was added",
    sentence: (notice) =>
      `the passkey “${nameIn(notice)}” was added to your account; it opens the account without your password`
  },
  "passkey.remove": {
    subject: "a passkey was removed",
    sentence: (notice) =>
      `the passkey “${nameIn(notice)}” was removed from your account, and you were signed out everywhere else`
  },
  "passkey.refuse": {
    subject: "a passkey was refused",
    sentence: (notice) =>
      `somebody has used the passkey “${nameIn(notice)}” of your account and was refused: it has counted less than the last time, as a copy of it would`
  },
  "user.link_sso": {
    subject: "single sign-on for your account",
    sentence: ({ details }) =>
      `somebody has signed in to your account at ${text(details["issuer"])} as ${text(details["email"])} for the first time`
  },
  "company.update": {
    subject: "facts of your company were changed",
    sentence: (notice) => `${doer(notice)} has changed facts of ${company(notice)}: ${changedFacts(notice)}`
  },
  "member.role": {
    subject: "a new owner or admin",
    sentence: (notice) => `${doer(notice)} has made ${member(notice)} ${aRole(notice)} of ${company(notice)}`
  },
  "invitation.accept": {
    subject: "a new owner or admin",
    sentence: (notice) => `${member(notice)} has joined ${company(notice)} as ${aRole(notice)}`
  },
  "key.create": {
    subject: "a new API key",
    sentence: (notice) => `${doer(notice)} has created ${key(notice)} of ${company(notice)}`
  },
  "key.rotate": {
    subject: "an API key was replaced",
    sentence: (notice) => `${doer(notice)} has replaced ${key(notice)} of ${company(notice)} with a new one`
  },
  "key.revoke": {
    subject: "an API key was revoked",
    sentence: (notice) => `${doer(notice)} has revoked ${key(notice)} of ${company(notice)}`
  },
  "texts.set": {
    subject: "other texts of reminders",
    sentence: (notice) =>
      `${doer(notice)} has changed the texts of reminders of ${company(notice)} (${text(notice.details["locale"])}, ${text(notice.details["tone"])})`
  },
  "company.reminders": {
    subject: "reminders of your company",
    sentence: (notice) => `${doer(notice)} has changed the reminders of ${company(notice)}: ${modeIn(notice)}`
  },
  "bank_account.add": {
    subject: "a new bank account of your company",
    sentence: (notice) =>
      `${doer(notice)} has added a bank account of ${company(notice)}, into which customers pay ${text(notice.details["currency"])}: ${accountOf(notice)}`
  },
  "bank_account.remove": {
    subject: "a bank account of your company was removed",
    sentence: (notice) =>
      `${doer(notice)} has removed the bank account of ${company(notice)} into which customers paid ${text(notice.details["currency"])}: ${accountOf(notice)}`
  },
  new_browser: {
    subject: "a new browser",
    sentence: ({ details }) =>
      `somebody has signed in to your account with a browser that was not known: ${browserName(typeof details["browser"] === "string" ? details["browser"] : null)}`
  }
}

const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(words, kind)

const ranks: ReadonlyArray<string> = Object.keys(words)

/** How serious a notice is: 0 is the most. One that is not known comes last. */
const rankOf = ({ kind }: SecurityNotice): number => (isKind(kind) ? ranks.indexOf(kind) : ranks.length)

/** The kinds whose mail has a link that gives the address back. */
const undoable: ReadonlySet<string> = new Set<NoticeKind>(["user.change_email", "address_changed"])

/** Whether a link that gives the address back belongs into the mail. */
export const isUndoable = ({ details, kind }: Pick<SecurityNotice, "details" | "kind">): boolean =>
  undoable.has(kind) && details["undone"] !== true

/** As `2026-11-23 11:45 UTC`. */
const momentOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`

/** What a notice says. A later version may have stored one that this one does not know. */
const sentenceOf = (notice: NamedNotice): string =>
  isKind(notice.kind) ? words[notice.kind].sentence(notice) : "something of your account was changed"

/** The sentences of a mail, each with its time; the same one several times in a row is told once. */
const paragraphsOf = (notices: ReadonlyArray<NamedNotice>): ReadonlyArray<string> => {
  const told = new Map<string, { readonly at: number; count: number }>()
  for (const notice of notices) {
    const sentence = sentenceOf(notice)
    const known = told.get(sentence)
    if (known === undefined) told.set(sentence, { at: notice.at, count: 1 })
    else known.count += 1
  }
  const all = [...told].map(
    ([sentence, { at, count }]) =>
      `${momentOf(at)}: ${sentence}${count === 1 ? "" : ` (${count} times since then)`}.`
  )
  const more = all.length - MAX_SENTENCES
  return more <= 0 ? all : [...all.slice(0, MAX_SENTENCES), `And ${more} other changes.`]
}

/** One mail about all of these notices, of which there is one at least: the most serious first, those alike by their time. */
export const noticesMail = (
  to: string,
  notices: ReadonlyArray<NamedNotice>,
  links: NoticeLinks,
  undo: MailedLink | null
): UserMail => {
  const serious = notices.toSorted((one, other) => rankOf(one) - rankOf(other))
  const kind = serious[0]?.kind ?? ""
  const unlessYou =
    undo === null
      ? ["If this was not you or somebody whom you know, set another password at once:", links.forgot]
      : [
          "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:",
          undo
        ]
  return accountMail(
    to,
    isKind(kind) ? words[kind].subject : "changes to your account",
    notices.length === 1 ? "this was done just now:" : "this was done:",
    ...paragraphsOf(serious),
    ...unlessYou,
    "See your account:",
    links.account
  )
}
