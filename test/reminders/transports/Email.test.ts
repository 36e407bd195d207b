/** E-mails as a server receives them: sockets, TLS and MIME are real. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import fc from "fast-check"
import { createTransport } from "nodemailer"
import PostalMime from "postal-mime"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { displayName, MAX_DISPLAY_NAME_LENGTH } from "../../../src/reminders/transports/DisplayName.ts"
import * as Email from "../../../src/reminders/transports/Email.ts"
import { outgoing } from "./smtp.ts"

interface Received {
  readonly raw: string
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly secure: boolean
  readonly user: string | undefined
}

/** The server's self-signed certificate. */
const offering: SMTPServerOptions = { disabledCommands: [] }

const sink = (options: SMTPServerOptions = {}) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const received: Array<Received> = []
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onAuth: ({ password, username }, _session, done) =>
          password === "pass:w@rd" ? done(null, { user: username }) : done(new Error("no such user")),
        onData: (stream, session, done) => {
          const chunks: Array<Buffer> = []
          stream.on("data", (chunk: Buffer) => chunks.push(chunk))
          stream.on("end", () => {
            const { mailFrom, rcptTo } = session.envelope
            received.push({
              raw: Buffer.concat(chunks).toString("utf8"),
              from: mailFrom === false ? "" : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
              secure: session.secure,
              user: session.user
            })
            done()
          })
        },
        ...options
      })
      server.on("error", () => {})
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.server.address()
      return { server, received, port: typeof address === "object" && address !== null ? address.port : 0 }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  )

const provider = (url: string, options: Partial<Email.EmailOptions> = {}) =>
  Email.make({
    url: Redacted.make(url),
    from: { name: null, address: "reminders@duebook.example" },
    messageIdHost: "duebook.example",
    bounds: { connectMillis: 2_000, silenceMillis: 2_000, handOverMillis: 5_000 },
    ...options
  })

/** The message as the server received it, raw and parsed. */
const delivered = (message = outgoing(), options: Partial<Email.EmailOptions> = {}) =>
  Effect.gen(function* () {
    const { port, received } = yield* sink()
    const { send } = yield* provider(`smtp://127.0.0.1:${port}`, options)
    const outcome = yield* send(message)
    expect(outcome._tag).toBe("Sent")
    const [mail] = received
    if (mail === undefined) throw new Error("nothing was received")
    const parsed = yield* Effect.promise(() => PostalMime.parse(mail.raw))
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]))
    return { mail, parsed, headers, outcome }
  })

