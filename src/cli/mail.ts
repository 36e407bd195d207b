/** duebook mail … */
import { Effect, Schema } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { type KeptMail, MailsRepo } from "../repos/people/Mails.ts"
import { optional } from "./Arguments.ts"
import { command } from "./Command.ts"
import { operator } from "./Operator.ts"

/** Mails listed at most, the newest. */
const MAX_LISTED = 1_000

const links = (text: string): ReadonlyArray<string> => text.match(/https?:\/\/[^\s<>"]+/g) ?? []

const shown = ({ saidAt, recipient, subject, text }: KeptMail) => ({
  to: recipient,
  subject,
  text,
  links: links(text),
  sent_at: toRfc3339(saidAt)
})

const readable = ({ saidAt, recipient, subject, text }: KeptMail): string =>
  `${toRfc3339(saidAt)}  to ${recipient}\n${subject}\n\n${text}`

const list = command({
  summary: `Lists the application's own e-mails that were not sent by SMTP, oldest first, the newest ${MAX_LISTED}.`,
  arguments: { to: optional(Schema.NonEmptyString, "e-mail", "only those to this address") },
  run: ({ to = null }) =>
    Effect.map(
      operator(
        Effect.flatMap(MailsRepo, (mails) => mails.kept(to, MAX_LISTED)).pipe(Effect.provide(MailsRepo.layer))
      ),
      (mails) => ({
        json: mails.map(shown),
        text: mails.length === 0 ? "No mail was kept." : mails.map(readable).join("\n\n---\n\n")
      })
    )
})

export const group = { list }
