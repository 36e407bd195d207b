/** What happened, newest first: what was done, when, and by whom. */
import type { ComponentChildren } from "preact"
import type { HistoryEntry } from "../../services/History.ts"
import type { Reader } from "../Reader.ts"
import { Moment } from "./Text.tsx"

/** One thing that happened. */
export interface TimelineEvent {
  /** Epoch milliseconds. */
  readonly at: number
  readonly what: ComponentChildren
  /** Who did it; null where nobody needs to be named. */
  readonly who: string | null
  /** A sentence more, such as the reason that somebody gave. */
  readonly more?: ComponentChildren
}

/** Who made an entry of the audit log. */
export const whoOf = ({ actor, keyName, userName }: HistoryEntry): string => {
  switch (actor) {
    case "user":
      return userName ?? "Somebody of the company"
    case "api_key":
      return keyName === null ? "A key" : `Key “${keyName}”${userName === null ? "" : ` of ${userName}`}`
    case "operator":
      return "The operator"
    case "debtor":
      return "The customer"
    case "system":
      return "Duebook"
  }
}

/** A text of an entry's details, such as a reason; null if there is none. */
export const detailOf = ({ details }: HistoryEntry, name: string): string | null => {
  const value = details[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** A list of what happened. */
export const Timeline = ({
  events,
  reader
}: {
  readonly events: ReadonlyArray<TimelineEvent>
  readonly reader: Reader
}) => (
  <ol class="timeline">
    {events.map(({ at, more, what, who }) => (
      <li>
        <p>
          {what}
          {who === null ? null : <span class="quiet"> by {who}</span>}
        </p>
        {more === undefined || more === null ? null : <p>{more}</p>}
        <p class="quiet">
          <small>
            <Moment at={at} reader={reader} />
          </small>
        </p>
      </li>
    ))}
  </ol>
)
