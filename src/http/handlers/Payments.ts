/** Payments: requests handed to the service. */
import { Effect } from "effect"
import { Payments } from "../../services/Payments.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

export const PaymentsHandlers = Handlers.group("payments", (handlers) =>
  Effect.map(Payments, (payments) =>
    handlers
      .handle("record", ({ path, payload }) => Answer.written(payments.record(path.receivable, payload)))
      .handle("list", ({ path, urlParams }) =>
        Answer.list((request) => payments.list(path.receivable, request), urlParams)
      )
      .handle("reverse", ({ path, payload }) =>
        Answer.written(payments.reverse(path.receivable, path.payment, payload.reason))
      )
  )
)
