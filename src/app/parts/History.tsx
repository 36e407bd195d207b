/** What happened to one thing, newest first: what was done, when, and by whom. */
import type { ComponentChildren } from "preact"
import type { StoredEntry } from "../../services/Audit.ts"
import type { Reader } from "../Reader.ts"
import { changedFields, detailOf, moneyOfEntry, whoOf, deedWordsOf } from "../words/Deeds.ts"
import { Day, Moment, Money } from "./Text.tsx"
import { reasonSaid } from "../../words/Refusals.ts"
import { say } from "../../words/Say.ts"

/** One thing that happened. */
export interface HistoryEvent {
  /** Epoch milliseconds. */
  readonly at: number
  readonly what: ComponentChildren
  /** Who did it; null where nobody needs to be named. */
  readonly who: string | null
  /** A sentence more, such as the reason that somebody gave. */
  readonly more?: ComponentChildren
}

/** An entry of the audit log, on the page of what it is about. */
export const eventOf = (entry: StoredEntry, reader: Reader): HistoryEvent => {
  const words = deedWordsOf(entry)
  const by = detailOf(entry, words.by)
  const until = detailOf(entry, words.until)
  const money = moneyOfEntry(entry, words.money)
  const quote = detailOf(entry, words.quote)
  return {
    at: entry.at,
    what: (
      <>
        {words.past === undefined ? null : say(words.past)}
        {by === null ? null : <> {say("by {date}", { date: <Day date={by} reader={reader} /> })}</>}
        {money === null ? null : (
          <>
            : <Money minor={money.minor} currency={money.currency} reader={reader} />
          </>
        )}
        {until === null ? null : <> {say("until {date}", { date: <Day date={until} reader={reader} /> })}</>}
      </>
    ),
    who: whoOf(entry),
    more: quote === null ? changedFields(entry) : reasonSaid(quote)
  }
}

/** A list of what happened. */
export const History = ({
  events,
  reader
}: {
  readonly events: ReadonlyArray<HistoryEvent>
  readonly reader: Reader
}) => (
  <ol class="timeline">
    {events.map(({ at, more, what, who }) => (
      <li>
        <p>
          {what}
          {who === null ? null : <span class="quiet"> {say("by {who}", { who })}</span>}
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
