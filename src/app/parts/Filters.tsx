/**
 * The filters above a list: a form that works without a script, and keeps what is chosen in the address. On a wide screen
 * all of them are seen; on a phone most are behind "Filters", and the list is what one sees first.
 */
import type { ComponentChildren } from "preact"
import type { Visit } from "../Page.ts"
import type { SelectOption } from "./Form.tsx"
import { say } from "../../words/Say.ts"

interface InputProps {
  readonly visit: Visit
  /** As the address has it. */
  readonly name: string
  readonly label: string
  readonly type?: "text" | "search" | "date" | "month"
  readonly maxlength?: number
}

/** A filter to be typed. */
export const FilterInput = ({ label, maxlength, name, type = "text", visit }: InputProps) => (
  <label class={type === "search" ? "search" : undefined}>
    {label}
    <input {...({ type, name, value: visit.query.get(name) ?? "", maxlength } as object)} />
  </label>
)

/** A filter to be chosen; the first choice is all. */
export const FilterChoice = ({
  all = say("All"),
  chosen,
  label,
  name,
  options,
  visit
}: Pick<InputProps, "visit" | "name" | "label"> & {
  /** What is chosen; by default what the address says. */
  readonly chosen?: string
  /** What the first choice is called; null where there is none. */
  readonly all?: string | null
  readonly options: ReadonlyArray<SelectOption>
}) => (
  <label>
    {label}
    <select name={name}>
      {all === null ? null : <option value="">{all}</option>}
      {options.map(([value, text]) => (
        <option value={value} selected={(chosen ?? visit.query.get(name)) === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** What an address has besides hidden filters: the place in a list, its order, and what is always in sight. */
const others: ReadonlySet<string> = new Set([
  "page",
  "per_page",
  "before",
  "sort",
  "q",
  "status",
  "done",
  "format"
])

/** How many of the filters that may be out of sight are set. */
export const activeFilters = (query: URLSearchParams): number =>
  [...query].filter(([name, value]) => !others.has(name) && value.trim() !== "").length

/** The form around filters. */
export const Filters = ({
  children,
  first,
  isSet,
  visit
}: {
  readonly visit: Visit
  /** Whether any filter is set, and there is something to clear. */
  readonly isSet: boolean
  /** What most people look for, such as a search: it is always seen. */
  readonly first?: ComponentChildren
  readonly children?: ComponentChildren
}) => {
  const active = activeFilters(visit.query)
  return (
    <form method="get" action={visit.facts.path} class="toolbar filters" data-auto role="search">
      {first}
      {children === undefined ? null : (
        <details>
          <summary>{active === 0 ? say("Filters") : say("Filters ({active})", { active })}</summary>
          <div>{children}</div>
        </details>
      )}
      <button type="submit" class="secondary outline">
        {children === undefined ? say("Search") : say("Apply")}
        <span class="hidden"> {children === undefined ? "" : say("filters")}</span>
      </button>
      {isSet ? (
        <a href={visit.facts.path}>
          {say("Clear")}
          <span class="hidden"> {say("filters")}</span>
        </a>
      ) : null}
    </form>
  )
}
