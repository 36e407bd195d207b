/** A message before it leaves, as an e-mail program or a telephone shows it. */
import type { OutboxCard } from "../../../reminders/outbox/Cards.ts"
import type { WrittenMessage } from "../../../reminders/outbox/Writing.ts"
import type { CompanyVisit } from "../../Page.ts"
import { reasonSentences } from "../../parts/Reasons.ts"
import { outboxPath } from "./place.ts"
import { say } from "../../../words/Say.ts"

const segmentsOf = (segments: number): string =>
  say("{segments, plural, one {# SMS} other {# SMS}}", { segments })

/** The message, or why there is none. */
export const WrittenView = ({
  card,
  visit,
  written
}: {
  readonly card: OutboxCard
  readonly written: WrittenMessage | null
  readonly visit: CompanyVisit
}) => {
  if (written === null) {
    return (
      <p class="notice bad">
        {card.reason === null ? say("This message can't be written.") : say(reasonSentences[card.reason])}{" "}
        <a href={`${visit.base}/customers/${card.customerId}`}>{say("Look at the customer")}</a>
      </p>
    )
  }
  const { html, segments, sms, subject, text } = written
  return (
    <>
      {subject === null ? null : (
        <p>
          <span class="quiet">{say("Subject:")}</span> <strong class="break">{subject}</strong>
        </p>
      )}
      {html === null ? (
        <>
          <pre class="message-text">{text}</pre>
          {segments === null ? null : <p class="quiet">{segmentsOf(segments)}</p>}
        </>
      ) : (
        <>
          <iframe
            class="message-frame"
            title={say("The message as it will be sent")}
            src={outboxPath(visit.base, card, "/html")}
            sandbox=""
          />
          <details>
            <summary>{say("As plain text")}</summary>
            <pre class="message-text">{text}</pre>
          </details>
          {sms === null ? null : (
            <details>
              <summary>{say("As SMS")}</summary>
              <pre class="message-text">{sms}</pre>
            </details>
          )}
        </>
      )}
    </>
  )
}
