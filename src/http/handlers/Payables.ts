/** Payables: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { Payables } from "../../services/payables/Payables.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const PayablesHandlers = HttpApiServer.group(Api, "payables", (handlers) =>
  Effect.map(Payables, (payables) =>
    handlers
      .handle("create", ({ payload }) => Results.written(payables.create(payload)))
      .handle("list", ({ urlParams }) =>
        Results.list(urlParams, (request) => payables.list(urlParams, request))
      )
      .handle("read", ({ path }) => Results.read(payables.read(path.payable)))
      .handle("update", ({ path, payload }) => Results.written(payables.update(path.payable, payload)))
      .handle("markPaid", ({ path, payload }) =>
        Results.written(payables.markPaid(path.payable, payload.reason))
      )
  )
)
