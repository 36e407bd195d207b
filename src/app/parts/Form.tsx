/** Forms: fields with labels and what is wrong with them, and the buttons that send them. */
import { randomUUID } from "node:crypto"
import type { ComponentChildren } from "preact"
import type { PasskeyUse } from "../../domain/Passkey.ts"
import { ownFields } from "../Form.ts"
import type { Submitted, Visit } from "../Page.ts"
import { say } from "../../words/Say.ts"
import { translated } from "../../words/Refusals.ts"

/** The hidden fields of every form: which action, its token, and the name of this sending. */
export const Hidden = ({ action, visit }: { readonly action: string; readonly visit: Visit }) => (
  <>
    <input type="hidden" name={ownFields.action} value={action} />
    <input type="hidden" name={ownFields.token} value={visit.token} />
    <input type="hidden" name={ownFields.key} value={randomUUID()} />
  </>
)

/** The refused form of an action, if it is this one. */
export const submittedTo = (visit: Visit, action: string): Submitted | null =>
  visit.submitted !== null && visit.submitted.action === action ? visit.submitted : null

/**
 * The visit as a row of a list sees it, where each row has the same form: the refused form is that of the row whose hidden
 * field `name` has this value, and of no other.
 */
export const forRow = <V extends Visit>(visit: V, name: string, value: string): V =>
  visit.submitted === null || visit.submitted.form.text(name) === value
    ? visit
    : { ...visit, submitted: null }

