/** Customers: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { Customers } from "../../services/customers/Customers.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const CustomersHandlers = HttpApiServer.group(Api, "customers", (handlers) =>
  Effect.map(Customers, (customers) =>
    handlers
      .handle("list", ({ urlParams }) =>
        Results.list(urlParams, (request) => customers.list(urlParams, request))
      )
      .handle("read", ({ path }) => Results.read(customers.read(path.customer)))
      .handle("update", ({ path, payload }) => Results.written(customers.update(path.customer, payload)))
      .handle("optOut", ({ path, payload }) =>
        Results.written(customers.changeChannel(path.customer, "OptOut", payload))
      )
      .handle("optIn", ({ path, payload }) =>
        Results.written(customers.changeChannel(path.customer, "OptIn", payload))
      )
  )
)
