/** SMS as a provider receives them, and their outcomes, over real sockets. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { createServer, type Socket } from "node:net"
import type { MessageKey } from "../../../src/domain/MessageName.ts"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"
import * as Sms from "../../../src/reminders/transports/Sms.ts"
import { outgoing } from "./smtp.ts"

const message = outgoing({ channel: "sms", recipients: ["+4915112345678"], subject: null, html: null })

interface Received {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly form: URLSearchParams
}

const sink = (answer: (path: string) => Response) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const received: Array<Received> = []
      const server = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: async (request) => {
          const { pathname } = new URL(request.url)
          const form = new URLSearchParams(await request.text())
          received.push({ method: request.method, path: pathname, headers: request.headers, form })
          return answer(pathname)
        }
      })
      return { server, received, url: `http://127.0.0.1:${server.port}/2010/Messages.json` }
    }),
    ({ server }) => Effect.promise(() => server.stop(true))
  )

const send = (url: string, options: Partial<Sms.SmsOptions> = {}) =>
  Sms.make({
    url,
    key: Redacted.make("AC1:s3cret"),
    from: "+15005550006",
    handOverMillis: 500,
    ...options
  }).send(message)

const answered = (answer: () => Response) =>
  Effect.flatMap(sink(answer), ({ received, url }) =>
    Effect.map(send(url), (outcome) => ({ outcome, received }))
  )

/** An exclamation mark says that the provider is in trouble. */
const tagAndCode = (told: Outcome) =>
  `${told._tag}${"providerTrouble" in told ? "!" : "doubtful" in told ? "?" : ""} ${"code" in told ? told.code : told.providerMessageId}${"address" in told ? ` ${told.address}` : ""}`

describe("an SMS", () => {
  it.scopedLive("is posted as a form, with credentials and an idempotency key", () =>
    Effect.gen(function* () {
      const { outcome, received } = yield* answered(() => Response.json({ sid: "SM123" }, { status: 201 }))
      expect(outcome).toEqual({ _tag: "Sent", providerMessageId: "SM123" })
      expect(received.length).toBe(1)
      const [
        { form, headers, method, path } = { form: undefined, headers: new Headers(), method: "", path: "" }
      ] = received
      expect([method, path]).toEqual(["POST", "/2010/Messages.json"])
      expect(Object.fromEntries(form ?? [])).toEqual({
        To: "+4915112345678",
        From: "+15005550006",
        Body: message.text
      })
      expect(headers.get("authorization")).toBe(`Basic ${btoa("AC1:s3cret")}`)
      expect(headers.get("content-type")).toBe("application/x-www-form-urlencoded")
      expect(headers.get("idempotency-key")).toBe("duebook-7-42")
    })
  )

  it.scopedLive("without a key is sent without credentials", () =>
    Effect.gen(function* () {
      const { received, url } = yield* sink(() => Response.json({ sid: "SM1" }))
      expect(yield* send(url, { key: null })).toEqual({ _tag: "Sent", providerMessageId: "SM1" })
      expect(received[0]?.headers.has("authorization")).toBe(false)
    })
  )

  it.scopedLive("names the address where its provider reports what became of it", () =>
    Effect.gen(function* () {
      const { received, url } = yield* sink(() => Response.json({ sid: "SM1" }))
      const callbackOf = ({ companyId, messageId }: MessageKey) =>
        Effect.succeed(`https://pay.example.com/hooks/sms/t0k?message=c${companyId}.m${messageId}`)
      yield* send(url, { callbackOf })
      expect(received[0]?.form.get("StatusCallback")).toBe(
        "https://pay.example.com/hooks/sms/t0k?message=c7.m42"
      )
    })
  )

  it.scopedLive("leaves without that address where it is not known in time", () =>
    Effect.gen(function* () {
      const { received, url } = yield* sink(() => Response.json({ sid: "SM1" }))
      expect(yield* send(url, { callbackOf: () => Effect.never })).toMatchObject({ _tag: "Sent" })
      expect(received[0]?.form.has("StatusCallback")).toBe(false)
    })
  )

  it.scopedLive("may be from a messaging service", () =>
    Effect.gen(function* () {
      const { received, url } = yield* sink(() => new Response("{}"))
      const from = `MG${"0123456789abcdef".repeat(2)}`
      yield* send(url, { from })
      expect([...(received[0]?.form.keys() ?? [])]).toEqual(["To", "MessagingServiceSid", "Body"])
      expect(received[0]?.form.get("MessagingServiceSid")).toBe(from)
    })
  )
})

