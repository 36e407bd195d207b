/** What the sentences of security notices speak of, in the language that is spoken around them. */
import { mailName } from "../../domain/MailName.ts"
import type { SecurityNotice } from "../../domain/SecurityNotice.ts"
import { type Unsaid, say } from "../../words/Say.ts"

/** A notice with the names that its sentence needs. */
export interface NamedNotice extends SecurityNotice {
  /** Who has done it; null where nobody is known. */
  readonly byName: string | null
  readonly companyName: string | null
  /** Whose role in the company it is about. */
  readonly memberName: string | null
}

/** Characters of a name that a mail repeats. */
const MAX_NAME = 100

/** A name in one line, whatever people have called themselves. */
const inLine = (name: string): string => name.replaceAll(/\p{Cc}+/gu, " ").slice(0, MAX_NAME)

/** A name that somebody has chosen; "-" where nothing of it may stand in a mail. */
export const nameInMail = (name: string): string => mailName(name).slice(0, MAX_NAME) || "-"

/** A detail as text in one line; empty where it is none. */
export const detailText = (value: unknown): string => (typeof value === "string" ? inLine(value) : "")

/** What sentences about a company speak of: who has done something, to which one, and to what of that name. */
export const namesIn = ({ byName, byOperator, companyName, details }: NamedNotice) => ({
  by:
    byName !== null ? nameInMail(byName) : byOperator ? say("the operator of this Duebook") : say("somebody"),
  company: companyName === null ? say("your company") : nameInMail(companyName),
  name: nameInMail(detailText(details["name"]))
})

/** The words of a kind of notices. */
export interface NoticeWords {
  /** The subject of a mail that tells of this, and of nothing more serious. */
  readonly subject: Unsaid
  /** A sentence without its full stop. */
  readonly sentence: (notice: NamedNotice) => string
}
