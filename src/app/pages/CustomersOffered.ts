/** `/app/{company}/search/customers`: customers whom a script offers while one types into a field for one. */
import { Effect } from "effect"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import * as Html from "../Html.tsx"
import { companyRaw } from "../Page.ts"
import { customerLabel } from "./receivable/Customers.tsx"

/** Their ids, with what a list calls them. */
export const customersOffered = companyRaw({
  path: "/search/customers",
  answer: ({ query }) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const offered = yield* customers.offered(query.get("q") ?? "")
      return Html.json(offered.map((customer) => ({ id: customer.id, label: customerLabel(customer) })))
    })
})
