/** The whole public surface as one function from request to answer: the API, its description, its documentation. */
import { HttpApiBuilder, type HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { Context, Effect, Exit, Layer, Runtime } from "effect"
import { AccessLive } from "./Access.ts"
import { Api } from "./api/Api.ts"
import { docsPage } from "./docs/page.ts"
import { CustomersHandlers } from "./handlers/Customers.ts"
import { PayablesHandlers } from "./handlers/Payables.ts"
import { PaymentsHandlers } from "./handlers/Payments.ts"
import { ReceivablesHandlers } from "./handlers/Receivables.ts"
import { ReminderAttemptsHandlers } from "./handlers/ReminderAttempts.ts"
import { UsageHandlers } from "./handlers/Usage.ts"
import { document } from "./OpenApi.ts"
import * as Pipeline from "./Pipeline.ts"

/** Answers one request. It always answers: what fails inside is an answer, too. */
export class WebHandler extends Context.Tag("duebook/WebHandler")<
  WebHandler,
  (request: Request) => Promise<Response>
>() {}

const groups = Layer.mergeAll(
  ReceivablesHandlers,
  PaymentsHandlers,
  PayablesHandlers,
  CustomersHandlers,
  ReminderAttemptsHandlers,
  UsageHandlers
).pipe(Layer.provide(AccessLive))

const pages = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const description = JSON.stringify(document())
    yield* router.get(
      "/openapi.json",
      HttpServerResponse.text(description, { contentType: "application/json" })
    )
    yield* router.get(
      "/docs",
      Effect.sync(() =>
        HttpServerResponse.text(docsPage(), {
          contentType: "text/html; charset=utf-8",
          headers: {
            "content-security-policy":
              "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
            "x-content-type-options": "nosniff"
          }
        })
      )
    )
  })
)

const make = Effect.gen(function* () {
  const app = yield* HttpApiBuilder.httpApp
  const runtime = yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>()
  const fork = Runtime.runFork(runtime)
  // A client that hangs up disturbs nobody: its request runs to its end like any other.
  return WebHandler.of(
    (request) =>
      new Promise((resolve) => {
        fork(
          Effect.scoped(
            Effect.provideService(
              app,
              HttpServerRequest.HttpServerRequest,
              HttpServerRequest.fromWeb(request)
            )
          )
        ).addObserver((exit) =>
          resolve(
            Exit.isSuccess(exit)
              ? HttpServerResponse.toWeb(exit.value, { withoutBody: request.method === "HEAD" })
              : new Response(null, { status: 500 })
          )
        )
      })
  )
})

/** The API over whatever services are given: KeyStore, Quota, GateWatch, the use cases. */
export const layer = Layer.effect(WebHandler, make).pipe(
  Layer.provide(HttpApiBuilder.middleware(Pipeline.make)),
  Layer.provide(pages),
  Layer.provide(HttpApiBuilder.api(Api).pipe(Layer.provide(groups))),
  Layer.provide([HttpApiBuilder.Router.Live, HttpApiBuilder.Middleware.layer, BunHttpServer.layerContext])
)
