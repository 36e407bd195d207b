/** The lists that people ask for most, as links above a list: each is a set of filters. */
import type { Visit } from "../Page.ts"
import { type Unsaid, say } from "../../words/Say.ts"

/** A set of filters with a name. */
export interface NamedView {
  readonly label: Unsaid
  /** Parameters of the address. */
  readonly query: Readonly<Record<string, string>>
}

/** Parameters that are no filter: where in the list one is, and what was done just now. */
const others = ["before", "done", "just", "page", "per_page"]

/** What an address asks for, for comparison and to be kept: with its order, or without it. */
export const viewText = (query: URLSearchParams, withOrder: boolean): string => {
  const filters = new URLSearchParams(
    [...query].filter(
      ([name, value]) => !others.includes(name) && value !== "" && (withOrder || name !== "sort")
    )
  )
  filters.sort()
  return filters.toString()
}

/** Links to views; the present one is marked, if the address asks for just its filters. */
export const Views = ({
  views,
  visit,
  withOrder = false
}: {
  readonly views: ReadonlyArray<NamedView>
  readonly visit: Visit
  /** Whether a view is an order, too: then another order is another view. */
  readonly withOrder?: boolean
}) => {
  const present = viewText(visit.query, withOrder)
  return (
    <nav class="views" aria-label={say("Views")}>
      {views.map(({ label, query }) => {
        const text = new URLSearchParams(query).toString()
        return (
          <a
            href={text === "" ? visit.facts.path : `${visit.facts.path}?${text}`}
            aria-current={viewText(new URLSearchParams(query), withOrder) === present ? "page" : undefined}
          >
            {say(label)}
          </a>
        )
      })}
    </nav>
  )
}
