/** SMS over a Twilio-compatible HTTP API. */
import { Effect, Redacted } from "effect"
import { type ClientRequest, type IncomingMessage, request as overHttp } from "node:http"
import { request as overHttps } from "node:https"
import type { MessageKey } from "../../domain/MessageName.ts"
import { MAX_HAND_OVER_MILLIS, type Outcome, type OutgoingMessage, type Provider } from "./Transport.ts"
import { type Blame, lost, refused } from "./Outcomes.ts"
import { smsOutcomeOf } from "./SmsAnswer.ts"

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
  /** The address where the provider reports what became of a message; null for none, the default. */
  readonly callbackOf?: (message: MessageKey) => Effect.Effect<string | null>
  readonly handOverMillis?: number
}

/** A message whose callback is not known by then goes without one. */
const CALLBACK_MILLIS = 2_000

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

interface Reason {
  readonly code: string
  readonly blame: Blame
}

const LOST: Reason = { code: "sms_connection_lost", blame: "trouble" }

/** Failures before the provider could have received anything, by the operating system's codes. */
const failures: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: { code: "sms_connection_refused", blame: "channel" },
  EHOSTUNREACH: { code: "sms_unreachable", blame: "channel" },
  ENETUNREACH: { code: "sms_unreachable", blame: "channel" },
  ENOTFOUND: { code: "sms_dns", blame: "channel" },
  EAI_AGAIN: { code: "sms_dns", blame: "channel" },
  ABORT_ERR: { code: "sms_timeout", blame: "trouble" },
  ETIMEDOUT: { code: "sms_timeout", blame: "trouble" }
}

/** How far a request got before it failed. */
type Reached = "nothing" | "socket" | "provider"

const failureOf = (error: unknown, reached: Reached): Outcome => {
  const { code } = error as { readonly code?: unknown }
  const text = error instanceof Error ? error.message : String(error)
  const known = typeof code === "string" ? failures[code] : undefined
  if (reached === "provider") return lost((known ?? LOST).code, text)
  // The socket is open, and TLS is not agreed on.
  const reason = known ?? (reached === "socket" ? { code: "sms_tls", blame: "channel" as const } : LOST)
  return refused(reason.blame, reason.code, text)
}

const formOf = (
  { recipients: [to = ""], text }: OutgoingMessage,
  from: string,
  callback: string | null
): string =>
  new URLSearchParams({
    To: to,
    [/^MG[0-9A-Fa-f]{32}$/.test(from) ? "MessagingServiceSid" : "From"]: from,
    Body: text,
    ...(callback === null ? {} : { StatusCallback: callback })
  }).toString()

/**
 * A provider that sends SMS. Every message has a connection of its own, because a request that fails on a reused
 * connection may or may not have reached the provider. Redirects are not followed.
 */
export const make = ({
  callbackOf = () => Effect.succeed(null),
  from,
  handOverMillis = MAX_HAND_OVER_MILLIS - 3_000,
  key,
  url
}: SmsOptions): Provider => {
  const isSecure = new URL(url).protocol === "https:"
  const authorization =
    key === null ? {} : { authorization: `Basic ${Buffer.from(Redacted.value(key)).toString("base64")}` }

  const post = (message: OutgoingMessage, callback: string | null, signal: AbortSignal): Promise<Outcome> =>
    new Promise((resolve) => {
      const form = formOf(message, from, callback)
      let reached: Reached = "nothing"
      let isAnswered = false
      const failed = (error: unknown) => {
        // The status decides the outcome, even if the body breaks off.
        if (isAnswered) return
        resolve(failureOf(error, reached))
      }
      const answered = (response: IncomingMessage) => {
        isAnswered = true
        void bodyOf(response).then((text) =>
          resolve(smsOutcomeOf({ status: response.statusCode ?? 0, text }))
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
            "idempotency-key": `duebook-${message.companyId}-${message.messageId}`
          }
        })
      try {
        const request = begin()
        request.on("socket", (socket) => {
          socket.once("connect", () => {
            // Without TLS the request may have reached the provider from here on.
            if (reached === "nothing") reached = isSecure ? "socket" : "provider"
          })
          socket.once("secureConnect", () => {
            reached = "provider"
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
      Effect.flatMap(
        Effect.timeoutTo(Effect.disconnect(callbackOf(message)), {
          duration: CALLBACK_MILLIS,
          onTimeout: () => null,
          onSuccess: (callback) => callback
        }),
        (callback) =>
          Effect.promise((interrupted) =>
            post(message, callback, AbortSignal.any([interrupted, AbortSignal.timeout(handOverMillis)]))
          )
      )
  }
}
