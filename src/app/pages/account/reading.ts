/** How a person reads times outside of any company: by the own choice, else as in the company. */
import { isTimeZone } from "../../../domain/Contact.ts"
import type { SessionUser } from "../../../domain/Session.ts"
import type { CompanyOfUser } from "../../../services/people/Sessions.ts"
import { Reader } from "../../Reader.ts"
import { say } from "../../../words/Say.ts"

/** A reader, and whose time zone it is. */
export interface ZonedReader {
  readonly reader: Reader
  /** Says which zone the times on the page are of. */
  readonly zone: () => string
  /** The zone that holds where the person has chosen none. */
  readonly usualZone: string
}

const readable = (zone: string): string => zone.replaceAll("_", " ")

/** The first company, by name, that has said where it is; without one it is UTC. */
export const readingOf = (
  reader: Reader,
  user: Pick<SessionUser, "locale" | "timezone">,
  companies: ReadonlyArray<Pick<CompanyOfUser, "name" | "timezone">>
): ZonedReader => {
  const company = companies.find(({ timezone }) => timezone !== null && isTimeZone(timezone))
  const usualZone = company?.timezone ?? "UTC"
  const timezone = user.timezone === null || !isTimeZone(user.timezone) ? usualZone : user.timezone
  const why = (): string =>
    timezone === user.timezone
      ? say("the time zone that you have chosen")
      : company === undefined
        ? say("because neither you nor a company of yours has chosen a time zone")
        : say("the time zone of {name}", { name: company.name })
  return {
    reader: new Reader({ locale: reader.locale, timezone, now: reader.now }),
    zone: () => say("Times are those of {readable}, {why}.", { readable: readable(timezone), why: why() }),
    usualZone: readable(usualZone)
  }
}
