/** The newest entries of the audit log, as sentences. */
import type { CompanyEntry } from "../../services/History.ts"
import type { CompanyVisit } from "../Page.ts"
import { subjectPath, wordsOf } from "./Actions.ts"
import { Moment } from "./Text.tsx"
import { whoOf } from "./Timeline.tsx"

/** What happened last in the company, newest first, with links to what it is about. */
export const NewestEvents = ({
  events,
  visit
}: {
  readonly events: ReadonlyArray<CompanyEntry>
  readonly visit: CompanyVisit
}) =>
  events.length === 0 ? (
    <p class="quiet">Nothing has happened yet.</p>
  ) : (
    <ol class="events">
      {events.map((event) => {
        const path = subjectPath(event)
        const words = wordsOf(event.action)
        return (
          <li>
            <p class="break">
              {whoOf(event)} {path === null ? words : <a href={`${visit.base}${path}`}>{words}</a>}
            </p>
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
