/** What comes next for a receivable: each reminder still to be sent, when, and why then. */
import { parseInstant } from "../../../domain/CalendarDate.ts"
import type { ScheduleEntry } from "../../../domain/dunning/ScheduleEntry.ts"
import type { CompanyVisit } from "../../Page.ts"
import { attemptWords, channelWords, reasonSentences, shiftSentences } from "../../parts/Reasons.ts"
import { Badge, days, Moment } from "../../parts/Text.tsx"
import { Either } from "effect"
import { say } from "../../../words/Say.ts"

const millisOf = ({ scheduledFor }: ScheduleEntry): number =>
  Either.getOrElse(parseInstant(scheduledFor), () => 0)

/** Where a step stands to the due date. */
const stepOf = (offsetDays: number): string => {
  if (offsetDays === 0) return say("on the due date")
  return offsetDays < 0
    ? say("{days} before the due date", { days: days(-offsetDays) })
    : say("{days} after the due date", { days: days(offsetDays) })
}

const whyOf = ({ reasonCode, shiftedBy }: ScheduleEntry): string =>
  [
    ...(reasonCode === null ? [] : [say(reasonSentences[reasonCode])]),
    ...shiftedBy.map((shift) => say(shiftSentences[shift]))
  ].join(" ")

/** The entries of a schedule that are still to come. */
const comingOf = (schedule: ReadonlyArray<ScheduleEntry>): ReadonlyArray<ScheduleEntry> =>
  schedule.filter(({ attemptId, status }) => status === "scheduled" || attemptId === null)

const Entry = ({
  entry,
  visit: { reader }
}: {
  readonly entry: ScheduleEntry
  readonly visit: CompanyVisit
}) => {
  const { channel, offsetDays, status } = entry
  const { kind, text } = attemptWords[status]
  const why = whyOf(entry)
  return (
    <li class={status === "scheduled" ? undefined : "quiet"}>
      <p>
        <Moment at={millisOf(entry)} reader={reader} /> <Badge kind={kind}>{say(text)}</Badge>
      </p>
      <p class="quiet">
        {say(channelWords[channel])}, {stepOf(offsetDays)}
      </p>
      {why === "" ? null : <p class="quiet">{why}</p>}
    </li>
  )
}

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
    <p class="quiet">{say("No reminder is planned.")}</p>
  ) : (
    <ol class="timeline coming">
      {coming.map((entry) => (
        <Entry entry={entry} visit={visit} />
      ))}
    </ol>
  )
}
