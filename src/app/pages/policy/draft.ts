/** A form of the policy with one step more or one step less: nothing is saved, and all that was typed stays. */
import { MAX_OFFSET_DAYS, MAX_STEPS } from "../../../domain/dunning/Policy.ts"
import { Form } from "../../Form.ts"
import { rowIndices } from "./fields.ts"

/** The action of the buttons that add and remove steps. */
export const CHANGE_STEPS = "change-policy-steps"

/** The steps of receivables, or those of bills. */
export type StepList = "receivables" | "payables"

/** Days between the last step and one that is added. */
const USUAL_DISTANCE = 7

/** A form that is not finished. */
export class Draft {
  readonly form: Form
  /** What was changed; null for an address that says nothing known. */
  readonly change: { readonly list: StepList; readonly kind: "added" | "removed" } | null
  constructor(form: Form, change: Draft["change"]) {
    this.form = form
    this.change = change
  }
}

const isList = (text: string | undefined): text is StepList => text === "receivables" || text === "payables"

/** The fields of one row, without what they have in common. */
const rowOf = (form: Form, prefix: string): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  [...form.fields].flatMap(([name, values]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), values] as const] : []
  )

/** Some days after the last step, so that the new one is the last. */
const nextDays = (form: Form, list: StepList): string => {
  const days = rowIndices(form, list).map((index) => {
    const count = Number(form.text(`${list}.steps.${index}.offset_days`))
    return form.text(`${list}.steps.${index}.when`) === "after" && Number.isSafeInteger(count) ? count : 0
  })
  return String(Math.min(Math.max(0, ...days) + USUAL_DISTANCE, MAX_OFFSET_DAYS))
}

const newRow = (form: Form, list: StepList): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => [
  ["offset_days", [nextDays(form, list)]],
  ["when", ["after"]],
  ...(list === "receivables" ? ([["channels", ["email"]]] as const) : []),
  ["tone", [""]]
]

/** The form with other rows in one of its lists. */
const withRows = (form: Form, list: StepList, rows: ReadonlyArray<ReturnType<typeof rowOf>>): Form => {
  const others = [...form.fields].filter(([name]) => !name.startsWith(`${list}.steps.`))
  const numbered = rows.flatMap((row, index) =>
    row.map(([part, values]) => [`${list}.steps.${index}.${part}`, values] as const)
  )
  return new Form(new Map([...others, ...numbered]))
}

/** What `?add=payables` or `?remove=receivables.3` makes of a form. */
export const policyDraftOf = (form: Form, query: URLSearchParams): Draft => {
  const [list, position] = (query.get("remove") ?? query.get("add") ?? "").split(".")
  if (!isList(list)) return new Draft(form, null)
  const at = rowIndices(form, list)
  const rows = at.map((index) => [index, rowOf(form, `${list}.steps.${index}.`)] as const)
  if (query.has("remove")) {
    const left = rows.filter(([index]) => String(index) !== position).map(([, row]) => row)
    return new Draft(withRows(form, list, left), { list, kind: "removed" })
  }
  const all = [...rows.map(([, row]) => row), newRow(form, list)].slice(0, MAX_STEPS)
  return new Draft(withRows(form, list, all), { list, kind: "added" })
}
