/** What the customer has said about a debt, above all else: a dispute or a promise, our answers, and the way to answer. */
import type { Channel } from "../../../domain/ReminderAttempt.ts"
import { awaitsReply, MAX_REPLY, replyObstacle, type ReplyStatus } from "../../../domain/Reply.ts"
import { statusOf } from "../../../domain/BlockedAddress.ts"
import type { ReceivableFile, TimelineItem } from "../../../services/receivables/Timeline.ts"
import type { SeenReply } from "../../../services/receivables/Replies.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, TextArea } from "../../parts/Form.tsx"
import { Badge, Card, Day, Moment, type Urgency } from "../../parts/Text.tsx"
import { detailOf } from "../../words/Deeds.ts"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

/** The action that answers. */
export const REPLY = "reply-to-customer"

/** What became of an answer. */
export const replyWords: Readonly<Record<ReplyStatus, readonly [text: Unsaid, kind: Urgency]>> = {
  queued: [phrase("About to leave"), "info"],
  sending: [phrase("Leaving"), "info"],
  sent: [phrase("Sent"), "good"],
  failed: [phrase("Not sent"), "bad"],
  unknown: [phrase("May not have arrived"), "warn"]
}

const titles = {
  disputed: phrase("The customer says that something is wrong"),
  promised: phrase("The customer has promised to pay")
}

const obstacles = {
  no_address: phrase("To answer here, give the customer an e-mail address first."),
  suppressed: phrase("E-mails to the customer come back. Give another address to answer here.")
} as const

interface Props {
  readonly file: ReceivableFile
  readonly replies: ReadonlyArray<SeenReply>
  readonly visit: CompanyVisit
}

/** The newest entry by which the customer said it. */
const saidIn = (items: ReadonlyArray<TimelineItem>, deed: "receivable.dispute" | "receivable.promise") =>
  items.flatMap((item) => (item._tag === "Entry" && item.entry.deed === deed ? [item.entry] : []))[0] ?? null

const Answer = ({
  reply,
  visit: { reader }
}: {
  readonly reply: SeenReply
  readonly visit: CompanyVisit
}) => {
  const [word, kind] = replyWords[reply.status]
  return (
    <li>
      <p class="quiet">
        {say("{userName} answered on {moment}", {
          userName: reply.userName ?? say("A colleague"),
          moment: <Moment at={reply.createdAt} reader={reader} />
        })}{" "}
        <Badge kind={kind}>{say(word)}</Badge>
      </p>
      <p class="typed break">{reply.text}</p>
      {reply.status === "failed" && reply.error !== null ? (
        <p class="quiet">{translated(reply.error)}</p>
      ) : null}
    </li>
  )
}

const Reply = ({ file: { customer }, visit }: Pick<Props, "file" | "visit">) => {
  const block = (["opted_out", "suppressed"] as const).find((each) =>
    (each === "opted_out" ? customer.optedOut : customer.suppressed).includes("email" satisfies Channel)
  )
  const obstacle = replyObstacle(statusOf(customer.email, block ?? null))
  if (obstacle !== null) {
    return (
      <p>
        {say(obstacles[obstacle])}{" "}
        <a href={`${visit.base}/customers/${customer.id}`}>{customer.displayName}</a>
      </p>
    )
  }
  return (
    <div class="actions">
      <Dialog visit={visit} action={REPLY} label={say("Reply")} primary>
        <ActionForm visit={visit} action={REPLY} draft>
          <TextArea
            visit={visit}
            action={REPLY}
            name="text"
            label={say("Your answer")}
            rows={6}
            maxlength={MAX_REPLY}
            required
            help={say(
              "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.",
              { email: customer.email ?? "" }
            )}
          />
          <Submit>{say("Send reply")}</Submit>
        </ActionForm>
      </Dialog>
    </div>
  )
}

/** Stands above all else while the customer waits; what was answered before stands in what happened. */
export const WhatTheySaid = ({ file, replies, visit }: Props) => {
  const { items, receivable } = file
  const { pauseCause, promisedOn } = receivable
  if (!awaitsReply(receivable) || (pauseCause !== "disputed" && pauseCause !== "promised")) return null
  const entry = saidIn(items, `receivable.${pauseCause === "disputed" ? "dispute" : "promise"}`)
  const text = entry === null ? null : detailOf(entry, "text")
  return (
    <Card title={say(titles[pauseCause])} class="said">
      {text === null ? null : <blockquote class="typed break">{text}</blockquote>}
      {pauseCause !== "promised" || promisedOn === null ? null : (
        <p>{say("They will pay by {date}.", { date: <Day date={promisedOn} reader={visit.reader} /> })}</p>
      )}
      {entry === null ? null : (
        <p class="quiet">
          <Moment at={entry.at} reader={visit.reader} />
        </p>
      )}
      {replies.length === 0 ? null : (
        <ul class="answers">
          {replies.toReversed().map((reply) => (
            <Answer reply={reply} visit={visit} />
          ))}
        </ul>
      )}
      <Reply file={file} visit={visit} />
    </Card>
  )
}
