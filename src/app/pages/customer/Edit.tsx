/** The fields of a customer, and the form that changes them. */
import type { CustomerResource } from "../../../domain/Customer.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Differences } from "../../parts/Differences.tsx"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field } from "../../parts/Form.tsx"
import { say } from "../../../words/Say.ts"

/** The name of the action. */
export const EDIT = "edit-customer"

interface Props {
  readonly customer: CustomerResource
  readonly visit: CompanyVisit
}

/** What is known of a customer: the API's name, the label and the value of each field. */
export const customerFields = (customer: CustomerResource) =>
  [
    ["display_name", say("Name"), customer.displayName],
    ["email", say("E-mail"), customer.email ?? ""],
    ["phone_e164", say("Phone"), customer.phoneE164 ?? ""],
    ["preferred_locale", say("Language"), customer.preferredLocale ?? ""],
    ["timezone", say("Time zone"), customer.timezone ?? ""]
  ] as const

/** The form that changes it. */
export const EditCustomer = ({ customer, visit }: Props) => {
  const [name, email, phone, locale, zone] = customerFields(customer)
  const field = ([key, label, value]: readonly [string, string, string]) => ({
    visit,
    action: EDIT,
    name: key,
    label,
    value
  })
  return (
    <Dialog visit={visit} action={EDIT} label={say("Edit")}>
      <ActionForm visit={visit} action={EDIT}>
        <Differences visit={visit} action={EDIT} fields={customerFields(customer)} />
        <input type="hidden" name="expected_version" value={customer.version} />
        <Field {...field(name)} required maxlength={200} />
        <Field {...field(email)} type="email" maxlength={254} />
        <Field {...field(phone)} type="tel" help={say("With the country: +4915112345678.")} />
        <Field {...field(locale)} help={say("Such as en or de. Leave it empty for the company's.")} />
        <Field {...field(zone)} help={say("Such as Europe/Berlin. Leave it empty for the company's.")} />
        <Submit>{say("Save changes")}</Submit>
      </ActionForm>
    </Dialog>
  )
}
