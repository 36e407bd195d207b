/** Payables: requests handed to the service. */
import { Effect } from "effect"
import { Payables } from "../../services/Payables.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

export const PayablesHandlers = Handlers.group("payables", (handlers) =>
  Effect.map(Payables, (payables) =>
    handlers
      .handle("create", ({ payload }) => Answer.written(payables.create(payload)))
      .handle("list", ({ urlParams }) =>
        Answer.list((request) => payables.list(urlParams, request), urlParams)
      )
      .handle("read", ({ path }) => Answer.read(payables.read(path.payable)))
      .handle("update", ({ path, payload }) => Answer.written(payables.update(path.payable, payload)))
      .handle("markPaid", ({ path, payload }) =>
        Answer.written(payables.markPaid(path.payable, payload.reason))
      )
  )
)
