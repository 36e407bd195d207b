/** The field that asks why something is done, for the record. */
import type { Visit } from "../Page.ts"
import { Field } from "./Form.tsx"
import { say } from "../../words/Say.ts"

/** Characters of a reason, as the API has them. */
export const MAX_REASON_LENGTH = 500

/** What stands below the field: whether it has to be filled in, and where it can be read later. */
export const reasonHelp = (required: boolean): string =>
  required ? say("Kept in the audit log.") : say("May stay empty. Kept in the audit log.")

/** Why; required only where the books or the law want to know it later. */
export const ReasonField = ({
  action,
  required = false,
  visit
}: {
  readonly visit: Visit
  readonly action: string
  readonly required?: boolean
}) => (
  <Field
    visit={visit}
    action={action}
    name="reason"
    label={say("Reason")}
    required={required}
    maxlength={MAX_REASON_LENGTH}
    help={reasonHelp(required)}
  />
)
