/** A customer whom somebody names in a field for a number: by words of a name, an address or a reference. */
import { Effect } from "effect"
import { fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { CustomerSearch } from "../../../services/customers/CustomerSearch.ts"
import { Form } from "../../Form.ts"
import { customerLabel } from "./Customers.tsx"

const FIELD = "customer_id"

/** Customers who are told where several are meant. */
const MAX_TOLD = 5

const refuse = (said: string) => ValidationFailed.of(fieldIssue(FIELD, "unknown", said))

/**
 * The form with the number of the customer who is named by words: the search is the same as everywhere, so that it works
 * without a script, too. Where nobody is found, or several are, the field says so.
 */
export const withNamedCustomer = (form: Form) =>
  Effect.gen(function* () {
    const typed = form.text(FIELD).trim()
    if (typed === "" || parseId(typed) !== undefined) return form
    const customers = yield* CustomerSearch
    const found = yield* customers.offered(typed)
    const [only, ...others] = found
    if (only === undefined) return yield* refuse("nobody found with these words")
    if (others.length > 0) {
      const told = found.slice(0, MAX_TOLD).map((customer) => `${customer.id} ${customerLabel(customer)}`)
      return yield* refuse(`these words mean several: ${told.join("; ")}`)
    }
    return new Form(new Map([...form.fields, [FIELD, [String(only.id)]]]), form.files)
  })