/** What is wrong with a form as a whole, with a link to each wrong field. */
export const Problems = ({ submitted }: { readonly submitted: Submitted | null }) =>
  submitted === null || (submitted.issues.length === 0 && submitted.message === "") ? null : (
    // The browser itself goes there, so that nobody has to look for what went wrong.
    <div class="notice bad" role="alert" tabindex={-1} {...{ autofocus: true }}>
      {submitted.issues.length === 0 ? (
        <p>{translated(submitted.message)}</p>
      ) : (
        <>
          <p>{say("Please correct what is marked.")}</p>
          <ul>
            {submitted.issues.map(({ field, message }) => (
              <li>
                <a href={`#${fieldIdOf(submitted.action, field)}`}>{translated(message)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )

/** The id of a field's element. */
export const fieldIdOf = (action: string, name: string): string =>
  `${action}-${name.replaceAll(/[^A-Za-z0-9_-]/g, "-")}`

interface FormProps {
  readonly visit: Visit
  readonly action: string
  /** Where it is sent; by default to the page's own address. */
  readonly to?: string
  readonly class?: string
  /** Whether it has a file. It is sent as any form then; `in place`: without a reload, where a script shows the progress. */
  readonly withFile?: boolean | "in place"
  /** Whether a script keeps what is typed in this tab until it was sent: for forms of something new. */
  readonly draft?: boolean
  /** What a script asks a passkey for before it is sent. */
  readonly passkey?: PasskeyUse
  readonly children: ComponentChildren
}

/** A form of an action of this page. */
export const ActionForm = ({
  action,
  children,
  draft = false,
  passkey,
  to,
  visit,
  withFile = false,
  ...rest
}: FormProps) => (
  <form
    method="post"
    action={to ?? visit.facts.path}
    class={rest.class}
    novalidate
    data-passkey={passkey}
    {...(draft ? { "data-draft": true } : {})}
    {...(withFile === false ? {} : { enctype: "multipart/form-data" })}
    {...(withFile === true ? { "hx-boost": "false" } : {})}
  >
    <Hidden visit={visit} action={action} />
    <Problems submitted={submittedTo(visit, action)} />
    {children}
  </form>
)

interface FieldProps {
  readonly visit: Visit
  readonly action: string
  readonly name: string
  readonly label: string
  /** What is in it before somebody has typed. */
  readonly value?: string | null | undefined
  readonly type?: "text" | "email" | "password" | "date" | "tel" | "url" | "number" | "search" | "time"
  /** A sentence below the field. */
  readonly help?: string
  readonly required?: boolean
  readonly autocomplete?: string
  readonly inputmode?: "text" | "decimal" | "numeric" | "email" | "tel" | "url" | "search"
  readonly placeholder?: string
  readonly min?: string
  readonly max?: string
  readonly maxlength?: number
  /** Whether reading goes on here when the page is shown. */
  readonly autofocus?: boolean
}

/** What is wrong with a field of the refused form, in the language of whoever reads; undefined where nothing is. */
export const problemOf = (visit: Visit, action: string, name: string): string | undefined => {
  const message = submittedTo(visit, action)?.issues.find(({ field }) => field === name)?.message
  return message === undefined ? undefined : translated(message)
}

/** The value of a field: what was typed, if the form was refused. A password is never shown again. */
export const fieldValueOf = ({
  action,
  name,
  type,
  value,
  visit
}: Pick<FieldProps, "visit" | "action" | "name" | "type" | "value">): string => {
  if (type === "password") return ""
  const submitted = submittedTo(visit, action)
  return submitted === null || !submitted.form.fields.has(name) ? (value ?? "") : submitted.form.text(name)
}

/** The attributes by which a field is described and said to be wrong. */
const described = (id: string, problem: string | undefined, help: string | undefined) => {
  const by = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(help === undefined ? [] : [`${id}-help`])
  ]
  return {
    ...(problem === undefined ? {} : { "aria-invalid": "true" as const }),
    ...(by.length === 0 ? {} : { "aria-describedby": by.join(" ") })
  }
}

interface NotesProps {
  readonly id: string
  readonly problem?: string | undefined
  readonly help?: string | undefined
}

const Notes = ({ help, id, problem }: NotesProps) => (
  <>
    {problem === undefined ? null : (
      <small id={`${id}-problem`} class="field-problem">
        {problem}
      </small>
    )}
    {help === undefined ? null : <small id={`${id}-help`}>{help}</small>}
  </>
)

/** A field of one line. */
export const Field = (props: FieldProps) => {
  const { action, help, label, name, type = "text", visit, value: _value, required, ...rest } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...({ ...rest, id, name, type, required, value: fieldValueOf(props) } as object)}
        {...described(id, problem, help)}
      />
      <Notes id={id} problem={problem} help={help} />
    </div>
  )
}

/** A field of several lines. */
export const TextArea = (props: FieldProps & { readonly rows?: number }) => {
  const { action, help, label, maxlength, name, placeholder, required, rows = 4, visit } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        maxlength={maxlength}
        placeholder={placeholder}
        {...described(id, problem, help)}
      >
        {fieldValueOf(props)}
      </textarea>
      <Notes id={id} problem={problem} help={help} />
    </div>
  )
}

/** An option of a list: its value and what it is called. */
export type SelectOption = readonly [value: string, label: string]

/** A list to choose one from; with `ownZone`, a script has chosen the browser's time zone at first. */
export const Select = (
  props: FieldProps & { readonly options: ReadonlyArray<SelectOption>; readonly ownZone?: boolean }
) => {
  const { action, help, label, name, options, ownZone = false, required, visit } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  const chosen = fieldValueOf(props)
  // What was sent and is none of them is told of, and stays to be seen.
  const isStrange = chosen !== "" && options.every(([value]) => value !== chosen)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        required={required}
        {...described(id, problem, help)}
        {...(ownZone && submittedTo(visit, action) === null ? { "data-own-zone": true } : {})}
      >
        {isStrange ? (
          <option value={chosen} selected>
            {chosen}
          </option>
        ) : null}
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
      <Notes id={id} problem={problem} help={help} />
    </div>
  )
}

/** Checkboxes of one name. */
export const Checkboxes = (
  props: Omit<FieldProps, "value"> & {
    readonly options: ReadonlyArray<SelectOption>
    readonly values?: ReadonlyArray<string>
  }
) => {
  const { action, help, label, name, options, values = [], visit } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  const submitted = submittedTo(visit, action)
  const chosen = submitted === null ? values : submitted.form.all(name)
  return (
    <fieldset class="field" id={id} aria-labelledby={`${id}-legend`} {...described(id, problem, help)}>
      <legend id={`${id}-legend`}>{label}</legend>
      {options.map(([value, text]) => (
        <label>
          <input type="checkbox" name={name} value={value} checked={chosen.includes(value)} /> {text}
        </label>
      ))}
      <Notes id={id} problem={problem} help={help} />
    </fieldset>
  )
}

/** One checkbox. */
export const Checkbox = (props: Omit<FieldProps, "value"> & { readonly checked?: boolean }) => {
  const { action, checked = false, help, label, name, visit } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  const submitted = submittedTo(visit, action)
  return (
    <div class="field">
      <label for={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          checked={submitted === null ? checked : submitted.form.text(name) !== ""}
          {...described(id, problem, help)}
        />{" "}
        {label}
      </label>
      <Notes id={id} problem={problem} help={help} />
    </div>
  )
}
