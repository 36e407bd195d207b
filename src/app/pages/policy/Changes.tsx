/** What a policy would change about the receivables that there are. */
import { type PreviewExample, type PolicyChanges } from "../../../services/reminders/ReminderPolicies.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Table } from "../../parts/Table.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { notSentBecause, stepName } from "./words.ts"

const names = {
  moved: "Moved",
  added: "Added",
  dropped: "Dropped",
  skipped: "Skipped"
} as const

/** A local time `2026-03-14T09:00:00+01:00`, shortened. */
const localTime = ({ reader }: CompanyVisit, local: string | null) =>
  local === null ? (
    "–"
  ) : (
    <time datetime={local}>
      {reader.date(local.slice(0, 10))}, {local.slice(11, 16)}
    </time>
  )

const columns = (visit: CompanyVisit) => [
  {
    label: "Receivable",
    cell: ({ receivableId }: PreviewExample) => (
      <a href={`${visit.base}/receivables/${receivableId}`}>No. {receivableId}</a>
    )
  },
  {
    label: "Step",
    cell: ({ channel, offsetDays }: PreviewExample) => `${channelWords[channel]}, ${stepName(offsetDays)}`
  },
  { label: "Change", cell: ({ change }: PreviewExample) => names[change] },
  { label: "Now", cell: ({ from }: PreviewExample) => localTime(visit, from) },
  { label: "Then", cell: ({ to }: PreviewExample) => localTime(visit, to) }
]

/** The changes in numbers, with examples. `limit` is how many receivables were looked at, at most. */
export const Changes = ({
  limit,
  preview,
  visit
}: {
  readonly preview: PolicyChanges
  readonly limit: number
  readonly visit: CompanyVisit
}) => {
  const { reader } = visit
  const { added, dropped, examples, moved, receivables, skipped, unchanged } = preview
  const whole = receivables < limit
  return (
    <section>
      <h3>In the live book</h3>
      <p>
        {whole
          ? `Of ${reader.number(receivables)} receivables that are open, `
          : `Of the first ${reader.number(limit)} receivables that are open, `}
        the next step of {reader.number(receivables - unchanged)} would change.
      </p>
      <dl class="figures">
        {(
          [
            ["Messages moved", moved],
            ["Messages added", added],
            ["Messages dropped", dropped]
          ] as const
        ).map(([name, count]) => (
          <div>
            <dt>{name}</dt>
            <dd>{reader.number(count)}</dd>
          </div>
        ))}
      </dl>
      {skipped.length === 0 ? null : (
        <ul>
          {skipped.map(({ channel, messages, offsetDays, reasonCode }) => (
            <li>
              {channelWords[channel]}, {stepName(offsetDays)}: {reader.number(messages)}.{" "}
              {notSentBecause(reasonCode)}
            </li>
          ))}
        </ul>
      )}
      {examples.length === 0 ? null : (
        <Table caption="Examples of changes" columns={columns(visit)} rows={examples} />
      )}
    </section>
  )
}
