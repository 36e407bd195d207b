/** What is wrong with a form that a page does not show any more. */
import type { Visit } from "../Page.ts"
import { Problems } from "./Form.tsx"

/** The same for a form that is not on the page any more, or has another name there: `forms` are those that are. */
export const OtherProblems = ({
  forms,
  visit: { submitted }
}: {
  readonly forms: ReadonlyArray<string>
  readonly visit: Visit
}) => (submitted === null || forms.includes(submitted.action) ? null : <Problems submitted={submitted} />)
