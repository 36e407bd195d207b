/** What security notices about accounts say. */
import type { NoticeKind } from "../../domain/SecurityNotice.ts"
import { browserName } from "../../words/BrowserName.ts"
import { phrase, say } from "../../words/Say.ts"
import { detailText, type NamedNotice, namesIn, type NoticeWords } from "./NoticeNames.ts"

/** A browser as its owner knows it. */
const browserIn = ({ details: { browser } }: NamedNotice): string =>
  browserName(typeof browser === "string" ? browser : null)

/** Notices about an account. */
export const noticesOfAccounts = {
  address_changed: {
    subject: phrase("Duebook: another e-mail address"),
    sentence: ({ details }) =>
      say("the e-mail address of your account is {email} now", { email: detailText(details["email"]) })
  },
  "user.change_email": {
    subject: phrase("Duebook: another e-mail address"),
    sentence: ({ details }) =>
      say(
        "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there",
        { email: detailText(details["email"]) }
      )
  },
  "user.undo_email": {
    subject: phrase("Duebook: your e-mail address is back"),
    sentence: ({ details }) =>
      say(
        "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed",
        { email: detailText(details["email"]) }
      )
  },
  "user.close": {
    subject: phrase("Duebook: your account is closed"),
    sentence: () =>
      say(
        "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs"
      )
  },
  "user.password": {
    subject: phrase("Duebook: your password was changed"),
    sentence: () => say("the password of your account was changed, and you were signed out everywhere else")
  },
  "two_factor.reset": {
    subject: phrase("Duebook: two-factor authentication was reset"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say(
        "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew",
        { by, company }
      )
    }
  },
  "two_factor.turn_off": {
    subject: phrase("Duebook: two-factor authentication was turned off"),
    sentence: () => say("two-factor authentication was turned off for your account")
  },
  "two_factor.set_up": {
    subject: phrase("Duebook: two-factor authentication was set up"),
    sentence: ({ details }) =>
      details["moved"] === true
        ? say("another authenticator app has taken the place of the one of your account")
        : say("two-factor authentication was set up for your account")
  },
  "two_factor.recovery_code": {
    subject: phrase("Duebook: a recovery code was used"),
    sentence: ({ details }) =>
      say("a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}", {
        left: Number(details["left"])
      })
  },
  "two_factor.recovery_codes": {
    subject: phrase("Duebook: new recovery codes"),
    sentence: () => say("your account has new recovery codes, and those from before do not work any more")
  },
  "passkey.add": {
    subject: phrase("Duebook: a passkey was added"),
    sentence: (notice) =>
      say("the passkey “{name}” was added to your account; it opens the account without your password", {
        name: namesIn(notice).name
      })
  },
  "passkey.remove": {
    subject: phrase("Duebook: a passkey was removed"),
    sentence: (notice) =>
      say("the passkey “{name}” was removed from your account, and you were signed out everywhere else", {
        name: namesIn(notice).name
      })
  },
  "passkey.refuse": {
    subject: phrase("Duebook: a passkey was refused"),
    sentence: (notice) =>
      say(
        "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would",
        { name: namesIn(notice).name }
      )
  },
  "user.link_sso": {
    subject: phrase("Duebook: single sign-on for your account"),
    sentence: ({ details }) =>
      say("somebody has signed in to your account at {issuer} as {email} for the first time", {
        issuer: detailText(details["issuer"]),
        email: detailText(details["email"])
      })
  },
  new_browser: {
    subject: phrase("Duebook: a new browser"),
    sentence: (notice) =>
      say("somebody has signed in to your account with a browser that was not known: {browser}", {
        browser: browserIn(notice)
      })
  }
} as const satisfies Partial<Record<NoticeKind, NoticeWords>>
