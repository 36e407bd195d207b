/** duebook messages … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { NotFound } from "../domain/Errors.ts"
import { type CapturedMessage, ReminderMessages } from "../repos/reminders/ReminderMessages.ts"
import { flag, optional, required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

/** Messages listed at a time. */
const MAX_LISTED = 1_000

const shown = (message: CapturedMessage) => ({
  attempt_id: message.attemptIds[0] ?? null,
  attempt_ids: message.attemptIds,
  receivable_id: message.receivableId,
  payable_id: message.payableId,
  reply_id: message.replyId,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  text: message.text,
  sent_at: toRfc3339(message.sentAt)
})

const readable = ({ channel, recipient, sentAt, subject, text }: CapturedMessage): string =>
  [`${toRfc3339(sentAt)}  ${channel} to ${recipient}`, ...(subject === null ? [] : [subject]), "", text].join(
    "\n"
  )

const MAX_LINE = 100

/** One line: date, channel, and subject or text. */
const line = ({ channel, sentAt, subject, text }: CapturedMessage): string =>
  [
    toRfc3339(sentAt).slice(0, 10),
    channel,
    (subject ?? text.replaceAll(/\s+/g, " ")).slice(0, MAX_LINE)
  ].join("  ")

const list = command({
  summary: `Lists messages that were captured instead of sent, oldest first, ${MAX_LISTED} at a time.`,
  arguments: {
    company: required(IdValue, "id", "the company"),
    after: optional(IdValue, "attempt", "go on after the message of this attempt"),
    full: flag("what they say, too, and to whom")
  },
  run: ({ after = null, company, full }) =>
    Effect.map(
      asOperator(
        Effect.flatMap(ReminderMessages, (kept) => kept.captured(company, after, MAX_LISTED)).pipe(
          Effect.flatMap((messages) =>
            messages === null
              ? Effect.fail(
                  new NotFound({
                    message: `Company ${company} has no captured message of attempt ${after}.`
                  })
                )
              : Effect.succeed(messages)
          ),
          Effect.provide(ReminderMessages.layer)
        )
      ),
      (messages) => ({
        json: messages.map(shown),
        text:
          messages.length === 0
            ? "No message was captured."
            : full
              ? messages.map(readable).join("\n\n---\n\n")
              : messages.map(line).join("\n")
      })
    )
})

export const group = { list }
