/** SMS over a Twilio-compatible HTTP API. */
import { Effect, Redacted } from "effect"
import { type ClientRequest, type IncomingMessage, request as overHttp } from "node:http"
import { request as overHttps } from "node:https"
import { MAX_HAND_OVER_MILLIS, type Outcome, type OutgoingMessage, type Provider } from "./Transport.ts"
import { deferred, lost, rejected, sent } from "./Outcomes.ts"

/** So much of an answer is read; ids and errors are far shorter. */
const MAX_ANSWER_BYTES = 65_536

/** Settings of an SMS provider. */
export interface SmsOptions {
  /** Messages are POSTed to exactly this URL. */
  readonly url: string
  /** `user:password`; null for an API without authentication. */
  readonly key: Redacted.Redacted | null
  /** A number or name registered with the provider, or the id of a messaging service. */
  readonly from: string
  readonly handOverMillis?: number
}

/** The provider's answer. */
interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const jsonOf = (text: string): Answer["body"] => {
  try {
    const parsed = JSON.parse(text) as unknown
    return typeof parsed === "object" && parsed !== null ? (parsed as Answer["body"]) : {}
  } catch {
    return {}
  }
}

/** The body up to `MAX_ANSWER_BYTES`. If the connection breaks, what has arrived by then. */
const bodyOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Array<Buffer> = []
    let size = 0
    const end = () => resolve(Buffer.concat(chunks).toString("utf8").slice(0, MAX_ANSWER_BYTES))
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) response.destroy()
    })
    response.on("error", () => {})
    response.on("close", end)
    response.on("end", end)
  })

/** Whether a later try may succeed, some of them once the operator has corrected the URL or the key. */
const isTemporary = (status: number): boolean =>
  status >= 500 || status < 400 || status === 401 || status === 408 || status === 429

const outcomeOf = ({ body, status }: Answer): Outcome => {
  if (status >= 200 && status < 300) {
    const { sid } = body
    return sent(typeof sid === "string" ? sid : null)
  }
  const { code, message } = body
  const isCode = typeof code === "number" || (typeof code === "string" && code !== "")
  return (isTemporary(status) ? deferred : rejected)(
    isCode ? `sms_${code}` : `http_${status}`,
    typeof message === "string" && message !== "" ? message : `The provider answered ${status}.`
  )
}

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: "sms_connection_refused",
  ENOTFOUND: "sms_dns",
  EAI_AGAIN: "sms_dns",
  ABORT_ERR: "sms_timeout",
  ETIMEDOUT: "sms_timeout"
}

const codeOf = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown }
  return (typeof code === "string" ? codes[code] : undefined) ?? "sms_connection_lost"
}

const formOf = ({ recipients: [to = ""], text }: OutgoingMessage, from: string): string =>
  new URLSearchParams({
    To: to,
    [/^MG[0-9A-Fa-f]{32}$/.test(from) ? "MessagingServiceSid" : "From"]: from,
    Body: text
  }).toString()

/**
 * A provider that sends SMS. Every message has a connection of its own, because a request that fails on a reused
 * connection may or may not have reached the provider. Redirects are not followed.
 */
export const make = ({
  from,
  handOverMillis = MAX_HAND_OVER_MILLIS - 3_000,
  key,
  url
}: SmsOptions): Provider => {
  const isSecure = new URL(url).protocol === "https:"
  const authorization =
    key === null ? {} : { authorization: `Basic ${Buffer.from(Redacted.value(key)).toString("base64")}` }

  const post = (message: OutgoingMessage, signal: AbortSignal): Promise<Outcome> =>
    new Promise((resolve) => {
      const form = formOf(message, from)
      let connected = false
      let isAnswered = false
      const failed = (error: unknown) => {
        // The status decides the outcome, even if the body breaks off.
        if (isAnswered) return
        const text = error instanceof Error ? error.message : String(error)
        resolve((connected ? lost : deferred)(codeOf(error), text))
      }
      const answered = (response: IncomingMessage) => {
        isAnswered = true
        void bodyOf(response).then((text) =>
          resolve(outcomeOf({ status: response.statusCode ?? 0, body: jsonOf(text) }))
        )
      }
      const begin = (): ClientRequest =>
        (isSecure ? overHttps : overHttp)(url, {
          method: "POST",
          agent: false,
          signal,
          headers: {
            ...authorization,
            accept: "application/json",
            "content-type": "application/x-www-form-urlencoded",
            "content-length": Buffer.byteLength(form),
            "idempotency-key": `duebook-${message.companyId}-${message.attemptId}`
          }
        })
      try {
        const request = begin()
        request.on("socket", (socket) => {
          // From here on the request may have reached the provider.
          socket.once(isSecure ? "secureConnect" : "connect", () => {
            connected = true
          })
        })
        request.on("response", answered)
        request.on("error", failed)
        request.end(form)
      } catch (error) {
        failed(error)
      }
    })

  return {
    send: (message) =>
      Effect.promise((interrupted) =>
        post(message, AbortSignal.any([interrupted, AbortSignal.timeout(handOverMillis)]))
      ),
    deduplicatesForMillis: 0
  }
}