describe("an e-mail", () => {
  it.scopedLive("has sender, recipient, text and an opt-out link", () =>
    Effect.gen(function* () {
      const message = outgoing({ recipients: ["ada@example.com", "b@example.org"], locale: "de-CH" })
      const { headers, mail, outcome, parsed } = yield* delivered(message)
      expect(outcome).toEqual({ _tag: "Sent", providerMessageId: "<c7.m42@duebook.example>" })
      expect(parsed).toMatchObject({
        from: { name: "Analytical Engines", address: "reminders@duebook.example" },
        to: [
          { name: "", address: "ada@example.com" },
          { name: "", address: "b@example.org" }
        ],
        replyTo: [{ name: "", address: "office@engines.example" }],
        subject: "Invoice 1 is due",
        messageId: "<c7.m42@duebook.example>"
      })
      expect(parsed.text?.trim()).toBe(message.text)
      expect(parsed.html?.trim()).toBe(message.html ?? "")
      expect(headers.get("content-type")).toMatch(/^multipart\/alternative;/)
      expect(headers.get("list-unsubscribe")).toBe(`<${message.optOutUrl}>`)
      expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
      expect(headers.get("auto-submitted")).toBe("auto-generated")
      expect(headers.get("content-language")).toBe("de-CH")
      expect(headers.has("date")).toBe(true)
      expect(mail).toMatchObject({ from: "reminders@duebook.example", to: message.recipients })
      expect(mail.raw).toContain(`List-Unsubscribe: <${message.optOutUrl}>\r\n`)
      expect(mail.raw.split("\r\n").every((line) => Buffer.byteLength(line) <= 998)).toBe(true)
    })
  )

  it.scopedLive("carries the customer's name, without what would change how the rest of it is read", () =>
    Effect.gen(function* () {
      const recipientName = 'Müller, "Ada" <x@evil.example>\r\nBcc: \u202eall@evil.example'
      const { mail, parsed } = yield* delivered(outgoing({ recipients: ["ada@example.com"], recipientName }))
      expect(parsed.to).toMatchObject([{ address: "ada@example.com" }])
      expect(parsed.to?.[0]?.name).toMatch(/^Müller, "Ada"/)
      expect(mail.to).toEqual(["ada@example.com"])
      expect(mail.raw).not.toMatch(/^Bcc:/im)
      const plain = yield* delivered(outgoing({ recipientName: "Ada Lovelace" }))
      expect(plain.mail.raw).toContain("To: Ada Lovelace <ada@example.com>\r\n")
    })
  )

  it.scopedLive("brings its files along, as they are, and is as it was otherwise", () =>
    Effect.gen(function* () {
      const content = new Uint8Array(Array.from({ length: 3_000 }, (_, n) => n % 256))
      const attachments = [{ name: "Rechnung 7-ü.pdf", content: content.subarray(7) }]
      const { parsed } = yield* delivered(outgoing({ attachments }))
      expect(parsed.text?.trim()).toBe(outgoing().text)
      expect(parsed.html?.trim()).toBe(outgoing().html ?? "")
      expect(parsed.attachments).toHaveLength(1)
      const [file] = parsed.attachments
      expect(file).toMatchObject({
        filename: "Rechnung 7-ü.pdf",
        mimeType: "application/pdf",
        disposition: "attachment"
      })
      expect(new Uint8Array(file?.content as ArrayBuffer)).toEqual(content.slice(7))
    })
  )

  it.scopedLive("of a person is not marked as automatic", () =>
    Effect.gen(function* () {
      const { headers } = yield* delivered(outgoing({ isPersonal: true }))
      expect(headers.has("auto-submitted")).toBe(false)
    })
  )

  it.scopedLive("to members has no opt-out link, and without HTML is plain text", () =>
    Effect.gen(function* () {
      const { headers, parsed } = yield* delivered(outgoing({ optOutUrl: null, html: null, replyTo: null }))
      expect([...headers.keys()].filter((name) => /^list-|reply-to/.test(name))).toEqual([])
      expect(headers.get("content-type")).toMatch(/^text\/plain;/)
      expect(parsed.html).toBeUndefined()
    })
  )

  it.scopedLive("has the operator's name as its sender if one is configured", () =>
    Effect.gen(function* () {
      const from = { name: "Duebook, the book", address: "r@duebook.example" }
      const { parsed } = yield* delivered(outgoing(), { from })
      expect(parsed.from).toEqual(from)
    })
  )

  it.scopedLive("keeps every script and symbol in names, subjects and texts", () =>
    Effect.gen(function* () {
      const message = outgoing({
        sender: 'Müller "& Söhne", <GmbH>',
        subject: "Напоминание: 请付款 💶 =?utf-8?q?x?=",
        text: "Zeile\n.\n.. Punkt\nFrom here — Ünïcödé 💶",
        html: "<p>Ünïcödé 💶</p>"
      })
      const { parsed } = yield* delivered(message)
      expect(parsed.from?.name).toBe(message.sender)
      expect(parsed.subject).toBe(message.subject ?? "")
      expect(parsed.text?.trim()).toBe(message.text)
      expect(parsed.html?.trim()).toBe(message.html ?? "")
    })
  )

  it.scopedLive("can't get additional headers from names, subjects or URLs", () =>
    Effect.gen(function* () {
      const evil = "x\r\nBcc: evil@example.net\r\nX-Evil: 1\r\n\r\nbody"
      const { headers, mail, parsed } = yield* delivered(
        outgoing({
          sender: evil,
          subject: evil,
          locale: "en\r\nX-Evil: 1",
          replyTo: `office@engines.example${evil}`,
          optOutUrl: `https://duebook.example/o/x>\r\nX-Evil: 1\r\nY: <`
        })
      )
      expect(headers.has("x-evil")).toBe(false)
      expect(headers.has("bcc")).toBe(false)
      expect(parsed.bcc).toBeUndefined()
      expect(mail.to).toEqual(["ada@example.com"])
      expect(parsed.text?.trim()).toBe(outgoing().text)
    })
  )

  it.scopedLive("shows its sender's name in one line of visible characters, whatever the name", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink()
      const { send } = yield* provider(`smtp://127.0.0.1:${port}`)
      const hidden = [..."\r\n\t\0\u202e\u2066\u200f\u061c\u2028\ufeff\u200b\u0085"]
      const characters = fc.oneof(
        fc.fullUnicode(),
        fc.constantFrom(...hidden, ...'"\\<>@,;:()=?', "é", "ش", "👩", "\u200d", "💻")
      )
      const names = [
        ...fc.sample(fc.stringOf(characters, { maxLength: 60 }), 150),
        "\u202egro.live@live\u202c Ltd",
        "Engines\r\nBcc: evil@example.net",
        "x".repeat(500),
        "\u202e"
      ]
      for (const [index, sender] of names.entries()) {
        const shown = displayName(sender)
        expect(shown).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\s\s/u
        )
        expect([...shown].length).toBeLessThanOrEqual(MAX_DISPLAY_NAME_LENGTH)
        expect(displayName(shown)).toBe(shown)
        expect((yield* send(outgoing({ sender })))._tag).toBe("Sent")
        const mail = received[index]
        const parsed = yield* Effect.promise(() => PostalMime.parse(mail?.raw ?? ""))
        expect([parsed.from, mail?.to]).toEqual([
          { name: shown, address: "reminders@duebook.example" },
          ["ada@example.com"]
        ])
        expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc")
      }
      expect(displayName("Šiška & Söhne 👩‍💻")).toBe("Šiška & Söhne 👩‍💻")
      expect(displayName("\u202egro.live@live\u202c Ltd")).toBe("gro live@live Ltd")
      expect(displayName("Engines\r\nBcc: x")).toBe("Engines Bcc: x")
    })
  )

  it.scopedLive("is not sent if an address is invalid, or several in one", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink()
      const { send } = yield* provider(`smtp://127.0.0.1:${port}`)
      for (const address of ["", "a@example.com>\r\nRCPT TO:<evil@example.net", "a@b.c\r\nDATA"]) {
        const outcome = yield* send(outgoing({ recipients: [address] }))
        expect([address, outcome._tag]).not.toEqual([address, "Lost"])
      }
      expect(received.flatMap(({ to }) => to)).not.toContain("evil@example.net")
    })
  )
})

