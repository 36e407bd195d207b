/** The outcome of a message if the server fails, refuses, hangs or hangs up at any step of a session. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { createServer } from "node:net"
import type { Outcome } from "../../../src/reminders/transports/Transport.ts"
import * as Email from "../../../src/reminders/transports/Email.ts"
import { outgoing, type Act, scriptedServer, type Script, type Step, steps } from "./smtp.ts"

/** Shorter than the real limits, so that the test does not wait long for a server that hangs. */
const bounds = { connectMillis: 600, silenceMillis: 600, handOverMillis: 2_500 }

const providerOn = (port: number, options: Partial<Email.EmailOptions> = {}) =>
  Email.make({
    url: Redacted.make(`smtp://127.0.0.1:${port}`),
    from: { name: null, address: "reminders@duebook.example" },
    messageIdHost: "duebook.example",
    bounds,
    ...options
  })

const at =
  (step: Step, act: Act): Script =>
  (now) =>
    now === step ? act : undefined

const outcome = (script: Script, message = outgoing()) =>
  Effect.gen(function* () {
    const server = yield* scriptedServer(script)
    const provider = yield* providerOn(server.port)
    return { outcome: yield* provider.send(message), server }
  })

/** An exclamation mark says that the server is in trouble, whatever the message. */
const tagOf = (result: Outcome) =>
  `${result._tag}${"providerTrouble" in result ? "!" : "doubtful" in result ? "?" : ""}`

const tagAndCode = (result: Outcome) =>
  `${tagOf(result)} ${"code" in result ? result.code : result.providerMessageId}${"address" in result ? ` ${result.address}` : ""}`

/** Long enough to be partly sent when the server hangs up. */
const longText = "Dear Ada, this is due.\n".repeat(40_000)

describe("a server that hangs up", () => {
  const expected: Readonly<Record<(typeof steps)[number], string>> = {
    connect: "Deferred! smtp_connection_lost",
    EHLO: "Deferred! smtp_connection_lost",
    MAIL: "Deferred! smtp_connection_lost",
    RCPT: "Deferred! smtp_connection_lost",
    DATA: "Deferred! smtp_connection_lost",
    body: "Lost smtp_connection_lost",
    dot: "Lost smtp_connection_lost"
  }
  for (const act of ["drop", "reset"] as const) {
    for (const step of steps) {
      it.scopedLive(`${act} at ${step}`, () =>
        Effect.gen(function* () {
          const message = outgoing(step === "body" ? { text: longText } : {})
          const { outcome: result, server } = yield* outcome(at(step, act), message)
          expect(tagAndCode(result)).toBe(expected[step])
          expect(server.texts.length).toBe(step === "dot" ? 1 : 0)
        })
      )
    }
  }
})

describe("a server that falls silent", () => {
  for (const step of steps) {
    it.scopedLive(`at ${step}`, () =>
      Effect.gen(function* () {
        const started = performance.now()
        const message = outgoing(step === "body" ? { text: longText } : {})
        const { outcome: result } = yield* outcome(at(step, "hang"), message)
        const isLost = step === "body" || step === "dot"
        expect(tagAndCode(result)).toBe(`${isLost ? "Lost" : "Deferred!"} smtp_timeout`)
        expect(performance.now() - started).toBeLessThan(bounds.handOverMillis + 1_000)
      })
    )
  }
})

