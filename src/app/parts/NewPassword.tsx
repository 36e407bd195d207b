/** A field for a new password, with what is asked of it. */
import { MIN_PASSWORD_LENGTH } from "../../domain/Password.ts"
import type { Visit } from "../Page.ts"
import { Field } from "./Form.tsx"
import { say } from "../../words/Say.ts"

/** A field for a new password. */
export const NewPassword = ({
  action,
  label = say("Password"),
  visit
}: {
  readonly visit: Visit
  readonly action: string
  readonly label?: string
}) => (
  <Field
    visit={visit}
    action={action}
    name="password"
    label={label}
    type="password"
    autocomplete="new-password"
    help={say(
      "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.",
      { minPasswordLength: MIN_PASSWORD_LENGTH }
    )}
    required
  />
)
