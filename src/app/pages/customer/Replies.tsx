/** What people have answered to a customer. */
import type { SeenReply } from "../../../services/receivables/Replies.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Moment } from "../../parts/Text.tsx"
import { replyWords } from "../receivable/Said.tsx"
import { say } from "../../../words/Say.ts"

const replyColumns = ({ base, reader }: CompanyVisit) => [
  {
    label: say("Written"),
    place: "title" as const,
    cell: ({ createdAt, receivableId }: SeenReply) => (
      <a href={`${base}/receivables/${receivableId}`}>
        <Moment at={createdAt} reader={reader} />
      </a>
    )
  },
  {
    label: say("Text"),
    place: "line" as const,
    cell: ({ text }: SeenReply) => <span class="break">{text}</span>
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: ({ status }: SeenReply) => <Badge kind={replyWords[status][1]}>{say(replyWords[status][0])}</Badge>
  }
]

/** The newest answers to a customer; nothing without any. */
export const RepliesCard = ({
  replies,
  visit
}: {
  readonly replies: ReadonlyArray<SeenReply>
  readonly visit: CompanyVisit
}) =>
  replies.length === 0 ? null : (
    <Card title={say("Answers to this customer")} id="replies">
      <Table caption={say("Answers to this customer")} columns={replyColumns(visit)} rows={replies} />
    </Card>
  )
