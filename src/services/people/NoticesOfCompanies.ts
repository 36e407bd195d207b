/** What security notices about companies say. */
import { wordWithin } from "../../domain/FieldWord.ts"
import type { NoticeKind } from "../../domain/SecurityNotice.ts"
import { type Unsaid, phrase, say, spoken } from "../../words/Say.ts"
import { toneSaid } from "../reminders/ToneWords.ts"
import { detailText, nameInMail, type NamedNotice, namesIn, type NoticeWords } from "./NoticeNames.ts"

const member = ({ memberName }: NamedNotice): string =>
  memberName === null ? say("somebody") : nameInMail(memberName)

/** For a sentence that tells owners from admins. */
const roleIn = ({ details }: NamedNotice): string => (details["role"] === "owner" ? "owner" : "admin")

const facts: Readonly<Record<string, Unsaid>> = {
  name: phrase("fact of a company|name"),
  timezone: phrase("fact of a company|time zone"),
  country: phrase("fact of a company|country"),
  email: phrase("fact of a company|e-mail"),
  phone: phrase("fact of a company|phone"),
  website: phrase("fact of a company|web"),
  address: phrase("fact of a company|address"),
  account_holder: phrase("fact of a company|account holder"),
  iban: phrase("fact of a company|IBAN"),
  bic: phrase("fact of a company|BIC"),
  payment_url: phrase("fact of a company|payment link"),
  language: phrase("fact of a company|language"),
  legal_notice: phrase("fact of a company|legal notice")
}

const changedFacts = ({ details }: NamedNotice): string =>
  new Intl.ListFormat(spoken(), { type: "unit" }).format(
    Object.keys((details["to"] ?? {}) as object).map((fact) => {
      const word = Object.hasOwn(facts, fact) ? facts[fact] : undefined
      return word === undefined ? wordWithin(fact) : say(word)
    })
  )

/** The account that a notice is about, by the end of its number, and the currency that is paid into it. */
const accountIn = ({ details }: NamedNotice) => ({
  account: `${nameInMail(detailText(details["account_holder"]))}, …${detailText(details["iban"] ?? details["account_number"]).slice(-4)}`,
  currency: detailText(details["currency"])
})

const toneIn = ({ details }: NamedNotice): string => toneSaid(detailText(details["tone"]))

/** What becomes of the reminders of a company from now on. */
const changedReminders = (notice: NamedNotice): string => {
  const { by, company } = namesIn(notice)
  const mode = detailText(notice.details["to"])
  switch (mode) {
    case "hold":
      return say("{by} has changed the reminders of {company}: they are on hold, and nothing is sent", {
        by,
        company
      })
    case "approve":
      return say("{by} has changed the reminders of {company}: each waits until somebody approves it", {
        by,
        company
      })
    case "on":
      return say("{by} has changed the reminders of {company}: they are sent automatically", {
        by,
        company
      })
    default:
      return say("{by} has changed the reminders of {company}: {mode}", { by, company, mode })
  }
}

/** Notices about a company. */
export const noticesOfCompanies = {
  "company.close": {
    subject: phrase("Duebook: a company was closed"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say(
        "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before",
        { by, company }
      )
    }
  },
  "company.reopen": {
    subject: phrase("Duebook: a company was opened again"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say("{by} has opened {company} again", { by, company })
    }
  },
  "company.export": {
    subject: phrase("Duebook: an archive was asked for"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say(
        "{by} has asked for an archive of all that {company} has, which owners and admins can download",
        { by, company }
      )
    }
  },
  "company.update": {
    subject: phrase("Duebook: facts of your company were changed"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say("{by} has changed facts of {company}: {facts}", { by, company, facts: changedFacts(notice) })
    }
  },
  "member.role": {
    subject: phrase("Duebook: a new owner or admin"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say("{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}", {
        by,
        company,
        member: member(notice),
        role: roleIn(notice)
      })
    }
  },
  "invitation.accept": {
    subject: phrase("Duebook: a new owner or admin"),
    sentence: (notice) => {
      const { company } = namesIn(notice)
      return say("{member} has joined {company} as {role, select, owner {an owner} other {an admin}}", {
        company,
        member: member(notice),
        role: roleIn(notice)
      })
    }
  },
  "key.create": {
    subject: phrase("Duebook: a new API key"),
    sentence: (notice) => say('{by} has created the API key "{name}" of {company}', namesIn(notice))
  },
  "key.rotate": {
    subject: phrase("Duebook: an API key was replaced"),
    sentence: (notice) =>
      say('{by} has replaced the API key "{name}" of {company} with a new one', namesIn(notice))
  },
  "key.revoke": {
    subject: phrase("Duebook: an API key was revoked"),
    sentence: (notice) => say('{by} has revoked the API key "{name}" of {company}', namesIn(notice))
  },
  "texts.set": {
    subject: phrase("Duebook: other texts of reminders"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say("{by} has changed the texts of reminders of {company} ({language}, {tone})", {
        by,
        company,
        language: detailText(notice.details["locale"]),
        tone: toneIn(notice)
      })
    }
  },
  "company.reminders": {
    subject: phrase("Duebook: reminders of your company"),
    sentence: changedReminders
  },
  "bank_account.add": {
    subject: phrase("Duebook: a new bank account of your company"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say(
        "{by} has added a bank account of {company}, into which customers pay {currency}: {account}",
        { by, company, ...accountIn(notice) }
      )
    }
  },
  "bank_account.remove": {
    subject: phrase("Duebook: a bank account of your company was removed"),
    sentence: (notice) => {
      const { by, company } = namesIn(notice)
      return say(
        "{by} has removed the bank account of {company} into which customers paid {currency}: {account}",
        { by, company, ...accountIn(notice) }
      )
    }
  }
} as const satisfies Partial<Record<NoticeKind, NoticeWords>>
