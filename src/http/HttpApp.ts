/** The whole public surface as one function from request to answer: the API, its description, its documentation. */
import { HttpApiBuilder, HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { type Cause, Context, Effect, Exit, Layer, Runtime } from "effect"
import { envelope, InternalError } from "../domain/Errors.ts"
import { AccessLive } from "./Access.ts"
import { Api } from "./api/Api.ts"
import { docsContentSecurityPolicy, docsPage } from "./docs/Docs.ts"
import { CustomersHandlers } from "./handlers/Customers.ts"
import { PayablesHandlers } from "./handlers/Payables.ts"
import { PaymentsHandlers } from "./handlers/Payments.ts"
import { ReceivablesHandlers } from "./handlers/Receivables.ts"
import { ReminderAttemptsHandlers } from "./handlers/ReminderAttempts.ts"
import { UsageHandlers } from "./handlers/Usage.ts"
import { documentJson } from "./OpenApi.ts"
import * as Defect from "./Defect.ts"
import * as Pipeline from "./Pipeline.ts"
import { makeRequestId } from "./RequestState.ts"

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

/** Where the service is reached, for the examples of its documentation; known once it listens. */
export class Origin extends Context.Reference<Origin>()("duebook/Origin", {
  defaultValue: () => ({ url: "http://localhost:3000" })
}) {}

/** The router's own limit would refuse a long id as an unknown address before anybody asked for a key. */
const MAX_PARAM_LENGTH = 65_536

const pages = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    const origin = yield* Origin
    yield* router.get(
      "/openapi.json",
      Effect.sync(() => HttpServerResponse.text(documentJson(), { contentType: "application/json" }))
    )
    yield* router.get(
      "/docs",
      Effect.sync(() =>
        HttpServerResponse.text(docsPage(origin.url), {
          contentType: "text/html; charset=utf-8",
          headers: {
            "content-security-policy": docsContentSecurityPolicy,
            "x-content-type-options": "nosniff"
          }
        })
      )
    )
  })
)

/** For when not even a failure could be told. */
const blank = new Response(null, { status: 500 })

/** The last net: what failed after the Pipeline, or beside it. */
const failed = (cause: Cause.Cause<unknown>) => {
  const requestId = makeRequestId()
  return Effect.as(
    Effect.logError("an answer failed on our side").pipe(
      Effect.annotateLogs({ request_id: requestId, ...Defect.facts(cause) })
    ),
    new Response(envelope(new InternalError(), requestId), {
      status: 500,
      headers: { "content-type": "application/json", "x-request-id": requestId, "cache-control": "no-store" }
    })
  )
}

const make = Effect.gen(function* () {
  const app = yield* HttpRouter.withRouterConfig(HttpApiBuilder.httpApp, { maxParamLength: MAX_PARAM_LENGTH })
  const runtime = yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>()
  const fork = Runtime.runFork(runtime)

  const answer = (request: Request): Effect.Effect<Response> =>
    app.pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, HttpServerRequest.fromWeb(request)),
      Effect.scoped,
      Effect.map((response) =>
        HttpServerResponse.toWeb(response, { withoutBody: request.method === "HEAD" })
      ),
      Effect.provide(runtime),
      Effect.catchAllCause(failed)
    )

  // A client that hangs up disturbs nobody: its request runs to its end like any other.
  return WebHandler.of(
    (request) =>
      new Promise((resolve) => {
        fork(answer(request)).addObserver((exit) => resolve(Exit.getOrElse(exit, () => blank)))
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
