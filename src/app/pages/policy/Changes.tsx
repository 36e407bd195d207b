/** What a policy would change about the messages to the customers that there are. */
import type { FutureMessage } from "../../../domain/dunning/case/Futures.ts"
import { toLocal } from "../../../domain/LocalTime.ts"
import {
  type PolicyChanges,
  PREVIEW_DAYS,
  type PreviewSample
} from "../../../services/reminders/PolicyPreview.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Table } from "../../parts/Table.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { toneNames } from "./words.ts"
import { say } from "../../../words/Say.ts"

/** Debts of one message that a cell links to. */
const MAX_LINKS = 3

/** When a message leaves by the customer's clock, and the debts that it names. */
const Message = ({
  message,
  timezone,
  visit: { base, reader }
}: {
  readonly message: FutureMessage | null
  readonly timezone: string
  readonly visit: CompanyVisit
}) => {
  if (message === null) return <>{say("Nothing")}</>
  const local = toLocal(message.at, timezone)
  const more = message.named.length - MAX_LINKS
  return (
    <>
      <time datetime={local}>
        {reader.date(local.slice(0, 10))}, {local.slice(11, 16)}
      </time>
      :{" "}
      {message.named.slice(0, MAX_LINKS).map((id, index) => (
        <>
          {index === 0 ? "" : ", "}
          <a href={`${base}/receivables/${id}`}>{say("No. {id}", { id })}</a>
        </>
      ))}
      {more > 0 ? say(" and {count} more", { count: reader.number(more) }) : ""}
    </>
  )
}

const columns = (visit: CompanyVisit) => [
  {
    label: say("Customer"),
    cell: ({ customerId }: PreviewSample) => (
      <a href={`${visit.base}/customers/${customerId}`}>{say("No. {customerId}", { customerId })}</a>
    )
  },
  {
    label: say("Message"),
    cell: ({ channel, tone }: PreviewSample) =>
      `${say(channelWords[channel])}, ${say(toneNames[tone]).toLowerCase()}`
  },
  {
    label: say("Now"),
    cell: ({ inForce, timezone }: PreviewSample) => (
      <Message message={inForce} timezone={timezone} visit={visit} />
    )
  },
  {
    label: say("Then"),
    cell: ({ other, timezone }: PreviewSample) => (
      <Message message={other} timezone={timezone} visit={visit} />
    )
  }
]

/** The changes in numbers, with the first of them. `limit` is how many debts were looked at, about. */
export const Changes = ({
  limit,
  preview: { debts, messages, samples },
  visit
}: {
  readonly preview: PolicyChanges
  readonly limit: number
  readonly visit: CompanyVisit
}) => {
  const { reader } = visit
  const book =
    debts < limit
      ? say("All {count} open receivables were looked at.", { count: reader.number(debts) })
      : say("The first {count} open receivables were looked at.", { count: reader.number(debts) })
  return (
    <section>
      <h3>{say("In the live book")}</h3>
      <p>
        {book}{" "}
        {samples.length === 0 ? say("Nothing would change.") : say("If nobody pays, this would change:")}
      </p>
      <dl class="figures">
        {(
          [
            [say("Messages in {previewDays} days now", { previewDays: PREVIEW_DAYS }), messages.inForce],
            [say("Messages in {previewDays} days then", { previewDays: PREVIEW_DAYS }), messages.other]
          ] as const
        ).map(([name, count]) => (
          <div>
            <dt>{name}</dt>
            <dd>{reader.number(count)}</dd>
          </div>
        ))}
      </dl>
      {samples.length === 0 ? (
        <p class="quiet">
          {say(
            "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.",
            { previewDays: PREVIEW_DAYS }
          )}
        </p>
      ) : (
        <Table caption={say("The first changes")} columns={columns(visit)} rows={samples} />
      )}
    </section>
  )
}
