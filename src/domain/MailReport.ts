/** Reads what came of e-mails, whoever reports it: the service's own form, and the webhooks of mail providers. */
import { Either, ParseResult } from "effect"
import { isOfSns, type Issues, type Read, readSns, ses } from "./AmazonMail.ts"
import { fieldIssue } from "./Errors.ts"
import { issuesOf } from "./FieldIssues.ts"
import type { MailProvider } from "./MailEvents.ts"
import { mailProviders } from "./MailProviders.ts"
import { EmailReceipts, MAX_RECEIPTS, ofEmail } from "./Receipt.ts"

const decodeOwn = ParseResult.decodeUnknownEither(EmailReceipts)

/** The service's own form, to which the reports of any provider can be converted. A wrong entry refuses all. */
const own: MailProvider = {
  provider: "own",
  isFrom: (body) => Array.isArray(body),
  read: (body) =>
    Either.map(decodeOwn(body), (entries) => {
      const receipts = entries.map(ofEmail).filter((receipt) => receipt !== null)
      const ignored = entries.length - receipts.length
      return { _tag: "MailReport", provider: "own", receipts, ignored, unnamed: 0 }
    })
}

const unknownForm: Issues = [
  fieldIssue(
    "body",
    "invalid",
    `must be an array of at most ${MAX_RECEIPTS} entries, or a report of Postmark, SendGrid, Mailgun or Amazon SES`
  )
]

/** Reads a report, whoever it is from. Fails with every wrong field. */
export const readMailReport = (body: unknown): Read => {
  if (Array.isArray(body) && body.length > MAX_RECEIPTS) return Either.left(unknownForm)
  if (isOfSns(body)) return readSns(body)
  const from = [...mailProviders, ses, own].find(({ isFrom }) => isFrom(body))
  return from === undefined
    ? Either.left(unknownForm)
    : Either.mapLeft(from.read(body), (issue): Issues => issuesOf(issue))
}