describe("an answer", () => {
  const json = (status: number, body: unknown) => () => Response.json(body, { status })
  const page = (status: number) => () =>
    new Response("<!DOCTYPE html><html><title>Log in</title></html>", {
      status,
      headers: { "content-type": "text/html" }
    })
  const cases: ReadonlyArray<readonly [name: string, answer: () => Response, expected: string]> = [
    ["201 with an id", json(201, { sid: "SM1", status: "queued", error_code: null }), "Sent SM1"],
    // A 2xx that is not the provider's confirmation.
    ["200 without JSON", () => new Response("queued"), "Lost sms_no_confirmation"],
    ["200 with a page", page(200), "Faulted? sms_not_the_provider"],
    ["200 with a list", json(200, [{ sid: "SM1" }]), "Lost sms_no_confirmation"],
    ["202 with a sid that is none", json(202, { sid: 7 }), "Lost sms_no_confirmation"],
    ["204", () => new Response(null, { status: 204 }), "Lost sms_no_confirmation"],
    ["200 with an unknown code", json(200, { code: 0 }), "Lost sms_no_confirmation"],
    ["201 of a message that failed", json(201, { sid: "SM1", status: "failed" }), "Deferred sms_failed"],
    [
      "201 of a message to a number that is blocked",
      json(201, { sid: "SM1", status: "undelivered", error_code: 30_004 }),
      "Rejected sms_30004"
    ],
    [
      "201 of a message from a suspended account",
      json(201, { sid: "SM1", status: "failed", error_code: "30002" }),
      "Faulted? sms_30002"
    ],
    [
      "200 with the error of a number",
      json(200, { code: 21_211, message: "no" }),
      "Rejected sms_21211 bounced"
    ],
    ["200 with another status inside", json(200, { status: 401, message: "no" }), "Faulted? http_401"],
    ["200 with 503 inside", json(200, { status: 503 }), "Deferred! http_503"],
    // The recipient.
    ["400 of a number", json(400, { code: 21_211, message: "no number" }), "Rejected sms_21211 bounced"],
    ["403 of a country", json(403, { code: 21_408 }), "Rejected sms_21408"],
    ["400 of an unsubscribed number", json(400, { code: "21610" }), "Rejected sms_21610 stopped"],
    ["400 of a number without a route", json(400, { code: 21_612 }), "Rejected sms_21612"],
    ["400 of a landline", json(400, { code: 21_614 }), "Rejected sms_21614 bounced"],
    ["400 without a reason", () => new Response("no", { status: 400 }), "Rejected http_400"],
    // The channel.
    ["302", () => Response.redirect("/elsewhere", 302), "Faulted? http_302"],
    ["307", () => Response.redirect("/elsewhere", 307), "Faulted? http_307"],
    ["400 of the sender", json(400, { code: 21_606 }), "Faulted? sms_21606"],
    ["400 of a trial account", json(400, { code: 21_608 }), "Faulted? sms_21608"],
    ["401", json(401, { code: 20_003 }), "Faulted? sms_20003"],
    ["402", () => new Response(null, { status: 402 }), "Faulted? http_402"],
    ["403", () => new Response(null, { status: 403 }), "Faulted? http_403"],
    ["404", () => new Response("[]", { status: 404 }), "Faulted? http_404"],
    ["404 of the account", json(404, { code: 20_404 }), "Faulted? sms_20404"],
    ["404 with a page", page(404), "Faulted? http_404"],
    ["405", () => new Response(null, { status: 405 }), "Faulted? http_405"],
    // The provider, for now; the circuit breaker counts it.
    ["429", () => new Response(null, { status: 429 }), "Deferred! http_429"],
    ["500", () => new Response("null", { status: 500 }), "Deferred! http_500"],
    ["502 with a page", page(502), "Deferred! http_502"],
    ["503", json(503, { code: "busy" }), "Deferred! sms_busy"]
  ]
  for (const [name, answer, expected] of cases) {
    it.scopedLive(name, () =>
      Effect.gen(function* () {
        const { outcome, received } = yield* answered(answer)
        expect(tagAndCode(outcome)).toBe(expected)
        expect(received.length).toBe(1)
      })
    )
  }

  it.scopedLive("is cut to one line of limited length", () =>
    Effect.gen(function* () {
      const long = `bad\r\nnumber ${"x".repeat(1_000)}`
      const { outcome } = yield* answered(() => Response.json({ code: 1, message: long }, { status: 400 }))
      const told = "message" in outcome ? outcome.message : ""
      expect(told).toMatch(/^bad number x+…$/)
      expect(told.length).toBe(300)
      const endless = new Uint8Array(10_000_000).fill(0x61)
      const huge = yield* answered(() => new Response(endless, { status: 400 }))
      expect(tagAndCode(huge.outcome)).toBe("Rejected http_400")
      const hugeSuccess = yield* answered(() => new Response(endless))
      expect(tagAndCode(hugeSuccess.outcome)).toBe("Lost sms_no_confirmation")
    })
  )
})

