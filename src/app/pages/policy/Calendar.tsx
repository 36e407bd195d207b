/** A made-up debt played through: its months as tables, and its messages in words. */
import type { SampleCourse, SampleDay, SampleMessage } from "../../../domain/dunning/case/SampleCase.ts"
import type { Reader } from "../../Reader.ts"
import { Badge, Day, type Urgency } from "../../parts/Text.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { movedBecause, notSentBecause, stepName, toneNames } from "./words.ts"
import { phrase, say } from "../../../words/Say.ts"

const WEEK = 7
/** A Monday, from which the names of the days are taken. */
const SOME_MONDAY = Date.parse("2024-01-01T00:00:00Z")
const DAY_MILLIS = 86_400_000

const kinds: Readonly<Record<string, Urgency>> = { friendly: "good", firm: "warn", final: "bad" }

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK

/** Days in rows of a week; null before the first and after the last. */
const weeksOf = (days: ReadonlyArray<SampleDay>): ReadonlyArray<ReadonlyArray<SampleDay | null>> => {
  const lead = weekdayOf(days[0]?.date ?? "2024-01-01")
  const cells = [...Array.from({ length: lead }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_none, day) => cells[week * WEEK + day] ?? null)
  )
}

const Sent = ({ message }: { readonly message: SampleMessage }) => (
  <Badge kind={kinds[message.tone ?? ""] ?? "quiet"}>
    {say(channelWords[message.channel])}{" "}
    {message.tone === null ? null : say(toneNames[message.tone]).toLowerCase()}
  </Badge>
)

const closedNames = { holiday: phrase("Holiday"), closed: phrase("Closed") } as const

const Cell = ({ course, day }: { readonly course: SampleCourse; readonly day: SampleDay }) => (
  <td class={day.closed === null ? undefined : "closed"}>
    <time datetime={day.date}>{Number(day.date.slice(8))}</time>
    {day.closed === null ? null : <small>{say(closedNames[day.closed])}</small>}
    {day.date === course.dueDate ? <strong>{say("Due")}</strong> : null}
    {day.date === course.effectiveDueDate && day.date !== course.dueDate ? (
      <strong>{say("Due in effect")}</strong>
    ) : null}
    {course.messages
      .filter((message) => message.date === day.date && message.tone !== null)
      .map((message) => (
        <Sent message={message} />
      ))}
  </td>
)

/** One month. */
const Month = ({
  course,
  days,
  reader
}: {
  readonly course: SampleCourse
  readonly days: ReadonlyArray<SampleDay>
  readonly reader: Reader
}) => {
  const name = new Intl.DateTimeFormat(reader.locale, { month: "long", year: "numeric", timeZone: "UTC" })
  const short = new Intl.DateTimeFormat(reader.locale, { weekday: "short", timeZone: "UTC" })
  return (
    <table class="calendar">
      <caption>{name.format(Date.parse(`${days[0]?.date}T00:00:00Z`))}</caption>
      <thead>
        <tr>
          {Array.from({ length: WEEK }, (_, day) => (
            <th scope="col">{short.format(SOME_MONDAY + day * DAY_MILLIS)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr>{week.map((day) => (day === null ? <td /> : <Cell course={course} day={day} />))}</tr>
        ))}
      </tbody>
    </table>
  )
}

const Message = ({ message, reader }: { readonly message: SampleMessage; readonly reader: Reader }) => (
  <li>
    <strong>
      <Day date={message.date} reader={reader} />, {message.time}
    </strong>{" "}
    {say(channelWords[message.channel])}
    {message.tone === null ? "" : `, ${say(toneNames[message.tone]).toLowerCase()}`},{" "}
    {stepName(message.offsetDays)}.{" "}
    {message.tone === null ? notSentBecause(message.reasonCode) : movedBecause(message.shiftedBy)}
  </li>
)

/** What becomes of the debt: in pictures and in words. */
export const Course = ({ course, reader }: { readonly course: SampleCourse; readonly reader: Reader }) => {
  const months = [...Map.groupBy(course.days, ({ date }) => date.slice(0, 7)).values()]
  return (
    <>
      <p>
        {say("Due on {date}", { date: <Day date={course.dueDate} reader={reader} /> })}
        {course.effectiveDueDate === course.dueDate ? (
          "."
        ) : (
          <>
            {say(", a day on which nothing is sent: it is paid in time until {date}.", {
              date: <Day date={course.effectiveDueDate} reader={reader} />
            })}
          </>
        )}
      </p>
      {months.map((days) => (
        <Month course={course} days={days} reader={reader} />
      ))}
      {course.messages.length === 0 ? (
        <p>{say("Nothing would be sent: the policy has no steps.")}</p>
      ) : (
        <ol class="timeline">
          {course.messages.map((message) => (
            <Message message={message} reader={reader} />
          ))}
        </ol>
      )}
      <p class="quiet">{say("Times are the customer's, in {timezone}.", { timezone: course.timezone })}</p>
    </>
  )
}
