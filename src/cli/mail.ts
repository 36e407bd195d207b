/** duebook mail … */
import { Effect, Schema } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { MailTexts, type ReadMail } from "../services/people/MailTexts.ts"
import { withMailTexts } from "./account.ts"
import { optional } from "./Arguments.ts"
import { command } from "./Command.ts"

/** Mails listed at most, the newest. */
const MAX_LISTED = 1_000

const links = (text: string): ReadonlyArray<string> => text.match(/https?:\/\/[^\s<>"]+/g) ?? []

const shown = ({ saidAt, recipient, subject, text }: ReadMail) => ({
  to: recipient,
  subject,
  text,
  links: links(text),
  sent_at: toRfc3339(saidAt)
})

const readable = ({ saidAt, recipient, subject, text }: ReadMail): string =>
  `${toRfc3339(saidAt)}  to ${recipient}\n${subject}\n\n${text}`

const list = command({
  summary: `Lists the application's own e-mails that were not sent by SMTP, oldest first, the newest ${MAX_LISTED}.`,
  arguments: { to: optional(Schema.NonEmptyString, "e-mail", "only those to this address") },
  run: ({ to = null }) =>
    Effect.map(withMailTexts(Effect.flatMap(MailTexts, (texts) => texts.kept(to, MAX_LISTED))), (mails) => ({
      json: mails.map(shown),
      text: mails.length === 0 ? "No mail was kept." : mails.map(readable).join("\n\n---\n\n")
    }))
})

export const group = { list }
