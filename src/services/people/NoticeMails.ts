/** The mail that tells of one security notice or several at once, in the language that is spoken around it. */
import type { MailedLink } from "../../domain/MailText.ts"
import type { NoticeKind, SecurityNotice } from "../../domain/SecurityNotice.ts"
import { say, spoken } from "../../words/Say.ts"
import { accountMail } from "./AccountMails.ts"
import { mailMoment } from "./MailFormat.ts"
import type { NamedNotice, NoticeWords } from "./NoticeNames.ts"
import { noticesOfAccounts } from "./NoticesOfAccounts.ts"
import { noticesOfCompanies } from "./NoticesOfCompanies.ts"
import type { UserMail } from "./UserMails.ts"

export type { NamedNotice } from "./NoticeNames.ts"

/** Addresses in the application that mails lead to. */
export interface NoticeLinks {
  readonly forgot: string
  readonly account: string
}

/** Different sentences of one mail; further ones are counted. */
const MAX_SENTENCES = 30

/** The id of the user whose role a notice is about; null for none. */
export const memberOf = ({ details, kind }: SecurityNotice): number | null => {
  const id =
    kind === "member.role" ? details["subject_id"] : kind === "invitation.accept" ? details["user_id"] : null
  return typeof id === "number" ? id : null
}

/**
 * The words of each notice, the most serious first; a deed that somebody is told of has some, or does not compile. A mail that
 * tells of several has the subject of the first of them.
 */
const words: Readonly<Record<NoticeKind, NoticeWords>> = {
  address_changed: noticesOfAccounts.address_changed,
  "user.change_email": noticesOfAccounts["user.change_email"],
  "user.undo_email": noticesOfAccounts["user.undo_email"],
  "user.close": noticesOfAccounts["user.close"],
  "company.close": noticesOfCompanies["company.close"],
  "company.reopen": noticesOfCompanies["company.reopen"],
  "company.export": noticesOfCompanies["company.export"],
  "user.password": noticesOfAccounts["user.password"],
  "two_factor.reset": noticesOfAccounts["two_factor.reset"],
  "two_factor.turn_off": noticesOfAccounts["two_factor.turn_off"],
  "two_factor.set_up": noticesOfAccounts["two_factor.set_up"],
  "two_factor.recovery_code": noticesOfAccounts["two_factor.recovery_code"],
  "two_factor.recovery_codes": noticesOfAccounts["two_factor.recovery_codes"],
  "passkey.add": noticesOfAccounts["passkey.add"],
  "passkey.remove": noticesOfAccounts["passkey.remove"],
  "passkey.refuse": noticesOfAccounts["passkey.refuse"],
  "user.link_sso": noticesOfAccounts["user.link_sso"],
  "company.update": noticesOfCompanies["company.update"],
  "member.role": noticesOfCompanies["member.role"],
  "invitation.accept": noticesOfCompanies["invitation.accept"],
  "key.create": noticesOfCompanies["key.create"],
  "key.rotate": noticesOfCompanies["key.rotate"],
  "key.revoke": noticesOfCompanies["key.revoke"],
  "texts.set": noticesOfCompanies["texts.set"],
  "company.reminders": noticesOfCompanies["company.reminders"],
  "bank_account.add": noticesOfCompanies["bank_account.add"],
  "bank_account.remove": noticesOfCompanies["bank_account.remove"],
  new_browser: noticesOfAccounts.new_browser
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

/** What a notice says. A later version may have stored one that this one does not know. */
const sentenceOf = (notice: NamedNotice): string =>
  isKind(notice.kind) ? words[notice.kind].sentence(notice) : say("something of your account was changed")

/** The sentences of a mail, each with its time; the same one several times in a row is told once. */
const paragraphsOf = (notices: ReadonlyArray<NamedNotice>, tag: string): ReadonlyArray<string> => {
  const told = new Map<string, { readonly at: number; count: number }>()
  for (const notice of notices) {
    const sentence = sentenceOf(notice)
    const known = told.get(sentence)
    if (known === undefined) told.set(sentence, { at: notice.at, count: 1 })
    else known.count += 1
  }
  const all = [...told].map(([sentence, { at, count }]) => {
    const time = mailMoment(at, tag)
    return count === 1
      ? say("{time}: {sentence}.", { time, sentence })
      : say("{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).", {
          time,
          sentence,
          count
        })
  })
  const more = all.length - MAX_SENTENCES
  return more <= 0
    ? all
    : [
        ...all.slice(0, MAX_SENTENCES),
        say("And {count, plural, one {# other change} other {# other changes}}.", { count: more })
      ]
}

/**
 * One mail about all of these notices, of which there is one at least: the most serious first, those alike by their time.
 * Times are written as the locale of the tag does.
 */
export const noticesMail = (
  to: string,
  notices: ReadonlyArray<NamedNotice>,
  links: NoticeLinks,
  undo: MailedLink | null,
  tag: string = spoken()
): UserMail => {
  const serious = notices.toSorted((one, other) => rankOf(one) - rankOf(other))
  const kind = serious[0]?.kind ?? ""
  const unlessYou =
    undo === null
      ? [say("If this was not you or somebody whom you know, set another password at once:"), links.forgot]
      : [
          say(
            "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:"
          ),
          undo
        ]
  return accountMail(
    to,
    isKind(kind) ? say(words[kind].subject) : say("Duebook: changes to your account"),
    notices.length === 1 ? say("this was done just now:") : say("this was done:"),
    ...paragraphsOf(serious, tag),
    ...unlessYou,
    say("See your account:"),
    links.account
  )
}