describe("the connection to the server", () => {
  it.scopedLive("is encrypted if the server offers it, with any certificate", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink(offering)
      const { send } = yield* provider(`smtp://someone:pass%3Aw%40rd@127.0.0.1:${port}`)
      expect((yield* send(outgoing()))._tag).toBe("Sent")
      expect(received).toMatchObject([{ secure: true, user: "someone" }])
    })
  )

  it.scopedLive("is not encrypted if the server does not offer it", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink()
      const { send } = yield* provider(`smtp://127.0.0.1:${port}`)
      expect((yield* send(outgoing()))._tag).toBe("Sent")
      expect(received).toMatchObject([{ secure: false }])
    })
  )

  it.scopedLive("is refused without a valid certificate if one is required", () =>
    Effect.gen(function* () {
      const upgradable = yield* sink(offering)
      const plain = yield* sink()
      const secure = yield* sink({ secure: true })
      const urls = [
        `smtp://127.0.0.1:${upgradable.port}?requireTLS=true`,
        `smtp://127.0.0.1:${plain.port}?requireTLS=true`,
        `smtps://127.0.0.1:${secure.port}`
      ]
      for (const url of urls) {
        const { send } = yield* provider(url)
        expect(yield* send(outgoing())).toMatchObject({
          _tag: "Faulted",
          code: expect.stringMatching(/^smtp_(tls|\d+)$/)
        })
      }
      expect([...upgradable.received, ...plain.received, ...secure.received]).toEqual([])
    })
  )

  it.scopedLive("sends credentials to another machine only over TLS with a valid certificate", () =>
    Effect.gen(function* () {
      let attempts = 0
      const counting: SMTPServerOptions = {
        authMethods: ["PLAIN"],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => {
          attempts += 1
          done(null, { user: "someone" })
        }
      }
      const upgradable = yield* sink({ ...counting, ...offering })
      const plain = yield* sink(counting)
      for (const { port, received } of [upgradable, plain]) {
        // Leads to this machine, and is none of its names.
        const { send } = yield* provider(`smtp://someone:secret@0.0.0.0:${port}`)
        expect(yield* send(outgoing())).toMatchObject({
          _tag: "Faulted",
          code: expect.stringMatching(/^smtp_(tls|\d+)$/)
        })
        expect(received).toEqual([])
      }
      expect(attempts).toBe(0)
    })
  )

  it.scopedLive("is at fault if the server refuses the credentials", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink({ authMethods: ["PLAIN"], allowInsecureAuth: true })
      const { send } = yield* provider(`smtp://someone:wrong@127.0.0.1:${port}`)
      const outcome = yield* send(outgoing())
      expect(outcome).toMatchObject({ _tag: "Faulted", code: "smtp_535" })
      expect(JSON.stringify(outcome)).not.toContain("wrong")
      expect(received).toEqual([])
    })
  )

  it.scopedLive("sends credentials even if the server does not offer authentication", () =>
    Effect.gen(function* () {
      const { port, received } = yield* sink({ disabledCommands: ["STARTTLS", "AUTH"] })
      const { send } = yield* provider(`smtp://someone:wr0ng@127.0.0.1:${port}`)
      const outcome = yield* send(outgoing())
      expect(outcome).toMatchObject({ _tag: "Faulted", code: expect.stringMatching(/^smtp_5/) })
      expect(JSON.stringify(outcome)).not.toContain("wr0ng")
      expect(received).toEqual([])
    })
  )

  it.scopedLive("is closed with the scope", () =>
    Effect.gen(function* () {
      const { port, server } = yield* sink()
      yield* Effect.scoped(
        Effect.gen(function* () {
          const { send } = yield* provider(`smtp://127.0.0.1:${port}`)
          yield* send(outgoing())
          expect(server.connections.size).toBe(1)
        })
      )
      yield* Effect.promise(() => expect.poll(() => server.connections.size).toBe(0))
    })
  )
})

