/** What comes next for a receivable: each reminder still to be sent, when, and why then. */
import { parseInstant } from "../../../domain/CalendarDate.ts"
import type { ScheduleEntry } from "../../../domain/dunning/ScheduleEntry.ts"
import type { CompanyVisit } from "../../Page.ts"
import { attemptWords, channelWords, reasonSentences, shiftSentences } from "../../parts/Reasons.ts"
import { Table } from "../../parts/Table.tsx"
import { Badge, Moment } from "../../parts/Text.tsx"
import { Either } from "effect"

const millisOf = ({ scheduledFor }: ScheduleEntry): number =>
  Either.getOrElse(parseInstant(scheduledFor), () => 0)

/** Where a step stands to the due date. */
const stepOf = (offsetDays: number): string => {
  const days = Math.abs(offsetDays) === 1 ? "1 day" : `${Math.abs(offsetDays)} days`
  return offsetDays === 0 ? "On the due date" : offsetDays < 0 ? `${days} before` : `${days} after`
}

const whyOf = ({ reasonCode, shiftedBy }: ScheduleEntry): string =>
  [
    ...(reasonCode === null ? [] : [reasonSentences[reasonCode]]),
    ...shiftedBy.map((shift) => shiftSentences[shift])
  ].join(" ")

const columns = ({ reader }: CompanyVisit) => [
  { label: "When", cell: (entry: ScheduleEntry) => <Moment at={millisOf(entry)} reader={reader} /> },
  { label: "Step", cell: ({ offsetDays }: ScheduleEntry) => stepOf(offsetDays) },
  { label: "By", cell: ({ channel }: ScheduleEntry) => channelWords[channel] },
  {
    label: "Expected",
    cell: ({ status }: ScheduleEntry) => (
      <Badge kind={attemptWords[status].kind}>{attemptWords[status].text}</Badge>
    )
  },
  { label: "Why", cell: whyOf }
]

/** The entries of a schedule that are still to come. */
export const comingOf = (schedule: ReadonlyArray<ScheduleEntry>): ReadonlyArray<ScheduleEntry> =>
  schedule.filter(({ attemptId, status }) => status === "scheduled" || attemptId === null)

/** What comes next. */
export const Coming = ({
  schedule,
  visit
}: {
  readonly schedule: ReadonlyArray<ScheduleEntry>
  readonly visit: CompanyVisit
}) => {
  const coming = comingOf(schedule)
  return coming.length === 0 ? (
    <p class="quiet">No reminder is planned.</p>
  ) : (
    <Table caption="Reminders to come" columns={columns(visit)} rows={coming} />
  )
}
