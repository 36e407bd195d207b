/** Bank transactions: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { BankTransactions } from "../../services/bank/BankTransactions.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const BankTransactionsHandlers = HttpApiServer.group(Api, "bankTransactions", (handlers) =>
  Effect.map(BankTransactions, (transactions) =>
    handlers
      .handle("list", ({ urlParams }) =>
        Results.list(urlParams, (request) => transactions.list(urlParams, request))
      )
      .handle("read", ({ path }) => Results.read(transactions.read(path.transaction)))
      .handle("apply", ({ path, payload }) => Results.written(transactions.apply(path.transaction, payload)))
      .handle("undo", ({ path, payload }) => Results.written(transactions.undo(path.transaction, payload)))
      .handle("ignore", ({ path, payload }) =>
        Results.written(transactions.ignore(path.transaction, payload))
      )
      .handle("refuse", ({ path, payload: { expectedVersion, receivableId } }) =>
        Results.written(
          transactions.refuse(path.transaction, { expectedVersion, receivableIds: [receivableId] })
        )
      )
  )
)
