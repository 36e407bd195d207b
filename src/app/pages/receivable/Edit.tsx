/**
 * The form that changes a receivable. It remembers what it was opened with, so that it sends only what a person has
 * changed; if somebody else has changed the receivable meanwhile, it shows both, and can be sent again.
 */
import type { Receivable } from "../../../domain/Receivable.ts"
import { decimalOf } from "../../Csv.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Form } from "../../Form.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, submittedTo, TextArea } from "../../parts/Form.tsx"
import { CustomerIds } from "./Customers.tsx"
import type { CustomerChoice } from "../../../services/customers/CustomerSearch.ts"
import { phrase, say } from "../../../words/Say.ts"

const ACTION = "edit-receivable"

/** The fields of the form, by the API's names, and what they are called. */
const editable = {
  amount: phrase("Invoiced"),
  currency: phrase("Currency"),
  due_date: phrase("Due date"),
  external_reference: phrase("Reference"),
  description: phrase("Description"),
  customer_id: phrase("Customer number")
} as const
type Name = keyof typeof editable
const names = Object.keys(editable) as ReadonlyArray<Name>

/** The name of the hidden field that keeps what a field was opened with. */
const was = (name: Name): string => `was.${name}`

/** A receivable as the form has it. */
const valuesOf = (receivable: Receivable): Readonly<Record<Name, string>> => ({
  amount: decimalOf(receivable.amountMinor, receivable.currency),
  currency: receivable.currency,
  due_date: receivable.dueDate,
  external_reference: receivable.externalReference ?? "",
  description: (receivable.description ?? "").replaceAll("\r\n", "\n"),
  customer_id: String(receivable.customerId)
})

/** The fields that a person has changed. A new currency needs an amount beside it. */
export const changedIn = (form: Form): ReadonlyArray<string> => {
  const changed = names.filter((name) => form.fields.has(name) && form.text(name) !== form.text(was(name)))
  return changed.includes("currency") && !changed.includes("amount") ? [...changed, "amount"] : changed
}

/** What the form shows: what was typed, over how things stand now. */
const merged = (now: Readonly<Record<Name, string>>, form: Form | null): Readonly<Record<Name, string>> => {
  if (form === null) return now
  const changed = new Set(changedIn(form))
  return Object.fromEntries(
    names.map((name) => [name, changed.has(name) ? form.text(name) : now[name]])
  ) as Readonly<Record<Name, string>>
}

/** What differs between how things stand now and what was typed. */
const Differences = ({
  now,
  yours
}: {
  readonly now: Readonly<Record<Name, string>>
  readonly yours: Readonly<Record<Name, string>>
}) => {
  const different = names.filter((name) => now[name] !== yours[name])
  return (
    <div class="notice warn">
      <p>
        {say(
          "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want."
        )}
      </p>
      {different.length === 0 ? null : (
        <dl class="facts">
          {different.map((name) => (
            <div>
              <dt>{say(editable[name])}</dt>
              <dd>
                {say("now: {now}; yours: {yours}", {
                  now: now[name] === "" ? say("empty") : now[name],
                  yours: yours[name] === "" ? say("empty") : yours[name]
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The form, behind its button. */
export const EditReceivable = ({
  choices,
  receivable,
  visit
}: {
  readonly receivable: Receivable
  readonly choices: ReadonlyArray<CustomerChoice>
  readonly visit: CompanyVisit
}) => {
  const submitted = submittedTo(visit, ACTION)
  const now = valuesOf(receivable)
  const yours = merged(now, submitted?.form ?? null)
  // The fields show what is merged here, and not once more what was typed.
  const shown: CompanyVisit =
    submitted === null ? visit : { ...visit, submitted: { ...submitted, form: new Form(new Map()) } }
  const field = (name: Name) => ({
    visit: shown,
    action: ACTION,
    name,
    label: say(editable[name]),
    value: yours[name]
  })
  return (
    <Dialog visit={visit} action={ACTION} label={say("Edit")}>
      <ActionForm visit={visit} action={ACTION}>
        {submitted?.code === "version_conflict" ? <Differences now={now} yours={yours} /> : null}
        <input type="hidden" name="expected_version" value={receivable.version} />
        {names.map((name) => (
          <input type="hidden" name={was(name)} value={now[name]} />
        ))}
        <Field {...field("amount")} inputmode="decimal" required />
        <Field {...field("currency")} maxlength={3} required />
        <Field {...field("due_date")} type="date" required />
        <Field {...field("external_reference")} maxlength={255} />
        <TextArea {...field("description")} rows={3} maxlength={2_000} />
        <CustomerIds {...field("customer_id")} choices={choices} />
        <Submit>{say("Save changes")}</Submit>
      </ActionForm>
    </Dialog>
  )
}