it("settings come from the URL", () => {
  const of = (url: string) => Email.connectionOf(new URL(url))
  expect(of("smtp://mail.example")).toMatchObject({ host: "mail.example", port: 587, secure: false })
  expect(of("smtps://u:p%40%2F@mail.example")).toMatchObject({
    port: 465,
    secure: true,
    auth: { user: "u", pass: "p@/" },
    tls: { rejectUnauthorized: true }
  })
  expect(of("smtp://[::1]:2525")).toMatchObject({ host: "::1", port: 2525, requireTLS: false })
  expect(of("smtp://u:p@mail.example")).toMatchObject({ requireTLS: true, tls: { rejectUnauthorized: true } })
  expect(of("smtp://u:p@localhost")).toMatchObject({ requireTLS: false, tls: { rejectUnauthorized: false } })
  expect(of("smtp://u@h:1")).toMatchObject({ auth: { user: "u", pass: "" } })
})

it("Message-IDs are made from the message's number", () => {
  const message = { companyId: 1, messageId: 2 }
  expect(Email.messageId(message, "duebook.example")).toBe("<c1.m2@duebook.example>")
  expect(Email.messageId(message, "127.0.0.1")).toBe("<c1.m2@[127.0.0.1]>")
})

describe("the header by which a provider names the message in its reports", () => {
  const ID = "<c7.m42@duebook.example>"
  const headersFor = (host: string, id = ID) =>
    Object.entries(Email.reportHeaders(id, host)).map(([name, { value }]) => [name, value])

  it("is of the provider whose server it is, and of no other", () => {
    for (const host of ["smtp.postmarkapp.com", "SMTP-Broadcasts.PostmarkApp.com"]) {
      expect(headersFor(host)).toEqual([["X-PM-Metadata-duebook-message-id", "c7.m42@duebook.example"]])
    }
    expect(headersFor("smtp.sendgrid.net")).toEqual([
      ["X-SMTPAPI", '{"unique_args":{"duebook-message-id":"<c7.m42@duebook.example>"}}']
    ])
    for (const host of [
      "smtp.mailgun.org",
      "email-smtp.eu-west-1.amazonaws.com",
      "127.0.0.1",
      "notsendgrid.net",
      "sendgrid.net.example"
    ]) {
      expect(headersFor(host)).toEqual([])
    }
  })

  it("is left out where Postmark would refuse the message for its length", () => {
    const of = (length: number) => `<${"c7.m42@".padEnd(length, "x")}>`
    expect(headersFor("smtp.postmarkapp.com", of(80))).toHaveLength(1)
    expect(headersFor("smtp.postmarkapp.com", of(81))).toEqual([])
  })

  it("leaves in one line, as it is", async () => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const longHost = `${"a".repeat(40)}.duebook.example`
    const id = `<c9007199254740991.m9007199254740991@${longHost}>`
    for (const [host, line] of [
      ["smtp.sendgrid.net", `X-SMTPAPI: {"unique_args":{"duebook-message-id":"${id}"}}`],
      ["smtp.postmarkapp.com", "X-PM-Metadata-Duebook-Message-Id: c7.m42@duebook.example"]
    ] as const) {
      const headers = Email.reportHeaders(host.includes("sendgrid") ? id : ID, host)
      const { message } = await transport.sendMail({ from: "a@b.example", to: "c@d.example", headers })
      expect(message.toString().toLowerCase().split("\r\n")).toContain(line.toLowerCase())
    }
  })
})
