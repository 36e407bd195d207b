/** The newest messages to a customer. */
import type { MessageEntry } from "../../../services/reminders/MessageHistory.ts"
import type { CompanyVisit } from "../../Page.ts"
import { attemptWords, channelWords } from "../../parts/Reasons.ts"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Moment } from "../../parts/Text.tsx"
import { CardDebts } from "../outbox/Card.tsx"
import { entryPath } from "../outbox/place.ts"
import { say } from "../../../words/Say.ts"

const messageColumns = (visit: CompanyVisit) => [
  {
    label: say("Planned for"),
    place: "title" as const,
    cell: (entry: MessageEntry) => (
      <a href={entryPath(visit.base, entry)}>
        <Moment at={entry.scheduledFor} reader={visit.reader} />
      </a>
    )
  },
  {
    label: say("Channel"),
    place: "line" as const,
    cell: ({ channel }: MessageEntry) => say(channelWords[channel])
  },
  {
    label: say("Status"),
    place: "figure" as const,
    cell: ({ status }: MessageEntry) => (
      <Badge kind={attemptWords[status].kind}>{say(attemptWords[status].text)}</Badge>
    )
  },
  {
    label: say("For"),
    place: "line" as const,
    cell: (entry: MessageEntry) => <CardDebts card={entry} visit={visit} />
  }
]

/** Their table, and the way to all of them. */
export const MessagesCard = ({
  customerId,
  messages,
  visit
}: {
  readonly customerId: number
  readonly messages: ReadonlyArray<MessageEntry>
  readonly visit: CompanyVisit
}) => (
  <Card title={say("Messages")}>
    {messages.length === 0 ? (
      <p>{say("No message is planned or was sent.")}</p>
    ) : (
      <Table caption={say("Reminders of this customer")} columns={messageColumns(visit)} rows={messages} />
    )}
    <a href={`${visit.base}/reminders?customer_id=${customerId}`}>{say("All messages")}</a>
  </Card>
)
