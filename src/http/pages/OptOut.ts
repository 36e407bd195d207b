/** `/o/{token}`: where the link in a message leads. It needs no key, and the gate, which closes /v1, is not its. */
import { Cause, Effect, Exit, FiberId, LogLevel, Option, Runtime } from "effect"
import { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { OPT_OUT_PATH, OptOuts, type OptOutStatus } from "../../services/OptOuts.ts"
import { bytesWithin } from "../Body.ts"
import * as Defect from "../Defect.ts"
import { makeRequestId } from "../Exchange.ts"
import { type Meter, meterOf } from "../Metrics.ts"
import { chooseLanguage } from "./optout/language.ts"
import { optOutPage, pageHeaders, unavailablePage, unknownPage, type View } from "./optout/page.ts"
import type { Language } from "./optout/texts.ts"
import { InFlight } from "../Pipeline.ts"
import * as RequestLog from "../RequestLog.ts"

/** A form of ours, and the one-click body of a mail reader, have a few dozen bytes. */
export const MAX_FORM_BYTES = 1_024
/** A body that takes longer is given up. */
const FORM_TIMEOUT_MILLIS = 10_000
const ROUTE = "/o/:token"
const METHODS = ["GET", "HEAD", "POST"] as const

type Method = (typeof METHODS)[number]

const meters: Readonly<Record<Method | "other", Meter>> = {
  GET: meterOf(ROUTE, "GET"),
  HEAD: meterOf(ROUTE, "HEAD"),
  POST: meterOf(ROUTE, "POST"),
  other: meterOf(ROUTE, "other")
}

const isServed = (method: string): method is Method => METHODS.some((served) => served === method)

interface Reply {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a POST asks for: one click of a mail reader (RFC 8058), or a button of the page. */
type Wish = "one-click" | "opt-out" | "opt-in"

const wishOf = async (bytes: Uint8Array, contentType: string | null): Promise<Wish> => {
  // Whatever else somebody sends who has the link: they want no more messages.
  const form = await new Response(bytes, { headers: { "content-type": contentType ?? "" } })
    .formData()
    .catch(() => new FormData())
  if (form.get("List-Unsubscribe") === "One-Click") return "one-click"
  return form.get("action") === "opt-in" ? "opt-in" : "opt-out"
}

const tooLarge: Reply = { status: 413, body: "" }

const readWish = (request: Request): Effect.Effect<Wish, Reply> =>
  Effect.tryPromise({
    try: async () => {
      const bytes = await bytesWithin(request, MAX_FORM_BYTES)
      return bytes === null ? null : await wishOf(bytes, request.headers.get("content-type"))
    },
    catch: (): Reply => ({ status: 400, body: "" })
  }).pipe(
    Effect.timeoutFail({
      duration: FORM_TIMEOUT_MILLIS,
      onTimeout: (): Reply => ({ status: 408, body: "", headers: { connection: "close" } })
    }),
    Effect.filterOrFail(
      (wish) => wish !== null,
      () => tooLarge
    )
  )

/** Answers what is under `/o/`. What fails after an answer was found is left to `failed`. */
export const make = (failed: (defect: unknown) => Response) =>
  Effect.gen(function* () {
    const optOuts = yield* OptOuts
    const inFlight = yield* InFlight
    const log = yield* RequestLog.make
    const runtime = yield* Effect.runtime<never>()

    const shown = (request: Request, view: View, status: OptOutStatus): Reply => ({
      status: 200,
      body: optOutPage(languageFor(request, status), view, status)
    })

    const look = (request: Request, token: string) =>
      Effect.map(Effect.uninterruptible(optOuts.status(token)), (status) =>
        shown(request, status.optedOut ? "left" : "ask", status)
      )

    const act = (request: Request, token: string) =>
      Effect.gen(function* () {
        const wish = yield* readWish(request)
        const change = wish === "opt-in" ? optOuts.optIn : optOuts.optOut
        const status = yield* Effect.uninterruptible(
          Effect.tap(optOuts.status(token), ({ channel, companyId, customerId }) =>
            change(companyId, customerId, channel, "customer")
          )
        )
        if (wish === "one-click") return { status: 200, body: "" }
        return shown(request, wish === "opt-in" ? "back" : "left", status)
      })

    const run = (
      request: Request,
      token: string
    ): Effect.Effect<Reply, Reply | NotFound | ServiceUnavailable> => {
      if (!isServed(request.method)) {
        return Effect.succeed({ status: 405, body: "", headers: { allow: METHODS.join(", ") } })
      }
      return request.method === "POST" ? act(request, token) : look(request, token)
    }

    const refused = (
      cause: Cause.Cause<Reply | NotFound | ServiceUnavailable>,
      request: Request,
      requestId: string
    ): Reply => {
      const language = languageFor(request, null)
      const error = Option.getOrNull(Cause.failureOption(cause))
      if (error instanceof NotFound) return { status: 404, body: unknownPage(language) }
      if (error instanceof ServiceUnavailable) return unavailable(language, error)
      if (error !== null) return error
      log(LogLevel.Error, "a request failed on our side", FiberId.none, () => ({
        request_id: requestId,
        route: ROUTE,
        ...Defect.facts(cause)
      }))
      return { status: 500, body: unavailablePage(language) }
    }

    const send = (request: Request, { body, headers = {}, status }: Reply, requestId: string): Response =>
      new Response(request.method === "HEAD" ? null : body, {
        status,
        headers: {
          ...pageHeaders,
          ...headers,
          "content-length": String(Buffer.byteLength(body)),
          "x-request-id": requestId
        }
      })

    // Never the token: it is all that one needs.
    const tell = (method: string, status: number, requestId: string, startedAt: number) => {
      const millis = performance.now() - startedAt
      meters[isServed(method) ? method : "other"](status, millis / 1_000)
      log(LogLevel.Info, "request", FiberId.none, () => ({
        request_id: requestId,
        route: ROUTE,
        method,
        status,
        duration_ms: Math.round(millis * 10) / 10
      }))
    }

    return (request: Request, path: string): Promise<Response> => {
      const startedAt = performance.now()
      const requestId = makeRequestId()
      const work =
        inFlight.count >= inFlight.limit
          ? Effect.fail(ServiceUnavailable.because("overloaded"))
          : Effect.suspend(() => run(request, path.slice(OPT_OUT_PATH.length)))
      return new Promise((resolve) => {
        inFlight.count++
        const fiber = Runtime.runFork(runtime, Effect.exit(work))
        fiber.addObserver((exit) => {
          inFlight.count--
          try {
            const reply = Exit.match(Exit.flatten(exit), {
              onSuccess: (found) => found,
              onFailure: (cause) => refused(cause, request, requestId)
            })
            tell(request.method, reply.status, requestId, startedAt)
            resolve(send(request, reply, requestId))
          } catch (defect) {
            resolve(failed(defect))
          }
        })
      })
    }
  })

const languageFor = ({ headers }: Request, status: OptOutStatus | null): Language =>
  chooseLanguage(status?.preferredLocale ?? null, headers.get("accept-language"))

const unavailable = (language: Language, { retryAfterSeconds }: ServiceUnavailable): Reply => ({
  status: 503,
  body: unavailablePage(language),
  headers: { "retry-after": String(retryAfterSeconds ?? 1) }
})