describe("a server that replies", () => {
  const replied = ["connect", "EHLO", "MAIL", "RCPT", "DATA", "dot"] as const
  /** What each reply means at each of these steps. */
  const expected: Readonly<Record<string, ReadonlyArray<string>>> = {
    "421": ["Faulted", "Faulted", "Deferred!", "Deferred!", "Deferred!", "Deferred!"],
    "451": ["Faulted", "Sent", "Deferred!", "Deferred", "Deferred", "Deferred"],
    "452": ["Faulted", "Sent", "Deferred!", "Deferred", "Deferred", "Deferred"],
    "530": ["Faulted", "Sent", "Faulted", "Faulted", "Faulted", "Faulted"],
    "550": ["Faulted", "Sent", "Faulted", "Faulted?", "Faulted?", "Faulted?"],
    "552": ["Faulted", "Sent", "Rejected", "Faulted?", "Faulted?", "Faulted?"],
    "554": ["Faulted", "Sent", "Faulted", "Faulted?", "Faulted?", "Faulted?"]
  }
  for (const [place, step] of replied.entries()) {
    for (const [reply, tags] of Object.entries(expected)) {
      it.scopedLive(`${reply} at ${step}`, () =>
        Effect.gen(function* () {
          // After EHLO is refused the client tries HELO, which this server accepts, unless it is closing.
          const { outcome: result } = yield* outcome(at(step, `${reply} 5.7.1 because\tof it`))
          expect(tagOf(result)).toBe(tags[place])
          if (result._tag === "Sent") return
          expect(result.code).toBe(`smtp_${reply}`)
          expect(result.message).toMatch(/^[^\n\t]*because of it$/)
        })
      )
    }
  }

  const told: ReadonlyArray<readonly [step: Step, reply: string, expected: string]> = [
    ["RCPT", "550 5.1.1 no such user", "Rejected smtp_550 bounced"],
    ["RCPT", "556 5.1.10 this domain takes no mail", "Rejected smtp_556 bounced"],
    ["RCPT", "550 5.1.11 no such code", "Rejected smtp_550 bounced"],
    ["RCPT", "450 4.1.1 no such user yet", "Deferred smtp_450"],
    ["dot", "550 5.1.1 no such user", "Rejected smtp_550 bounced"],
    ["RCPT", "550 5.7.1 blocked by the recipient's policy", "Faulted? smtp_550"],
    ["RCPT", "554 5.7.1 <ada@example.com>: Relay access denied", "Faulted? smtp_554"],
    ["RCPT", "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain", "Faulted? smtp_550"],
    ["RCPT", "550 5.1.8 sender's domain does not exist", "Faulted? smtp_550"],
    ["dot", "550 5.7.26 unauthenticated mail from this domain", "Faulted? smtp_550"],
    ["dot", "554 5.7.60 client may not send as this sender", "Faulted? smtp_554"],
    ["dot", "554 5.7.1 looks like spam", "Faulted? smtp_554"]
  ]
  for (const [step, reply, expectation] of told) {
    it.scopedLive(`${reply} at ${step}`, () =>
      Effect.gen(function* () {
        expect(tagAndCode((yield* outcome(at(step, reply))).outcome)).toBe(expectation)
      })
    )
  }

  it.scopedLive("with an invalid reply, after the message", () =>
    Effect.gen(function* () {
      for (const nonsense of ["hello", "354 more?", "199 what", "600 so what"]) {
        const { outcome: result } = yield* outcome(at("dot", nonsense))
        expect([nonsense, result._tag]).toEqual([nonsense, "Lost"])
      }
    })
  )

  it.scopedLive("with several lines, which are joined and cut to one", () =>
    Effect.gen(function* () {
      const long = "x".repeat(2_000)
      const { outcome: result } = yield* outcome(at("RCPT", `550-first\r\n550-second\r\n550 ${long}`))
      const message = "message" in result ? result.message : ""
      expect(message).toMatch(/^550-first 550-second 550 x+…$/)
      expect(message.length).toBe(300)
    })
  )

  it.scopedLive("without ending a reply", () =>
    Effect.gen(function* () {
      const { outcome: result } = yield* outcome(at("dot", `250-${"x".repeat(200_000)}`))
      expect(result._tag).toBe("Lost")
    })
  )

  it.scopedLive("byte by byte, so that it never falls silent", () =>
    Effect.gen(function* () {
      const started = performance.now()
      const { outcome: result } = yield* outcome(at("dot", "trickle"))
      expect(tagAndCode(result)).toBe("Lost smtp_timeout")
      expect(performance.now() - started).toBeLessThan(bounds.handOverMillis + 1_000)
    })
  )

  it.scopedLive("with the end of the session, which does not reject the message", () =>
    Effect.gen(function* () {
      for (const reply of ["503 order", "530 5.7.0 log in first"]) {
        const { outcome: result } = yield* outcome(at("MAIL", reply))
        expect(tagAndCode(result)).toBe(`Faulted smtp_${reply.slice(0, 3)}`)
      }
    })
  )
})

describe("a server with pipelining (RFC 2920)", () => {
  const pipelining =
    (script: Script): Script =>
    (step, time, line) =>
      script(step, time, line) ?? (step === "EHLO" ? "250-test\r\n250 PIPELINING" : undefined)

  it.scopedLive("has the same outcomes", () =>
    Effect.gen(function* () {
      const tags = (act: Act) =>
        Effect.forEach(
          ["MAIL", "RCPT", "DATA", "dot"] as const,
          (step) => Effect.map(outcome(pipelining(at(step, act))), (result) => result.outcome._tag),
          { concurrency: "unbounded" }
        )
      expect(yield* tags("drop")).toEqual(["Deferred", "Deferred", "Deferred", "Lost"])
      expect(yield* tags("hang")).toEqual(["Deferred", "Deferred", "Deferred", "Lost"])
      expect(yield* tags("451 later")).toEqual(["Deferred", "Deferred", "Deferred", "Deferred"])
      expect(yield* tags("550 no")).toEqual(["Faulted", "Rejected", "Faulted", "Faulted"])
    })
  )
})

