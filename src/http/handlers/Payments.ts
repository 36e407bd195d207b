/** Payments: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { Payments } from "../../services/receivables/Payments.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const PaymentsHandlers = HttpApiServer.group(Api, "payments", (handlers) =>
  Effect.map(Payments, (payments) =>
    handlers
      .handle("record", ({ path, payload }) => Results.written(payments.record(path.receivable, payload)))
      .handle("list", ({ path, urlParams }) =>
        Results.list(urlParams, (request) => payments.list(path.receivable, request))
      )
      .handle("reverse", ({ path, payload }) =>
        Results.written(payments.reverse(path.receivable, path.payment, payload.reason))
      )
  )
)
