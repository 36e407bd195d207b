/** Customers who may be the one that somebody types anew: the same name or address, and the choice to use one of them. */
import { Effect } from "effect"
import { fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { type CustomerChoice, CustomerSearch } from "../../../services/customers/CustomerSearch.ts"
import { Form } from "../../Form.ts"
import type { CompanyVisit } from "../../Page.ts"
import { submittedTo } from "../../parts/Form.tsx"
import { customerLabel } from "./Customers.tsx"
import { say } from "../../../words/Say.ts"

/** The buttons of the form: use this customer, or make a new one all the same. */
const USE = "use_customer"
const NEW = "new_customer"

const NAME = "customer.display_name"
const EMAIL = "customer.email"

const typedIn = (form: Form) => ({ displayName: form.text(NAME).trim(), email: form.text(EMAIL).trim() })

/** The form as if the customer had been chosen whose button was pressed. */
export const withUsed = (form: Form): Form => {
  const used = form.text(USE).trim()
  return used === "" ? form : new Form(new Map([...form.fields, ["customer_id", [used]]]), form.files)
}

const alikeIn = (form: Form) =>
  Effect.gen(function* () {
    const typed = typedIn(form)
    if (form.text("customer_id").trim() !== "" || (typed.displayName === "" && typed.email === "")) return []
    const customers = yield* CustomerSearch
    return yield* customers.alike(typed)
  })

/** Refuses a new customer whose name or address one has already, unless somebody wants that. */
export const checkAlike = (form: Form) =>
  Effect.gen(function* () {
    if (form.text(NEW) !== "") return
    const [first] = yield* alikeIn(form)
    if (first === undefined) return
    const { email } = typedIn(form)
    const isAddress = first.email !== null && first.email.toLowerCase() === email.toLowerCase()
    return yield* ValidationFailed.of(
      fieldIssue(isAddress ? EMAIL : NAME, "invalid", "is that of a customer you already have")
    )
  })

/** Those of the form that came back; none where nothing was typed yet. */
export const alikeOf = (visit: CompanyVisit, action: string) => {
  const submitted = submittedTo(visit, action)
  return submitted === null ? Effect.succeed([]) : alikeIn(submitted.form)
}

/** The choice. It stands in the form, so that nothing that was typed is lost. */
export const AlikeCustomers = ({
  alike,
  visit
}: {
  readonly alike: ReadonlyArray<CustomerChoice>
  readonly visit: CompanyVisit
}) =>
  alike.length === 0 ? null : (
    <div class="notice info" data-alike>
      <p>{say("You already have a customer like this one.")}</p>
      <ul>
        {alike.map((customer) => (
          <li>
            <a href={`${visit.base}/customers/${customer.id}`} class="break">
              {customerLabel(customer)}
            </a>{" "}
            <button type="submit" name={USE} value={String(customer.id)} class="secondary small">
              {say("Use this one")}
              <span class="hidden">: {customer.displayName}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="submit" name={NEW} value="yes" class="secondary outline small">
        {say("Create a new customer all the same")}
      </button>
    </div>
  )