describe("several recipients", () => {
  const message = outgoing({ recipients: ["a@example.com", "b@example.com", "c@example.com"] })
  const refusing =
    (refusals: Readonly<Record<string, string>>): Script =>
    (step, _time, line) =>
      step === "RCPT" ? refusals[line.slice("RCPT TO:<".length)[0] ?? ""] : undefined

  it.scopedLive("of whom one is accepted: the message is sent", () =>
    Effect.gen(function* () {
      const { outcome: result, server } = yield* outcome(refusing({ a: "550 no", c: "451 later" }), message)
      expect(result).toEqual({ _tag: "Sent", providerMessageId: "<c7.m42@duebook.example>" })
      expect(server.texts.length).toBe(1)
    })
  )

  it.scopedLive("of whom none is accepted: the message is deferred, unless all are rejected for good", () =>
    Effect.gen(function* () {
      const mixed = yield* outcome(refusing({ a: "550 no", b: "451 later", c: "550 no" }), message)
      expect(tagAndCode(mixed.outcome)).toBe("Deferred smtp_451")
      const none = yield* outcome(refusing({ a: "550 no", b: "553 no", c: "550 no" }), message)
      expect(tagAndCode(none.outcome)).toBe("Rejected smtp_550")
    })
  )
})

describe("a server that can't be reached", () => {
  it.scopedLive("refuses the connection", () =>
    Effect.gen(function* () {
      const port = yield* Effect.promise(
        () =>
          new Promise<number>((resolve) => {
            const server = createServer().listen(0, "127.0.0.1", () => {
              const address = server.address()
              server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 1))
            })
          })
      )
      const provider = yield* providerOn(port)
      expect(tagAndCode(yield* provider.send(outgoing()))).toBe("Faulted smtp_connection_refused")
    })
  )

  it.scopedLive("has no address", () =>
    Effect.gen(function* () {
      const provider = yield* providerOn(25, { url: Redacted.make("smtp://nowhere.invalid:25") })
      expect(tagAndCode(yield* provider.send(outgoing()))).toBe("Faulted smtp_dns")
    })
  )
})

describe("pooled connections", () => {
  it.scopedLive("that the server has closed are replaced, and no message is lost or sent twice", () =>
    Effect.gen(function* () {
      // Hangs up instead of accepting the second message, as servers do after an idle time.
      const server = yield* scriptedServer((step, time) =>
        step === "MAIL" && time === 2 ? "drop" : undefined
      )
      const provider = yield* providerOn(server.port)
      expect((yield* provider.send(outgoing({ messageId: 1 })))._tag).toBe("Sent")
      expect((yield* provider.send(outgoing({ messageId: 2 })))._tag).toBe("Sent")
      expect(server.connections()).toBe(2)
      expect(server.texts.length).toBe(2)
    })
  )

  it.scopedLive("are reused, also after a message was refused", () =>
    Effect.gen(function* () {
      const server = yield* scriptedServer((step, time) =>
        step === "RCPT" && time === 2 ? "550 no" : undefined
      )
      const provider = yield* providerOn(server.port)
      const tags: Array<string> = []
      for (const messageId of [1, 2, 3]) {
        tags.push((yield* provider.send(outgoing({ messageId })))._tag)
        // After a refusal the session is reset before it takes another message.
        yield* Effect.sleep("50 millis")
      }
      expect(tags).toEqual(["Sent", "Rejected", "Sent"])
      expect(server.connections()).toBe(1)
    })
  )

  it.scopedLive("never send a message again after its text was sent on another", () =>
    Effect.gen(function* () {
      const server = yield* scriptedServer((step, time) =>
        step === "dot" && time === 2 ? "drop" : undefined
      )
      const provider = yield* providerOn(server.port)
      expect((yield* provider.send(outgoing({ messageId: 1 })))._tag).toBe("Sent")
      expect((yield* provider.send(outgoing({ messageId: 2 })))._tag).toBe("Lost")
      expect(server.texts.length).toBe(2)
    })
  )

  it.scopedLive("are limited: a message that waits too long for one is deferred", () =>
    Effect.gen(function* () {
      const server = yield* scriptedServer(at("dot", "hang"))
      const provider = yield* providerOn(server.port, {
        bounds: { connectMillis: 1_000, silenceMillis: 2_000, handOverMillis: 1_000 }
      })
      const all = yield* Effect.forEach(
        Array.from({ length: 24 }, (_, messageId) => outgoing({ messageId: messageId + 1 })),
        provider.send,
        { concurrency: "unbounded" }
      )
      const outcomes = all.map(tagAndCode)
      const deferred = outcomes.filter((outcome) => outcome === "Deferred! smtp_timeout").length
      const lost = outcomes.filter((outcome) => outcome === "Lost smtp_timeout").length
      expect(deferred + lost).toBe(24)
      // A message that gives up may free its connection just before the time of a waiting message is over.
      expect(lost).toBeGreaterThanOrEqual(20)
      expect(deferred).toBeGreaterThanOrEqual(1)
      expect(server.texts.length).toBe(lost)
    })
  )
})
