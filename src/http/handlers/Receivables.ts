/** Receivables: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { PaymentRequests } from "../../services/receivables/PaymentRequests.ts"
import { Receivables } from "../../services/receivables/Receivables.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const ReceivablesHandlers = HttpApiServer.group(Api, "receivables", (handlers) =>
  Effect.map(Effect.all([Receivables, PaymentRequests]), ([receivables, paymentRequests]) =>
    handlers
      .handle("create", ({ payload }) => Results.written(receivables.create(payload)))
      .handle("list", ({ urlParams }) =>
        Results.list(urlParams, (request) => receivables.list(urlParams, request))
      )
      .handle("read", ({ path }) => Results.read(receivables.read(path.receivable)))
      .handle("update", ({ path, payload }) => Results.written(receivables.update(path.receivable, payload)))
      .handle("pause", ({ path, payload }) =>
        Results.written(receivables.changeStatus(path.receivable, "pause", payload.reason, payload.until))
      )
      .handle("resume", ({ path, payload }) =>
        Results.written(receivables.changeStatus(path.receivable, "resume", payload.reason))
      )
      .handle("cancel", ({ path, payload }) =>
        Results.written(receivables.changeStatus(path.receivable, "cancel", payload.reason))
      )
      .handle("paymentRequest", ({ path }) => Results.read(paymentRequests.of(path.receivable)))
  )
)