/** A server on a raw socket. */
const raw = (serve: (socket: Socket) => void) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const open = new Set<Socket>()
      let bytes = 0
      const server = createServer((socket) => {
        open.add(socket)
        socket.on("error", () => {})
        socket.on("data", (chunk) => {
          bytes += chunk.length
        })
        serve(socket)
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const stop = () => {
        for (const socket of open) socket.destroy()
        return new Promise<void>((resolve) => server.close(() => resolve()))
      }
      return { port, bytes: () => bytes, connections: () => open.size, stop }
    }),
    ({ stop }) => Effect.promise(stop)
  )

describe("a provider that fails", () => {
  const onData = (then: (socket: Socket) => void) => (socket: Socket) =>
    socket.once("data", () => then(socket))
  const cases: ReadonlyArray<readonly [name: string, serve: (socket: Socket) => void, expected: string]> = [
    ["hangs", () => {}, "Lost sms_timeout"],
    ["hangs up", onData((socket) => socket.destroy()), "Lost sms_connection_lost"],
    ["resets", onData((socket) => socket.resetAndDestroy()), "Lost sms_connection_lost"],
    ["hangs up early", (socket) => socket.destroy(), "Lost sms_connection_lost"],
    ["talks nonsense", onData((socket) => socket.end("hello\r\n\r\n")), "Lost sms_connection_lost"],
    ["breaks off in its head", onData((socket) => socket.end("HTTP/1.1 20")), "Lost sms_connection_lost"],
    [
      "breaks off in its body",
      onData((socket) => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 99\r\n\r\n{"sid"')),
      "Lost sms_no_confirmation"
    ],
    [
      "hangs in its body",
      onData((socket) => socket.write("HTTP/1.1 503 Busy\r\ncontent-length: 99\r\n\r\n{")),
      "Deferred! http_503"
    ]
  ]
  for (const [name, serve, expected] of cases) {
    it.scopedLive(name, () =>
      Effect.gen(function* () {
        const { connections, port } = yield* raw(serve)
        expect(tagAndCode(yield* send(`http://127.0.0.1:${port}/`))).toBe(expected)
        expect(connections()).toBe(1)
      })
    )
  }

  it.scopedLive("can't be reached", () =>
    Effect.gen(function* () {
      const { port, stop } = yield* raw(() => {})
      yield* Effect.promise(stop)
      expect(tagAndCode(yield* send(`http://127.0.0.1:${port}/`))).toBe("Faulted sms_connection_refused")
      expect(tagAndCode(yield* send("http://nowhere.invalid/"))).toBe("Faulted sms_dns")
    })
  )

  it.scopedLive("does not speak TLS, or never ends its handshake", () =>
    Effect.gen(function* () {
      const talking = yield* raw((socket) => socket.end("220 hello\r\n"))
      expect(tagAndCode(yield* send(`https://127.0.0.1:${talking.port}/`))).toBe("Faulted sms_tls")
      const hanging = yield* raw(() => {})
      expect(tagAndCode(yield* send(`https://127.0.0.1:${hanging.port}/`))).toBe("Deferred! sms_timeout")
    })
  )
})
