/** The whole public surface as one function from request to answer: the API, its description, its documentation. */
import { Cause, Context, Effect, FiberId, Layer, LogLevel } from "effect"
import { OPT_OUT_PATH } from "../services/OptOuts.ts"
import { PublicUrl } from "../services/PublicUrl.ts"
import * as Defect from "./Defect.ts"
import { docsContentSecurityPolicy, docsPage } from "./docs/Docs.ts"
import { makeRequestId } from "./Exchange.ts"
import * as Handlers from "./Handlers.ts"
import { CustomersHandlers } from "./handlers/Customers.ts"
import { PayablesHandlers } from "./handlers/Payables.ts"
import { PaymentsHandlers } from "./handlers/Payments.ts"
import { ReceivablesHandlers } from "./handlers/Receivables.ts"
import { ReminderAttemptsHandlers } from "./handlers/ReminderAttempts.ts"
import { UsageHandlers } from "./handlers/Usage.ts"
import { documentJson } from "./OpenApi.ts"
import * as OptOutPage from "./pages/OptOut.ts"
import * as Pipeline from "./Pipeline.ts"
import * as RequestLog from "./RequestLog.ts"
import { sendFailure } from "./Respond.ts"

/** Answers one request. It always answers: what fails inside is an answer, too. */
export class WebHandler extends Context.Tag("duebook/WebHandler")<
  WebHandler,
  (request: Request) => Promise<Response>
>() {}

const handlers = Effect.map(
  Effect.all({
    receivables: ReceivablesHandlers,
    payments: PaymentsHandlers,
    payables: PayablesHandlers,
    customers: CustomersHandlers,
    reminderAttempts: ReminderAttemptsHandlers,
    usage: UsageHandlers
  }),
  Handlers.byRoute
)

interface Page {
  readonly text: () => string
  readonly headers: Readonly<Record<string, string>>
}

/** What there is outside /v1. */
const pages = (origin: { readonly url: string }): Readonly<Record<string, Page | undefined>> => ({
  "/openapi.json": { text: documentJson, headers: { "content-type": "application/json" } },
  "/docs": {
    text: () => docsPage(origin.url),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": docsContentSecurityPolicy,
      "x-content-type-options": "nosniff"
    }
  }
})

const sendPage = ({ headers, text }: Page, method: string): Response => {
  const body = text()
  return new Response(method === "HEAD" ? null : body, {
    headers: { ...headers, "content-length": String(Buffer.byteLength(body)) }
  })
}

// Whatever a client calls its host must not matter.
const withoutHost = (url: string): string => {
  if (url.startsWith("/")) return url
  const start = url.indexOf("/", url.indexOf("//") + 2)
  return start === -1 ? "/" : url.slice(start)
}

/** The last net: what failed after the Pipeline, or beside it. */
const lastNet = Effect.map(RequestLog.make, (log) => (defect: unknown): Response => {
  const requestId = makeRequestId()
  try {
    log(LogLevel.Error, "an answer failed on our side", FiberId.none, () => ({
      request_id: requestId,
      ...Defect.facts(Cause.die(defect))
    }))
  } catch {
    // It may be the log that fails: the client is answered all the same.
  }
  return sendFailure(requestId)
})

const make = Effect.gen(function* () {
  const byPath = pages(yield* PublicUrl)
  const failed = yield* lastNet
  const optOut = yield* OptOutPage.make(failed)
  const api = yield* Pipeline.make(yield* handlers, failed)

  const answer = (request: Request): Response | Promise<Response> => {
    const url = withoutHost(request.url)
    const end = url.indexOf("?")
    const path = end === -1 ? url : url.slice(0, end)
    const page = Object.hasOwn(byPath, path) ? byPath[path] : undefined
    const { method } = request
    if (page !== undefined && (method === "GET" || method === "HEAD")) return sendPage(page, method)
    return path.startsWith(OPT_OUT_PATH)
      ? optOut(request, path)
      : api(request, path, end === -1 ? "" : url.slice(end + 1))
  }

  return WebHandler.of((request) => {
    try {
      return Promise.resolve(answer(request))
    } catch (defect) {
      return Promise.resolve(failed(defect))
    }
  })
})

/** The API over whatever services are given: KeyStore, Quota, GateWatch, the use cases. */
export const layer = Layer.effect(WebHandler, make)
