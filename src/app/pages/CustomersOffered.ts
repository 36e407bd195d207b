/** `/app/{company}/search/customers`: customers whom a script offers while one types into a field for one. */
import { Effect } from "effect"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { companyRaw } from "../Page.ts"
import { labelOf } from "./receivable/Customers.tsx"

const headers = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff"
}

/** Their ids, with what a list calls them. */
export const customersOffered = companyRaw({
  path: "/search/customers",
  answer: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const offered = yield* customers.offered(query.get("q") ?? "")
      const body = JSON.stringify(offered.map((customer) => ({ id: customer.id, label: labelOf(customer) })))
      return { status: 200, body, headers }
    })
})
