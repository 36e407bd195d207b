/** SMS over a Twilio-compatible HTTP API. */
import { Effect, Redacted } from "effect"
import { type ClientRequest, type IncomingMessage, request as overHttp } from "node:http"
import { request as overHttps } from "node:https"
import { MAX_HAND_OVER_MILLIS, type Outcome, type OutgoingMessage, type Provider } from "./Transport.ts"
import { deferred, lost, rejected, sent } from "./Outcomes.ts"

/** Of an answer, this much is read; ids and errors are far shorter. */
const MAX_ANSWER_BYTES = 65_536

/** How SMS leave. */
export interface SmsOptions {
  /** POSTed to as it stands. */
  readonly url: string
  /** `user:password`; null for an API that asks for none. */
  readonly key: Redacted.Redacted | null
  /** A number or a name that the provider knows, or the id of a messaging service that has them. */
  readonly from: string
  readonly handOverMillis?: number
}

/** What the provider said. */
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

/** As much of the body as may be read; a body that breaks off is what has come of it. */
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

/** Refused for now, or for a reason that the operator mends: the wrong address, the wrong key. */
const isPassing = (status: number): boolean =>
  status >= 500 || status < 400 || status === 401 || status === 408 || status === 429

const outcomeOf = ({ body, status }: Answer): Outcome => {
  if (status >= 200 && status < 300) {
    const { sid } = body
    return sent(typeof sid === "string" ? sid : null)
  }
  const { code, message } = body
  const isCode = typeof code === "number" || (typeof code === "string" && code !== "")
  return (isPassing(status) ? deferred : rejected)(
    isCode ? `sms_${code}` : `http_${status}`,
    typeof message === "string" && message !== "" ? message : `The provider answered ${status}.`
  )
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "sms_connection_refused",
  ENOTFOUND: "sms_dns",
  EAI_AGAIN: "sms_dns",
  ABORT_ERR: "sms_timeout",
  ETIMEDOUT: "sms_timeout"
}

const wordFor = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown }
  return (typeof code === "string" ? words[code] : undefined) ?? "sms_connection_lost"
}

const formOf = ({ recipients: [to = ""], text }: OutgoingMessage, from: string): string =>
  new URLSearchParams({
    To: to,
    [/^MG[0-9A-Fa-f]{32}$/.test(from) ? "MessagingServiceSid" : "From"]: from,
    Body: text
  }).toString()

/**
 * A way to an SMS provider. Every message has a connection of its own: a provider that has left an old one could not
 * be told from one that has taken the message. Redirects are not followed.
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
        // The status is the answer, whatever becomes of the rest.
        if (isAnswered) return
        const told = error instanceof Error ? error.message : String(error)
        resolve((connected ? lost : deferred)(wordFor(error), told))
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
          // From here on the request may have left.
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
