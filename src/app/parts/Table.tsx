/** Tables that become cards on a phone, their pages, and the way to a file of them. */
import type { ComponentChildren } from "preact"
import type { PageRequest } from "../../domain/Page.ts"
import type { Visit } from "../Page.ts"
import { type Order, orderText } from "../Query.ts"
import { say } from "../../words/Say.ts"

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
  /** What the table is in order of when its heading is pressed. */
  readonly sort?: ColumnSort
  readonly cell: (row: A) => ComponentChildren
}

/** How a column sorts. */
interface ColumnSort {
  /** As the address has it. */
  readonly by: string
  /** Whether the largest come first in the usual direction. */
  readonly largestFirst?: true
  /** There is no other direction. */
  readonly oneWay?: true
}

/** In what order a table is, and the address by which it gets another one. */
export interface Sorted {
  readonly visit: Visit
  readonly order: Order
}

/** The checkboxes of a table, one at the beginning of each row, as `chosen` of a form that stands elsewhere on the page. */
export interface ChoiceOfRows<A> {
  /** The id of the form. */
  readonly form: string
  /** What choosing all rows of the page is called. */
  readonly label: string
  readonly idOf: (row: A) => string
  /** What the checkbox of a row is called. */
  readonly nameOf: (row: A) => string
  /** The ids that are chosen when the page is shown. */
  readonly chosen: ReadonlySet<string>
}

const classOf = ({ number, place }: Pick<Column<never>, "number" | "place">): string | undefined => {
  const classes = [
    ...(number === true ? ["number"] : []),
    ...(place === undefined ? [] : ["placed", `as-${place}`])
  ]
  return classes.length === 0 ? undefined : classes.join(" ")
}

/** A heading; pressed, it sorts by its column, and pressed again, the other way round. */
const Heading = ({
  column: { label, number, sort },
  sorted
}: {
  readonly column: Pick<Column<never>, "label" | "number" | "sort">
  readonly sorted: Sorted | undefined
}) => {
  const shape = number === true ? "number" : undefined
  if (sort === undefined || sorted === undefined) {
    return (
      <th scope="col" class={shape}>
        {label}
      </th>
    )
  }
  const { order, visit } = sorted
  const isPresent = order.by === sort.by
  const next = { by: sort.by, reversed: isPresent && !order.reversed && sort.oneWay !== true }
  const isDescending = (sort.largestFirst === true) !== order.reversed
  return (
    <th
      scope="col"
      class={shape}
      aria-sort={isPresent ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <a class="sort" href={withQuery(visit, { sort: orderText(next), page: null })}>
        {label}
      </a>
    </th>
  )
}

/** A table of rows. */
export const Table = <A,>({
  caption,
  chosenBy,
  columns,
  rows,
  sorted
}: {
  /** For screen readers. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<A>>
  readonly rows: ReadonlyArray<A>
  /** Where the table sorts by its headings. */
  readonly sorted?: Sorted
  /** Where rows are chosen for something that is done with several at once. */
  readonly chosenBy?: ChoiceOfRows<A>
}) => (
  // Wide tables scroll sideways, also by keyboard.
  <div class="table" tabindex={0} role="group" aria-label={caption}>
    <table class="cards">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {chosenBy === undefined ? null : (
            <th scope="col" class="choice">
              <span class="hidden">{chosenBy.label}</span>
            </th>
          )}
          {columns.map((column) => (
            <Heading column={column} sorted={sorted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr data-row>
            {chosenBy === undefined ? null : (
              <td class="choice">
                <input
                  type="checkbox"
                  form={chosenBy.form}
                  name="chosen"
                  value={chosenBy.idOf(row)}
                  checked={chosenBy.chosen.has(chosenBy.idOf(row))}
                  aria-label={chosenBy.nameOf(row)}
                />
              </td>
            )}
            {columns.map(({ cell, label, ...column }) => (
              <td
                data-label={label}
                class={classOf(column)}
                data-of={column.place === "under" ? say("between|of") : undefined}
              >
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
    <nav class="pager" aria-label={say("Pages")}>
      <span>
        {total === 0
          ? "0"
          : say("{count}–{count2} of {count3}", {
              count: visit.reader.number(from),
              count2: visit.reader.number(Math.min(total, page * perPage)),
              count3: visit.reader.number(total)
            })}
      </span>
      {page > 1 ? (
        <a href={withQuery(visit, { page: String(Math.min(page - 1, last)) })}>{say("Previous")}</a>
      ) : null}
      {page < last ? <a href={withQuery(visit, { page: String(page + 1) })}>{say("Next")}</a> : null}
    </nav>
  )
}

/** Links to the other pages of a list of which one knows only whether more follows. */
export const UncountedPager = ({
  hasMore,
  request: { page },
  visit
}: {
  readonly visit: Visit
  readonly request: PageRequest
  readonly hasMore: boolean
}) =>
  page === 1 && !hasMore ? null : (
    <nav class="pager" aria-label={say("Pages")}>
      {page > 1 ? <a href={withQuery(visit, { page: String(page - 1) })}>{say("Previous")}</a> : null}
      {hasMore ? <a href={withQuery(visit, { page: String(page + 1) })}>{say("Next")}</a> : null}
    </nav>
  )

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
    <nav class="pager" aria-label={say("Pages")}>
      {isNewest ? null : <a href={withQuery(visit, { before: null })}>{say("Newest")}</a>}
      {hasOlder && last !== null ? (
        <a href={withQuery(visit, { before: String(last) })}>{say("Older")}</a>
      ) : null}
    </nav>
  )
}

/** The same rows as a file. */
export const DownloadCsv = ({ visit }: { readonly visit: Visit }) => (
  <a
    class="quiet"
    href={withQuery(visit, { format: "csv", page: null, before: null })}
    hx-boost="false"
    download
  >
    {say("Download CSV")}
  </a>
)
