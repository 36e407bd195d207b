/** Everything that is served on the public port: the API's groups and their middleware, and the pages. */
import { Context, Effect, Layer } from "effect"
import { Api } from "../api/Api.ts"
import * as Access from "./Admission.ts"
import { BankStatementsHandlers } from "./handlers/BankStatements.ts"
import { BankTransactionsHandlers } from "./handlers/BankTransactions.ts"
import { CustomersHandlers } from "./handlers/Customers.ts"
import { PayablesHandlers } from "./handlers/Payables.ts"
import { PaymentsHandlers } from "./handlers/Payments.ts"
import { DocumentsHandlers } from "./handlers/Documents.ts"
import { ReceivablesHandlers } from "./handlers/Receivables.ts"
import { ReminderAttemptsHandlers } from "./handlers/ReminderAttempts.ts"
import { UsageHandlers } from "./handlers/Usage.ts"
import * as HttpApiServer from "./HttpApiServer.ts"
import * as Idempotent from "./Idempotent.ts"
import * as Hooks from "./pages/Hooks.ts"
import * as OptOut from "./pages/OptOut.ts"
import * as Reference from "./pages/Reference.ts"
import type { Route } from "./Routes.ts"
import * as WebHandler from "./WebHandler.ts"

/** The handlers of every group of the API. */
export const groups = Layer.mergeAll(
  ReceivablesHandlers,
  DocumentsHandlers,
  PaymentsHandlers,
  PayablesHandlers,
  CustomersHandlers,
  ReminderAttemptsHandlers,
  BankTransactionsHandlers,
  BankStatementsHandlers,
  UsageHandlers
)

/** The middleware that runs before the handlers. */
export const middleware = Layer.merge(Access.layer, Idempotent.layer)

const api = HttpApiServer.api(Api).pipe(Layer.provide(groups), Layer.provide(middleware))

/** The pages of the application, which is made of the same routes; none where it is not served. */
export class AppPages extends Context.Reference<AppPages>()("duebook/AppPages", {
  defaultValue: (): ReadonlyArray<Route> => []
}) {}

/** The public port over whatever services are given: KeyStore, Quota, GateWatch, the use cases. */
export const layer = Layer.effect(
  WebHandler.WebHandler,
  Effect.flatMap(
    Effect.all([HttpApiServer.ApiRoutes, OptOut.routes, Hooks.routes, AppPages]),
    ([endpoints, optOut, hooks, app]) =>
      WebHandler.make([...endpoints, ...Reference.routes, ...optOut, ...hooks, ...app])
  )
).pipe(Layer.provide(api))
