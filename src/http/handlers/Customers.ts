/** Customers: requests handed to the service. */
import { Effect } from "effect"
import { Customers } from "../../services/Customers.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

export const CustomersHandlers = Handlers.group("customers", (handlers) =>
  Effect.map(Customers, (customers) =>
    handlers
      .handle("list", ({ urlParams }) =>
        Answer.list((request) => customers.list(urlParams, request), urlParams)
      )
      .handle("read", ({ path }) => Answer.read(customers.read(path.customer)))
      .handle("update", ({ path, payload }) => Answer.written(customers.update(path.customer, payload)))
  )
)
