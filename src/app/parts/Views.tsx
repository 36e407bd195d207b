/** The lists that people ask for most, as links above a list: each is a set of filters. */
import type { Visit } from "../Page.ts"

/** A set of filters with a name. */
export interface SavedView {
  readonly label: string
  /** Parameters of the address. */
  readonly query: Readonly<Record<string, string>>
}

/** Parameters that are no filter: where in the list one is, its order, and what was done just now. */
const others = ["before", "done", "page", "per_page", "sort"]

const textOf = (query: URLSearchParams): string => {
  const filters = new URLSearchParams(
    [...query].filter(([name, value]) => !others.includes(name) && value !== "")
  )
  filters.sort()
  return filters.toString()
}

/** Links to views; the present one is marked, if the address asks for just its filters. */
export const Views = ({
  views,
  visit
}: {
  readonly views: ReadonlyArray<SavedView>
  readonly visit: Visit
}) => {
  const present = textOf(visit.query)
  return (
    <nav class="views" aria-label="Views">
      {views.map(({ label, query }) => {
        const text = new URLSearchParams(query).toString()
        return (
          <a
            href={text === "" ? visit.facts.path : `${visit.facts.path}?${text}`}
            aria-current={textOf(new URLSearchParams(query)) === present ? "page" : undefined}
          >
            {label}
          </a>
        )
      })}
    </nav>
  )
}
