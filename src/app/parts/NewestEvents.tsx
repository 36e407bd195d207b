/** The newest entries of the audit log, as sentences: who did what, to which debt of whom, and how much it is about. */
import { todayIn } from "../../domain/CalendarDate.ts"
import type { NewEntry } from "../../services/History.ts"
import type { CompanyVisit } from "../Page.ts"
import { actorOf, Particulars, Sentence } from "./Sentence.tsx"
import { Moment } from "./Text.tsx"

interface Props {
  readonly events: ReadonlyArray<NewEntry>
  readonly visit: CompanyVisit
}

/** What is said of several entries of one kind, where they follow each other. */
const pluralWords: Readonly<Record<string, string>> = {
  "payment.record": "recorded payments",
  "payment.reverse": "reversed payments",
  "receivable.create": "created receivables",
  "receivable.import": "imported receivables",
  "receivable.update": "changed receivables",
  "receivable.pause": "paused receivables",
  "receivable.resume": "resumed receivables",
  "receivable.cancel": "cancelled receivables",
  "payable.create": "created bills",
  "payable.mark_paid": "marked bills as paid",
  "series.occurrence": "created the next bills of series"
}

/** Entries that are told in one sentence: the same deed by the same actor on the same day. */
const kindOf = (event: NewEntry, { reader }: CompanyVisit): string =>
  pluralWords[event.action] === undefined
    ? String(event.id)
    : [event.action, actorOf(event), todayIn(reader.timezone, event.at)].join("\n")

const groupsOf = ({ events, visit }: Props): ReadonlyArray<ReadonlyArray<NewEntry>> => {
  const groups: Array<Array<NewEntry>> = []
  for (const event of events) {
    const last = groups.at(-1)
    const [head] = last ?? []
    if (last !== undefined && head !== undefined && kindOf(head, visit) === kindOf(event, visit))
      last.push(event)
    else groups.push([event])
  }
  return groups
}

/** What happened last in the company, newest first, with links to what it is about. */
export const NewestEvents = ({ events, visit }: Props) =>
  events.length === 0 ? (
    <p class="quiet">Nothing has happened yet.</p>
  ) : (
    <ol class="events">
      {groupsOf({ events, visit }).map((group) => {
        const [event, ...more] = group
        if (event === undefined) return null
        return (
          <li>
            {more.length === 0 ? (
              <p class="break">
                <Sentence entry={event} visit={visit} />
              </p>
            ) : (
              <>
                <p class="break">
                  {actorOf(event)} {pluralWords[event.action]}:
                </p>
                <ul>
                  {group.map((each) => (
                    <li class="break">
                      <Particulars entry={each} visit={visit} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p class="quiet">
              <small>
                <Moment at={event.at} reader={visit.reader} />
              </small>
            </p>
          </li>
        )
      })}
    </ol>
  )
