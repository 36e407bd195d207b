import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect, Either, Option, Redacted } from "effect"
import * as Config from "../src/Config.ts"
import { KEYS } from "./support/secretKeys.ts"

const load = (variables: Readonly<Record<string, string>>) =>
  Config.load(Config.serve).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries({ ...KEYS, ...variables }))))
  )

const DATABASE_URL = "postgres://duebook:secret@127.0.0.1/duebook"

describe("the configuration", () => {
  it.effect("has defaults for all but the database", () =>
    Effect.gen(function* () {
      const { database, server } = yield* load({ DATABASE_URL })
      expect(Redacted.value(database.url)).toBe(DATABASE_URL)
      expect(server).toMatchObject({ host: "0.0.0.0", port: 3000, maxInFlight: 1024 })
      expect(server).toMatchObject({ adminHost: "127.0.0.1", adminPort: 3001 })
      expect(server.rateLimitPerMinute).toBe(60)
    })
  )

  it.effect("keeps the texts of messages for three years, or for as many days as it is told", () =>
    Effect.gen(function* () {
      expect((yield* load({ DATABASE_URL })).retention).toEqual({ messageDays: 1_095 })
      for (const days of ["1", "36500"]) {
        const { retention } = yield* load({ DATABASE_URL, MESSAGE_RETENTION_DAYS: days })
        expect(retention).toEqual({ messageDays: Number(days) })
      }
      for (const wrong of ["0", "36501", "-1", "90d"]) {
        const { message } = yield* Effect.flip(load({ DATABASE_URL, MESSAGE_RETENTION_DAYS: wrong }))
        expect(message).toContain("MESSAGE_RETENTION_DAYS must be a whole number from 1 to 36500")
      }
    })
  )

  it.effect("treats an empty variable as unset", () =>
    Effect.gen(function* () {
      const { channels, server } = yield* load({ DATABASE_URL, PORT: "", HOST: " ", SMTP_URL: "" })
      expect(server).toMatchObject({ host: "0.0.0.0", port: 3000 })
      expect(Option.isNone(channels.email)).toBe(true)
    })
  )

  it.effect("is refused with every problem at once, and without its secrets", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(
        load({ DATABASE_URL: "mysql://root:hunter2@db", PORT: "0x10", LOG_LEVEL: "loud", MAX_IN_FLIGHT: "0" })
      )
      for (const name of ["DATABASE_URL", "PORT", "LOG_LEVEL", "MAX_IN_FLIGHT"])
        expect(message).toContain(name)
      expect(message).not.toContain("hunter2")
    })
  )

  it.effect("is refused when ADMIN_PORT equals PORT", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(load({ DATABASE_URL, PORT: "4000", ADMIN_PORT: "4000" }))
      expect(message).toContain("ADMIN_PORT")
      const free = yield* load({ DATABASE_URL, PORT: "0", ADMIN_PORT: "0" })
      expect(free.server).toMatchObject({ port: 0, adminPort: 0 })
    })
  )

  it.effect("has a channel where its URL is set", () =>
    Effect.gen(function* () {
      const off = yield* load({
        DATABASE_URL,
        MAIL_FROM: "a@b.example",
        SMS_FROM: "+15550100",
        SMS_API_KEY: "u:p"
      })
      expect(off.channels).toEqual({ email: Option.none(), sms: Option.none() })
      const { channels } = yield* load({
        DATABASE_URL,
        SMTP_URL: "smtp://user:p%40ss@mail.example:25",
        MAIL_FROM: "Duebook, the book <r@b.example>",
        SMS_API_URL: "https://sms.example/2010/Messages.json",
        SMS_API_KEY: "AC1:s3:cret",
        SMS_FROM: "Duebook"
      })
      const { email, sms } = {
        email: Option.getOrThrow(channels.email),
        sms: Option.getOrThrow(channels.sms)
      }
      expect(email.from).toEqual({ name: "Duebook, the book", address: "r@b.example" })
      expect(Redacted.value(email.url)).toBe("smtp://user:p%40ss@mail.example:25")
      expect(sms).toMatchObject({ url: "https://sms.example/2010/Messages.json", from: "Duebook" })
      expect(sms.key && Redacted.value(sms.key)).toBe("AC1:s3:cret")
    })
  )

  it.effect("is refused with half a channel, all problems at once", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(
        load({ PORT: "x", SMTP_URL: "smtp://h", SMS_API_URL: "https://sms.example", SMS_API_KEY: "u:p" })
      )
      expect(message.split("\n").slice(1)).toEqual([
        "  DATABASE_URL is required",
        "  PORT must be a whole number from 0 to 65535",
        "  MAIL_FROM is required where SMTP_URL is set",
        "  SMS_FROM is required where SMS_API_URL is set"
      ])
    })
  )

  it.effect("is refused with values that a channel can never use, and without its secrets", () =>
    Effect.gen(function* () {
      for (const SMTP_URL of [
        "http://hunter2@h",
        "smtp:hunter2",
        "smtp://u:hunter2%zz@h",
        "smtp://",
        "mail"
      ]) {
        const { message } = yield* Effect.flip(load({ DATABASE_URL, SMTP_URL, MAIL_FROM: "a@b.example" }))
        expect(message).toMatch(/\n  SMTP_URL must be smtp:/)
        expect(message).not.toContain("hunter2")
      }
      for (const SMS_API_KEY of ["hunter2", ":hunter2", "hunter2:", "a:hunter2\nb"]) {
        const { message } = yield* Effect.flip(load({ DATABASE_URL, SMS_API_KEY }))
        expect(message).toBe("The configuration is not usable:\n  SMS_API_KEY must be user:password")
      }
      for (const MAIL_FROM of [
        "me",
        "a@b, c@d",
        "A <a@b> c",
        "A\nBcc: x@y <a@b>",
        "<a@b",
        'a"b <a@b>',
        "@",
        "a@"
      ]) {
        expect((yield* Effect.flip(load({ DATABASE_URL, MAIL_FROM }))).message).toContain("MAIL_FROM must be")
      }
    })
  )

  it.effect("is refused with parts of URLs and senders that would be ignored or break links", () =>
    Effect.gen(function* () {
      for (const PUBLIC_URL of [
        "https://d.example/?a=1",
        "https://d.example/?",
        "https://d.example/x#y",
        "https://u:hunter2@d.example",
        "https://u@d.example",
        "ftp://d.example",
        "d.example"
      ]) {
        const { message } = yield* Effect.flip(load({ DATABASE_URL, PUBLIC_URL }))
        expect(message).toMatch(/\n  PUBLIC_URL must be http:\/\/host or https:\/\/host/)
        expect(message).not.toContain("hunter2")
      }
      const { server } = yield* load({ DATABASE_URL, PUBLIC_URL: "https://d.example:8443/reminders/" })
      expect(Option.getOrThrow(server.publicUrl)).toBe("https://d.example:8443/reminders/")

      for (const rest of [
        "/inbox",
        "?pool=true",
        "?requireTLS=yes",
        "?requireTLS",
        "?requiretls=true",
        "#x"
      ]) {
        const SMTP_URL = `smtp://u:hunter2@h:25${rest}`
        const { message } = yield* Effect.flip(load({ DATABASE_URL, SMTP_URL, MAIL_FROM: "a@b.example" }))
        expect(message).toMatch(/\n  SMTP_URL must have nothing after its port but \?requireTLS=true/)
        expect(message).not.toContain("hunter2")
      }
      for (const SMTP_URL of ["smtp://user@h", "smtp://:hunter2@h"]) {
        const { message } = yield* Effect.flip(load({ DATABASE_URL, SMTP_URL, MAIL_FROM: "a@b.example" }))
        expect(message).toMatch(/\n  SMTP_URL must be smtp:.* with user:password@/)
      }
      for (const SMTP_URL of [
        "smtp://h/",
        "smtp://h:25/?requireTLS=true",
        "smtps://u:p@h?requireTLS=false"
      ]) {
        yield* load({ DATABASE_URL, SMTP_URL, MAIL_FROM: "a@b.example" })
      }

      const service = `MG${"0123456789abcdef".repeat(2)}`
      const senders = (values: ReadonlyArray<string>) =>
        Effect.forEach(values, (SMS_FROM) =>
          Effect.either(load({ DATABASE_URL, SMS_API_URL: "https://sms.example", SMS_FROM }))
        )
      for (const taken of yield* senders(["+4930123456", "12345", "Duebook", "Blue Heron1", service])) {
        expect(Either.isRight(taken)).toBe(true)
      }
      const refused = [
        "004930123456",
        "+49 30 123456",
        "+0301234567",
        "+1",
        "Blue Heron Bikes",
        "Müller",
        `${service}0`
      ]
      for (const wrong of yield* senders(refused)) {
        expect(Either.flip(wrong)).toMatchObject({
          right: { message: expect.stringContaining("SMS_FROM must be a number as +4930123456") }
        })
      }
    })
  )

  it.effect("reads a sender with and without a name", () =>
    Effect.gen(function* () {
      const from = (MAIL_FROM: string) =>
        Effect.map(
          load({ DATABASE_URL, SMTP_URL: "smtp://h", MAIL_FROM }),
          ({ channels }) => Option.getOrThrow(channels.email).from
        )
      const address = "a@b.example"
      expect(yield* from(address)).toEqual({ name: null, address })
      expect(yield* from(`<${address}>`)).toEqual({ name: null, address })
      expect(yield* from(`"Müller, Söhne"  <${address}>`)).toEqual({ name: "Müller, Söhne", address })
      expect(yield* from(` Müller & Söhne<${address}>`)).toEqual({ name: "Müller & Söhne", address })
    })
  )
})

