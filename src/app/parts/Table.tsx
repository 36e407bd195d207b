/** Tables that become cards on a phone, their pages, and the way to a file of them. */
import type { ComponentChildren } from "preact"
import type { PageRequest } from "../../domain/Page.ts"
import type { Visit } from "../Page.ts"

/**
 * Where a cell stands on the card that a row becomes on a phone: its name, whose link is that of the whole card; the
 * amount beside it, and another below that; a line, or one across the card; a state at the end of a line. A cell without a place has
 * its label before it. What is in the corner is small, at the end of the first line.
 */
type Place = "title" | "figure" | "under" | "line" | "wide" | "state" | "corner"

/** A column: its heading and what stands in it. */
export interface Column<A> {
  readonly label: string
  readonly number?: boolean
  readonly place?: Place
  readonly cell: (row: A) => ComponentChildren
}

const classOf = ({ number, place }: Pick<Column<never>, "number" | "place">): string | undefined => {
  const classes = [
    ...(number === true ? ["number"] : []),
    ...(place === undefined ? [] : ["placed", `as-${place}`])
  ]
  return classes.length === 0 ? undefined : classes.join(" ")
}

/** A table of rows. */
export const Table = <A,>({
  caption,
  columns,
  rows
}: {
  /** For screen readers. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<A>>
  readonly rows: ReadonlyArray<A>
}) => (
  // Wide tables scroll sideways, also by keyboard.
  <div class="table" tabindex={0} role="group" aria-label={caption}>
    <table class="cards">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, number }) => (
            <th scope="col" class={number === true ? "number" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map(({ cell, label, ...column }) => (
              <td data-label={label} class={classOf(column)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The present address with other parameters; null removes one. */
export const withQuery = (visit: Visit, changes: Readonly<Record<string, string | null>>): string => {
  const params = new URLSearchParams(visit.query)
  params.delete("done")
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  const query = params.toString()
  return query === "" ? visit.facts.path : `${visit.facts.path}?${query}`
}

/** Links to the other pages of a list. */
export const Pager = ({
  request: { page, perPage },
  total,
  visit
}: {
  readonly visit: Visit
  readonly request: PageRequest
  readonly total: number
}) => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const from = Math.min(total, (page - 1) * perPage + 1)
  return (
    <nav class="pager" aria-label="Pages">
      <span>
        {total === 0
          ? "0"
          : `${visit.reader.number(from)}–${visit.reader.number(Math.min(total, page * perPage))} of ${visit.reader.number(total)}`}
      </span>
      {page > 1 ? <a href={withQuery(visit, { page: String(Math.min(page - 1, last)) })}>Previous</a> : null}
      {page < last ? <a href={withQuery(visit, { page: String(page + 1) })}>Next</a> : null}
    </nav>
  )
}

/** Links of a list that is not counted: to what is older than its last row, and back to its newest. */
export const Older = ({
  hasOlder,
  last,
  visit
}: {
  readonly visit: Visit
  /** The id of the last row that is shown, or was looked at. */
  readonly last: number | null
  readonly hasOlder: boolean
}) => {
  const isNewest = !visit.query.has("before")
  if (isNewest && !hasOlder) return null
  return (
    <nav class="pager" aria-label="Pages">
      {isNewest ? null : <a href={withQuery(visit, { before: null })}>Newest</a>}
      {hasOlder && last !== null ? <a href={withQuery(visit, { before: String(last) })}>Older</a> : null}
    </nav>
  )
}

/** The same rows as a file. */
export const DownloadCsv = ({ visit }: { readonly visit: Visit }) => (
  <a class="quiet" href={withQuery(visit, { format: "csv", page: null })} hx-boost="false" download>
    Download CSV
  </a>
)
