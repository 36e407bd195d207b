/** What was done a moment ago, with the way back: a script takes it away after some seconds, without one it stays on the page. */
import type { ComponentChildren } from "preact"
import type { CompanyVisit } from "../Page.ts"
import { ActionForm } from "./Form.tsx"
import { say } from "../../words/Say.ts"

/** A form that takes back what was done. */
export const Undo = ({
  action,
  children,
  fields,
  to,
  visit
}: {
  readonly visit: CompanyVisit
  readonly action: string
  /** Where the form is sent; by default to the page's own address. */
  readonly to?: string
  /** What the form says, which nobody has to type. */
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>
  /** What was done. */
  readonly children: ComponentChildren
}) => (
  <div class="notice info undo" data-undo>
    <span>{children}</span>
    <ActionForm visit={visit} action={action} {...(to === undefined ? {} : { to })}>
      {fields.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button type="submit" class="secondary small" data-key="u">
        {say("Undo")}
      </button>
    </ActionForm>
  </div>
)