describe("DRAIN_SECONDS", () => {
  it.effect("is 0 unless it is set, and refused where it is no number of seconds", () =>
    Effect.gen(function* () {
      const drain = (text: string) => load({ DATABASE_URL, DRAIN_SECONDS: text })
      expect((yield* load({ DATABASE_URL })).server.drainSeconds).toBe(0)
      expect((yield* drain("0")).server.drainSeconds).toBe(0)
      expect((yield* drain("15")).server.drainSeconds).toBe(15)
      for (const text of ["-1", "5s", "1.5", "3601", "soon"]) {
        const { message } = yield* Effect.flip(drain(text))
        expect(message).toContain("DRAIN_SECONDS must be a whole number from 0 to 3600")
      }
    })
  )
})

describe("the configuration of a process that sends", () => {
  it.effect("needs for e-mails a PUBLIC_URL that mail programs may follow", () =>
    Effect.gen(function* () {
      const mail = { DATABASE_URL, SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" }
      const sending = (variables: Readonly<Record<string, string>>) =>
        Config.load(Config.sending).pipe(
          Effect.either,
          Effect.map((loaded) => (Either.isLeft(loaded) ? loaded.left.message : "")),
          Effect.withConfigProvider(
            ConfigProvider.fromMap(new Map(Object.entries({ ...KEYS, ...variables })))
          )
        )
      const refused = ["", "http://due.example", "http://localhost.due.example", "http://10.0.0.1"]
      for (const PUBLIC_URL of refused)
        expect(yield* sending({ ...mail, PUBLIC_URL })).toContain("PUBLIC_URL")
      const usable = ["https://due.example/x", "http://localhost:3000", "http://127.0.0.1", "http://[::1]:80"]
      for (const PUBLIC_URL of usable) expect(yield* sending({ ...mail, PUBLIC_URL })).toBe("")
      expect(yield* sending({ DATABASE_URL })).toBe("")
      expect(yield* sending({ DATABASE_URL, SMS_API_URL: "https://sms.example", SMS_FROM: "Due" })).toBe("")
      const all = yield* sending({ ...mail, PORT: "x", MAIL_FROM: "nobody" })
      for (const name of ["PORT", "MAIL_FROM", "PUBLIC_URL"]) expect(all).toContain(name)
      // The API alone sends nothing.
      yield* load(mail)
    })
  )
})

describe("the SMS provider", () => {
  it.effect("gets its key over TLS, or on this machine alone", () =>
    Effect.gen(function* () {
      const sms = (SMS_API_URL: string, SMS_API_KEY?: string) =>
        Effect.map(
          Effect.either(
            load({ DATABASE_URL, SMS_API_URL, SMS_FROM: "Due", ...(SMS_API_KEY ? { SMS_API_KEY } : {}) })
          ),
          (loaded) => (Either.isLeft(loaded) ? loaded.left.message : "")
        )
      for (const url of ["http://sms.example/", "http://10.0.0.1", "http://localhost.sms.example/"]) {
        expect(yield* sms(url, "u:hunter2")).toMatch(
          /\n  SMS_API_URL must be https:\/\/… where SMS_API_KEY is set/
        )
        expect(yield* sms(url)).toBe("")
      }
      for (const url of [
        "https://sms.example/",
        "http://127.0.0.1:9/",
        "http://localhost",
        "http://[::1]:80"
      ])
        expect(yield* sms(url, "u:hunter2")).toBe("")
      for (const url of [
        "https://u:hunter2@sms.example",
        "http://hunter2@127.0.0.1",
        "ftp://sms.example",
        "sms"
      ]) {
        const message = yield* sms(url)
        expect(message).toMatch(/\n  SMS_API_URL must be a URL beginning with http/)
        expect(message).not.toContain("hunter2")
      }
    })
  )
})

describe("the identity provider", () => {
  const oidc = {
    DATABASE_URL,
    OIDC_ISSUER: "https://id.example.com/realms/one",
    OIDC_CLIENT_ID: "duebook",
    OIDC_CLIENT_SECRET: "hunter2"
  }

  it.effect("is none by default, and one with its defaults where its address is set", () =>
    Effect.gen(function* () {
      expect(Option.isNone((yield* load({ DATABASE_URL })).singleSignOn)).toBe(true)
      const found = Option.getOrThrow((yield* load(oidc)).singleSignOn)
      expect({ ...found, clientSecret: Redacted.value(found.clientSecret) }).toEqual({
        issuer: "https://id.example.com/realms/one",
        clientId: "duebook",
        clientSecret: "hunter2",
        name: "single sign-on",
        required: false,
        secondFactor: []
      })
    })
  )

  it.effect("takes values that count as a second factor between commas or blanks", () =>
    Effect.gen(function* () {
      const { singleSignOn } = yield* load({ ...oidc, OIDC_SECOND_FACTOR: "mfa, otp  urn:example:gold,," })
      expect(Option.getOrThrow(singleSignOn).secondFactor).toEqual(["mfa", "otp", "urn:example:gold"])
    })
  )

  it.effect("is https, or http on this machine alone", () =>
    Effect.gen(function* () {
      for (const issuer of ["http://localhost:8080", "http://127.0.0.1:8080/x", "http://[::1]:8080"]) {
        yield* load({ ...oidc, OIDC_ISSUER: issuer })
      }
      for (const issuer of [
        "http://id.example.com",
        "ftp://localhost",
        "id.example.com",
        "https://id.example.com/?x=1"
      ]) {
        const { message } = yield* Effect.flip(load({ ...oidc, OIDC_ISSUER: issuer }))
        expect(message, issuer).toContain("OIDC_ISSUER must be https://")
      }
    })
  )

  it.effect("is refused where something is missing or does not fit, and never tells its secret", () =>
    Effect.gen(function* () {
      for (const [variables, said] of [
        [
          { OIDC_CLIENT_ID: "" },
          "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are required where OIDC_ISSUER is set"
        ],
        [
          { OIDC_CLIENT_SECRET: "" },
          "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are required where OIDC_ISSUER is set"
        ],
        [{ OIDC_ISSUER: "", OIDC_REQUIRED: "1" }, "OIDC_ISSUER is required where OIDC_REQUIRED is 1"],
        [{ OIDC_REQUIRED: "1", SIGN_UP: "open" }, "SIGN_UP must be invited where OIDC_REQUIRED is 1"],
        [{ OIDC_REQUIRED: "yes" }, "OIDC_REQUIRED must be one of 0, 1"],
        [{ OIDC_NAME: "x".repeat(61) }, "OIDC_NAME must be a name of at most 60 characters"],
        [{ PUBLIC_URL: "http://pay.example.com" }, "PUBLIC_URL must be https://… where OIDC_ISSUER is set"]
      ] as const) {
        const { message } = yield* Effect.flip(load({ ...oidc, ...variables }))
        expect(message).toContain(said)
        expect(message).not.toContain("hunter2")
      }
    })
  )
})

describe("the SMTP server", () => {
  it.effect("sends no password for e-mail in the clear, except to this machine", () =>
    Effect.gen(function* () {
      const open = {
        DATABASE_URL,
        SMTP_URL: "smtp://u:hunter2@mail.example?requireTLS=false",
        MAIL_FROM: "a@b.example"
      }
      const { message: unencrypted } = yield* Effect.flip(load(open))
      expect(unencrypted).toMatch(/\n  SMTP_URL must not send a password without encryption/)
      expect(unencrypted).not.toContain("hunter2")
      yield* load({ ...open, SMTP_URL: "smtp://u:hunter2@localhost:25?requireTLS=false" })
    })
  )
})
