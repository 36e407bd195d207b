/** The filters above a list: a form that works without a script, and keeps what is chosen in the address. */
import type { ComponentChildren } from "preact"
import type { Visit } from "../Page.ts"
import type { Option } from "./Form.tsx"

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
  <label>
    {label}
    <input {...({ type, name, value: visit.query.get(name) ?? "", maxlength } as object)} />
  </label>
)

/** A filter to be chosen; the first choice is all. */
export const FilterChoice = ({
  all = "All",
  label,
  name,
  options,
  visit
}: Pick<InputProps, "visit" | "name" | "label"> & {
  readonly all?: string
  readonly options: ReadonlyArray<Option>
}) => (
  <label>
    {label}
    <select name={name}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option value={value} selected={visit.query.get(name) === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** The form around filters. */
export const Filters = ({
  children,
  isSet,
  visit
}: {
  readonly visit: Visit
  /** Whether any filter is set, and there is something to clear. */
  readonly isSet: boolean
  readonly children: ComponentChildren
}) => (
  <form method="get" action={visit.facts.path} class="toolbar" data-auto role="search">
    {children}
    <button type="submit" class="secondary outline">
      Apply
    </button>
    {isSet ? <a href={visit.facts.path}>Clear</a> : null}
  </form>
)
