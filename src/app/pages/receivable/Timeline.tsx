/** What happened to a receivable, in words: who did what, which messages went out, what the customer said. */
import type { TimelineItem } from "../../../services/receivables/Timeline.ts"
import type { CompanyVisit } from "../../Page.ts"
import { eventOf, History, type HistoryEvent } from "../../parts/History.tsx"
import { reminderPath } from "../../parts/MessageView.tsx"
import { transactionPath } from "../bank/Transaction.tsx"
import { attemptWords, channelInSentence, reasonSentences } from "../../parts/Reasons.ts"
import { Badge, Money } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

type Of<Tag extends TimelineItem["_tag"]> = Extract<TimelineItem, { readonly _tag: Tag }>

/** The transactions by which payments came, by payment. */
type CameBy = ReadonlyMap<number, number>

const paymentEvent = (
  { entry, payment }: Of<"Payment">,
  { base, reader }: CompanyVisit,
  cameBy: CameBy
): HistoryEvent => {
  const event = eventOf(entry, reader)
  const transaction = cameBy.get(payment.id)
  const more = entry.deed === "payment.record" ? payment.note : event.more
  return {
    ...event,
    what: (
      <>
        {event.what}: <Money minor={payment.amountMinor} currency={payment.currency} reader={reader} />
      </>
    ),
    more:
      transaction === undefined ? (
        more
      ) : (
        <>
          {more} <a href={transactionPath(base, transaction)}>{say("By this bank transaction")}</a>
        </>
      )
  }
}

const reminderEvent = ({ at, attempt }: Of<"Reminder">, { base }: CompanyVisit): HistoryEvent => ({
  at,
  what: (
    <>
      {attempt.recipient === null
        ? say("Reminder by {channel}", { channel: say(channelInSentence[attempt.channel]) })
        : say("Reminder by {channel} to {recipient}", {
            channel: say(channelInSentence[attempt.channel]),
            recipient: attempt.recipient
          })}{" "}
      <Badge kind={attemptWords[attempt.status].kind}>{say(attemptWords[attempt.status].text)}</Badge>
    </>
  ),
  who: null,
  more: (
    <>
      {attempt.reasonCode === null ? null : `${say(reasonSentences[attempt.reasonCode])} `}
      {attempt.error === null ? null : `${translated(attempt.error.message)} `}
      <a href={reminderPath(base, attempt.id)}>{say("Read the message")}</a>
    </>
  )
})

const itemEvent = (item: TimelineItem, visit: CompanyVisit, cameBy: CameBy): HistoryEvent => {
  switch (item._tag) {
    case "Entry":
      return eventOf(item.entry, visit.reader)
    case "Payment":
      return paymentEvent(item, visit, cameBy)
    case "Reminder":
      return reminderEvent(item, visit)
  }
}

/** The timeline of a receivable. */
export const ReceivableTimeline = ({
  cameBy,
  items,
  visit
}: {
  readonly cameBy: CameBy
  readonly items: ReadonlyArray<TimelineItem>
  readonly visit: CompanyVisit
}) =>
  items.length === 0 ? (
    <p class="quiet">{say("Nothing has happened yet.")}</p>
  ) : (
    <History events={items.map((item) => itemEvent(item, visit, cameBy))} reader={visit.reader} />
  )
