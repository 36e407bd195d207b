/** What happened to a receivable, in words: who did what, which messages went out, what the customer said. */
import type { TimelineItem } from "../../../services/receivables/Timeline.ts"
import type { CompanyVisit } from "../../Page.ts"
import { reminderPath } from "../../parts/MessageView.tsx"
import { attemptWords, channelInSentence, reasonSentences } from "../../parts/Reasons.ts"
import { Badge, Day, Money } from "../../parts/Text.tsx"
import { detailOf, Timeline, type TimelineEvent, whoOf } from "../../parts/Timeline.tsx"

type Of<Tag extends TimelineItem["_tag"]> = Extract<TimelineItem, { readonly _tag: Tag }>

const phrases: Readonly<Record<string, string>> = {
  "receivable.create": "Created",
  "receivable.import": "Imported from a file",
  "receivable.update": "Changed",
  "receivable.pause": "Paused",
  "receivable.resume": "Resumed",
  "receivable.cancel": "Cancelled",
  "receivable.promise": "Promised to pay",
  "receivable.dispute": "Said that something is wrong",
  "debtor_page.open": "Page opened",
  "reminder.send_now": "Next reminder asked for"
}

/** The API's names of fields, and what they are called here. */
export const fieldLabels: Readonly<Record<string, string>> = {
  amount: "amount",
  currency: "currency",
  dueDate: "due date",
  externalReference: "reference",
  description: "description",
  customerId: "customer"
}

const changedFields = (fields: unknown): string | null =>
  Array.isArray(fields) && fields.length > 0
    ? `What was changed: ${fields.map((field) => fieldLabels[String(field)] ?? String(field)).join(", ")}.`
    : null

const entryEvent = ({ at, entry }: Of<"Entry">, { reader }: CompanyVisit): TimelineEvent => {
  const date = detailOf(entry, "date")
  const until = detailOf(entry, "until")
  return {
    at,
    what: (
      <>
        {phrases[entry.action] ?? entry.action}
        {date === null ? null : (
          <>
            {" "}
            by <Day date={date} reader={reader} />
          </>
        )}
        {until === null ? null : (
          <>
            {" "}
            until <Day date={until} reader={reader} />
          </>
        )}
      </>
    ),
    who: whoOf(entry),
    more: detailOf(entry, "reason") ?? detailOf(entry, "text") ?? changedFields(entry.details["fields"])
  }
}

const paymentEvent = ({ at, entry, payment }: Of<"Payment">, { reader }: CompanyVisit): TimelineEvent => ({
  at,
  what: (
    <>
      {entry.action === "payment.record" ? "Payment recorded: " : "Payment reversed: "}
      <Money minor={payment.amountMinor} currency={payment.currency} reader={reader} />
    </>
  ),
  who: whoOf(entry),
  more: entry.action === "payment.record" ? payment.note : detailOf(entry, "reason")
})

const reminderEvent = ({ at, attempt }: Of<"Reminder">, { base }: CompanyVisit): TimelineEvent => ({
  at,
  what: (
    <>
      Reminder by {channelInSentence[attempt.channel]}
      {attempt.recipient === null ? null : ` to ${attempt.recipient}`}{" "}
      <Badge kind={attemptWords[attempt.status].kind}>{attemptWords[attempt.status].text}</Badge>
    </>
  ),
  who: null,
  more: (
    <>
      {attempt.reasonCode === null ? null : `${reasonSentences[attempt.reasonCode]} `}
      {attempt.error === null ? null : `${attempt.error.message} `}
      <a href={reminderPath(base, attempt.id)}>Read the message</a>
    </>
  )
})

const eventOf = (item: TimelineItem, visit: CompanyVisit): TimelineEvent => {
  switch (item._tag) {
    case "Entry":
      return entryEvent(item, visit)
    case "Payment":
      return paymentEvent(item, visit)
    case "Reminder":
      return reminderEvent(item, visit)
  }
}

/** The timeline of a receivable. */
export const Happened = ({
  items,
  visit
}: {
  readonly items: ReadonlyArray<TimelineItem>
  readonly visit: CompanyVisit
}) =>
  items.length === 0 ? (
    <p class="quiet">Nothing has happened yet.</p>
  ) : (
    <Timeline events={items.map((item) => eventOf(item, visit))} reader={visit.reader} />
  )
