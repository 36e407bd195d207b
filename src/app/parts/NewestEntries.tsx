/** The newest entries of the audit log, as sentences: who did what, to which debt of whom, and how much it is about. */
import { todayIn } from "../../domain/CalendarDate.ts"
import type { NewEntry } from "../../services/Audit.ts"
import type { CompanyVisit } from "../Page.ts"
import { deedWordsOf } from "../words/Deeds.ts"
import { actorOf, Particulars, Sentence } from "./Sentence.tsx"
import { Moment } from "./Text.tsx"
import { say } from "../../words/Say.ts"

interface Props {
  readonly entries: ReadonlyArray<NewEntry>
  readonly visit: CompanyVisit
}

/** Entries that are told in one sentence: the same deed by the same actor on the same day. */
const kindOf = (entry: NewEntry, { reader }: CompanyVisit): string =>
  deedWordsOf(entry).many === undefined
    ? String(entry.id)
    : [entry.action, actorOf(entry), todayIn(reader.timezone, entry.at)].join("\n")

const manyOf = (entry: NewEntry): string => {
  const { many } = deedWordsOf(entry)
  return many === undefined ? "" : say(many)
}

const groupsOf = ({ entries, visit }: Props): ReadonlyArray<ReadonlyArray<NewEntry>> => {
  const groups: Array<Array<NewEntry>> = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const [head] = last ?? []
    if (last !== undefined && head !== undefined && kindOf(head, visit) === kindOf(entry, visit))
      last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** What happened last in the company, newest first, with links to what it is about. */
export const NewestEntries = ({ entries, visit }: Props) =>
  entries.length === 0 ? (
    <p class="quiet">{say("Nothing has happened yet.")}</p>
  ) : (
    <ol class="events">
      {groupsOf({ entries, visit }).map((group) => {
        const [entry, ...more] = group
        if (entry === undefined) return null
        return (
          <li>
            {more.length === 0 ? (
              <p class="break">
                <Sentence entry={entry} visit={visit} />
              </p>
            ) : (
              <>
                <p class="break">
                  {actorOf(entry)} {manyOf(entry)}:
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
                <Moment at={entry.at} reader={visit.reader} />
              </small>
            </p>
          </li>
        )
      })}
    </ol>
  )
