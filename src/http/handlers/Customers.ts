/** Customers: requests handed to the service. */
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { Customers } from "../../services/Customers.ts"
import * as Answer from "../Answer.ts"
import { Api } from "../api/Api.ts"

export const CustomersHandlers = HttpApiBuilder.group(Api, "customers", (handlers) =>
  Effect.map(Customers, (customers) =>
    handlers
      .handle("list", ({ urlParams }) =>
        Answer.list((request) => customers.list(urlParams, request), urlParams)
      )
      .handle("read", ({ path }) => Answer.read(customers.read(path.customer)))
      .handle("update", ({ path, payload }) => Answer.written(customers.update(path.customer, payload)))
  )
)
