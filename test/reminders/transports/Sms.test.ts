/** SMS as a provider receives them, and their outcomes, over real sockets. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { createServer, type Socket } from "node:net"
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

const tagAndCode = (told: Outcome) => `${told._tag} ${"code" in told ? told.code : told.providerMessageId}`

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
      const { received, url } = yield* sink(() => new Response("{}"))
      expect(yield* send(url, { key: null })).toEqual({ _tag: "Sent", providerMessageId: null })
      expect(received[0]?.headers.has("authorization")).toBe(false)
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
  const cases: ReadonlyArray<readonly [name: string, answer: () => Response, expected: string]> = [
    ["200 without JSON", () => new Response("queued"), "Sent null"],
    ["202 with a sid that is none", () => Response.json({ sid: 7 }, { status: 202 }), "Sent null"],
    ["204", () => new Response(null, { status: 204 }), "Sent null"],
    ["302", () => Response.redirect("/elsewhere", 302), "Deferred http_302"],
    ["307", () => Response.redirect("/elsewhere", 307), "Deferred http_307"],
    [
      "400",
      () => Response.json({ code: 21_211, message: "no number" }, { status: 400 }),
      "Rejected sms_21211"
    ],
    ["400 without a reason", () => new Response("no", { status: 400 }), "Rejected http_400"],
    ["401", () => Response.json({ code: 20_003 }, { status: 401 }), "Deferred sms_20003"],
    ["403", () => new Response(null, { status: 403 }), "Rejected http_403"],
    ["404", () => new Response("[]", { status: 404 }), "Rejected http_404"],
    ["429", () => new Response(null, { status: 429 }), "Deferred http_429"],
    ["500", () => new Response("null", { status: 500 }), "Deferred http_500"],
    ["503", () => Response.json({ code: "busy" }, { status: 503 }), "Deferred sms_busy"]
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
      expect(tagAndCode(hugeSuccess.outcome)).toBe("Sent null")
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
      "Sent null"
    ],
    [
      "hangs in its body",
      onData((socket) => socket.write("HTTP/1.1 503 Busy\r\ncontent-length: 99\r\n\r\n{")),
      "Deferred http_503"
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
      expect(tagAndCode(yield* send(`http://127.0.0.1:${port}/`))).toBe("Deferred sms_connection_refused")
      expect(tagAndCode(yield* send("http://nowhere.invalid/"))).toBe("Deferred sms_dns")
    })
  )

  it.scopedLive("does not speak TLS, or never ends its handshake", () =>
    Effect.gen(function* () {
      const talking = yield* raw((socket) => socket.end("220 hello\r\n"))
      expect((yield* send(`https://127.0.0.1:${talking.port}/`))._tag).toBe("Deferred")
      const hanging = yield* raw(() => {})
      expect(tagAndCode(yield* send(`https://127.0.0.1:${hanging.port}/`))).toBe("Deferred sms_timeout")
    })
  )
})
