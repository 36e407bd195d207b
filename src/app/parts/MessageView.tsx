/** A message as the debtor got it: to whom, when, and what it said. */
import type { ReminderMessage } from "../../domain/ReminderMessage.ts"
import type { Answer } from "../../http/Response.ts"
import type { Reader } from "../Reader.ts"
import { attemptWords, channelWords } from "./Reasons.ts"
import { Badge, Facts, Moment } from "./Text.tsx"
import { say } from "../../words/Say.ts"

/** The page of a reminder, with its message. `base` is the company's address. */
export const reminderPath = (base: string, attemptId: number): string => `${base}/reminders/${attemptId}`

/** What the HTML of a message may do in its frame: look like itself, and nothing else. */
const messagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox"
].join("; ")

/** The HTML of a message as an answer of its own, for a frame. */
export const messageHtml = (html: string): Answer => ({
  status: 200,
  body: html,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": messagePolicy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store"
  }
})

/** A message in full. */
export const MessageView = ({
  attemptId,
  base,
  message,
  reader
}: {
  readonly attemptId: number
  readonly base: string
  readonly message: ReminderMessage
  readonly reader: Reader
}) => {
  const { channel, html, recipient, sentAt, status, subject, text } = message
  const word = attemptWords[status]
  return (
    <>
      <Facts
        facts={[
          [say("recipient|To"), recipient],
          [say("By"), say(channelWords[channel])],
          [say("Status"), <Badge kind={word.kind}>{say(word.text)}</Badge>],
          [
            say("Sent"),
            sentAt === null ? say("Not sent") : <Moment at={Date.parse(sentAt)} reader={reader} />
          ],
          ...(subject === null ? [] : [[say("Subject"), subject] as const])
        ]}
      />
      {html === null ? (
        <pre class="message-text">{text}</pre>
      ) : (
        <>
          <iframe
            class="message-frame"
            title={say("The message as it was sent")}
            src={`${reminderPath(base, attemptId)}/html`}
            sandbox=""
          />
          <details>
            <summary>{say("As plain text")}</summary>
            <pre class="message-text">{text}</pre>
          </details>
        </>
      )}
    </>
  )
}
