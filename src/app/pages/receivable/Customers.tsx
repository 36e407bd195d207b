/**
 * Choosing a customer by number, with the newest customers offered. A script offers those who have what is typed in their
 * name, addresses or references, and says that nobody is found.
 */
import type { CustomerChoice } from "../../../services/customers/CustomerSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { fieldIdOf, fieldValueOf, problemOf } from "../../parts/Form.tsx"
import { say } from "../../../words/Say.ts"

/** What a list of customers calls one: the name, with the address where there is one. */
export const customerLabel = ({ displayName, email }: CustomerChoice): string =>
  email === null ? displayName : `${displayName} (${email})`

/** A field for a customer's number, which offers some by name. */
export const CustomerIds = ({
  choices,
  ...props
}: {
  readonly visit: CompanyVisit
  readonly action: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: ReadonlyArray<CustomerChoice>
}) => {
  const { action, label, name, visit } = props
  const id = fieldIdOf(action, name)
  const problem = problemOf(visit, action, name)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={fieldValueOf(props)}
        list={`${id}-offered`}
        autocomplete="off"
        data-offers={`${visit.base}/search/customers`}
        {...(problem === undefined
          ? {}
          : { "aria-invalid": "true" as const, "aria-describedby": `${id}-problem` })}
      />
      <datalist id={`${id}-offered`}>
        {choices.map((choice) => (
          <option value={String(choice.id)}>{customerLabel(choice)}</option>
        ))}
      </datalist>
      <small role="status" data-offered hidden>
        {say("Nobody found. Type a word of the name, of an address or of a reference.")}
      </small>
      {problem === undefined ? null : (
        <small id={`${id}-problem`} class="field-problem">
          {problem}
        </small>
      )}
    </div>
  )
}
