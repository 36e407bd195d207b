/** Receivables: requests handed to the service. */
import { Effect } from "effect"
import { Receivables } from "../../services/Receivables.ts"
import * as Answer from "../Answer.ts"
import * as Handlers from "../Handlers.ts"

export const ReceivablesHandlers = Handlers.group("receivables", (handlers) =>
  Effect.map(Receivables, (receivables) =>
    handlers
      .handle("create", ({ payload }) => Answer.written(receivables.create(payload)))
      .handle("list", ({ urlParams }) =>
        Answer.list((request) => receivables.list(urlParams, request), urlParams)
      )
      .handle("read", ({ path }) => Answer.read(receivables.read(path.receivable)))
      .handle("update", ({ path, payload }) => Answer.written(receivables.update(path.receivable, payload)))
      .handle("pause", ({ path, payload }) =>
        Answer.written(receivables.changeStatus(path.receivable, "pause", payload.reason))
      )
      .handle("resume", ({ path, payload }) =>
        Answer.written(receivables.changeStatus(path.receivable, "resume", payload.reason))
      )
      .handle("cancel", ({ path, payload }) =>
        Answer.written(receivables.changeStatus(path.receivable, "cancel", payload.reason))
      )
  )
)
