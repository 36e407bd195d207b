/** A fake server that answers from a list and records its requests. */
import { HttpClient, HttpClientError, type HttpClientRequest, HttpClientResponse } from "@effect/platform"
import { Clock, Effect, Layer } from "effect"

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Epoch milliseconds. */
  readonly at: number
}

export type Line = (
  request: HttpClientRequest.HttpClientRequest
) => Effect.Effect<Response, HttpClientError.HttpClientError>

/** An answer with a JSON body. */
export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Line =>
  () =>
    Effect.succeed(
      new Response(typeof body === "string" ? body : JSON.stringify(body), {
        status,
        headers: { "content-type": "application/json", "x-request-id": "req_header", ...headers }
      })
    )

/** An error as the service sends it. */
export const fails = (
  status: number,
  code: string,
  extra: object = {},
  headers: Record<string, string> = {}
): Line =>
  answers(status, { error: { code, message: "Told so.", ...extra }, request_id: "req_body" }, headers)

/** A connection that breaks before an answer. */
export const breaks: Line = (request) =>
  Effect.fail(
    new HttpClientError.RequestError({ request, reason: "Transport", description: "connection reset" })
  )

/** An answer whose connection breaks in the middle of the body. */
export const breaksInBody: Line = () =>
  Effect.succeed(
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new Error("connection reset")) }),
      { status: 200 }
    )
  )

/** Never answers. */
export const hangs: Line = () => Effect.never

/** An HTTP client that answers from a script; the last line answers all further requests. */
export const script = (...lines: readonly [Line, ...Array<Line>]) => {
  const asked: Array<Asked> = []
  const client = HttpClient.make((request, url) =>
    Effect.gen(function* () {
      const line = lines[Math.min(asked.length, lines.length - 1)] as Line
      asked.push({
        method: request.method,
        url: url.href,
        headers: { ...request.headers },
        body:
          request.body._tag === "Uint8Array"
            ? JSON.parse(new TextDecoder().decode(request.body.body))
            : undefined,
        at: yield* Clock.currentTimeMillis
      })
      return HttpClientResponse.fromWeb(request, yield* line(request))
    })
  )
  return { asked, layer: Layer.succeed(HttpClient.HttpClient, client) }
}
